// Opening the SQLite file of a store. Only for store/sqlite/.
#pragma once

#include "store/sqlite/connection.h"
#include "store/sqlite/lock.h"
#include "store/sqlite/sqlite.h"

namespace tavola::store {

/// Opens the file for use: creates or upgrades it if needed. Returns the lock if the settings ask for it.
core::Result<ServerLock> open_file(Connection& connection, const SqliteSettings& settings);

/// Opens a file that must be a store, and leaves it as it is. `keep_log`: closing leaves its log (WAL) alone too, where
/// SQLite would write it into the file.
core::Status open_unchanged(Connection& connection, const std::string& path, bool keep_log);

}  // namespace tavola::store
