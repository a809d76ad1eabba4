#include "store/sqlite/sqlite.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include "store/sqlite/connection.h"
#include "store/testing.h"

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

TEST_F(SqliteTest, ATableIsLoadedAsItWasStored) {
  const TableNumber table = make_table(*store_, "a");
  const std::string bytes("\0\xff entry", 8);
  EXPECT_EQ(name_of(append(*store_, table, 1, bytes)), "done");
  EXPECT_EQ(name_of(append(*store_, table, 2, "")), "done");
  open_again();
  const auto loaded = store_->load_table("a");
  ASSERT_TRUE(loaded.ok() && *loaded);
  EXPECT_EQ((*loaded)->number, table);
  EXPECT_EQ((*loaded)->opening, "opening of a");
  EXPECT_EQ((*loaded)->entries, (Texts{bytes, ""}));
  EXPECT_FALSE(store_->load_table("b").value());
}

TEST_F(SqliteTest, OnlyTheNextVersionIsTaken) {
  const TableNumber table = make_table(*store_, "a");
  EXPECT_EQ(name_of(append(*store_, table, 0, "x")), "store-order");
  EXPECT_EQ(name_of(append(*store_, table, 2, "x")), "store-order");
  EXPECT_EQ(name_of(append(*store_, table, 1, "x")), "done");
  const Status again = append(*store_, table, 1, "x");
  ASSERT_EQ(name_of(again), "store-order");
  EXPECT_EQ(again.error().what, "version 1 of table 1 can't be stored: the next one is 2");
  open_again();
  EXPECT_EQ(name_of(append(*store_, table, 1, "x")), "store-order");
  EXPECT_EQ(name_of(append(*store_, table, 2, "y")), "done");
  EXPECT_EQ(entries(*store_, "a"), (Texts{"x", "y"}));
}

TEST_F(SqliteTest, ATableThatIsNotThereTakesNothing) {
  EXPECT_EQ(name_of(append(*store_, TableNumber{7}, 1, "x")), "store-missing");
}

TEST_F(SqliteTest, AnIdIsTakenOnce) {
  make_table(*store_, "a");
  const Status again = store_->transaction([&]() -> Status {
    const auto made = store_->create_table({"a", "", 0, {}});
    return made.ok() ? Status(Done{}) : Status(made.error());
  });
  EXPECT_EQ(name_of(again), "store-exists");
}

TEST_F(SqliteTest, NothingOfAFailedTransactionHasHappened) {
  const TableNumber table = make_table(*store_, "a");
  ASSERT_TRUE(append(*store_, table, 1, "x").ok());
  const Status failed = store_->transaction([&]() -> Status {
    EXPECT_TRUE(store_->append({table, 2, "y", 0, {}}).ok());
    EXPECT_TRUE(store_->create_table({"b", "", 0, {}}).ok());
    return core::Error{"mine", "", "no"};
  });
  EXPECT_EQ(name_of(failed), "mine");
  EXPECT_EQ(entries(*store_, "a"), (Texts{"x"}));
  EXPECT_EQ(entries(*store_, "b"), (Texts{"(missing)"}));
  EXPECT_TRUE(append(*store_, table, 2, "z").ok());
  EXPECT_EQ(entries(*store_, "a"), (Texts{"x", "z"}));
}

