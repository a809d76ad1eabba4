// The messages of a table to its clients. They never depend on what is hidden from the client's seat.
#pragma once

#include "table/presence.h"
#include "table/table.h"
#include "table/tell/texts.h"

namespace tavola::table::tell {

/// The whole table, for a client that joins. `log`: include all events so far.
std::string welcome(const Table& table, const Who& who, bool log, Time now, Texts& texts);

/// Appends the changes after `from`. Appends nothing if this client may see none of them.
void update(const Table& table, const Who& who, Version from, Time now, Texts& texts, std::string& out);

/// Who is here.
std::string presence(const Table& table, const Presence& presence);

}  // namespace tavola::table::tell
