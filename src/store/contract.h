// The contract of a store: one suite of tests for every kind. It asserts what store/store.h promises.
//
// A kind of store runs the suite with one line in a test of its own:
//
//   INSTANTIATE_TEST_SUITE_P(Sqlite, StoreContract, ::testing::Values(StoreKind{"sqlite", make_place}));
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <ostream>
#include <string>

#include "store/testing.h"

namespace tavola::store::testing {

/// Where one store is kept during a test. It is empty at first, and keeps what is stored while nobody has it open.
class StorePlace {
 public:
  virtual ~StorePlace() = default;

  /// Opens the store, perhaps beside another one that is open. It waits only briefly for a locked store.
  virtual std::unique_ptr<Store> open() = 0;

  /// Opens a backup, as the file that Store::back_up wrote; nothing if this kind of store has no backups.
  virtual std::unique_ptr<Store> open_backup(const std::string& path) = 0;
};

struct StoreKind {
  std::string name;
  std::function<std::unique_ptr<StorePlace>()> make;
  friend void PrintTo(const StoreKind& kind, std::ostream* to) { *to << kind.name; }
};

class StoreContract : public ::testing::TestWithParam<StoreKind> {
 protected:
  /// Closes the store and opens it again.
  void open_again() {
    store_.reset();
    store_ = place_->open();
  }

  /// The ids of the tables that a query lists.
  std::vector<std::string> ids(const Query& query = {});

  std::unique_ptr<StorePlace> place_ = GetParam().make();
  std::unique_ptr<Store> store_ = place_->open();
};

using Texts = std::vector<std::string>;

inline Listing listing_of(Listing::State state, bool is_public, std::vector<PlayerId> players, bool attended = false) {
  return {state, is_public, attended, std::move(players), "{}"};
}

/// A session whose hash and time are this key.
inline Session session_of(std::uint8_t key, PlayerId player) {
  Session session;
  session.hash.fill(key);
  session.player = player;
  session.created = key;
  return session;
}

}  // namespace tavola::store::testing
