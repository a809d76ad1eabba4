// Parts shared by the welcome and update messages.
#pragma once

#include "table/tell/tell.h"
#include "wire/writer.h"

namespace tavola::table::tell {

/// A seat, "chance" or "nobody".
void write_actor(wire::Writer& to, core::Actor actor);

void write_seats(wire::Writer& to, const Table& table);
void write_you(wire::Writer& to, const Table& table, const Who& who);
/// Whose turn it is, and the choices of the client's seat.
void write_turn(wire::Writer& to, const Table& table, const Who& who, core::Seat seen_by, Time now, Texts& texts);
/// The events after the first `from` lines of the match's log.
void write_events(wire::Writer& to, const Table& table, core::Seat seen_by, std::size_t from, Texts& texts);
void write_chat(wire::Writer& to, const Table& table, const Who& who, Version from);
/// How the game ended.
void write_result(wire::Writer& to, const Table& table);

/// Whether the random events come from a seed. In a record they may come from outside.
bool is_seeded(const Table& table);

/// The position after the first `log` lines of the match's log.
registry::AnyState position_at(const Table& table, std::size_t log, const Texts& texts);

}  // namespace tavola::table::tell