TEST_F(SqliteTest, AWorkSeesWhatItHasWritten) {
  const TableNumber table = make_table(*store_, "a");
  const Status done = store_->transaction([&]() -> Status {
    EXPECT_TRUE(store_->append({table, 1, "x", 0, {}}).ok());
    EXPECT_EQ(entries(*store_, "a"), (Texts{"x"}));
    return Done{};
  });
  EXPECT_TRUE(done.ok());
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

Listing listing_of(Listing::State state, bool is_public, std::vector<PlayerNumber> players, bool attended = false) {
  return {state, is_public, attended, std::move(players), "{}"};
}

Texts ids(Store& store, const Query& query) {
  Texts found;
  const auto tables = store.list_tables(query);
  EXPECT_TRUE(tables.ok());
  for (const ListedTable& table : *tables) found.push_back(table.id);
  return found;
}

TEST_F(SqliteTest, TablesAreListedByWhatIsAsked) {
  using enum Listing::State;
  const PlayerNumber ann{1};
  const PlayerNumber bob{2};
  make_table(*store_, "open", listing_of(kOpen, true, {ann}), 10);
  make_table(*store_, "private", listing_of(kPlaying, false, {ann, bob}, true), 20);
  make_table(*store_, "public", listing_of(kPlaying, true, {bob}), 30);
  make_table(*store_, "over", listing_of(kOver, true, {bob, ann}), 40);
  EXPECT_EQ(ids(*store_, {}), (Texts{"over", "public", "private", "open"}));
  EXPECT_EQ(ids(*store_, {.only_public = true, .without_over = true}), (Texts{"public", "open"}));
  EXPECT_EQ(ids(*store_, {.player = ann}), (Texts{"over", "private", "open"}));
  EXPECT_EQ(ids(*store_, {.player = ann, .without_over = true}), (Texts{"private", "open"}));
  EXPECT_EQ(ids(*store_, {.only_attended = true}), (Texts{"private"}));
  EXPECT_EQ(ids(*store_, {.most = 2}), (Texts{"over", "public"}));
  EXPECT_EQ(ids(*store_, {.player = PlayerNumber{3}}), (Texts{}));
}

TEST_F(SqliteTest, AListingChangesWithItsEntry) {
  using enum Listing::State;
  const TableNumber table = make_table(*store_, "a", listing_of(kOpen, true, {PlayerNumber{1}}), 10);
  make_table(*store_, "b", {}, 20);
  ASSERT_TRUE(append(*store_, table, 1, "x", {}, 30).ok());
  EXPECT_EQ(ids(*store_, {}), (Texts{"b", "a"})) << "an entry without a listing is no change of the listing";
  const Listing listing{kPlaying, false, true, {PlayerNumber{2}, PlayerNumber{1}}, "{\"turn\":1}"};
  ASSERT_TRUE(append(*store_, table, 2, "y", listing, 40).ok());
  const auto tables = store_->list_tables({});
  ASSERT_TRUE(tables.ok());
  ASSERT_EQ(tables->size(), 2u);
  EXPECT_EQ(tables->front().id, "a");
  EXPECT_EQ(tables->front().created, 10);
  EXPECT_EQ(tables->front().changed, 40);
  EXPECT_EQ(tables->front().listing, listing);
  EXPECT_EQ(ids(*store_, {.player = PlayerNumber{2}}), (Texts{"a"}));
}

TEST_F(SqliteTest, PlayersAreFoundByNumberAndAccount) {
  Player guest;
  guest.name = "Guest";
  const PlayerNumber first = make_player(*store_, guest);
  const PlayerNumber second = make_player(*store_, guest);
  EXPECT_NE(first, second);
  Player maria{first, "Maria", "Maria", "hash", 5, 6, true};
  ASSERT_TRUE(store_->transaction([&] { return store_->update_player(maria); }).ok());
  const auto found = store_->find_account("mARIA");
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->number, first);
  EXPECT_EQ((*found)->account, "Maria");
  EXPECT_EQ((*found)->password_hash, "hash");
  EXPECT_EQ((*found)->seen, 6);
  EXPECT_TRUE((*found)->banned);
  EXPECT_EQ(store_->list_accounts(10, 0)->size(), 1u);
  EXPECT_EQ(store_->list_accounts(10, 1)->size(), 0u);
  Player other{second, "Other", "MARIA", "", 0, 0, false};
  EXPECT_EQ(name_of(store_->transaction([&] { return store_->update_player(other); })), "store-exists");
  other.number = PlayerNumber{99};
  other.account = "other";
  EXPECT_EQ(name_of(store_->transaction([&] { return store_->update_player(other); })), "store-missing");
  EXPECT_FALSE(store_->find_account("").value()) << "guests have no account";
  EXPECT_EQ((*store_->find_player(second))->name, "Guest");
}

