// Random events: their weights, a fast sampler, and the events that a match's dealer gives.
#include <array>
#include <bit>
#include <cassert>

#include "core/first_player.h"
#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {
namespace {

using core::DrawKind;

bool is_card_draw(Phase phase) { return phase == Phase::kFill || phase == Phase::kHands || phase == Phase::kRow; }

/// The cards that the next one is drawn from: the draw pile, or the discards if there were none when the pile ran out
/// (CZ-8).
Cards source(const State& state) { return state.pile.empty() ? state.table.discard : state.pile; }

/// The pile whose next building is turned up now.
Pile pile_to_turn(const Table& table) {
  int pile = 0;
  while (table.top[static_cast<std::size_t>(pile)] != kNoBuilding || table.under[static_cast<std::size_t>(pile)] == 0) {
    ++pile;
  }
  assert(pile < kPiles);
  return Pile(static_cast<std::uint8_t>(pile));
}

BuildingId nth_building(std::uint32_t set, std::uint32_t n) {
  for (; n > 0; --n) set &= set - 1;
  return BuildingId(static_cast<std::uint8_t>(std::countr_zero(set)));
}

std::uint32_t size_of(std::uint32_t set) { return static_cast<std::uint32_t>(std::popcount(set)); }

/// The dealer defines an order of all buildings. This is the building at the current place in it. If that building was
/// already seen, because another dealer dealt the position, it is the next unseen one.
BuildingId dealt_building(const Rules& rules, const Table& table, Pile pile, core::Dealer& dealer) {
  std::array<BuildingId, kMaxBuildings> order{};
  std::uint32_t left = (1u << rules.building_count) - 1;
  const int n = rules.building_count;
  for (int i = 0; i < n; ++i) {
    const auto u =
        dealer.below(static_cast<std::uint32_t>(n - i), DrawKind::kBuildings, 0, static_cast<std::uint32_t>(i));
    const BuildingId building = nth_building(left, u);
    order[static_cast<std::size_t>(i)] = building;
    left &= ~(1u << index(building));
  }
  int at = index(pile) * rules.pile_height + rules.pile_height - table.under[static_cast<std::size_t>(pile)];
  while (((table.unseen_buildings >> index(order[static_cast<std::size_t>(at)])) & 1) == 0) at = (at + 1) % n;
  return order[static_cast<std::size_t>(at)];
}

}  // namespace

void list_outcomes(const Rules& rules, const State& state, std::vector<core::Outcome<Move>>& outcomes) {
  outcomes.clear();
  const Table& table = state.table;
  if (is_card_draw(table.phase)) {
    const Cards cards = source(state);
    for (int kind = 0; kind < kCardKinds; ++kind) {
      const auto weight = static_cast<std::uint32_t>(cards.count(card_of(kind)));
      if (weight > 0) outcomes.push_back({Move::card(card_of(kind)), weight});
    }
  } else if (table.phase == Phase::kFirst) {
    core::list_first(rules.players, outcomes);
  } else if (table.phase == Phase::kTops || table.phase == Phase::kTop) {
    const Pile pile = pile_to_turn(table);
    for (std::uint32_t left = table.unseen_buildings; left != 0; left &= left - 1) {
      outcomes.push_back({Move::top(pile, nth_building(left, 0)), 1});
    }
  }
}

Move random_outcome(const Rules& rules, const State& state, core::Rng& rng) {
  const Table& table = state.table;
  if (is_card_draw(table.phase)) {
    const Cards cards = source(state);
    return Move::card(cards.nth(rng.below(static_cast<std::uint32_t>(cards.total()))));
  }
  if (table.phase == Phase::kFirst) return Move::first(core::random_first(rules.players, rng));
  return Move::top(pile_to_turn(table),
                   nth_building(table.unseen_buildings, rng.below(size_of(table.unseen_buildings))));
}

Move dealt_outcome(const Rules& rules, const State& state, core::Dealer& dealer) {
  const Table& table = state.table;
  if (is_card_draw(table.phase)) {
    const Cards cards = source(state);
    const bool shuffled_now = state.pile.empty();
    const std::uint32_t shuffle = table.shuffles + (shuffled_now ? 1u : 0u);
    const std::uint32_t index = shuffled_now ? 0 : table.drawn;
    return Move::card(
        cards.nth(dealer.below(static_cast<std::uint32_t>(cards.total()), DrawKind::kPile, shuffle, index)));
  }
  if (table.phase == Phase::kFirst) return Move::first(core::dealt_first(rules.players, dealer));
  const Pile pile = pile_to_turn(table);
  return Move::top(pile, dealt_building(rules, table, pile, dealer));
}

}  // namespace tavola::construction_zone
