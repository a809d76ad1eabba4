// What the tests of stores share.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace tavola::store::testing {

/// Creates a table in a transaction of its own.
inline TableNumber make_table(Store& store, const std::string& id, const Listing& listing = {}, Time created = 0) {
  TableNumber number{};
  const core::Status made = store.transaction([&]() -> core::Status {
    const auto table = store.create_table({id, "opening of " + id, created, listing});
    if (!table.ok()) return table.error();
    number = *table;
    return core::Done{};
  });
  EXPECT_TRUE(made.ok()) << made.error().text();
  return number;
}

inline PlayerId make_player(Store& store, const Player& player) {
  PlayerId number{};
  const core::Status made = store.transaction([&]() -> core::Status {
    const auto created = store.create_player(player);
    if (!created.ok()) return created.error();
    number = *created;
    return core::Done{};
  });
  EXPECT_TRUE(made.ok()) << made.error().text();
  return number;
}

/// Appends in a transaction of its own.
inline core::Status append(Store& store, TableNumber table, std::uint32_t version, const std::string& entry,
                           std::optional<Listing> listing = {}, Time at = 0) {
  return store.transaction([&] { return store.append({table, version, entry, at, std::move(listing)}); });
}

/// The entries of a table; one "(missing)" if it is not there.
inline std::vector<std::string> entries(Store& store, const std::string& id) {
  const auto table = store.load_table(id);
  EXPECT_TRUE(table.ok()) << table.error().text();
  if (!table.ok() || !*table) return {"(missing)"};
  return (*table)->entries;
}

/// The error's name, or "done".
inline std::string name_of(const core::Status& status) { return status.ok() ? "done" : status.error().name; }

}  // namespace tavola::store::testing
