// What the tests of the SQLite store share.
#pragma once

#include <memory>

#include "core/temp_folder.h"
#include "store/sqlite/sqlite.h"
#include "store/testing.h"

namespace tavola::store::testing {

inline std::unique_ptr<Store> open_store(const SqliteSettings& settings) {
  auto opened = open_sqlite(settings);
  EXPECT_TRUE(opened.ok()) << opened.error().text();
  return opened.ok() ? *std::move(opened) : nullptr;
}

inline std::unique_ptr<Store> open_store(const std::string& path) {
  SqliteSettings settings;
  settings.path = path;
  return open_store(settings);
}

}  // namespace tavola::store::testing
