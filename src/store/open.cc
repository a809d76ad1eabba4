#include "store/open.h"

#include "store/sqlite/sqlite.h"

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

/// Done if the address is a path. A kind of store with a scheme of its own would be chosen here.
Status check_kind(const std::string& address) {
  const std::size_t end = address.find("://");
  if (end == address.npos) return Done{};
  return Error{"store-unsupported", address,
               "stores at " + address.substr(0, end) + ":// addresses are not supported: name the file of a store"};
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(const StoreSettings& settings) {
  if (const Status known = check_kind(settings.address); !known.ok()) return known.error();
  const bool serving = settings.open_for == OpenFor::kServing;
  SqliteSettings sqlite;
  sqlite.path = settings.address;
  sqlite.create = serving;
  sqlite.exclusive = serving;
  sqlite.only_back_up = settings.open_for == OpenFor::kBackup;
  sqlite.busy_timeout = settings.busy_timeout;
  sqlite.durable = settings.durable;
  return open_sqlite(sqlite);
}

Status restore_store(const std::string& address, const std::string& from) {
  const Status known = check_kind(address);
  return known.ok() ? restore_sqlite(address, from) : known;
}

}  // namespace tavola::store
