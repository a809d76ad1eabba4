// Estimates how many turns a hand needs for buildings, if every turn brings two basic cards of choice and one trade.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

/// A cost, or the sum of up to three: one byte each for workers, cranes, materials and plans.
struct Bill {
  std::uint32_t lanes = 0;

  static constexpr Bill of(const Cost& cost) {
    return {static_cast<std::uint32_t>(cost.workers) | static_cast<std::uint32_t>(cost.cranes) << 8 |
            static_cast<std::uint32_t>(cost.materials) << 16 | static_cast<std::uint32_t>(cost.plans) << 24};
  }
  constexpr int workers() const { return static_cast<int>(lanes & 0xFF); }
  constexpr int cranes() const { return static_cast<int>((lanes >> 8) & 0xFF); }
  constexpr int materials() const { return static_cast<int>((lanes >> 16) & 0xFF); }
  constexpr int plans() const { return static_cast<int>(lanes >> 24); }
  friend constexpr Bill operator+(Bill a, Bill b) { return {a.lanes + b.lanes}; }
};

/// The counts of a hand, unpacked once for many bills.
struct Counts {
  explicit constexpr Counts(Cards hand)
      : materials(hand.count(Card::kMaterial)),
        plans(hand.count(Card::kPlan)),
        material_threes(hand.count(Card::kMaterial3)),
        plan_threes(hand.count(Card::kPlan3)),
        cranes(hand.count(Card::kCrane)),
        workers(hand.count(Card::kWorker)),
        total(hand.total()) {}
  int materials;
  int plans;
  int material_threes;
  int plan_threes;
  int cranes;
  int workers;
  int total;
};

/// Whether each open pile still has cards: 1 or 0 by kind.
struct Supply {
  explicit constexpr Supply(Cards open)
      : material_threes(open.count(Card::kMaterial3) > 0),
        plan_threes(open.count(Card::kPlan3) > 0),
        cranes(open.count(Card::kCrane) > 0),
        workers(open.count(Card::kWorker) > 0) {}
  int material_threes;
  int plan_threes;
  int cranes;
  int workers;
};

/// How many turns it takes until a worker or crane appears in the row, if its open pile is empty.
inline constexpr int kTurnsForLuck = 2;

/// What a hand lacks for a bill.
struct Lack {
  int trades = 0;        ///< workers and cranes; each takes a trade
  int direct = 0;        ///< materials and plans
  int savings = 0;       ///< further trades that save a card each: two cards for a three
  int spare = 0;         ///< cards of the hand that are only good for trades
  int luck = 0;          ///< turns of waiting for cards that can't be traded for any more
  bool at_once = false;  ///< the bill can be paid now, after at most one trade

  constexpr int cards() const { return 2 * trades + direct; }

  /// Whole turns up to and including the one in which the bill is paid.
  constexpr int turns(int least) const {
    const int by_trading = (cards() + trades - spare + 2) / 3;  // every turn brings 2 cards and saves 1
    const int by_taking = (cards() - savings - spare + 1) / 2;  // nothing more to save
    return std::max({least, trades, by_trading, by_taking}) + luck;
  }
  /// Whole turns after this one. In this turn the cards were taken, and the trade is still possible.
  constexpr int turns_after_take(int least) const {
    const int by_trading = (cards() + trades - spare + 1) / 3;
    const int by_taking = (cards() - savings - spare + 1) / 2;
    if (at_once) return least - 1;
    return std::max({least - 1, 1, trades - 1, by_trading, by_taking}) + luck;
  }
  /// The number of cards left over after `turns` with `all_trades` trades.
  constexpr int left_over(int turns, int all_trades) const {
    return spare + 2 * turns - cards() + std::min(savings, all_trades - trades);
  }
};

/// For materials or plans: the fewest cards that can be used, and how much is missing.
struct Cover {
  int used;
  int missing;
};
constexpr Cover cover(int needed, int ones, int threes) {
  const int by_threes = std::min(threes, needed / 3);
  const int rest = needed - 3 * by_threes;
  if (rest == 0) return {by_threes, 0};
  if (threes > by_threes && (rest == 2 || ones == 0)) return {by_threes + 1, 0};
  if (rest <= ones) return {by_threes + rest, 0};
  return {by_threes + ones, rest - ones};
}

/// Whether one more three pays the rest, and two other cards are there to trade for it.
constexpr bool three_helps(int needed, int ones, int threes, int others_spare) {
  const Cover with = cover(needed, ones, threes + 1);
  return with.missing == 0 && others_spare + ones + threes + 1 - with.used >= 2;
}

