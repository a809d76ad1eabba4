// Random events: their weights, a fast sampler, and the events that a match's dealer gives.
#include <cassert>

#include "core/first_player.h"
#include "games/all_on_one_card/rules/dice_tables.h"
#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {
namespace {

using core::DrawKind;
using Outcomes = std::vector<core::Outcome<Move>>;

int dice_to_roll(const Table& table) { return kDice - table.dice.sum(); }

/// All rolls of `left` more dice of this colour and the later ones, most of the earliest colour first. `ways` is the
/// number of orders in which the dice so far, `rolled` of them, can fall.
void list_rolls(int colour, int left, int rolled, Counts so_far, std::uint32_t ways, Outcomes& outcomes) {
  const Counts one = Counts::one(colour_at(colour));
  const auto with = [&](int n) { return so_far + Counts{one.bits * static_cast<std::uint32_t>(n)}; };
  const auto ways_with = [&](int n) {  // ways * C(rolled + n, n)
    std::uint32_t product = ways;
    for (int i = 1; i <= n; ++i)
      product = product * static_cast<std::uint32_t>(rolled + i) / static_cast<std::uint32_t>(i);
    return product;
  };
  if (colour == kColours - 1) {
    outcomes.push_back({Move::roll(with(left)), ways_with(left)});
    return;
  }
  for (int n = left; n >= 0; --n) list_rolls(colour + 1, left - n, rolled + n, with(n), ways_with(n), outcomes);
}

Counts dealt_roll(const Table& table, core::Dealer& dealer) {
  const int dice = dice_to_roll(table);
  Counts rolled;
  for (int j = 0; j < dice; ++j) {
    const auto index = static_cast<std::uint32_t>(kDice * table.rolls + j);
    rolled =
        rolled + Counts::one(colour_at(static_cast<int>(dealer.below(kColours, DrawKind::kDice, table.turn, index))));
  }
  return rolled;
}

/// AC-14: not chance, but nobody's choice either.
Move shown(const State& state) {
  const CardSet kept = state.hidden.hands[static_cast<std::size_t>(state.table.seat)] & ~state.hidden.returned;
  return Move::show(nth_card(kept, 0), nth_card(kept, 1), nth_card(kept, 2));
}

Move dealt_card(const Rules& rules, const State& state, core::Dealer& dealer) {
  // The pile is shuffled a second time when cards have been returned to it (AC-14).
  const bool reshuffled = rules.advanced && state.table.phase != Phase::kDeal;
  const int at_shuffle = rules.card_count - (reshuffled ? kMaxInPlay * rules.players : 0);
  const int left = state.table.pile_left;
  const std::uint32_t u = dealer.below(static_cast<std::uint32_t>(left), DrawKind::kPile, reshuffled ? 1 : 0,
                                       static_cast<std::uint32_t>(at_shuffle - left));
  return Move::drawn(nth_card(state.hidden.pile, u));
}

/// The less frequent events. A separate function, so that rolls don't save registers for it.
[[gnu::noinline]] Move random_rare(const Rules& rules, const State& state, core::Rng& rng) {
  if (state.table.phase == Phase::kFirst) {
    return Move::first(core::random_first(rules.players, rng));
  }
  if (state.table.phase == Phase::kShow) return shown(state);
  return Move::drawn(nth_card(state.hidden.pile, rng.below(state.table.pile_left)));
}

}  // namespace

void list_outcomes(const Rules& rules, const State& state, Outcomes& outcomes) {
  outcomes.clear();
  switch (state.table.phase) {
    case Phase::kFirst:
      return core::list_first(rules.players, outcomes);
    case Phase::kRoll:
      return list_rolls(0, dice_to_roll(state.table), 0, Counts{}, 1, outcomes);
    case Phase::kShow:
      outcomes.push_back({shown(state), 1});
      return;
    default:
      for (CardSet left = state.hidden.pile; left != 0; left &= left - 1) {
        outcomes.push_back({Move::drawn(nth_card(left, 0)), 1});
      }
  }
}

Move random_outcome(const Rules& rules, const State& state, core::Rng& rng) {
  if (state.table.phase == Phase::kRoll) {
    return Move::roll(kRolls.pick(static_cast<std::uint32_t>(dice_to_roll(state.table)), rng.next() >> 32));
  }
  return random_rare(rules, state, rng);
}

Move dealt_outcome(const Rules& rules, const State& state, core::Dealer& dealer) {
  if (state.table.phase == Phase::kRoll) return Move::roll(dealt_roll(state.table, dealer));
  if (state.table.phase == Phase::kFirst) return Move::first(core::dealt_first(rules.players, dealer));
  if (state.table.phase == Phase::kShow) return shown(state);
  return dealt_card(rules, state, dealer);
}

}  // namespace tavola::all_on_one_card
