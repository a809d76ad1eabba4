#include "games/construction_zone/bot/guide.h"

#include <algorithm>
#include <bit>

#include "search/arithmetic.h"

namespace tavola::construction_zone {
namespace {

/// The hand and the open piles after a trade or none.
void do_trade(State& state, Move move) {
  if (move.kind() != MoveKind::kTrade) return;
  Cards& hand = state.hand[static_cast<std::size_t>(state.table.turn)];
  hand = hand - move.cards() + Cards::of(move.card());
  state.table.open -= Cards::of(move.card());
}

}  // namespace

State likely_state(const Rules& rules, const View& view) {
  State state;
  state.table = view.table;
  state.pile = view.pile;
  Cards unseen = view.unseen_cards;
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    state.hand[at] = s == core::index(view.seat) ? view.hand : view.table.known[at];
    if (s == core::index(view.seat)) continue;
    for (int i = 0; i < view.hidden[at]; ++i) {  // of the kind with the most cards left
      const bool material = unseen.count(Card::kMaterial) >= unseen.count(Card::kPlan);
      const Cards card = Cards::of(material ? Card::kMaterial : Card::kPlan);
      unseen -= card;
      state.hand[at] += card;
    }
  }
  state.pile += unseen;
  return state;
}

Guide::Guide(const Knowledge& knowledge, const Handicap& handicap)
    : rules_(knowledge.rules()),
      evaluation_(knowledge.weights().first(Evaluation::kNames.size())),
      policy_(rules_, knowledge.weights().subspan(Evaluation::kNames.size()), handicap),
      handicap_(handicap) {}

void Guide::plans(const View& view, int most, std::vector<TurnPlan>& plans) const {
  plans.clear();
  std::array<Shortlist::Entry, kMostPlans> room;
  const int looked_at = handicap_.others ? std::max(most, kWeighedPlans) : most;
  const auto wanted = static_cast<std::size_t>(std::clamp(looked_at, 1, kMostPlans));
  Shortlist list(std::span<Shortlist::Entry>(room).first(wanted));
  policy_.list(view.table, view.hand, view.table.phase, true, list);
  for (const Shortlist::Entry& entry : list.entries()) {
    TurnPlan plan = entry.plan;
    plan.worth = worth(view, plan);
    if (handicap_.misjudged != 0 && plan.worth != search::kOne) {  // a win is never misjudged
      plan.worth = std::clamp(plan.worth + misjudgement(view, plan), 0, search::kOne - 1);
    }
    plans.push_back(plan);
  }
  if (!handicap_.others) return;
  search::sort_by_worth(plans);
  search::keep_first(plans, std::max(1, most));
}

/// How much this level overrates a plan.
std::int32_t Guide::misjudgement(const View& view, const TurnPlan& plan) const {
  std::uint64_t key = search::mixed(view.hand.lanes, view.table.row.lanes);
  key = search::mixed(key, view.table.discard.lanes);
  for (int i = 0; i < plan.length; ++i) key = search::mixed(key, plan.moves[static_cast<std::size_t>(i)].bits);
  return static_cast<std::int32_t>(search::misjudgement(key, handicap_.misjudged * search::kOne));
}

/// The viewing seat's chances after the plan. After a take, the policy plays the rest of the turn.
std::int32_t Guide::worth(const View& view, const TurnPlan& plan) const {
  State state = likely_state(rules_, view);
  Cards& hand = state.hand[static_cast<std::size_t>(view.seat)];
  TurnPlan turn = plan;
  if (plan.moves[0].kind() == MoveKind::kTake) {
    hand += plan.moves[0].cards();
    turn = policy_.best_turn(state.table, hand, Phase::kTrade);
  }
  for (int i = 0; i + 1 < turn.length; ++i) do_trade(state, turn.moves[static_cast<std::size_t>(i)]);
  return chances_after(state, turn.moves[static_cast<std::size_t>(turn.length - 1)]);
}

/// The chances of the current seat if it ends its turn with this build or without one.
std::int32_t Guide::chances_after(State& state, Move build) const {
  Table& table = state.table;
  const auto at = static_cast<std::size_t>(table.turn);
  const bool builds = build.kind() == MoveKind::kBuild;
  int waiting = 0;  // buildings under the one that is built
  if (builds) {
    const auto pile =
        static_cast<std::size_t>(std::find(table.top.begin(), table.top.end(), build.building()) - table.top.begin());
    table.top[pile] = kNoBuilding;
    table.built[at] |= 1u << index(build.building());
    state.hand[at] -= build.cards();
    waiting = table.under[pile];
    if (buildings_of(table, table.turn) == rules_.target) return search::kOne;
  }
  table.turn = core::next(table.turn, rules_.players);
  const Standing standing = Standing::of(rules_, table, state.hand);
  if (waiting == 0) return evaluation_.chances(standing)[at];
  std::int64_t sum = 0;
  for (std::uint32_t left = table.unseen_buildings; left != 0; left &= left - 1) {
    Standing turned = standing;
    turned.targets.add(rules_, BuildingId(static_cast<std::uint8_t>(std::countr_zero(left))));
    sum += evaluation_.chances(turned)[at];
  }
  return static_cast<std::int32_t>(sum / std::popcount(table.unseen_buildings));
}

}  // namespace tavola::construction_zone
