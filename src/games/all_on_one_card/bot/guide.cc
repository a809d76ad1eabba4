#include "games/all_on_one_card/bot/guide.h"

#include <algorithm>
#include <cassert>

#include "games/all_on_one_card/rules/dice_tables.h"
#include "search/arithmetic.h"

namespace tavola::all_on_one_card {
namespace {

// The value of a point on the scale of the evaluation, for bots that look only at themselves.
constexpr double kPoint = 0.12;

/// The dice that are kept with the n-th choice (AC-4).
Counts kept(Counts dice, std::uint32_t n) { return dice - kSubsets.pick(dice, n); }

Move choice(Counts dice, std::uint32_t n) { return n == 0 ? Move::keep() : Move::reroll(kSubsets.pick(dice, n)); }

}  // namespace

/// The moves of a decision and their values. There are at most as many as ways to take some of five dice.
struct Guide::Options {
  static constexpr std::size_t kMost = 32;
  std::array<OwnPlan, kMost> plans;
  std::array<double, kMost> worth;
  std::size_t count = 0;

  void add(Move move, double value) {
    plans[count] = OwnPlan::of(move);
    worth[count++] = value;
  }
};

// ------------------------------------------------------------------------------------------------------- decisions

void Guide::plans(const View& view, int most, Plans& plans) const {
  Options options;
  switch (view.table.phase) {
    case Phase::kChoose:
      choose(view.table, options);
      break;
    case Phase::kPick:
      pick(view.table, options);
      break;
    case Phase::kTake:
      take(view, options);
      break;
    default:
      assert(view.table.phase == Phase::kDraft);
      give_back(view, options);
  }
  plans.clear();
  for (std::size_t i = 0; i < options.count; ++i) {
    const double worth = std::clamp(options.worth[i] + misjudgement(view, i), 0.0, 1.0);
    plans.push_back(options.plans[i]);
    plans.back().worth = static_cast<std::int32_t>(worth * search::kOne);
  }
  search::sort_by_worth(plans);
  search::keep_first(plans, most);
}

/// Rates every way to keep dice, by the exact expectation over all rolls.
void Guide::choose(const Table& table, Options& options) const {
  const Picks picks(knowledge_, table);
  const auto s = static_cast<std::size_t>(table.seat);
  DiceValues values;
  const CardNo typical = typical_card(table);
  for (std::size_t r = 0; r < kResults; ++r) {
    const Counts dice = kDiceSetTable.result(r);
    double& value = values[kFirstResult + r];
    if (looks_far()) {
      value = further(picks, dice, picks.best_pick(dice), table.seat, typical);
      continue;
    }
    if (handicap_.others) {
      // With more players there are too many sequences of picks, and they matter less.
      value = (rules().players == 2 ? picks.shares(dice) : picks.quick_shares(dice))[s];
      continue;
    }
    double most = 0;
    for (const Pick& way : picks.list(table.seat, dice)) most = std::max(most, gain(way));
    value = alone(picks, table.seat, most);
  }
  const double now = values[kDiceSetTable.place(table.dice)];
  look_ahead(values, std::min(handicap_.rerolls, kRollsATurn - table.rolls) - 1);
  options.add(Move::keep(), now);
  for (std::uint32_t n = 1; n < kSubsets.count(table.dice); ++n) {
    options.add(choice(table.dice, n), values[kDiceSetTable.place(kept(table.dice, n))]);
  }
}

void Guide::pick(const Table& table, Options& options) const {
  const Picks picks(knowledge_, table);
  const auto s = static_cast<std::size_t>(table.seat);
  for (const Pick& way : picks.list(table.seat, table.dice)) {
    const bool last = picks.last_turn() || way.after.scored == kLastCard;
    double worth = 0;
    if (looks_far() && !last) {
      worth = further(picks, table.dice, way, table.seat, typical_card(table));
    } else if (handicap_.others || last) {
      worth = picks.shares(table.dice, way)[s];
      worth += last ? 1e-5 * way.after.total() : 0;
    } else {
      worth = alone(picks, table.seat, gain(way));
    }
    options.add(way.move(), worth);
  }
}

/// A card that may be drawn and has the average value of a new card.
CardNo Guide::typical_card(const Table& table) const {
  CardNo best = kNoCard;
  double nearest = 1e9;
  for (CardSet left = unseen_cards(rules(), table) | table.up; left != 0; left &= left - 1) {
    const double off = knowledge_.values().fresh(nth_card(left, 0)) - knowledge_.new_card(table);
    if (off * off >= nearest) continue;
    nearest = off * off;
    best = nth_card(left, 0);
  }
  return best;
}

/// The chances after one more whole turn, in which the active player rolls as well as possible.
double Guide::further(const Picks& picks, Counts dice, const Pick& pick, Seat me, CardNo typical) const {
  const Table table = picks.played(dice, pick, typical);
  if (table.phase == Phase::kOver) {
    return final_shares(knowledge_.standings(table), rules().players)[static_cast<std::size_t>(me)];
  }
  const Picks next(knowledge_, table);
  DiceValues values;
  for (std::size_t r = 0; r < kResults; ++r) {
    values[kFirstResult + r] = next.quick_shares(kDiceSetTable.result(r))[static_cast<std::size_t>(table.active)];
  }
  look_ahead(values, kRollsATurn - 1);
  return table.active == me ? values[0] : 1 - values[0];
}

/// A new card counts by its own value, since the choice hardly changes what is left for the others. An unseen card
/// counts as the mean of the possible ones.
void Guide::take(const View& view, Options& options) const {
  const Table& table = view.table;
  const Seat next = core::next(table.active, rules().players);
  const auto chances_with = [&](CardNo card) {
    Table after = table;
    auto& cards = after.cards[static_cast<std::size_t>(table.seat)];
    *std::find(cards.begin(), cards.end(), Card{}) = rules().fresh(card);
    return knowledge_.evaluation().shares(knowledge_.standings(after), next)[static_cast<std::size_t>(table.seat)];
  };
  for (CardSet left = table.up; left != 0; left &= left - 1) {
    options.add(Move::take(nth_card(left, 0)), chances_with(nth_card(left, 0)));
  }
  if (table.pile_left == 0) return;
  double sum = 0;
  for (CardSet left = view.unseen; left != 0; left &= left - 1) sum += chances_with(nth_card(left, 0));
  options.add(Move::draw(), sum / table.pile_left);
}

void Guide::give_back(const View& view, Options& options) const {
  double all = 0;
  for (CardSet left = view.hand; left != 0; left &= left - 1) all += knowledge_.values().fresh(nth_card(left, 0));
  for (std::uint32_t n = 0; n < count_moves(rules(), view); ++n) {
    const Move move = pick_move(rules(), view, n);
    const double gone = knowledge_.values().fresh(move.card) + knowledge_.values().fresh(move.other);
    // Three of five cards at random would be worth 3/5 of all.
    options.add(move, search::logistic(kPoint * (0.4 * all - gone)) * 2 / rules().players);
  }
}

// ----------------------------------------------------------------------------------------------------------- handicaps

double Guide::gain(const Pick& pick) const {
  return handicap_.counts_boxes ? pick.boxes + 0.5 * pick.filled : pick.gain;
}

double Guide::alone(const Picks& picks, Seat seat, double gain) const {
  const auto own = static_cast<std::size_t>(seat);
  int others = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules().players); ++s) {
    if (s != own) others = std::max(others, picks.standings()[s].total());
  }
  return search::logistic(kPoint * (picks.standings()[own].total() + gain - others));
}

