#include "registry/registry.h"

#include <algorithm>
#include <array>

#include "core/embedded.h"
#include "core/fields.h"
#include "games/all_on_one_card/bot/greedy.h"
#include "games/all_on_one_card/bot/levels.h"
#include "games/all_on_one_card/wire/wire.h"
#include "games/construction_zone/bot/greedy.h"
#include "games/construction_zone/bot/levels.h"
#include "games/construction_zone/wire/wire.h"
#include "games/sunrise_lane/bot/greedy.h"
#include "games/sunrise_lane/bot/levels.h"
#include "games/sunrise_lane/wire/wire.h"
#include "registry/adapter.h"

namespace tavola::registry_content {
std::span<const core::EmbeddedFile> files();
}

namespace tavola::registry {
namespace {

template <class Wire, class Bots>
const GameEntry* entry() {
  const std::string path = "content/" + std::string(Bots::Game::kId) + "/default.json";
  const auto files = registry_content::files();
  const auto found = std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.path == path; });
  assert(found != files.end());
  static const Entry<Wire, Bots> kEntry(found->text);
  return &kEntry;
}

}  // namespace

std::span<const GameEntry* const> games() {
  static const std::array kGames{
      entry<sunrise_lane::Wire, sunrise_lane::Bots>(),
      entry<all_on_one_card::Wire, all_on_one_card::Bots>(),
      entry<construction_zone::Wire, construction_zone::Bots>(),
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

core::Status check_revision(const GameEntry& game, int revision) {
  if (revision == game.revision()) return core::Done{};
  const bool old = revision < game.revision();
  return core::Error{old ? "old-rules" : "new-rules", "rules",
                     "this game was played by revision " + std::to_string(revision) + " of the rules of " +
                         std::string(game.name()) + ", and this program has revision " +
                         std::to_string(game.revision()) + "; " +
                         (old ? "open it with the version of Tavola that made it" : "get a newer version of Tavola")};
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

core::Result<std::unique_ptr<AnyBot>> make_bot(const AnyGame& game, std::string_view text) {
  const auto spec = bots::read_spec(text);
  if (!spec.ok()) return spec.error();
  return game.make_bot(*spec);
}

}  // namespace tavola::registry
