// Messages to a single client: replies and refusals.
#pragma once

#include "registry/any_bot.h"
#include "table/answer.h"
#include "table/tell/texts.h"

namespace tavola::table::tell {

/// Says why a message was refused. `to`: the kind of the message; may be empty.
std::string refusal(std::string_view to, const core::Error& error);

/// Says that the client has everything up to this version.
std::string resumed(Version version);

/// Says that the server stops.
std::string bye();

/// The table after the first `log` lines of the match's log, as the seat saw it. `all`: also as every seat saw it.
std::string moment(const Table& table, std::size_t log, core::Seat seen_by, bool all);

/// The points at the start and after each event.
std::string course(const Table& table);

std::string record(const Table& table);

/// The move that a bot advises for this turn.
std::string hint(const Table& table, const BotTurn& turn, const registry::AnyDecision& decision, Texts& texts);

}  // namespace tavola::table::tell
