// The store in one SQLite file: WAL, each transaction synced to disk before it is done.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "store/store.h"

namespace tavola::store {

/// About checkpoints: each one writes the pages that changed since the last one once more, while a commit waits for it.
/// The default makes them frequent enough to be short, and rare enough that a page changes many times in between.
struct SqliteSettings {
  std::string path{};
  bool create = true;         ///< make the file (for its owner alone) if it is not there
  bool exclusive = false;     ///< for a server: refuse if another one has the file; `tavola admin` works beside it
  bool only_back_up = false;  ///< for Store::back_up alone: the file stays as it is, even if its version is old
  std::chrono::milliseconds busy_timeout{5000};  ///< how long to wait for another program's transaction
  std::size_t cache_bytes = 16u << 20;           ///< of pages in memory, at most
  std::size_t most_recent = 32768;               ///< entries in the log of recent ones; see store/sqlite/entries.h
  int checkpoint_pages = 1000;                   ///< of the log (WAL), after which they go to the file

  // For tests.
  std::string vfs{};    ///< the name of an SQLite VFS to use instead of the system's files, without folder and lock
  bool durable = true;  ///< false: nothing waits for the disk, and a power cut loses acknowledged work
};

/// Opens the store. Creates a new one, and upgrades an older one to the present version.
core::Result<std::unique_ptr<Store>> open_sqlite(const SqliteSettings& settings);

/// Puts a backup in the place of the store, after checking it. The old file stays as "<path>.before-restore", and
/// replaces what an earlier restore left there. Refused while a server or another program has the store.
core::Status restore_sqlite(const std::string& path, const std::string& from);

}  // namespace tavola::store
