#include "games/construction_zone/bot/greedy.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>

namespace tavola::construction_zone {
namespace {

/// The rating of a hand; smaller is better.
struct Need {
  int nearest = 1000;
  int sum = 0;
  friend auto operator<=>(const Need&, const Need&) = default;
};

Need need(const Rules& rules, const Table& table, Cards hand, BuildingId without = kNoBuilding) {
  Need need;
  for (const BuildingId building : table.top) {
    if (building == kNoBuilding || building == without) continue;
    const int missing = distance(rules.cost(building), hand);
    need.nearest = std::min(need.nearest, missing);
    need.sum += missing;
  }
  return need;
}

/// The move after which the need is smallest; the first of equal ones.
template <class NeedAfter>
Move best(std::uint32_t count, auto&& nth, NeedAfter&& need_after) {
  assert(count > 0);
  Move best_move = nth(0u);
  Need least = need_after(best_move);
  for (std::uint32_t n = 1; n < count; ++n) {
    const Move move = nth(n);
    if (const Need here = need_after(move); here < least) {
      least = here;
      best_move = move;
    }
  }
  return best_move;
}

Cards after_trade(Cards hand, Move move) {
  return move.kind() == MoveKind::kTrade ? hand - move.cards() + Cards::of(move.card()) : hand;
}

/// The trade phase from this view, with this hand.
Move best_trade(const Rules& rules, View view, Cards hand) {
  view.table.phase = Phase::kTrade;
  view.hand = hand;
  const std::uint32_t count = count_moves(rules, view);
  // Declining is last in the list but compared first, so that a trade must improve the hand.
  const auto nth = [&](std::uint32_t n) { return pick_move(rules, view, n == 0 ? count - 1 : n - 1); };
  return best(count, nth, [&](Move move) { return need(rules, view.table, after_trade(hand, move)); });
}

Move take(const Rules& rules, const View& view) {
  const auto nth = [&](std::uint32_t n) { return pick_move(rules, view, n); };
  return best(count_moves(rules, view), nth, [&](Move move) {
    const Cards hand = view.hand + move.cards();
    return need(rules, view.table, after_trade(hand, best_trade(rules, view, hand)));
  });
}

Move build(const Rules& rules, const View& view) {
  const std::uint32_t builds = count_moves(rules, view) - 1;  // the last one declines
  if (builds == 0) return Move::no_build();
  const auto nth = [&](std::uint32_t n) { return pick_move(rules, view, n); };
  return best(builds, nth,
              [&](Move move) { return need(rules, view.table, view.hand - move.cards(), move.building()); });
}

}  // namespace

int distance(const Cost& cost, Cards hand) {
  constexpr std::array<int, kMaxCost + 1> kWorth{0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7};
  const auto missing = [](int needed, int there) { return static_cast<std::size_t>(std::max(0, needed - there)); };
  const auto people_and_cranes =
      missing(cost.workers, hand.count(Card::kWorker)) + missing(cost.cranes, hand.count(Card::kCrane));
  return 2 * static_cast<int>(people_and_cranes) +
         kWorth[missing(cost.materials, hand.count(Card::kMaterial) + 3 * hand.count(Card::kMaterial3))] +
         kWorth[missing(cost.plans, hand.count(Card::kPlan) + 3 * hand.count(Card::kPlan3))];
}

Move greedy(const Rules& rules, const View& view) {
  switch (view.table.phase) {
    case Phase::kTake:
      return take(rules, view);
    case Phase::kTrade:
      return best_trade(rules, view, view.hand);
    default:
      return build(rules, view);
  }
}

}  // namespace tavola::construction_zone
