// A player's pick and what follows from it. It needs only what is on the table, so that a view can foresee it too.
#pragma once

#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {

/// Applies `cross` or `pass` for the seat that picks (AC-5 to AC-11).
void apply_pick(const Rules& rules, Table& table, Move move);

/// The next new card of this turn, or the end of the turn when no more is due (AC-9, AC-15).
void next_new_card(const Rules& rules, Table& table);

/// Lays a card without crosses before a seat.
void add_card(const Rules& rules, Table& table, Seat seat, CardNo card);

}  // namespace tavola::all_on_one_card
