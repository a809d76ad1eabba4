#include "games/sunrise_lane/bot/guide.h"

#include <algorithm>
#include <cassert>

namespace tavola::sunrise_lane {
namespace {

constexpr int kLooked = 64;       ///< chains that are judged
constexpr int kLookedQuick = 16;  ///< the same for a playout's last turn

constexpr Outline kQuickOutline{
    .longest = kHandLimit, .parks = true, .any_park_card = false, .any_floors = false, .most_steps = 1500};

/// The chain as a plan; `stop` ends the turn unless the game is over before (SL-12, SL-17).
Plan plan_of(const Rules& rules, const Table& table, const Chain& chain) {
  Plan plan;
  PlotSet empty = table.empty;
  for (int i = 0; i < chain.length; ++i) {
    plan.add(chain.moves[static_cast<std::size_t>(i)]);
    empty.remove(plan.moves[static_cast<std::size_t>(i)].plot);
  }
  if (rules.full_ends_round || empty.meets(rules.in_areas)) plan.add(Move::stop());
  return plan;
}

/// A plan whose last move is a build ends the game, so it needs no stop.
bool ends_game(const Plan& plan) {
  const Move::Kind last = plan.moves[plan.length - std::size_t{1}].kind;
  return last == Move::Kind::kHouse || last == Move::Kind::kPark;
}

/// The plan to build nothing (more).
Move nothing_more(const Table& table) { return table.phase == Phase::kChoose ? Move::draw() : Move::stop(); }

int value_of_nothing_more(const Table& table, const Prices& prices, int pieces, Cards hand) {
  if (table.phase == Phase::kChoose) return prices.draw;
  const bool closes = table.closing == Closing::kNone && pieces <= kLastPieces;
  return closes ? prices.close - prices.cards(hand) : prices.mean_card;
}

/// A point is worth about 2 % of the chances.
constexpr std::int32_t kWorthOfPoint = search::kOne / 50;

/// Between 0 and kOne for all values that a turn can have.
std::int32_t worth_of_value(int value) {
  constexpr int kMost = 24 * kPoint;
  return search::kOne / 2 + std::clamp(value, -kMost, kMost) * (kWorthOfPoint / kPoint);
}

}  // namespace

Prices Guide::prices(const View& view) const {
  Prices made = prices_for(knowledge_, view.table, view.seat, view.hand.total());
  if (!handicap_.rankings) {
    made.standing = {};
    made.link = 0;
  }
  if (!handicap_.others) made.open = made.close = 0;
  return made;
}

void Guide::plans(const View& view, int most, search::PlansOf<Game>& plans) const {
  assert(to_act(view.table) == Actor::of(view.seat));
  plans.clear();
  const Prices made = prices(view);
  if (view.table.phase == Phase::kDiscard) {
    list_discards(view, made, plans);
  } else {
    list_turns(view, made, plans);
  }
  weigh(view, made, plans);
  search::sort_by_worth(plans);
  search::keep_first(plans, most);
}

/// The chains with the best sums of prices, and the plan to build nothing (more).
void Guide::list_turns(const View& view, const Prices& prices, search::PlansOf<Game>& plans) const {
  BestChains<kLooked> best;
  ChainWalk(knowledge_, prices, view, handicap_.outline, best);
  const int pieces = view.table.pieces[at(view.seat)];
  plans.push_back(
      Plan::of(nothing_more(view.table), worth_of_value(value_of_nothing_more(view.table, prices, pieces, view.hand))));
  for (const Chain& chain : best.kept()) {
    plans.push_back(plan_of(rules(), view.table, chain));
    plans.back().worth = worth_of_value(chain.value);
  }
}

void Guide::list_discards(const View& view, const Prices& prices, search::PlansOf<Game>& plans) const {
  const std::uint32_t count = count_moves(rules(), view);
  for (std::uint32_t n = 0; n < count; ++n) {
    const Move move = pick_move(rules(), view, n);
    plans.push_back(Plan::of(move, worth_of_value(-prices.cards(move.cards))));
  }
}

/// At the end of the game no level misjudges the result.
void Guide::weigh(const View& view, const Prices& prices, search::PlansOf<Game>& plans) const {
  const bool last = is_last_turn(rules(), view.table);
  const Judge judge(knowledge_, prices, view, handicap_.others);
  for (Plan& plan : plans) {
    const bool ends = last || ends_game(plan);
    if (handicap_.judges || ends) plan.worth = judge.worth(plan);
    if (handicap_.misjudged == 0 || ends) continue;
    plan.worth += misjudgement(view, plan);
  }
}

/// How much this level overrates a plan.
std::int32_t Guide::misjudgement(const View& view, const Plan& plan) const {
  std::uint64_t key = view.hand.bits + view.table.empty.words[0] * 3 + view.table.empty.words[1] * 5;
  for (int i = 0; i < plan.length; ++i) {
    key = search::mixed(key, search::key_of(plan.moves[static_cast<std::size_t>(i)]));
  }
  return static_cast<std::int32_t>(search::misjudgement(search::mixed(key, 7), handicap_.misjudged * kWorthOfPoint));
}

Plan Guide::quick(const View& view, core::Rng&) const {
  if (view.table.phase != Phase::kDiscard) {
    return is_last_turn(rules(), view.table) ? last_turn(view) : quick_turn(view);
  }
  const Prices made = prices(view);
  const std::uint32_t count = count_moves(rules(), view);
  Move best = pick_move(rules(), view, 0);
  for (std::uint32_t n = 1; n < count; ++n) {
    const Move move = pick_move(rules(), view, n);
    if (made.cards(move.cards) < made.cards(best.cards)) best = move;
  }
  return Plan::of(best);
}

Plan Guide::quick_turn(const View& view) const {
  const Prices made = prices(view);
  const int pieces = view.table.pieces[at(view.seat)];
  BestChain best(value_of_nothing_more(view.table, made, pieces, view.hand) - 1);
  ChainWalk(knowledge_, made, view, kQuickOutline, best);
  return best.best.length == 0 ? Plan::of(nothing_more(view.table)) : plan_of(rules(), view.table, best.best);
}

/// The best ending of the most promising chains.
Plan Guide::last_turn(const View& view) const {
  const Prices made = prices(view);
  BestChains<kLookedQuick> chains;
  ChainWalk(knowledge_, made, view, Outline{.most_steps = 4000}, chains);
  const Judge judge(knowledge_, made, view);
  Plan best = Plan::of(nothing_more(view.table));
  best.worth = judge.worth(best);
  for (const Chain& chain : chains.kept()) {
    Plan plan = plan_of(rules(), view.table, chain);
    plan.worth = judge.worth(plan);
    if (plan.worth > best.worth) best = plan;
  }
  return best;
}

}  // namespace tavola::sunrise_lane
