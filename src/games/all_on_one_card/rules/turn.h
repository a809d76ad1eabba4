// A player's pick and its consequences. It needs only public information, so a view can foresee it too.
#pragma once

#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {

/// Applies `cross` or `pass` for the seat that picks (AC-5 to AC-11).
void apply_pick(const Rules& rules, Table& table, Move move);

/// Moves on to the next new card of this turn, or ends the turn if no more are due (AC-9, AC-15).
void next_new_card(const Rules& rules, Table& table);

/// Lays a card without crosses before a seat.
void add_card(const Rules& rules, Table& table, Seat seat, CardNo card);

}  // namespace tavola::all_on_one_card
