// An acknowledged change is on disk. The power is cut at random moments, and the disk loses what was not synced.
#include <gtest/gtest.h>

#include <map>

#include "store/sqlite/sqlite.h"
#include "tests/store/memory_disk.h"

namespace tavola::store {
namespace {

using core::Done;
using core::Status;
using testing::MemoryDisk;

/// The entries of each table.
using Tables = std::map<std::string, std::vector<std::string>>;

constexpr std::size_t kTables = 6;

/// Writes to a store until the power fails, then checks what is left.
class Rig {
 public:
  Rig(std::uint64_t seed, bool durable) : random_(seed), durable_(durable) {}

  /// How often a restart found something lost, doubled or half done.
  int wrong() const { return wrong_; }
  int acknowledged() const { return acknowledged_; }

  void run_until_cut() {
    if (random_() % 4 == 0) take_from_backup();
    disk_.cut_after(random_() % 150);
    auto store = open();
    while (store && write(*store)) {
    }
    EXPECT_TRUE(disk_.is_off());
    store.reset();
    disk_.restart(random_);
    compare();
  }

 private:
  std::unique_ptr<Store> open() {
    SqliteSettings settings;
    settings.path = "store";
    settings.vfs = disk_.name();
    settings.durable = durable_;
    settings.most_recent = 24;  // so that entries are moved often
    settings.checkpoint_pages = random_() % 2 == 0 ? 8 : 60;
    auto store = open_sqlite(settings);
    if (!store.ok()) return nullptr;
    return *std::move(store);
  }

  /// Leaves the store like a restored backup: one file without a log.
  void take_from_backup() {
    sqlite3* file = nullptr;
    EXPECT_EQ(sqlite3_open_v2("store", &file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, disk_.name().c_str()),
              SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(file, "PRAGMA synchronous = EXTRA; PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr),
              SQLITE_OK);
    sqlite3_close(file);
  }

  /// Writes one transaction. Returns false if it was not acknowledged.
  bool write(Store& store) {
    attempted_ = stored_;
    const Status done = store.transaction([&]() -> Status {
      for (std::size_t changes = 1 + random_() % 8; changes > 0; --changes) {
        const std::string id = "table " + std::to_string(random_() % kTables);
        const auto table = store.load_table(id);
        if (!table.ok()) return table.error();
        const Status changed = *table ? append(store, **table) : create(store, id);
        if (!changed.ok()) return changed;
      }
      return Done{};
    });
    if (!done.ok()) return false;
    stored_ = attempted_;
    ++acknowledged_;
    return true;
  }

  Status create(Store& store, const std::string& id) {
    NewTable table;
    table.id = id;
    attempted_[id];
    const auto created = store.create_table(table);
    return created.ok() ? Status(Done{}) : Status(created.error());
  }

  Status append(Store& store, const StoredTable& table) {
    Change change;
    change.table = table.number;
    change.version = static_cast<std::uint32_t>(table.entries.size() + 1);
    change.entry = "entry " + std::to_string(random_()) + std::string(random_() % 200, '.');
    if (random_() % 4 == 0) {
      change.listing.emplace();
      change.listing->players = {PlayerId{1}, PlayerId{static_cast<std::int64_t>(random_() % 3 + 2)}};
    }
    attempted_[table.id].push_back(change.entry);
    return store.append(change);
  }

  /// The disk must have all acknowledged transactions, and the interrupted one completely or not at all.
  void compare() {
    const auto store = open();
    Tables found;
    bool readable = store != nullptr;
    for (std::size_t i = 0; readable && i < kTables; ++i) {
      const std::string id = "table " + std::to_string(i);
      auto table = store->load_table(id);
      readable = table.ok();
      if (readable && *table) found[id] = (*table)->entries;
    }
    if (!readable || (found != stored_ && found != attempted_)) ++wrong_;
    stored_ = std::move(found);
    attempted_ = stored_;
  }

  MemoryDisk::Random random_;
  bool durable_;
  MemoryDisk disk_;
  Tables stored_;     // acknowledged
  Tables attempted_;  // plus the last transaction, which may be interrupted
  int wrong_ = 0;
  int acknowledged_ = 0;
};

TEST(PowerCut, LosesNothingThatWasAcknowledged) {
  int acknowledged = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Rig rig(seed, true);
    for (int cut = 0; cut < 20; ++cut) {
      rig.run_until_cut();
      ASSERT_EQ(rig.wrong(), 0) << "seed " << seed << ", cut " << cut;
    }
    acknowledged += rig.acknowledged();
  }
  EXPECT_GT(acknowledged, 3000);
}

// The same without syncs, to prove that the test above can fail.
TEST(PowerCut, LosesWhatIsNotSynced) {
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Rig rig(seed, false);
    rig.run_until_cut();
    wrong += rig.wrong();
  }
  EXPECT_GT(wrong, 10);
}

}  // namespace
}  // namespace tavola::store
