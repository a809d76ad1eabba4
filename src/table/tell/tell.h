// What a table tells its clients. Nothing here depends on what the client's seat may not know.
#pragma once

#include "table/presence.h"
#include "table/table.h"
#include "table/tell/texts.h"

namespace tavola::table::tell {

/// Everything, for somebody who comes. `log`: with all that happened so far.
std::string welcome(const Table& table, const Who& who, bool log, Time now, Texts& texts);

/// Appends what changed after `from`; nothing when nothing did that this client may know.
void update(const Table& table, const Who& who, Version from, Time now, Texts& texts, std::string& out);

/// Who is here.
std::string presence(const Table& table, const Presence& presence);

}  // namespace tavola::table::tell
