#include "registry/registry.h"

#include <algorithm>
#include <array>

#include "core/embedded.h"
#include "core/fields.h"
#include "games/all_on_one_card/bot/greedy.h"
#include "games/all_on_one_card/wire/wire.h"
#include "games/construction_zone/bot/greedy.h"
#include "games/construction_zone/wire/wire.h"
#include "games/sunrise_lane/bot/greedy.h"
#include "games/sunrise_lane/wire/wire.h"
#include "registry/adapter.h"

namespace tavola::registry_content {
std::span<const core::EmbeddedFile> files();
}

namespace tavola::registry {
namespace {

template <class G, class Wire>
const GameEntry* entry() {
  const std::string path = "content/" + std::string(G::kId) + "/default.json";
  const auto files = registry_content::files();
  const auto found = std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.path == path; });
  assert(found != files.end());
  static const Entry<G, Wire> kEntry(found->text);
  return &kEntry;
}

}  // namespace

std::span<const GameEntry* const> games() {
  static const std::array kGames{
      entry<sunrise_lane::Game, sunrise_lane::Wire>(),
      entry<all_on_one_card::Game, all_on_one_card::Wire>(),
      entry<construction_zone::Game, construction_zone::Wire>(),
  };
  return kGames;
}

core::Result<const GameEntry*> find_game(std::string_view id) {
  std::string known;
  for (const GameEntry* game : games()) {
    if (game->id() == id) return game;
    known.append(known.empty() ? "" : ", ").append(game->id());
  }
  return core::Error{"unknown-game", "", "there is no game " + core::quoted(id) + "; the games are: " + known};
}

core::Refusal why_not_now(const AnyGame& game, const AnyState& state, AnyMove move) {
  const core::Actor actor = game.to_act(state);
  if (actor.is_nobody()) return {game.ending(state).rule, "the game is over: nothing can happen any more"};
  if (actor.is_seat()) return game.why_not(game.view(state, actor.seat()), move);
  const auto outcomes = game.outcomes(state);
  const bool possible =
      std::any_of(outcomes.begin(), outcomes.end(), [&](const AnyOutcome& o) { return o.move == move; });
  return possible ? core::Refusal{}
                  : core::Refusal{"G-2", "a random event comes next, and this is not one of those possible"};
}

std::span<const std::string_view> bot_names() {
  static constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};
  return kNames;
}

core::Result<AnyMove> bot_move(const AnyGame& game, const AnyView& view, std::string_view bot, core::Rng& rng) {
  const std::uint32_t choices = game.count_moves(view);
  if (choices == 0) return core::Error{"not-to-act", "", "this seat has no move to make now"};
  if (bot == "random") return game.pick_move(view, rng.below(choices));
  if (bot == "greedy") return game.greedy(view);
  return core::Error{"unknown-bot", "", "there is no bot " + core::quoted(bot) + "; the bots are: random, greedy"};
}

}  // namespace tavola::registry
