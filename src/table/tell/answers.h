// What one client alone is told: what they asked for, or why not.
#pragma once

#include "registry/any_bot.h"
#include "table/answer.h"
#include "table/tell/texts.h"

namespace tavola::table::tell {

/// Why a message was refused. `to`: the kind of the message; may be empty.
std::string refusal(std::string_view to, const core::Error& error);

/// The client missed nothing before this version.
std::string resumed(Version version);

/// The server stops.
std::string bye();

/// The table after so many lines of the match's log, as a seat saw it; `all`: and as every seat saw it.
std::string moment(const Table& table, std::size_t log, core::Seat seen_by, bool all);

/// How the points stood at the start and after each event.
std::string course(const Table& table);

std::string record(const Table& table);

/// What a bot would do in this turn.
std::string hint(const Table& table, const BotTurn& turn, const registry::AnyDecision& decision, Texts& texts);

}  // namespace tavola::table::tell
