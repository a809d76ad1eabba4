// Greedy maximises the value of its own next pick: the boxes crossed, plus half the points of the rows they fill. It
// re-rolls by the exact expectation over both re-rolls, as if only it used the roll. In the draft and when it takes a
// card, it prefers cards whose three shortest rows have the fewest boxes. An unseen card counts as the mean of the
// possible ones. Don't change it: other bots are measured against it.
#include "games/all_on_one_card/bot/greedy.h"

#include <algorithm>
#include <cassert>

namespace tavola::all_on_one_card {
namespace {

/// Worth in half points, so that it is a whole number.
int worth(const Rules& rules, Card card, Counts dice) {
  const Counts crossed = crossable(card.free(), dice);
  const Card marked = Card::of(card.no(), card.free() - crossed);
  return 2 * crossed.sum() + open_points(rules, marked) - open_points(rules, card);
}

// Dice that are kept: up to five, by colour. There are C(11, 5) such sets.
constexpr std::size_t kKeptSets = 462;

struct KeptSets {
  std::array<Counts, kKeptSets> sets{};                               // the smaller sets first
  std::array<std::array<std::uint16_t, kColours>, kKeptSets> more{};  // the set with one more die of a colour
};

constexpr std::size_t place_of(const KeptSets& all, Counts set) {
  std::size_t place = 0;
  while (all.sets[place] != set) ++place;
  return place;
}

KeptSets make_kept_sets() {
  KeptSets all;
  std::size_t used = 1;  // the empty set
  for (std::size_t i = 0; all.sets[i].sum() < kDice; ++i) {
    for (int c = 0; c < kColours; ++c) {
      const Counts bigger = all.sets[i] + Counts::one(colour_at(c));
      const auto end = all.sets.begin() + static_cast<std::ptrdiff_t>(used);
      const auto found = std::find(all.sets.begin() + static_cast<std::ptrdiff_t>(i), end, bigger);
      if (found == end) all.sets[used++] = bigger;
      all.more[i][static_cast<std::size_t>(c)] = static_cast<std::uint16_t>(found - all.sets.begin());
    }
  }
  assert(used == kKeptSets);
  return all;
}

const KeptSets& kept_sets() {
  static const KeptSets kAll = make_kept_sets();
  return kAll;
}

using Values = std::array<std::int64_t, kKeptSets>;
constexpr std::int64_t kFalls = 7776;  // 6^5: the rolls of five dice

/// Computes the values of all smaller sets from those of the sets of five, if the other dice are rolled. All values are
/// multiplied by 6^5, so that they are integers on one scale.
Values expectations(const Values& of_results) {
  const KeptSets& all = kept_sets();
  Values values{};
  for (std::size_t i = kKeptSets; i-- > 0;) {
    if (all.sets[i].sum() == kDice) {
      values[i] = of_results[i] * kFalls;
      continue;
    }
    std::int64_t sum = 0;
    for (const std::uint16_t bigger : all.more[i]) sum += values[bigger];
    values[i] = sum / kColours;  // exact: a set of k dice is a multiple of 6^k
  }
  return values;
}

/// Replaces each value by the best value of any subset, since any of the dice may be rolled again.
Values best_within(Values values) {
  const KeptSets& all = kept_sets();
  for (std::size_t i = 0; all.sets[i].sum() < kDice; ++i) {
    for (const std::uint16_t bigger : all.more[i]) values[bigger] = std::max(values[bigger], values[i]);
  }
  return values;
}

Move best_reroll(const Rules& rules, const Table& table, const std::vector<Move>& moves) {
  const KeptSets& all = kept_sets();
  Values results{};
  for (std::size_t i = 0; i < kKeptSets; ++i) {
    if (all.sets[i].sum() != kDice) continue;
    for (const Card card : table.cards[static_cast<std::size_t>(table.seat)]) {
      results[i] = std::max<std::int64_t>(results[i], worth(rules, card, all.sets[i]));
    }
  }
  Values values = expectations(results);
  if (table.rolls + 1 < kRollsATurn) {
    // Another re-roll follows. Keeping all five dice would end the rolling now (AC-4), which is never better.
    values = expectations(best_within(values));
    for (std::size_t i = 0; i < kKeptSets; ++i) {
      if (all.sets[i].sum() == kDice) values[i] = results[i] * kFalls * kFalls;
    }
  }
  Move best = moves[0];  // keep; of equal ones the fewest dice, then the first
  std::int64_t best_value = -1;
  for (const Move move : moves) {
    const std::int64_t value = values[place_of(all, table.dice - move.dice)];
    const bool fewer = move.dice.sum() < best.dice.sum();
    if (value > best_value || (value == best_value && fewer)) {
      best = move;
      best_value = value;
    }
  }
  return best;
}

Move best_pick(const Rules& rules, const Table& table) {
  Move best = Move::pass();
  int most = 0;
  for (const Card card : table.cards[static_cast<std::size_t>(table.seat)]) {
    const int value = worth(rules, card, table.dice);
    if (value <= most) continue;
    most = value;
    best = Move::cross(card.no());
  }
  return best;
}

/// The boxes of a card's three shortest rows: the fewest that score it (AC-8).
int boxes_to_score(const Rules& rules, CardNo card) {
  std::array<int, kColours> rows{};
  for (int c = 0; c < kColours; ++c) rows[static_cast<std::size_t>(c)] = rules.face(card).rows.of(colour_at(c));
  std::sort(rows.begin(), rows.end());
  return rows[1] + rows[2] + rows[3];  // rows[0] is the colour that the card lacks
}

/// The first of the moves with the fewest boxes to score.
Move best_new_card(const Rules& rules, const View& view, const std::vector<Move>& moves) {
  const int unseen = std::popcount(view.unseen);
  const auto boxes = [&](Move move) {  // times the number of unseen cards, so that it is a whole number
    if (move.kind == MoveKind::kTake) return std::max(unseen, 1) * boxes_to_score(rules, move.card);
    int sum = 0;
    for (CardSet left = view.unseen; left != 0; left &= left - 1) sum += boxes_to_score(rules, nth_card(left, 0));
    return sum;
  };
  return *std::min_element(moves.begin(), moves.end(), [&](Move a, Move b) { return boxes(a) < boxes(b); });
}

/// The first of the moves that returns the most boxes to score.
Move best_return(const Rules& rules, const std::vector<Move>& moves) {
  const auto boxes = [&](Move move) { return boxes_to_score(rules, move.card) + boxes_to_score(rules, move.other); };
  return *std::max_element(moves.begin(), moves.end(), [&](Move a, Move b) { return boxes(a) < boxes(b); });
}

}  // namespace

Move greedy(const Rules& rules, const View& view) {
  std::vector<Move> moves;
  list_moves(rules, view, moves);
  assert(!moves.empty());
  switch (view.table.phase) {
    case Phase::kChoose:
      return best_reroll(rules, view.table, moves);
    case Phase::kPick:
      return best_pick(rules, view.table);
    case Phase::kTake:
      return best_new_card(rules, view, moves);
    default:
      return best_return(rules, moves);
  }
}

}  // namespace tavola::all_on_one_card
