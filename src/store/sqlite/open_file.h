// Opening the SQLite file of a store; inside of store/ alone.
#pragma once

#include "store/sqlite/connection.h"
#include "store/sqlite/lock.h"
#include "store/sqlite/sqlite.h"

namespace tavola::store {

/// Opens the connection to a file of the present version, whatever was there before; gives the lock of an exclusive
/// one.
core::Result<ServerLock> open_file(Connection& connection, const SqliteSettings& settings);

}  // namespace tavola::store