/// How much this level overrates an option, as a part of the chances.
double Guide::misjudgement(const View& view, std::size_t option) const {
  if (handicap_.misjudged == 0) return 0;
  std::uint64_t key = search::mixed(view.table.turn, option * 4 + view.table.rolls);
  key = search::mixed(key, view.table.dice.bits);
  for (const Card card : view.table.cards[static_cast<std::size_t>(view.viewer)]) key = search::mixed(key, card.bits);
  return search::misjudgement(key, 0.25 * kPoint * handicap_.misjudged);  // a point's effect on even chances
}

// --------------------------------------------------------------------------------------------------------- playouts

Guide::OwnPlan Guide::quick(const View& view, core::Rng&) const {
  const Table& table = view.table;
  switch (table.phase) {
    case Phase::kChoose:
      return OwnPlan::of(quick_choice(table));
    case Phase::kPick:
      return OwnPlan::of(quick_pick(table));
    case Phase::kTake:
      return OwnPlan::of(quick_take(view));
    default: {
      const CardNo worst = best_card(view.hand, -1);
      const CardNo next = best_card(view.hand & ~set_of(worst), -1);
      return OwnPlan::of(Move::give_back(std::min(worst, next), std::max(worst, next)));
    }
  }
}

/// The gain in value of one's own cards by the best use of a roll.
double Guide::quick_gain(const Table& table, Counts dice) const {
  double most = 0;
  for (const Card card : table.cards[static_cast<std::size_t>(table.seat)]) {
    const Counts crossed = crossable(card.free(), dice);
    if (crossed.none()) continue;
    most = std::max(most, knowledge_.values().of(card.no(), card.free() - crossed) - knowledge_.values().of(card));
  }
  return most;
}

Move Guide::quick_choice(const Table& table) const {
  DiceValues values;
  for (std::size_t r = 0; r < kResults; ++r) {
    values[kFirstResult + r] = quick_gain(table, kDiceSetTable.result(r));
  }
  double most = values[kDiceSetTable.place(table.dice)];
  look_ahead(values, kRollsATurn - 1 - table.rolls);
  std::uint32_t best = 0;
  for (std::uint32_t n = 1; n < kSubsets.count(table.dice); ++n) {
    const double value = values[kDiceSetTable.place(kept(table.dice, n))];
    if (value <= most) continue;
    most = value;
    best = n;
  }
  return choice(table.dice, best);
}

Move Guide::quick_pick(const Table& table) const {
  Move best = Move::pass();
  double most = 0;
  for (const Card card : table.cards[static_cast<std::size_t>(table.seat)]) {
    const Counts crossed = crossable(card.free(), table.dice);
    if (crossed.none()) continue;
    const double gain = knowledge_.values().of(card.no(), card.free() - crossed) - knowledge_.values().of(card);
    if (gain <= most) continue;
    most = gain;
    best = Move::cross(card.no());
  }
  return best;
}

Move Guide::quick_take(const View& view) const {
  const CardNo best = best_card(view.table.up, +1);
  const bool draws =
      view.table.pile_left > 0 && knowledge_.values().mean_fresh(view.unseen) > knowledge_.values().fresh(best);
  return draws ? Move::draw() : Move::take(best);
}

CardNo Guide::best_card(CardSet cards, int sign) const {
  CardNo best = nth_card(cards, 0);
  for (CardSet left = cards; left != 0; left &= left - 1) {
    const CardNo card = nth_card(left, 0);
    if (sign * knowledge_.values().fresh(card) > sign * knowledge_.values().fresh(best)) best = card;
  }
  return best;
}

search::Chances Guide::outlook(const State& state) const {
  const Standings standings = knowledge_.standings(state.table);
  return chances_of(knowledge_.evaluation().shares(standings, state.table.active), rules().players);
}

}  // namespace tavola::all_on_one_card
