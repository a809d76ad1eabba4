// The effect of a roll on all seats (AC-5): each seat that has not picked yet makes its best pick.
#pragma once

#include <array>

#include "games/all_on_one_card/bot/knowledge.h"

namespace tavola::all_on_one_card {

/// A way to use a roll: the card, or none, and the seat's numbers after it.
struct Pick {
  CardNo card = kNoCard;
  Standing after;
  double gain = 0;  ///< in the card's value, including its points if it is scored
  int boxes = 0;    ///< crossed
  int filled = 0;   ///< points of the rows that became full
  Move move() const { return card == kNoCard ? Move::pass() : Move::cross(card); }
};

/// The ways to use a roll, passing last.
struct PickList {
  std::array<Pick, kMaxInPlay + 1> picks;
  std::size_t count = 0;
  const Pick* begin() const { return picks.data(); }
  const Pick* end() const { return picks.data() + count; }
};

/// The picks of one turn, while dice are chosen or cards are picked.
class Picks {
 public:
  Picks(const Knowledge& knowledge, const Table& table);

  const Standings& standings() const { return standings_; }
  /// Whether a fourth card is already scored, so that this turn is the last (AC-11).
  bool last_turn() const;

  PickList list(Seat seat, Counts dice) const;

  /// The chances after this roll. Every seat that still picks knows how the later ones will answer.
  Shares shares(Counts dice) const;
  /// The same if the current seat makes this pick.
  Shares shares(Counts dice, const Pick& pick) const;

  Pick best_pick(Counts dice) const;
  /// The chances if every seat looks only at its own score. Nearly the same, and faster.
  Shares quick_shares(Counts dice) const;

  /// The table after these picks, at the beginning of the next turn. Seats that scored get `card` (kNoCard: none).
  Table played(Counts dice, const Pick& first, CardNo card) const;

 private:
  Shares settle(Counts dice, Seat seat, Standings& standings) const;
  Shares settle_with(Counts dice, Seat seat, const Pick& pick, Standings& standings) const;
  const Pick& best(Counts dice, Seat seat, const PickList& list, Standings& standings) const;
  Shares leaf(const Standings& standings) const;
  void rate(Seat seat, std::size_t place, Pick& pick, Counts crossed) const;

  struct Hand {
    std::array<double, kMaxInPlay> values{};
    std::array<int, kMaxInPlay> open{};
    std::array<double, kMaxInPlay> best_other{};  ///< value of the best other card
  };
  const Knowledge& knowledge_;
  const Rules& rules_;
  const Table& table_;
  Standings standings_;
  std::array<Hand, kMaxSeats> hands_{};
  double new_card_;
};

}  // namespace tavola::all_on_one_card
