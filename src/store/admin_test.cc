#include "store/admin.h"

#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "store/testing.h"
#include "wire/json.h"

namespace tavola::store {
namespace {

using core::Done;
using core::Status;
using core::TempFolder;
using testing::append;
using testing::entries;
using testing::make_player;
using testing::make_table;
using testing::name_of;
using testing::open_store;

using Texts = std::vector<std::string>;

class AdminTest : public ::testing::Test {
 protected:
  AdminTest() {
    table_ = make_table(*store_, "a");
    EXPECT_TRUE(append(*store_, table_, 1, "x").ok());
  }

  TempFolder folder_;
  std::string path_ = folder_.file("tavola.db");
  std::string backup_ = folder_.file("backup.db");
  std::unique_ptr<Store> store_ = open_store(path_);
  TableNumber table_{};
};

TEST_F(AdminTest, ABackupIsOneFileWithAllThatWasThere) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  ASSERT_TRUE(append(*store_, table_, 2, "later").ok());
  struct stat found{};
  ASSERT_EQ(::stat(backup_.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777u, 0600u);
  EXPECT_FALSE(std::filesystem::exists(backup_ + "-wal"));
  EXPECT_FALSE(std::filesystem::exists(backup_ + ".part"));
  EXPECT_EQ(entries(*open_store(backup_), "a"), (Texts{"x"}));
}

TEST_F(AdminTest, ABackupNeedsANewFileAndAStore) {
  std::ofstream(backup_) << "mine";
  const Status refused = back_up(path_, backup_);
  ASSERT_EQ(name_of(refused), "file");
  EXPECT_EQ(refused.error().text(), backup_ + ": is there already: name a new file");
  EXPECT_EQ(name_of(back_up(folder_.file("none.db"), folder_.file("b.db"))), "store-missing");
  EXPECT_EQ(name_of(back_up(backup_, folder_.file("b.db"))), "store-foreign");
  EXPECT_EQ(name_of(back_up(path_, folder_.file("none/b.db"))), "file");
  EXPECT_FALSE(std::filesystem::exists(folder_.file("b.db")));
}

TEST_F(AdminTest, ABackupBesideAWriterIsOfOneMoment) {
  const TableNumber other = make_table(*store_, "b");
  std::atomic<bool> stop = false;
  std::atomic<std::uint32_t> written = 1;
  std::thread writer([&] {  // each transaction adds to both tables
    while (!stop) {
      const Status done = store_->transaction([&]() -> Status {
        const Status first = store_->append({table_, written + 1, std::string(500, 'x'), 0, {}});
        return first.ok() ? store_->append({other, written, std::string(500, 'x'), 0, {}}) : first;
      });
      EXPECT_EQ(name_of(done), "done");
      ++written;
    }
  });
  for (int i = 0; i < 5; ++i) {
    const std::uint32_t before = written;
    while (written < before + 20) std::this_thread::yield();
    const std::string file = folder_.file("backup" + std::to_string(i));
    EXPECT_EQ(name_of(back_up(path_, file)), "done");
    const auto copy = open_store(file);
    const std::size_t size = entries(*copy, "a").size();
    EXPECT_GE(size, before + 20);
    EXPECT_EQ(entries(*copy, "b").size(), size - 1);
  }
  stop = true;
  writer.join();
}

TEST_F(AdminTest, ARestoredStoreIsAsTheBackup) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  ASSERT_TRUE(append(*store_, table_, 2, "later").ok());
  store_.reset();
  ASSERT_EQ(name_of(restore(path_, backup_)), "done");
  EXPECT_EQ(entries(*open_store(path_), "a"), (Texts{"x"}));
  EXPECT_EQ(entries(*open_store(path_ + ".before-restore"), "a"), (Texts{"x", "later"}));
  EXPECT_EQ(entries(*open_store(backup_), "a"), (Texts{"x"}));
}

TEST_F(AdminTest, ARestoreWithoutAStoreMakesOne) {
  const std::string fresh = folder_.file("fresh.db");
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  ASSERT_EQ(name_of(restore(fresh, backup_)), "done");
  EXPECT_EQ(entries(*open_store(fresh), "a"), (Texts{"x"}));
  EXPECT_FALSE(std::filesystem::exists(fresh + ".before-restore"));
}

TEST_F(AdminTest, ARestoreIsRefusedWhileAServerOrAnotherProgramHasTheStore) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  EXPECT_EQ(name_of(restore(path_, backup_)), "store-busy") << "an admin command has it";
  store_.reset();
  store_ = open_store(SqliteSettings{.path = path_, .exclusive = true});
  const Status refused = restore(path_, backup_);
  ASSERT_EQ(name_of(refused), "store-busy");
  EXPECT_NE(refused.error().what.find("is in use by another tavola"), std::string::npos);
  EXPECT_TRUE(append(*store_, table_, 2, "still here").ok());
  EXPECT_FALSE(std::filesystem::exists(path_ + ".before-restore"));
}

