// What happens at a table by itself: nobody waits for what is certain, and no clock runs for nobody.
#pragma once

#include "table/answer.h"
#include "table/presence.h"

namespace tavola::table {

/// What happens by itself now: the start, a forced move, an early answer, a clock at zero, a stand-in. Ask again after
/// each entry, and at next_due().
Answer due(const Table& table, const Presence& presence, Time now);
std::optional<Time> next_due(const Table& table, const Presence& presence);

/// The bot's decision that the table waits for.
std::optional<BotTurn> bot_turn(const Table& table);
/// What the bot decided; nothing when the table doesn't wait for it any more.
Answer bot_chose(const Table& table, const BotTurn& turn, registry::AnyMove move, Time now);

/// The start of the game, once every seat is taken.
Entry start_entry(const Table& table, Time now);

}  // namespace tavola::table
