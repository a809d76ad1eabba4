// What happens at a table without a message from a player.
#pragma once

#include "table/answer.h"
#include "table/presence.h"

namespace tavola::table {

/// The next automatic change: the start, a forced move, an early answer, an expired clock, a stand-in. Call it again
/// after each entry, and at next_due().
Answer due(const Table& table, const Presence& presence, Time now);
std::optional<Time> next_due(const Table& table, const Presence& presence);

/// The bot's decision that the table is waiting for, if any.
std::optional<BotTurn> bot_turn(const Table& table);
/// The entry for the bot's move. Nothing if the table is no longer waiting for it.
Answer bot_chose(const Table& table, const BotTurn& turn, registry::AnyMove move, Time now);

/// The entry that starts the game, once every seat is taken.
Entry start_entry(const Table& table, Time now);

}  // namespace tavola::table