TEST_F(AdminTest, ABadBackupIsNotRestored) {
  store_.reset();
  std::ofstream(backup_) << std::string(9000, 'x');
  EXPECT_EQ(name_of(restore(path_, backup_)), "store-foreign");
  EXPECT_EQ(name_of(restore(path_, folder_.file("none"))), "store-missing");
  EXPECT_EQ(name_of(restore(path_, path_)), "file");
  std::filesystem::remove(backup_);
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  std::filesystem::resize_file(backup_, 20480);
  EXPECT_EQ(name_of(restore(path_, backup_)), "store-damaged");
  EXPECT_EQ(entries(*open_store(path_), "a"), (Texts{"x"}));
  EXPECT_FALSE(std::filesystem::exists(path_ + ".part"));
}

// The log of a damaged store must not be taken for one of the restored.
TEST_F(AdminTest, ADamagedStoreIsReplacedWithItsLog) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  store_.reset();
  store_ = open_store(path_);  // its log has only what comes now
  ASSERT_TRUE(append(*store_, table_, 2, "later").ok());
  std::filesystem::copy_file(path_ + "-wal", folder_.file("wal"));
  store_.reset();
  std::ofstream(path_) << std::string(9000, 'x');
  std::filesystem::copy_file(folder_.file("wal"), path_ + "-wal");
  ASSERT_EQ(name_of(restore(path_, backup_)), "done");
  EXPECT_TRUE(std::filesystem::exists(path_ + ".before-restore-wal"));
  EXPECT_EQ(entries(*open_store(path_), "a"), (Texts{"x"}));
}

TEST_F(AdminTest, AnExportHasEveryTableAsALine) {
  const Listing listing{Listing::State::kPlaying, true, true, {PlayerNumber{4}, PlayerNumber{2}}, "{\"game\":\"x\"}"};
  const TableNumber table = make_table(*store_, "b", listing, 5);
  ASSERT_TRUE(append(*store_, table, 1, "one").ok());
  ASSERT_TRUE(append(*store_, table, 2, "two", listing, 9).ok());
  Texts lines;
  const auto count = export_tables(path_, [&](std::string_view line) -> Status {
    lines.emplace_back(line);
    return Done{};
  });
  ASSERT_TRUE(count.ok());
  EXPECT_EQ(*count, 2u);
  ASSERT_EQ(lines.size(), 2u);
  const auto second = wire::parse(lines[1]);
  ASSERT_TRUE(second.ok());
  EXPECT_EQ(*second, *wire::parse(R"({"id":"b","created":5,"changed":9,"state":"playing","is_public":true,
    "attended":true,"players":[4,2],"summary":"{\"game\":\"x\"}","opening":"opening of b","entries":["one","two"]})"));
  EXPECT_EQ(lines[1].find('\n'), lines[1].size() - 1);
}

TEST_F(AdminTest, AnExportEndsWhenItsLinesAreNotTaken) {
  const auto count = export_tables(path_, [](std::string_view) -> Status { return core::Error{"file", "", "full"}; });
  ASSERT_FALSE(count.ok());
  EXPECT_EQ(count.error().what, "full");
}

class PruneTest : public ::testing::Test {
 protected:
  PruneTest() {
    using enum Listing::State;
    old_guest_ = make_player(*store_, {{}, "Old", "", "", 0, 10, false});
    seated_guest_ = make_player(*store_, {{}, "Seated", "", "", 0, 10, false});
    new_guest_ = make_player(*store_, {{}, "New", "", "", 0, 90, false});
    account_ = make_player(*store_, {{}, "Account", "account", "", 0, 10, false});
    make_table(*store_, "over, old", {kOver, false, false, {old_guest_, account_}, ""}, 10);
    make_table(*store_, "over, new", {kOver, false, false, {seated_guest_}, ""}, 90);
    const TableNumber idle = make_table(*store_, "playing, old", {kPlaying, false, false, {account_}, ""}, 10);
    EXPECT_TRUE(append(*store_, idle, 1, "x").ok());
  }

  Texts tables() {
    Texts found;
    const auto listed = store_->list_tables({});
    for (const ListedTable& table : *listed) found.push_back(table.id);
    std::sort(found.begin(), found.end());
    return found;
  }
  bool is_there(PlayerNumber player) { return store_->find_player(player)->has_value(); }

