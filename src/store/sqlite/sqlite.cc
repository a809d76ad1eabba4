#include "store/sqlite/sqlite.h"

#include "store/sqlite/sqlite_store.h"

namespace tavola::store {

core::Result<std::unique_ptr<Store>> open_sqlite(const SqliteSettings& settings) {
  auto store = std::make_unique<SqliteStore>(settings);
  if (const core::Status opened = store->open(settings); !opened.ok()) return opened.error();
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace tavola::store
