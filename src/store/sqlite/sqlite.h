// The store in one SQLite file: WAL, each transaction synced to disk before it is done.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "store/store.h"

namespace tavola::store {

/// A checkpoint writes each page that changed since the last one once more, while a commit waits for it: the default is
/// often enough to be short, and rare enough that a page changes many times in between.
struct SqliteSettings {
  std::string path{};
  bool create = true;      ///< make the file (for its owner alone) when it is not there
  bool exclusive = false;  ///< for a server: refuse when another one has the file; `tavola admin` works beside it
  std::chrono::milliseconds busy_timeout{5000};  ///< how long to wait for another program's transaction
  std::size_t cache_bytes = 16u << 20;           ///< of pages in memory, at most
  std::size_t most_recent = 32768;               ///< entries in the log of recent ones; see store/entries.h
  int checkpoint_pages = 1000;                   ///< of the log (WAL), after which they go to the file

  // For tests.
  std::string vfs{};    ///< the name of an SQLite VFS in place of the system's files; it needs no folder and no lock
  bool durable = true;  ///< false: nothing waits for the disk, and a power cut loses what was said to be done
};

/// Opens the store, makes it when it is new, and brings an older one to the present version.
core::Result<std::unique_ptr<Store>> open_sqlite(const SqliteSettings& settings);

}  // namespace tavola::store
