// Random events: their weights, a fast sampler, and the events that a match's dealer gives.
#include "core/first_player.h"
#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

void list_outcomes(const Rules& rules, const State& state, std::vector<core::Outcome<Move>>& outcomes) {
  outcomes.clear();
  if (!to_act(rules, state).is_chance()) return;
  if (state.table.phase == Phase::kFirst) return core::list_first(rules.players, outcomes);
  for (const Colour colour : kAllColours) {
    const auto weight = static_cast<std::uint32_t>(state.pile[colour]);
    if (weight != 0) outcomes.push_back({Move::card(colour), weight});
  }
}

Move random_outcome(const Rules& rules, const State& state, core::Rng& rng) {
  const Table& table = state.table;
  if (table.phase == Phase::kFirst) return Move::first(core::random_first(rules.players, rng));
  return Move::card(nth_card(state.pile, rng.below(table.pile_size)));
}

Move dealt_outcome(const Rules& rules, const State& state, core::Dealer& dealer) {
  const Table& table = state.table;
  if (table.phase == Phase::kFirst) return Move::first(core::dealt_first(rules.players, dealer));
  const std::uint32_t left = table.pile_size;
  const auto drawn = static_cast<std::uint32_t>(table.shuffled.total()) - left;
  return Move::card(nth_card(state.pile, dealer.below(left, core::DrawKind::kPile, table.shuffles, drawn)));
}

}  // namespace tavola::sunrise_lane
