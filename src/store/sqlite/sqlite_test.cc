#include "store/sqlite/sqlite.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include "store/contract.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/testing.h"

namespace tavola::store {
namespace {

using core::Done;
using core::Status;
using core::TempFolder;
using testing::append;
using testing::entries;
using testing::make_table;
using testing::name_of;
using testing::open_store;

using Texts = std::vector<std::string>;

/// A store in a file of its own.
class SqlitePlace : public testing::StorePlace {
 public:
  std::unique_ptr<Store> open() override {
    SqliteSettings settings;
    settings.path = folder_.file("tavola.db");
    settings.busy_timeout = std::chrono::milliseconds(1);
    return open_store(settings);
  }
  std::unique_ptr<Store> open_backup(const std::string& path) override { return open_store(path); }

 private:
  TempFolder folder_;
};

std::string open_error(const SqliteSettings& settings) {
  const auto opened = open_sqlite(settings);
  return opened.ok() ? "opened" : opened.error().name + " " + opened.error().what;
}

class SqliteTest : public ::testing::Test {
 protected:
  TempFolder folder_;
  std::string path_ = folder_.file("tavola.db");
  std::unique_ptr<Store> store_ = open_store(path_);

  void open_again() {
    store_.reset();
    store_ = open_store(path_);
  }
};

TEST_F(SqliteTest, TheFileIsForItsOwnerAlone) {
  make_table(*store_, "a");
  for (const char* end : {"", "-wal"}) {
    struct stat found{};
    ASSERT_EQ(::stat((path_ + end).c_str(), &found), 0);
    EXPECT_EQ(found.st_mode & 0777u, 0600u);
  }
}

// Entries move from the log of recent ones to their tables; nobody sees where they are.
TEST_F(SqliteTest, EntriesAreTheSameWhereverTheyAreKept) {
  store_.reset();
  std::mt19937 random(5);
  std::map<std::string, Texts> expected;
  std::vector<TableNumber> numbers;
  for (const std::size_t most_recent : {0, 1, 70, 300, 100000}) {
    SqliteSettings settings;
    settings.path = path_;
    settings.most_recent = most_recent;
    store_ = open_store(settings);
    numbers.push_back(make_table(*store_, "t" + std::to_string(numbers.size())));
    for (int round = 0; round < 40; ++round) {
      const Status done = store_->transaction([&]() -> Status {
        for (int i = 0; i < 30; ++i) {
          const std::size_t table = random() % 3 == 0 ? random() % numbers.size() : 0;
          Texts& texts = expected["t" + std::to_string(table)];
          texts.push_back(std::to_string(random()));
          const Status added =
              store_->append({numbers[table], static_cast<std::uint32_t>(texts.size()), texts.back(), 0, {}});
          if (!added.ok()) return added;
        }
        return Done{};
      });
      ASSERT_EQ(name_of(done), "done");
    }
    for (const auto& [id, texts] : expected) ASSERT_EQ(entries(*store_, id), texts) << id;
  }
  open_again();
  for (const auto& [id, texts] : expected) EXPECT_EQ(entries(*store_, id), texts) << id;
}

TEST_F(SqliteTest, ASecondServerIsRefused) {
  store_.reset();
  SqliteSettings settings;
  settings.path = path_;
  settings.exclusive = true;
  store_ = open_store(settings);
  const auto second = open_sqlite(settings);
  ASSERT_FALSE(second.ok());
  EXPECT_EQ(second.error().name, "store-busy");
  EXPECT_EQ(second.error().text(),
            path_ + ": is in use by another tavola (process " + std::to_string(::getpid()) + "): stop that one first");
  EXPECT_TRUE(open_store(path_)) << "admin works beside the server";
  store_.reset();
  EXPECT_TRUE(open_store(settings));
}

TEST_F(SqliteTest, WhatCantBeAStoreIsNamed) {
  SqliteSettings settings;
  settings.path = folder_.file("none/tavola.db");
  EXPECT_EQ(open_error(settings),
            "store-unwritable its folder does not exist: create " + folder_.file("none") + " first");
  settings.path = folder_.path();
  EXPECT_EQ(open_error(settings), "store-unwritable is not a file: name the file of the store");
  settings.path = folder_.file("other.db");
  settings.create = false;
  EXPECT_EQ(open_error(settings), "store-missing there is no store: name the file that the server uses");
  settings.create = true;
  std::ofstream(settings.path) << std::string(5000, 'x');
  EXPECT_EQ(
      open_error(settings),
      "store-foreign is not a Tavola store: choose another file, or restore a backup with `tavola admin restore`");
}

TEST_F(SqliteTest, ADamagedTableKeepsItsRowsAndTheOthersGoOn) {
  const auto count = [&](const std::string& sql) {
    Connection file;
    EXPECT_TRUE(file.open(path_, "", SQLITE_OPEN_READWRITE).ok());
    EXPECT_TRUE(file.execute(sql).ok()) << sql;
    return *file.ask_number("SELECT count(*) FROM recent_entries WHERE CAST(table_no AS INTEGER) = 1");
  };
  for (const std::string damage : {"version = 7", "version = -2", "version = 'x'", "number = 9223372036854775807",
                                   "number = -9", "table_no = '1x'", "version = version + 4294967296"}) {
    SCOPED_TRACE(damage);
    store_.reset();
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(path_ + end);
    store_ = open_store(path_);
    const TableNumber first = make_table(*store_, "a");
    const TableNumber second = make_table(*store_, "b");
    for (std::uint32_t version = 1; version <= 3; ++version) {
      ASSERT_TRUE(append(*store_, first, version, "x").ok());
      ASSERT_TRUE(append(*store_, second, version, "y").ok());
    }
    store_.reset();
    ASSERT_EQ(count("UPDATE recent_entries SET " + damage + " WHERE table_no = 1 AND version = 2"), 3);
    store_ = open_store(SqliteSettings{.path = path_, .most_recent = 4, .durable = false});
    for (std::uint32_t version = 4; version <= 300; ++version) {
      ASSERT_EQ(name_of(append(*store_, second, version, "y")), "done");
    }
    EXPECT_EQ(name_of(append(*store_, first, 4, "x")), "store-damaged");
    const auto loaded = store_->load_table("a");
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().name, "store-damaged");
    EXPECT_EQ(entries(*store_, "b").size(), 300u);
    EXPECT_EQ(make_table(*store_, "c"), TableNumber{3});
    open_again();
    EXPECT_EQ(entries(*store_, "b").size(), 300u);
    EXPECT_EQ(count("SELECT 1"), 3) << "nothing of it is lost";
  }
}

TEST_F(SqliteTest, ADamagedFileIsNamed) {
  const TableNumber table = make_table(*store_, "a");
  for (std::uint32_t version = 1; version < 20; ++version) {
    ASSERT_TRUE(append(*store_, table, version, std::string(1000, 'x')).ok());
  }
  store_.reset();
  {
    std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
    for (long page = 2; page < 30; ++page) {
      file.seekp(page * 4096);
      file << std::string(500, '\x7f');
    }
  }
  const auto opened = open_sqlite({.path = path_});
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error().name, "store-damaged");
  EXPECT_NE(opened.error().what.find("restore a backup with `tavola admin restore`"), std::string::npos);
}

}  // namespace

namespace testing {

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreContract,
                         ::testing::Values(StoreKind{"sqlite", [] { return std::make_unique<SqlitePlace>(); }}));

}  // namespace testing
}  // namespace tavola::store
