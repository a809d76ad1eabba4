#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "store/open.h"
#include "store/sqlite/testing.h"

namespace tavola::store {
namespace {

using core::Status;
using core::TempFolder;
using testing::append;
using testing::entries;
using testing::make_table;
using testing::name_of;
using testing::open_store;

using Texts = std::vector<std::string>;

Status back_up(const std::string& store, const std::string& to) {
  const auto opened = open_store(StoreSettings{.address = store, .open_for = OpenFor::kBackup});
  return opened.ok() ? (*opened)->back_up(to) : opened.error();
}

class BackupTest : public ::testing::Test {
 protected:
  BackupTest() {
    table_ = make_table(*store_, "a");
    EXPECT_TRUE(append(*store_, table_, 1, "x").ok());
  }

  TempFolder folder_;
  std::string path_ = folder_.file("tavola.db");
  std::string backup_ = folder_.file("backup.db");
  std::unique_ptr<Store> store_ = open_store(path_);
  TableNumber table_{};
};

TEST_F(BackupTest, ABackupIsOneFileWithAllThatWasThere) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  ASSERT_TRUE(append(*store_, table_, 2, "later").ok());
  struct stat found{};
  ASSERT_EQ(::stat(backup_.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777u, 0600u);
  EXPECT_FALSE(std::filesystem::exists(backup_ + "-wal"));
  EXPECT_FALSE(std::filesystem::exists(backup_ + ".part"));
  EXPECT_EQ(entries(*open_store(backup_), "a"), (Texts{"x"}));
}

TEST_F(BackupTest, ABackupNeedsANewFileAndAStore) {
  std::ofstream(backup_) << "mine";
  const Status refused = back_up(path_, backup_);
  ASSERT_EQ(name_of(refused), "file");
  EXPECT_EQ(refused.error().text(), backup_ + ": already exists: name a new file");
  EXPECT_EQ(name_of(back_up(folder_.file("none.db"), folder_.file("b.db"))), "store-missing");
  EXPECT_EQ(name_of(back_up(backup_, folder_.file("b.db"))), "store-foreign");
  EXPECT_EQ(name_of(back_up(path_, folder_.file("none/b.db"))), "file");
  EXPECT_FALSE(std::filesystem::exists(folder_.file("b.db")));
}

TEST_F(BackupTest, ABackupBesideAWriterIsOfOneMoment) {
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

TEST_F(BackupTest, ARestoredStoreIsAsTheBackup) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  ASSERT_TRUE(append(*store_, table_, 2, "later").ok());
  store_.reset();
  ASSERT_EQ(name_of(restore_store(path_, backup_)), "done");
  EXPECT_EQ(entries(*open_store(path_), "a"), (Texts{"x"}));
  EXPECT_EQ(entries(*open_store(path_ + ".before-restore"), "a"), (Texts{"x", "later"}));
  EXPECT_EQ(entries(*open_store(backup_), "a"), (Texts{"x"}));
}

TEST_F(BackupTest, ARestoreWithoutAStoreMakesOne) {
  const std::string fresh = folder_.file("fresh.db");
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  ASSERT_EQ(name_of(restore_store(fresh, backup_)), "done");
  EXPECT_EQ(entries(*open_store(fresh), "a"), (Texts{"x"}));
  EXPECT_FALSE(std::filesystem::exists(fresh + ".before-restore"));
}

TEST_F(BackupTest, ARestoreIsRefusedWhileAServerOrAnotherProgramHasTheStore) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  EXPECT_EQ(name_of(restore_store(path_, backup_)), "store-busy") << "an admin command has it";
  store_.reset();
  store_ = open_store(SqliteSettings{.path = path_, .exclusive = true});
  const Status refused = restore_store(path_, backup_);
  ASSERT_EQ(name_of(refused), "store-busy");
  EXPECT_NE(refused.error().what.find("is in use by another tavola"), std::string::npos);
  EXPECT_TRUE(append(*store_, table_, 2, "still here").ok());
  EXPECT_FALSE(std::filesystem::exists(path_ + ".before-restore"));
}

TEST_F(BackupTest, ABadBackupIsNotRestored) {
  store_.reset();
  std::ofstream(backup_) << std::string(9000, 'x');
  EXPECT_EQ(name_of(restore_store(path_, backup_)), "store-foreign");
  EXPECT_EQ(name_of(restore_store(path_, folder_.file("none"))), "store-missing");
  EXPECT_EQ(name_of(restore_store(path_, path_)), "file");
  std::filesystem::remove(backup_);
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  std::filesystem::resize_file(backup_, 20480);
  EXPECT_EQ(name_of(restore_store(path_, backup_)), "store-damaged");
  EXPECT_EQ(entries(*open_store(path_), "a"), (Texts{"x"}));
  EXPECT_FALSE(std::filesystem::exists(path_ + ".part"));
}

// The log of a damaged store must not be taken for one of the restored.
TEST_F(BackupTest, ADamagedStoreIsReplacedWithItsLog) {
  ASSERT_EQ(name_of(back_up(path_, backup_)), "done");
  store_.reset();
  store_ = open_store(path_);  // its log has only what comes now
  ASSERT_TRUE(append(*store_, table_, 2, "later").ok());
  std::filesystem::copy_file(path_ + "-wal", folder_.file("wal"));
  store_.reset();
  std::ofstream(path_) << std::string(9000, 'x');
  std::filesystem::copy_file(folder_.file("wal"), path_ + "-wal");
  ASSERT_EQ(name_of(restore_store(path_, backup_)), "done");
  EXPECT_TRUE(std::filesystem::exists(path_ + ".before-restore-wal"));
  EXPECT_EQ(entries(*open_store(path_), "a"), (Texts{"x"}));
}

}  // namespace
}  // namespace tavola::store