constexpr Lack lack(Bill bill, const Counts& hand, Supply supply) {
  const int workers = std::min(hand.workers, bill.workers());
  const int cranes = std::min(hand.cranes, bill.cranes());
  const Cover materials = cover(bill.materials(), hand.materials, hand.material_threes);
  const Cover plans = cover(bill.plans(), hand.plans, hand.plan_threes);
  const int no_workers = bill.workers() - workers;
  const int no_cranes = bill.cranes() - cranes;
  Lack lack;
  lack.trades = no_workers + no_cranes;
  lack.direct = materials.missing + plans.missing;
  lack.savings = materials.missing / 3 * supply.material_threes + plans.missing / 3 * supply.plan_threes;
  lack.spare = hand.total - workers - cranes - materials.used - plans.used;
  lack.luck = kTurnsForLuck * (no_workers * (1 - supply.workers) + no_cranes * (1 - supply.cranes));
  if (lack.cards() == 0) {
    lack.at_once = true;
  } else if (lack.trades == 1) {
    lack.at_once = lack.direct == 0 && lack.spare >= 2 && lack.luck == 0;
  } else if (lack.trades == 0 && plans.missing == 0) {
    const int others = lack.spare - (hand.materials + hand.material_threes - materials.used);
    lack.at_once =
        supply.material_threes == 1 && three_helps(bill.materials(), hand.materials, hand.material_threes, others);
  } else if (lack.trades == 0 && materials.missing == 0) {
    const int others = lack.spare - (hand.plans + hand.plan_threes - plans.used);
    lack.at_once = supply.plan_threes == 1 && three_helps(bill.plans(), hand.plans, hand.plan_threes, others);
  }
  return lack;
}

/// The buildings on top of the piles, and the cards that can be traded for.
struct Targets {
  std::array<Bill, kPiles> bills{};
  std::array<BuildingId, kPiles> buildings{kNoBuilding, kNoBuilding, kNoBuilding};
  int count = 0;
  Bill sum;
  Supply supply;

  /// The tops of the piles. `without`: a building that is built now and doesn't count.
  Targets(const Rules& rules, const Table& table, BuildingId without = kNoBuilding) : supply(table.open) {
    for (const BuildingId top : table.top) {
      if (top != kNoBuilding && top != without) add(rules, top);
    }
  }
  void add(const Rules& rules, BuildingId building) {
    const auto at = static_cast<std::size_t>(count++);
    buildings[at] = building;
    bills[at] = Bill::of(rules.cost(building));
    sum = sum + bills[at];
  }
};

/// The moment in a turn at which a hand is rated.
enum class Moment : std::uint8_t {
  kBeforeTake,  ///< a whole turn comes next
  kAfterTake,   ///< the trade comes next
};

/// The turns that a hand needs for the nearest building, for the nearest two and for all, and the cards left over then.
struct Prospect {
  static constexpr int kTurnsForUnseen = 3;  ///< for a building that is still face down
  int nearest = 100;
  int second = 100;  ///< for the second nearest alone
  int pair = 100;
  int all = 100;
  int nearest_spare = 0;
  int pair_spare = 0;
  int all_spare = 0;
  int which = -1;  ///< index of the nearest target
};

template <Moment When>
constexpr Prospect prospect(const Targets& targets, const Counts& hand) {
  struct Way {
    int turns;
    int spare;
  };
  const auto way = [&](Bill bill, int least) {
    const Lack here = lack(bill, hand, targets.supply);
    const int turns = When == Moment::kAfterTake ? here.turns_after_take(least) : here.turns(least);
    return Way{turns, here.left_over(turns, When == Moment::kAfterTake ? turns + 1 : turns)};
  };
  Prospect found;
  const int n = targets.count;
  for (int i = 0; i < n; ++i) {
    const Way one = way(targets.bills[static_cast<std::size_t>(i)], 1);
    if (one.turns < found.nearest || (one.turns == found.nearest && one.spare > found.nearest_spare)) {
      found.second = found.nearest;
      found.nearest = one.turns;
      found.nearest_spare = one.spare;
      found.which = i;
    } else {
      found.second = std::min(found.second, one.turns);
    }
    for (int j = i + 1; j < n; ++j) {
      const Way two = way(targets.bills[static_cast<std::size_t>(i)] + targets.bills[static_cast<std::size_t>(j)], 2);
      if (two.turns < found.pair || (two.turns == found.pair && two.spare > found.pair_spare)) {
        found.pair = two.turns;
        found.pair_spare = two.spare;
      }
    }
  }
  if (n == 0) {
    found.nearest = found.second = Prospect::kTurnsForUnseen;
  } else {
    const Way three = way(targets.sum, n);
    found.all = three.turns;
    found.all_spare = three.spare;
  }
  if (n <= 1) {
    found.second = found.nearest + Prospect::kTurnsForUnseen;
    found.pair = found.nearest + Prospect::kTurnsForUnseen;
  }
  if (n <= 2) found.all = found.pair + Prospect::kTurnsForUnseen;
  return found;
}

}  // namespace tavola::construction_zone
