#include "games/construction_zone/bot/policy.h"

#include <cassert>
#include <cmath>
#include <cstdlib>

namespace tavola::construction_zone {
namespace {

constexpr int kTurn = 1000;           // the unit of values
constexpr int kBuilt = 1000 * kTurn;  // so that it builds whenever it can
constexpr int kUnusual = 10 * kTurn;  // penalty for trading needed cards, or for unneeded ones
constexpr int kWins = 10 * kBuilt;

Cards pair_of(int a, int b) { return Cards::of(card_of(a)) + Cards::of(card_of(b)); }

/// How many cards of each kind all targets together could use.
std::array<int, kCardKinds> usable(Bill sum) {
  return {sum.materials(), sum.plans(), (sum.materials() + 2) / 3, (sum.plans() + 2) / 3, sum.cranes(), sum.workers()};
}

}  // namespace

void Shortlist::add(int value, const TurnPlan& plan) {
  if (!wants(value)) return;
  std::size_t at = count_ < room_.size() ? count_++ : count_ - 1;
  for (; at > 0 && value < room_[at - 1].value; --at) room_[at] = room_[at - 1];
  room_[at] = {value, plan};
}

Policy::Policy(const Rules& rules, std::span<const double> weights, const Handicap& handicap) : rules_(rules) {
  assert(weights.size() == kPriceNames.size());
  for (std::size_t i = 0; i < kPriceNames.size(); ++i) {
    prices_[i] = static_cast<int>(std::lround(weights[i] * kTurn));
  }
  if (handicap.buildings < 3) prices_[2] = prices_[5] = prices_[6] = 0;
  if (handicap.buildings < 2) prices_[1] = prices_[4] = 0;
  if (!handicap.left_over) prices_[5] = prices_[6] = prices_[7] = 0;
  if (!handicap.left_over_soon) prices_[3] = prices_[4] = 0;
}

template <Moment When>
int Policy::value(const Targets& targets, Cards hand) const {
  const Counts counts(hand);
  const Prospect at = prospect<When>(targets, counts);
  const int spare_threes = std::max(0, counts.material_threes - targets.sum.materials() / 3) +
                           std::max(0, counts.plan_threes - targets.sum.plans() / 3);
  const int one_sidedness = std::abs(counts.materials - counts.plans);
  return prices_[0] * at.nearest + prices_[1] * at.pair + prices_[2] * at.all - prices_[3] * at.nearest_spare -
         prices_[4] * at.pair_spare - prices_[5] * at.all_spare - prices_[6] * spare_threes +
         prices_[7] * one_sidedness;
}

void Policy::list_takes(const Table& table, Cards hand, Shortlist& plans) const {
  const Targets targets(rules_, table);
  if (table.row.total() < 2) return plans.add(0, TurnPlan::of(Move::take(table.row)));
  const bool last = buildings_of(table, table.turn) + 1 == rules_.target;
  for (int a = 0; a < kCardKinds; ++a) {
    for (int b = a; b < kCardKinds; ++b) {
      const Cards pair = pair_of(a, b);
      if (!table.row.has(pair)) continue;
      const int after = value<Moment::kAfterTake>(targets, hand + pair);
      const bool wins = last && prospect<Moment::kAfterTake>(targets, Counts(hand + pair)).nearest == 0;
      plans.add(wins ? after - kWins : after, TurnPlan::of(Move::take(pair)));
    }
  }
}

void Policy::list_builds(const Table& table, const Targets& targets, Cards hand, const TurnPlan& begun, int surcharge,
                         Shortlist& plans) const {
  const int bonus = buildings_of(table, table.turn) + 1 == rules_.target ? kWins : kBuilt;
  bool can_build = false;
  for (int i = 0; i < targets.count; ++i) {
    const BuildingId building = targets.buildings[static_cast<std::size_t>(i)];
    const Cost& cost = rules_.cost(building);
    if (hand.count(Card::kWorker) < cost.workers || hand.count(Card::kCrane) < cost.cranes) continue;
    const Threes materials = threes_for(cost.materials, hand.count(Card::kMaterial), hand.count(Card::kMaterial3));
    const Threes designs = threes_for(cost.plans, hand.count(Card::kPlan), hand.count(Card::kPlan3));
    if (materials.choices() == 0 || designs.choices() == 0) continue;
    can_build = true;
    const Targets rest(rules_, table, building);
    for (int m = materials.least; m <= materials.most; ++m) {
      for (int p = designs.least; p <= designs.most; ++p) {
        const Cards pay = payment(cost, m, p);
        const int after = value<Moment::kBeforeTake>(rest, hand - pay) - bonus + surcharge;
        if (!plans.wants(after)) continue;
        TurnPlan plan = begun;
        plan.add(Move::build(building, pay));
        plans.add(after, plan);
      }
    }
  }
  if (can_build) return;
  const int after = value<Moment::kBeforeTake>(targets, hand) + surcharge;
  if (!plans.wants(after)) return;
  TurnPlan plan = begun;
  plan.add(Move::no_build());
  plans.add(after, plan);
}

void Policy::list_trades(const Table& table, const Targets& targets, Cards hand, bool all, Shortlist& plans) const {
  list_builds(table, targets, hand, TurnPlan::of(Move::no_trade()), 0, plans);
  const std::array<int, kCardKinds> use = usable(targets.sum);
  const auto count = [&](int kind) { return hand.count(card_of(kind)); };
  const auto needed = [&](int kind) {
    return kind >= kBasicKinds && count(kind) <= use[static_cast<std::size_t>(kind)];
  };
  for (int a = 0; a < kCardKinds; ++a) {
    if (count(a) == 0 || (!all && needed(a))) continue;
    for (int b = a; b < kCardKinds; ++b) {
      if (count(b) < (a == b ? 2 : 1) || (!all && needed(b))) continue;
      const Cards pair = pair_of(a, b);
      for (int got = kBasicKinds; got < kCardKinds; ++got) {
        if (table.open.count(card_of(got)) == 0) continue;
        const bool unusual = needed(a) || needed(b) || count(got) >= use[static_cast<std::size_t>(got)];
        if (unusual && !all) continue;
        list_builds(table, targets, hand - pair + Cards::of(card_of(got)),
                    TurnPlan::of(Move::trade(pair, card_of(got))), unusual ? kUnusual : 0, plans);
      }
    }
  }
}

void Policy::list(const Table& table, Cards hand, Phase phase, bool all, Shortlist& plans) const {
  if (phase == Phase::kTake) return list_takes(table, hand, plans);
  const Targets targets(rules_, table);
  if (phase == Phase::kTrade) return list_trades(table, targets, hand, all, plans);
  list_builds(table, targets, hand, TurnPlan{}, 0, plans);
}

TurnPlan Policy::best_turn(const Table& table, Cards hand, Phase phase) const {
  std::array<Shortlist::Entry, 1> room;
  Shortlist plans(room);
  // For the last building, cards may be spent that would otherwise be kept.
  const bool last = buildings_of(table, table.turn) + 1 == rules_.target;
  list(table, hand, phase, last, plans);
  return plans.entries()[0].plan;
}

TurnPlan Policy::best(const View& view) const { return best_turn(view.table, view.hand, view.table.phase); }

}  // namespace tavola::construction_zone
