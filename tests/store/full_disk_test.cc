// A full disk, and one whose syncs fail. No change is half done, the error says what to do, and the store recovers by
// itself.
#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"
#include "tests/store/memory_disk.h"

namespace tavola::store {
namespace {

using core::Done;
using core::Status;
using testing::MemoryDisk;

class BadDisk : public ::testing::Test {
 protected:
  BadDisk() {
    SqliteSettings settings;
    settings.path = "store";
    settings.vfs = disk_.name();
    auto opened = open_sqlite(settings);
    EXPECT_TRUE(opened.ok());
    store_ = *std::move(opened);
    const Status made = store_->transaction([&]() -> Status {
      NewTable table;
      table.id = "a";
      const auto number = store_->create_table(table);
      if (!number.ok()) return number.error();
      table_ = *number;
      return Done{};
    });
    EXPECT_TRUE(made.ok());
  }

  /// Appends `entries` entries in one transaction.
  Status append(int entries) {
    return store_->transaction([&]() -> Status {
      for (int i = 1; i <= entries; ++i) {
        Change change;
        change.table = table_;
        change.version = static_cast<std::uint32_t>(stored() + i);
        change.entry = std::string(1000, 'x');
        if (const Status done = store_->append(change); !done.ok()) return done;
      }
      return Done{};
    });
  }

  int stored() const { return acknowledged_; }

  int found() {
    const auto table = store_->load_table("a");
    return table.ok() && *table ? static_cast<int>((*table)->entries.size()) : -1;
  }

  MemoryDisk disk_;
  std::unique_ptr<Store> store_;
  TableNumber table_{};
  int acknowledged_ = 0;
};

TEST_F(BadDisk, AFullOneIsNamedAndNothingIsHalfDone) {
  ASSERT_TRUE(append(10).ok());
  acknowledged_ = 10;
  disk_.set_room(disk_.used());
  const Status full = append(20);
  ASSERT_FALSE(full.ok());
  EXPECT_EQ(full.error().name, "store-full");
  EXPECT_EQ(full.error().text(), "store: there is no room left on the disk: free some, and it continues by itself");
  EXPECT_EQ(found(), 10);
}

TEST_F(BadDisk, TheStoreGoesOnWhenThereIsRoomAgain) {
  disk_.set_room(disk_.used());
  ASSERT_FALSE(append(20).ok());
  ASSERT_FALSE(append(20).ok());
  EXPECT_EQ(store_->check().error().name, "store-full");
  disk_.set_room(SIZE_MAX);
  EXPECT_TRUE(store_->check().ok());
  EXPECT_TRUE(append(20).ok());
  EXPECT_EQ(found(), 20);
}

// More than the page cache holds, so that SQLite writes, fails and rolls back before the commit.
TEST_F(BadDisk, ATransactionThatIsTooLargeFailsAsAWhole) {
  disk_.set_room(disk_.used() + (4u << 20));
  const Status full = append(40000);
  ASSERT_FALSE(full.ok());
  EXPECT_EQ(full.error().name, "store-full");
  EXPECT_EQ(found(), 0);
  disk_.set_room(SIZE_MAX);
  EXPECT_TRUE(append(1).ok());
  EXPECT_EQ(found(), 1);
}

TEST_F(BadDisk, WorkThatGoesOnAfterAnErrorStoresNothing) {
  disk_.set_room(disk_.used() + (4u << 20));
  const Status full = store_->transaction([&]() -> Status {
    for (std::uint32_t version = 1; version <= 40000; ++version) {
      Change change;
      change.table = table_;
      change.version = version;
      change.entry = std::string(1000, 'x');
      if (!store_->append(change).ok()) break;
    }
    Player player;
    player.name = "late";
    EXPECT_FALSE(store_->create_player(player).ok());
    return Done{};
  });
  EXPECT_FALSE(full.ok());
  EXPECT_EQ(found(), 0);
}

TEST_F(BadDisk, ASyncThatFailsAcknowledgesNothing) {
  disk_.set_sync_fails(true);
  const Status failed = append(1);
  ASSERT_FALSE(failed.ok());
  EXPECT_EQ(failed.error().name, "store-failed");
  EXPECT_FALSE(store_->check().ok());
  EXPECT_EQ(found(), 0);
  disk_.set_sync_fails(false);
  EXPECT_TRUE(append(1).ok());
  EXPECT_EQ(found(), 1);
}

TEST_F(BadDisk, OneThatIsFullFromTheBeginningIsNamed) {
  MemoryDisk full;
  full.set_room(4096);
  SqliteSettings settings;
  settings.path = "store";
  settings.vfs = full.name();
  const auto opened = open_sqlite(settings);
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error().name, "store-full");
}

}  // namespace
}  // namespace tavola::store
