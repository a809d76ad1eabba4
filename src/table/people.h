// What the people around a table may see and do there.
#pragma once

#include "table/table.h"

namespace tavola::table {

bool may_watch(const Table& table, const Who& who);
bool may_sit(const Table& table, const Who& who);
bool is_host(const Table& table, const Who& who);

/// Whether it is this player's turn.
bool waits_for(const Table& table, PlayerId player);

/// The seat through which the player sees the game: the one whose turn it is, or their first. Others watch.
core::Seat view_seat(const Table& table, PlayerId player);
/// Whose knowledge the player's log has. People who share a screen share a log: it has what everybody knows.
core::Seat log_seat(const Table& table, PlayerId player);

}  // namespace tavola::table
