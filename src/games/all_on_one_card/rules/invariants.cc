// The invariants of every position that the rules can reach. Positions from outside are accepted only if they hold.
#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {
namespace {

using Broken = std::string_view;  // the broken invariant, or ""

bool in_set_up(Phase phase) {
  return phase == Phase::kFirst || phase == Phase::kDeal || phase == Phase::kDraft || phase == Phase::kShow ||
         phase == Phase::kLay;
}

/// A seat's place in the order from `from`.
int order_from(const Rules& rules, Seat from, Seat seat) {
  return (core::index(seat) - core::index(from) + rules.players) % rules.players;
}

Broken check_ranges(const Rules& rules, const Table& table) {
  const auto at_table = [&](Seat seat) { return core::index(seat) < rules.players; };
  if (table.phase > Phase::kOver) return "the phase is unknown";
  if (!at_table(table.first) || !at_table(table.active) || !at_table(table.seat)) return "a seat is not at the table";
  if (table.turn >= kTurnWrap) return "the turn number is out of range";
  if (table.rolls > kRollsATurn) return "there are more than three rolls in a turn (AC-4)";
  if ((table.dice.bits & ~0x777777u) != 0 || table.dice.sum() > kDice) return "there are more than five dice (AC-1)";
  if ((table.due >> rules.players) != 0) return "a card is due to a seat that is not at the table";
  if (table.crossed && table.idle != 0) return "a round with a crossed box is counted as idle (G-3)";
  if (table.idle > (table.phase == Phase::kOver ? core::kIdleRounds : core::kIdleRounds - 1)) {
    return "the game continued after 20 idle rounds (G-3)";
  }
  return "";
}

/// One row of cards on the table: known numbers, no gap, free boxes within the rows; adds them to `placed`.
template <class Cards>
Broken check_row(const Rules& rules, const Cards& cards, bool scored, CardSet& placed) {
  bool ended = false;
  for (const Card card : cards) {
    if (card.none()) {
      ended = true;
      continue;
    }
    if (ended) return "there is a gap among a player's cards";
    if (!holds(rules.all, card.no())) return "a card is not in the content";
    if ((card.free().bits & Counts::kGuards) != 0 || !card.free().within(rules.face(card.no()).rows)) {
      return "a row has more free boxes than boxes";
    }
    const bool enough = open_rows(card.free()) <= kRows - kRowsToScore;
    if (enough && !scored) return "a card with three full rows is still in play (AC-8)";
    if (!enough && scored) return "a scored card has fewer than three full rows (AC-8)";
    if (holds(placed, card.no())) return "a card is in two places";
    placed |= set_of(card.no());
  }
  return "";
}

Broken check_set(CardSet cards, CardSet& placed) {
  if ((cards & placed) != 0) return "a card is in two places";
  placed |= cards;
  return "";
}

/// Each card of the content is in exactly one place.
Broken check_cards(const Rules& rules, const State& state) {
  const Table& table = state.table;
  CardSet placed = 0;
  CardSet hands = 0;
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    const auto& cards = table.cards[s];
    if (const Broken broken = check_row(rules, cards, false, placed); !broken.empty()) return broken;
    if (const Broken broken = check_row(rules, table.done[s], true, placed); !broken.empty()) return broken;
    if (const Broken broken = check_set(state.hidden.hands[s], placed); !broken.empty()) return broken;
    hands |= state.hidden.hands[s];
    for (std::size_t i = 1; i < cards.size(); ++i) {
      if (!cards[i].none() && cards[i].no() < cards[i - 1].no()) return "a player's cards are not in order";
    }
    const bool nobody = s >= static_cast<std::size_t>(rules.players);
    if (nobody && (!cards[0].none() || !table.done[s][0].none() || state.hidden.hands[s] != 0)) {
      return "an empty seat has cards";
    }
    if (cards_in_play(table, core::seat(s)) > rules.in_play) return "a player has too many cards (AC-3, AC-16)";
  }
  if (const Broken broken = check_set(table.up, placed); !broken.empty()) return broken;
  if (const Broken broken = check_set(state.hidden.pile, placed); !broken.empty()) return broken;
  if (placed != rules.all) return "the cards on the table and in the pile are not those of the content";
  if (std::popcount(state.hidden.pile) != table.pile_left) return "the count of the pile is wrong";
  if ((state.hidden.returned & ~hands) != 0) return "a returned card was in no hand (AC-14)";
  if (!rules.advanced && (table.up != 0 || hands != 0))
    return "the basic game has no hands and no face-up cards (AC-3)";
  return "";
}

