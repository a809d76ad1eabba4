#include "registry/registry.h"

#include <algorithm>
#include <array>

#include "core/fields.h"
#include "games/all_bot.h"
#include "games/all_wire.h"
#include "registry/adapter.h"

namespace tavola::registry {
namespace {

template <class Wire, class Bots>
const GameEntry* entry() {
  static const Entry<Wire, Bots> kEntry;
  return &kEntry;
}

template <class... Wire, class... Bots>
std::span<const GameEntry* const> entries(core::Types<Wire...>, core::Types<Bots...>) {
  static const std::array kGames{entry<Wire, Bots>()...};
  return kGames;
}

}  // namespace

std::span<const GameEntry* const> games() { return entries(games::AllWire(), games::AllBots()); }

std::string game_ids(std::string_view last_between) {
  std::vector<std::string_view> ids;
  for (const GameEntry* game : games()) ids.push_back(game->id());
  return core::listed(ids, last_between);
}

core::Result<const GameEntry*> find_game(std::string_view id) {
  for (const GameEntry* game : games()) {
    if (game->id() == id) return game;
  }
  return core::Error{"unknown-game", "", "there is no game " + core::quoted(id) + "; the games are: " + game_ids("")};
}

core::Status check_revision(const GameEntry& game, int revision) {
  if (revision == game.revision()) return core::Done{};
  const bool old = revision < game.revision();
  return core::Error{old ? "old-rules" : "new-rules", "rules",
                     "this game was played under revision " + std::to_string(revision) + " of the rules of " +
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
  return bots::read_spec(text).transform([&](const bots::Spec& spec) { return game.make_bot(spec); });
}

}  // namespace tavola::registry
