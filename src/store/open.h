// Opening a store by its address: the one place that knows which kinds of store there are.
//
// An address is the path of an SQLite file. "scheme://..." is for other kinds, of which there are none yet.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "store/store.h"

namespace tavola::store {

/// What a store is opened for.
enum class OpenFor : std::uint8_t {
  kServing,  ///< creates a new store, upgrades an old one, and refuses if another server has it
  kAdmin,    ///< works beside a server; the store must be there, and an old one is upgraded
  kBackup,   ///< for Store::back_up alone: the store must be there, and it stays as it is, even if it is old
};

struct StoreSettings {
  std::string address{};
  OpenFor open_for = OpenFor::kServing;
  std::chrono::milliseconds busy_timeout{5000};  ///< how long to wait for another program's transaction
  bool durable = true;  ///< false, for tests: nothing waits for the disk, and a power cut loses acknowledged work
};

/// Opens the store at this address.
core::Result<std::unique_ptr<Store>> open_store(const StoreSettings& settings);

/// Puts a backup, after checking it, in the place of the store at this address. The old store is kept beside it.
/// Refused while a server or another program has the store.
core::Status restore_store(const std::string& address, const std::string& from);

}  // namespace tavola::store