Broken check_deal(const Rules& rules, const State& state) {
  const Table& table = state.table;
  const int each = rules.advanced ? kDealtDraft : kDealtBasic;
  const int dealt = rules.card_count - table.pile_left;
  if (dealt >= each * rules.players || dealt / each != order_from(rules, table.first, table.seat)) {
    return "the deal is not at this seat (G-7)";
  }
  for (int s = 0; s < rules.players; ++s) {
    const int before = each * order_from(rules, table.first, core::seat(s));
    const int wanted = dealt - before < 0 ? 0 : (dealt - before > each ? each : dealt - before);
    const int has = rules.advanced ? std::popcount(state.hidden.hands[static_cast<std::size_t>(s)])
                                   : cards_in_play(table, core::seat(s));
    if (has != wanted) return "the cards are not dealt seat by seat from the first player (G-7)";
  }
  return state.hidden.returned != 0 ? "a card is returned before the draft (AC-14)" : "";
}

Broken check_draft(const Rules& rules, const State& state) {
  if (!rules.advanced) return "the basic game has no draft (AC-3)";
  for (int s = 0; s < rules.players; ++s) {
    const CardSet hand = state.hidden.hands[static_cast<std::size_t>(s)];
    if (std::popcount(hand) != kDealtDraft) return "a hand in the draft doesn't have five cards (AC-14)";
    const int wanted = has_returned(rules, state.table, core::seat(s)) ? kReturned : 0;
    if (std::popcount(hand & state.hidden.returned) != wanted) return "the wrong number of cards is returned (AC-14)";
  }
  return state.table.up != 0 || cards_in_play(state.table, state.table.seat) != 0
             ? "cards lie on the table before the end of the draft (AC-14)"
             : "";
}

Broken check_show(const Rules& rules, const State& state) {
  if (!rules.advanced) return "the basic game has no draft (AC-3)";
  const Table& table = state.table;
  for (int s = 0; s < rules.players; ++s) {
    const auto seat = core::seat(s);
    const bool shown = order_from(rules, table.first, seat) < order_from(rules, table.first, table.seat);
    const CardSet hand = state.hidden.hands[static_cast<std::size_t>(s)];
    if (cards_in_play(table, seat) != (shown ? kMaxInPlay : 0)) return "kept cards are not shown in order (AC-14)";
    if (std::popcount(hand) != (shown ? kReturned : kDealtDraft)) return "a hand has the wrong size (AC-14)";
    if (std::popcount(hand & state.hidden.returned) != kReturned)
      return "the wrong number of cards is returned (AC-14)";
  }
  return table.up != 0 ? "cards lie face up before the end of the draft (AC-15)" : "";
}

Broken check_lay(const Rules& rules, const State& state) {
  if (!rules.advanced) return "the basic game has no face-up cards (AC-3)";
  for (const CardSet hand : state.hidden.hands) {
    if (hand != 0) return "there are hands after the draft (AC-14)";
  }
  if (state.table.seat != state.table.first) return "the seat is not the first player";
  if (std::popcount(state.table.up) >= kFaceUp) return "all face-up cards are laid out already (AC-15)";
  for (int s = 0; s < rules.players; ++s) {
    if (cards_in_play(state.table, core::seat(s)) != kMaxInPlay) return "a player doesn't have three cards (AC-14)";
  }
  return "";
}

Broken check_set_up(const Rules& rules, const State& state) {
  const Table& table = state.table;
  if (table.phase == Phase::kFirst)
    return state == start(rules) ? "" : "the set-up has not begun, but something has changed";
  if (rules.first && table.first != *rules.first) return "another seat was named to begin (G-1)";
  if (table.active != table.first || !table.dice.none() || table.rolls != 0 || table.turn != 0 || table.idle != 0 ||
      table.crossed || table.due != 0) {
    return "a turn has begun before the end of the set-up";
  }
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    if (!table.done[s][0].none()) return "a card is scored in the set-up";
    for (const Card card : table.cards[s]) {
      if (!card.none() && card != rules.fresh(card.no())) return "a box is crossed in the set-up";
    }
  }
  if (table.phase == Phase::kDraft) return check_draft(rules, state);
  if (table.phase == Phase::kShow) return check_show(rules, state);
  if (table.phase == Phase::kLay) return check_lay(rules, state);
  return table.up == 0 ? check_deal(rules, state) : "cards lie face up before the end of the deal (G-7)";
}

/// The dice and the rolls fit the phase (AC-4).
Broken check_dice(const Table& table) {
  const int dice = table.dice.sum();
  if (table.phase == Phase::kRoll) {
    if (table.rolls == kRollsATurn || dice == kDice || (table.rolls == 0 && dice != 0))
      return "no dice are to be rolled (AC-4)";
    return "";
  }
  if (dice != kDice) return "the roll doesn't have five dice (AC-4)";
  if (table.rolls == 0) return "there are dice, but they were not rolled (AC-4)";
  if (table.phase == Phase::kChoose && table.rolls == kRollsATurn) return "a third re-roll is offered (AC-4)";
  return "";
}