Session session_of(std::uint8_t key, PlayerNumber player) {
  Session session;
  session.hash.fill(key);
  session.player = player;
  session.created = key;
  return session;
}

TEST_F(SqliteTest, SessionsAreFoundUntilTheyAreDeleted) {
  const PlayerNumber player = make_player(*store_, {});
  const auto create = [&](const Session& session) {
    return store_->transaction([&] { return store_->create_session(session); });
  };
  Session token = session_of(2, player);
  token.is_token = true;
  token.label = "my bot";
  ASSERT_TRUE(create(session_of(1, player)).ok());
  ASSERT_TRUE(create(token).ok());
  ASSERT_TRUE(create(session_of(3, player)).ok());
  EXPECT_EQ(name_of(create(token)), "store-exists");
  const auto found = store_->find_session(token.hash);
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->hash, token.hash);
  EXPECT_EQ((*found)->player, player);
  EXPECT_TRUE((*found)->is_token);
  EXPECT_EQ((*found)->label, "my bot");
  ASSERT_TRUE(store_->transaction([&] { return store_->delete_session(token.hash); }).ok());
  EXPECT_FALSE(store_->find_session(token.hash).value());
  EXPECT_EQ(store_->list_sessions(player)->size(), 2u);
  ASSERT_TRUE(store_->transaction([&] { return store_->delete_sessions(player); }).ok());
  EXPECT_EQ(store_->list_sessions(player)->size(), 0u);
}

TEST_F(SqliteTest, AForgottenPlayerKeepsTheirTablesAndNothingElse) {
  const PlayerNumber player = make_player(*store_, {{}, "Maria", "maria", "hash", 5, 6, false});
  make_table(*store_, "a", listing_of(Listing::State::kOver, false, {player}));
  ASSERT_TRUE(store_->transaction([&] { return store_->create_session(session_of(1, player)); }).ok());
  ASSERT_TRUE(store_->transaction([&] { return store_->forget_player(player); }).ok());
  const auto found = store_->find_player(player);
  ASSERT_TRUE(found.ok() && *found);
  EXPECT_EQ((*found)->name + (*found)->account + (*found)->password_hash, "");
  EXPECT_FALSE(store_->find_account("maria").value());
  EXPECT_EQ(store_->list_sessions(player)->size(), 0u);
  EXPECT_EQ(ids(*store_, {.player = player}), (Texts{"a"}));
}

TEST_F(SqliteTest, TwoProgramsSeeEachOthersWork) {
  const TableNumber table = make_table(*store_, "a");
  const auto other = open_store(path_);
  ASSERT_TRUE(append(*store_, table, 1, "x").ok());
  EXPECT_EQ(entries(*other, "a"), (Texts{"x"}));
  ASSERT_TRUE(append(*other, table, 2, "y").ok());
  EXPECT_EQ(name_of(append(*store_, table, 2, "z")), "store-order");
  ASSERT_TRUE(append(*store_, table, 3, "z").ok());
  EXPECT_EQ(entries(*store_, "a"), (Texts{"x", "y", "z"}));
  EXPECT_EQ(entries(*other, "a"), (Texts{"x", "y", "z"}));
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

TEST_F(SqliteTest, ATransactionOfAnotherProgramIsWaitedForAndThenNamed) {
  SqliteSettings settings;
  settings.path = path_;
  settings.busy_timeout = std::chrono::milliseconds(1);
  const auto other = open_store(settings);
  const Status done = store_->transaction([&]() -> Status {
    EXPECT_EQ(name_of(other->check()), "store-busy");
    return Done{};
  });
  EXPECT_TRUE(done.ok());
  EXPECT_TRUE(other->check().ok());
}

TEST_F(SqliteTest, WhatCantBeAStoreIsNamed) {
  SqliteSettings settings;
  settings.path = folder_.file("none/tavola.db");
  EXPECT_EQ(open_error(settings), "store-unwritable its folder is not there: make " + folder_.file("none") + " first");
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
}  // namespace tavola::store