  TempFolder folder_;
  std::string path_ = folder_.file("tavola.db");
  std::unique_ptr<Store> store_ = open_store(path_);
  PlayerNumber old_guest_{}, seated_guest_{}, new_guest_{}, account_{};
};

TEST_F(PruneTest, DeletesTablesThatAreOverAndGuestsWithoutATable) {
  const PruneOrder order{.over_before = 50, .unchanged_before = {}, .guests_before = 50};
  PruneOrder dry = order;
  dry.dry_run = true;
  EXPECT_EQ(prune(path_, dry).value(), (Pruned{1, 1}));
  EXPECT_EQ(tables().size(), 3u);
  EXPECT_EQ(prune(path_, order).value(), (Pruned{1, 1}));
  EXPECT_EQ(tables(), (Texts{"over, new", "playing, old"}));
  EXPECT_FALSE(is_there(old_guest_));
  EXPECT_TRUE(is_there(seated_guest_) && is_there(new_guest_) && is_there(account_));
  EXPECT_EQ(prune(path_, order).value(), (Pruned{0, 0}));
}

TEST_F(PruneTest, DeletesUnchangedTablesWhenToldSo) {
  EXPECT_EQ(prune(path_, {.unchanged_before = 50}).value(), (Pruned{2, 0}));
  EXPECT_EQ(tables(), (Texts{"over, new"}));
  EXPECT_TRUE(is_there(old_guest_));
}

TEST_F(PruneTest, AnOpenStoreNoticesThatATableIsGone) {
  const auto table = store_->load_table("playing, old");
  ASSERT_EQ((*table)->entries.size(), 1u);
  ASSERT_TRUE(prune(path_, {.unchanged_before = 50}).ok());
  EXPECT_EQ(name_of(append(*store_, (*table)->number, 2, "y")), "store-missing");
  EXPECT_NE(make_table(*store_, "next"), (*table)->number);
  EXPECT_EQ(entries(*store_, "next"), (Texts{}));
}

TEST_F(PruneTest, ManyTablesGoInManyTransactions) {
  ASSERT_TRUE(store_
                  ->transaction([&]() -> Status {
                    for (int i = 0; i < 300; ++i) {
                      const auto table = store_->create_table(
                          {"t" + std::to_string(i), "", 10, {Listing::State::kOver, false, false, {}, ""}});
                      if (!table.ok()) return table.error();
                      const Status added = store_->append({*table, 1, "x", 0, {}});
                      if (!added.ok()) return added;
                    }
                    return Done{};
                  })
                  .ok());
  EXPECT_EQ(prune(path_, {.over_before = 50}).value(), (Pruned{301, 0}));
  EXPECT_EQ(tables(), (Texts{"over, new", "playing, old"}));
  EXPECT_EQ(entries(*store_, "playing, old"), (Texts{"x"}));
}

class AccountTest : public ::testing::Test {
 protected:
  AccountTest() {
    maria_ = make_player(*store_, {{}, "Maria", "maria", "old hash", 0, 0, false});
    Session session;
    session.player = maria_;
    EXPECT_TRUE(store_->transaction([&] { return store_->create_session(session); }).ok());
  }

  Player maria() { return **store_->find_player(maria_); }
  std::size_t sessions() { return store_->list_sessions(maria_)->size(); }

  TempFolder folder_;
  std::unique_ptr<Store> store_ = open_store(folder_.file("tavola.db"));
  PlayerNumber maria_{};
};

TEST_F(AccountTest, AResetSetsThePasswordAndEndsSessions) {
  ASSERT_EQ(name_of(reset_password(*store_, "MARIA", "new hash")), "done");
  EXPECT_EQ(maria().password_hash, "new hash");
  EXPECT_EQ(sessions(), 0u);
}

TEST_F(AccountTest, ABanEndsSessionsAndCanBeLifted) {
  ASSERT_EQ(name_of(set_banned(*store_, "maria", true)), "done");
  EXPECT_TRUE(maria().banned);
  EXPECT_EQ(sessions(), 0u);
  ASSERT_EQ(name_of(set_banned(*store_, "maria", false)), "done");
  EXPECT_FALSE(maria().banned);
}

TEST_F(AccountTest, ADeletedAccountIsForgotten) {
  ASSERT_EQ(name_of(delete_account(*store_, "maria")), "done");
  EXPECT_EQ(maria().name + maria().account + maria().password_hash, "");
  EXPECT_EQ(sessions(), 0u);
  EXPECT_EQ(name_of(delete_account(*store_, "maria")), "store-missing");
}

}  // namespace
}  // namespace tavola::store