/// `seat` and `due` fit the phase (AC-5, AC-9, AC-15).
Broken check_due(const Rules& rules, const Table& table) {
  const bool new_cards = table.phase == Phase::kDraw || table.phase == Phase::kTake || table.phase == Phase::kReplace;
  if (!new_cards && table.phase != Phase::kPick) {
    if (table.seat != table.active) return "the seat is not the active player";
    return table.due == 0 ? "" : "a new card is due outside of its phase (AC-9)";
  }
  const int now = order_from(rules, table.active, table.seat);
  for (int s = 0; s < rules.players; ++s) {
    if (((table.due >> s) & 1) == 0) continue;
    const int order = order_from(rules, table.active, core::seat(s));
    if (!table.crossed) return "a card was scored and no box crossed (AC-8)";
    if (table.phase == Phase::kPick ? order >= now : order < now) return "a new card is due out of order (AC-9)";
    if (table.phase == Phase::kReplace && order == now) return "a seat that has taken a card is due another (AC-15)";
  }
  const bool seat_due = ((table.due >> core::index(table.seat)) & 1) != 0;
  if ((table.phase == Phase::kDraw || table.phase == Phase::kTake) && !seat_due)
    return "no card is due to this seat (AC-9)";
  return new_cards && !table.crossed ? "a card was scored and no box crossed (AC-8)" : "";
}

/// The pile and the face-up cards fit the phase (AC-9, AC-15).
Broken check_stock(const Rules& rules, const Table& table) {
  if (!rules.advanced) {
    if (table.phase == Phase::kTake || table.phase == Phase::kReplace)
      return "the basic game has no face-up cards (AC-3)";
    return table.phase == Phase::kDraw && table.pile_left == 0 ? "a card is drawn from an empty pile (AC-9)" : "";
  }
  const int up = std::popcount(table.up);
  if (table.phase == Phase::kDraw && table.pile_left == 0) return "a card is drawn from an empty pile (AC-15)";
  if (table.phase == Phase::kReplace) {
    return up == kFaceUp - 1 && table.pile_left > 0 ? "" : "there is no face-up card to replace (AC-15)";
  }
  if (up > kFaceUp || (up < kFaceUp && table.pile_left > 0)) return "there are not three face-up cards (AC-15)";
  return table.phase == Phase::kTake && up == 0 ? "there is no face-up card to take (AC-15)" : "";
}

/// Every player has the right number of cards in play (AC-9, AC-11, AC-16).
Broken check_seat(const Rules& rules, const Table& table, Seat seat) {
  const int done = cards_scored(table, seat);
  const int missing = rules.in_play - cards_in_play(table, seat);
  const bool due = ((table.due >> core::index(seat)) & 1) != 0;
  const bool ended = table.phase == Phase::kOver && table.idle == 0;  // AC-11: nobody draws in that turn
  const bool stock = table.pile_left > 0 || table.up != 0;
  if (missing > done) return "a player has lost a card";
  if (due && missing == 0) return "a player with all cards is due another (AC-9)";
  if (stock && missing > (due || ended ? 1 : 0)) return "a player has too few cards (AC-9)";
  const bool may_have_four = ended || (table.phase == Phase::kPick && due);
  if (done == kLastCard && !may_have_four) return "the game continued after a fourth card (AC-11)";
  return "";
}

Broken check_over(const Rules& rules, const Table& table) {
  if (table.idle != 0) {
    const bool round_ended = core::next(table.active, rules.players) == table.first;
    return table.idle == core::kIdleRounds && round_ended ? "" : "the game is over before 20 idle rounds (G-3)";
  }
  if (!table.crossed) return "the game is over without a fourth card (AC-11)";
  for (int s = 0; s < rules.players; ++s) {
    if (cards_scored(table, core::seat(s)) == kLastCard) return "";
  }
  return "the game is over without a fourth card (AC-11)";
}

Broken check_play(const Rules& rules, const State& state) {
  const Table& table = state.table;
  for (const CardSet hand : state.hidden.hands) {
    if (hand != 0) return "there are hands after the draft (AC-14)";
  }
  if (const Broken broken = check_dice(table); !broken.empty()) return broken;
  if (const Broken broken = check_due(rules, table); !broken.empty()) return broken;
  if (const Broken broken = check_stock(rules, table); !broken.empty()) return broken;
  for (int s = 0; s < rules.players; ++s) {
    if (const Broken broken = check_seat(rules, table, core::seat(s)); !broken.empty()) return broken;
  }
  return table.phase == Phase::kOver ? check_over(rules, table) : "";
}

}  // namespace

std::string_view broken_invariant(const Rules& rules, const State& state) {
  if (const Broken broken = check_ranges(rules, state.table); !broken.empty()) return broken;
  if (const Broken broken = check_cards(rules, state); !broken.empty()) return broken;
  return in_set_up(state.table.phase) ? check_set_up(rules, state) : check_play(rules, state);
}

}  // namespace tavola::all_on_one_card
