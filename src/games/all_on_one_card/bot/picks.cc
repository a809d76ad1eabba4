#include "games/all_on_one_card/bot/picks.h"

#include <algorithm>

#include "games/all_on_one_card/rules/turn.h"

namespace tavola::all_on_one_card {
namespace {

constexpr double kNoValue = -1000;

/// Between picks with equal chances, prefers more points, then more gain for the cards.
double rank(double share, const Pick& pick) { return share + 1e-7 * pick.after.total() + 1e-9 * pick.gain; }

}  // namespace

Picks::Picks(const Knowledge& knowledge, const Table& table)
    : knowledge_(knowledge),
      rules_(knowledge.rules()),
      table_(table),
      standings_(knowledge.standings(table)),
      new_card_(knowledge.new_card(table)) {
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules_.players); ++s) {
    Hand& hand = hands_[s];
    hand.best_other.fill(kNoValue);
    for (std::size_t i = 0; i < kMaxInPlay; ++i) {
      const Card card = table.cards[s][i];
      if (card.none()) break;
      hand.values[i] = knowledge.values().of(card);
      hand.open[i] = open_points(rules_, card);
      for (std::size_t j = 0; j < kMaxInPlay; ++j) {
        if (j != i) hand.best_other[j] = std::max(hand.best_other[j], hand.values[i]);
      }
    }
  }
}

bool Picks::last_turn() const {
  return std::any_of(standings_.begin(), standings_.end(), [](const Standing& s) { return s.scored == kLastCard; });
}

PickList Picks::list(Seat seat, Counts dice) const {
  PickList list;
  for (std::size_t i = 0; i < kMaxInPlay; ++i) {
    const Card card = table_.cards[static_cast<std::size_t>(seat)][i];
    const Counts crossed = crossable(card.free(), dice);
    if (crossed.none()) continue;  // AC-7
    rate(seat, i, list.picks[list.count++], crossed);
  }
  Pick& pass = list.picks[list.count++];
  pass = Pick{};
  pass.after = standings_[static_cast<std::size_t>(seat)];
  return list;
}

void Picks::rate(Seat seat, std::size_t place, Pick& pick, Counts crossed) const {
  const auto s = static_cast<std::size_t>(seat);
  const Hand& hand = hands_[s];
  const Card before = table_.cards[s][place];
  const Card card = Card::of(before.no(), before.free() - crossed);
  const double value = knowledge_.values().of(card);
  pick.card = card.no();
  pick.after = standings_[s];
  pick.gain = value - hand.values[place];
  pick.boxes = crossed.sum();
  const int open = open_points(rules_, card);
  pick.filled = open - hand.open[place];
  pick.after.open += pick.filled;
  double left = value;
  if (open_rows(card.free()) <= kRows - kRowsToScore) {  // AC-8: then the value is its points
    ++pick.after.scored;
    pick.after.points += static_cast<int>(value);
    pick.after.open -= open;
    left = new_card_;
  }
  pick.after.value += left - hand.values[place];
  pick.after.best = std::max(left, hand.best_other[place]);
}

Shares Picks::leaf(const Standings& standings) const {
  for (const Standing& standing : standings) {
    if (standing.scored == kLastCard) return final_shares(standings, rules_.players);
  }
  return knowledge_.evaluation().shares(standings, core::next(table_.active, rules_.players));
}

Shares Picks::settle_with(Counts dice, Seat seat, const Pick& pick, Standings& standings) const {
  const Standing before = standings[static_cast<std::size_t>(seat)];
  standings[static_cast<std::size_t>(seat)] = pick.after;
  const Seat next = core::next(seat, rules_.players);
  const Shares shares = next == table_.active ? leaf(standings) : settle(dice, next, standings);
  standings[static_cast<std::size_t>(seat)] = before;
  return shares;
}

Shares Picks::settle(Counts dice, Seat seat, Standings& standings) const {
  const auto s = static_cast<std::size_t>(seat);
  Shares best{};
  double best_rank = kNoValue;
  for (const Pick& pick : list(seat, dice)) {
    const Shares shares = settle_with(dice, seat, pick, standings);
    if (rank(shares[s], pick) <= best_rank) continue;
    best = shares;
    best_rank = rank(shares[s], pick);
  }
  return best;
}

Shares Picks::shares(Counts dice) const {
  Standings standings = standings_;
  return settle(dice, table_.seat, standings);
}

Shares Picks::shares(Counts dice, const Pick& pick) const {
  Standings standings = standings_;
  return settle_with(dice, table_.seat, pick, standings);
}

const Pick& Picks::best(Counts dice, Seat seat, const PickList& list, Standings& standings) const {
  const Pick* best = list.begin();
  double best_rank = kNoValue;
  for (const Pick& pick : list) {
    const double own = settle_with(dice, seat, pick, standings)[static_cast<std::size_t>(seat)];
    if (rank(own, pick) <= best_rank) continue;
    best = &pick;
    best_rank = rank(own, pick);
  }
  return *best;
}

Shares Picks::quick_shares(Counts dice) const {
  Standings standings = standings_;
  Seat seat = table_.seat;
  do {
    const auto s = static_cast<std::size_t>(seat);
    int foremost = 0;
    int most = 0;
    for (std::size_t other = 0; other < static_cast<std::size_t>(rules_.players); ++other) {
      if (other == s) continue;
      foremost = std::max(foremost, standings_[other].scored);
      most = std::max(most, standings_[other].total());
    }
    double best = 0;
    bool first = true;
    for (const Pick& pick : list(seat, dice)) {
      double score = 0;
      if (pick.after.scored == kLastCard) {
        score = pick.after.total() > most ? -kNoValue : kNoValue;
      } else {
        score = knowledge_.evaluation().score(pick.after, foremost);
      }
      if (!first && score <= best) continue;
      first = false;
      best = score;
      standings[s] = pick.after;
    }
    seat = core::next(seat, rules_.players);
  } while (seat != table_.active);
  return leaf(standings);
}

Pick Picks::best_pick(Counts dice) const {
  Standings standings = standings_;
  return best(dice, table_.seat, list(table_.seat, dice), standings);
}

Table Picks::played(Counts dice, const Pick& first, CardNo card) const {
  Table table = table_;
  table.phase = Phase::kPick;
  table.dice = dice;
  Standings standings = standings_;
  Seat seat = table_.seat;
  Pick pick = first;
  for (;;) {
    standings[static_cast<std::size_t>(seat)] = pick.after;
    apply_pick(rules_, table, pick.move());
    seat = core::next(seat, rules_.players);
    if (seat == table_.active) break;
    pick = best(dice, seat, list(seat, dice), standings);
  }
  if (table.phase == Phase::kOver || table.phase == Phase::kRoll) return table;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules_.players); ++s) {
    if (((table.due >> s) & 1) != 0 && card != kNoCard) add_card(rules_, table, core::seat(s), card);
  }
  table.due = 0;
  next_new_card(rules_, table);
  return table;
}

}  // namespace tavola::all_on_one_card
