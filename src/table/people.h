// What the people at a table may see and do.
#pragma once

#include "table/table.h"

namespace tavola::table {

bool may_watch(const Table& table, const Who& who);
bool may_sit(const Table& table, const Who& who);
bool is_host(const Table& table, const Who& who);

/// Whether it is this player's turn.
bool waits_for(const Table& table, PlayerId player);

/// The seat whose view the player gets: their seat whose turn it is, otherwise their first. kSpectator without a seat.
core::Seat view_seat(const Table& table, PlayerId player);
/// The seat whose view of events the player's log shows. People who share a screen share a log of public events.
core::Seat log_seat(const Table& table, PlayerId player);

}  // namespace tavola::table
