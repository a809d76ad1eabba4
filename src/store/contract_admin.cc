#include <algorithm>
#include <filesystem>

#include "core/temp_folder.h"
#include "store/admin.h"
#include "store/contract.h"
#include "wire/json.h"

namespace tavola::store::testing {

using core::Done;
using core::Status;

TEST_P(StoreContract, AnExportHasEveryTableAsALine) {
  make_table(*store_, "a");
  const Listing listing{Listing::State::kPlaying, true, true, {PlayerId{4}, PlayerId{2}}, "{\"game\":\"x\"}"};
  const TableNumber table = make_table(*store_, "b", listing, 5);
  ASSERT_TRUE(append(*store_, table, 1, "one").ok());
  ASSERT_TRUE(append(*store_, table, 2, "two", listing, 9).ok());
  Texts lines;
  const auto count = export_tables(*store_, [&](std::string_view line) -> Status {
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

TEST_P(StoreContract, AnExportEndsWhenItsLinesAreNotTaken) {
  make_table(*store_, "a");
  const auto count = export_tables(*store_, [](std::string_view) -> Status { return core::Error{"file", "", "full"}; });
  ASSERT_FALSE(count.ok());
  EXPECT_EQ(count.error().what, "full");
}

TEST_P(StoreContract, EveryTableIsGivenInTheOrderOfCreation) {
  for (int i = 0; i < 12; ++i) make_table(*store_, "t" + std::to_string(i), {}, 100 - i);
  Texts found;
  const auto count = store_->for_each_table([&](const WholeTable& table) -> Status {
    found.push_back(table.listed.id + ", " + table.opening);
    return Done{};
  });
  EXPECT_EQ(count.value(), 12u);
  ASSERT_EQ(found.size(), 12u);
  EXPECT_EQ(found[2], "t2, opening of t2");
  EXPECT_EQ(found[11], "t11, opening of t11");
}

TEST_P(StoreContract, ABackupHasAllThatWasThereOrIsRefusedAsAWhole) {
  const core::TempFolder folder;
  const TableNumber table = make_table(*store_, "a", listing_of(Listing::State::kOver, true, {PlayerId{1}}), 10);
  ASSERT_TRUE(append(*store_, table, 1, "x").ok());
  const std::string path = folder.file("backup");
  const Status done = store_->back_up(path);
  ASSERT_TRUE(append(*store_, table, 2, "later").ok());
  const auto backup = place_->open_backup(path);
  if (!backup) {
    EXPECT_EQ(name_of(done), "store-unsupported");
    EXPECT_FALSE(std::filesystem::exists(path));
    return;
  }
  ASSERT_EQ(name_of(done), "done");
  EXPECT_EQ(entries(*backup, "a"), (Texts{"x"}));
  EXPECT_EQ(backup->list_tables({})->size(), 1u);
  EXPECT_EQ(name_of(store_->back_up(path)), "file") << "a backup never replaces a file";
}

namespace {

/// A store with tables and guests that a prune may delete.
struct OldThings {
  explicit OldThings(Store& in) : store(in) {
    using enum Listing::State;
    old_guest = make_player(store, {{}, "Old", "", "", 0, 10, false});
    seated_guest = make_player(store, {{}, "Seated", "", "", 0, 10, false});
    new_guest = make_player(store, {{}, "New", "", "", 0, 90, false});
    account = make_player(store, {{}, "Account", "account", "", 0, 10, false});
    make_table(store, "over, old", {kOver, false, false, {old_guest, account}, ""}, 10);
    make_table(store, "over, new", {kOver, false, false, {seated_guest}, ""}, 90);
    const TableNumber idle = make_table(store, "playing, old", {kPlaying, false, false, {account}, ""}, 10);
    EXPECT_TRUE(append(store, idle, 1, "x").ok());
  }

  Texts tables() {
    Texts found;
    const auto listed = store.list_tables({});
    for (const ListedTable& table : *listed) found.push_back(table.id);
    std::sort(found.begin(), found.end());
    return found;
  }
  bool is_there(PlayerId player) { return store.find_player(player)->has_value(); }

  Store& store;
  PlayerId old_guest{}, seated_guest{}, new_guest{}, account{};
};

}  // namespace

TEST_P(StoreContract, APruneDeletesTablesThatAreOverAndGuestsWithoutATable) {
  OldThings things(*store_);
  const PruneOrder order{.over_before = 50, .unchanged_before = {}, .guests_before = 50};
  PruneOrder dry = order;
  dry.dry_run = true;
  EXPECT_EQ(store_->prune(dry).value(), (Pruned{1, 1}));
  EXPECT_EQ(things.tables().size(), 3u);
  EXPECT_EQ(store_->prune(order).value(), (Pruned{1, 1}));
  EXPECT_EQ(things.tables(), (Texts{"over, new", "playing, old"}));
  EXPECT_FALSE(things.is_there(things.old_guest));
  EXPECT_TRUE(things.is_there(things.seated_guest) && things.is_there(things.new_guest) &&
              things.is_there(things.account));
  EXPECT_EQ(store_->prune(order).value(), (Pruned{0, 0}));
}

TEST_P(StoreContract, APruneDeletesUnchangedTablesWhenToldSo) {
  OldThings things(*store_);
  EXPECT_EQ(store_->prune({.unchanged_before = 50}).value(), (Pruned{2, 0}));
  EXPECT_EQ(things.tables(), (Texts{"over, new"}));
  EXPECT_TRUE(things.is_there(things.old_guest));
}

TEST_P(StoreContract, AStoreNoticesThatItHasPrunedATable) {
  OldThings things(*store_);
  const auto table = store_->load_table("playing, old");
  ASSERT_EQ((*table)->entries.size(), 1u);
  ASSERT_TRUE(store_->prune({.unchanged_before = 50}).ok());
  EXPECT_EQ(name_of(append(*store_, (*table)->number, 2, "y")), "store-missing");
  EXPECT_NE(make_table(*store_, "next"), (*table)->number);
  EXPECT_EQ(entries(*store_, "next"), (Texts{}));
}

TEST_P(StoreContract, AnOpenStoreNoticesThatATableIsGone) {
  OldThings things(*store_);
  const auto table = store_->load_table("playing, old");
  ASSERT_EQ((*table)->entries.size(), 1u);
  ASSERT_TRUE(place_->open()->prune({.unchanged_before = 50}).ok());
  EXPECT_EQ(name_of(append(*store_, (*table)->number, 2, "y")), "store-missing");
  EXPECT_NE(make_table(*store_, "next"), (*table)->number);
  EXPECT_EQ(entries(*store_, "next"), (Texts{}));
}

TEST_P(StoreContract, ManyTablesGoInManyTransactions) {
  OldThings things(*store_);
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
  EXPECT_EQ(store_->prune({.over_before = 50}).value(), (Pruned{301, 0}));
  EXPECT_EQ(things.tables(), (Texts{"over, new", "playing, old"}));
  EXPECT_EQ(entries(*store_, "playing, old"), (Texts{"x"}));
}

namespace {

/// A store with an account that has a session.
struct Maria {
  explicit Maria(Store& in) : store(in) {
    number = make_player(store, {{}, "Maria", "maria", "old hash", 0, 0, false});
    Session session;
    session.player = number;
    EXPECT_TRUE(store.transaction([&] { return store.create_session(session); }).ok());
  }

  Player now() { return **store.find_player(number); }
  std::size_t sessions() { return store.list_sessions(number)->size(); }

  Store& store;
  PlayerId number{};
};

}  // namespace

TEST_P(StoreContract, AResetSetsThePasswordAndEndsSessions) {
  Maria maria(*store_);
  ASSERT_EQ(name_of(reset_password(*store_, "MARIA", "new hash")), "done");
  EXPECT_EQ(maria.now().password_hash, "new hash");
  EXPECT_EQ(maria.sessions(), 0u);
}

TEST_P(StoreContract, ABanEndsSessionsAndCanBeLifted) {
  Maria maria(*store_);
  ASSERT_EQ(name_of(set_banned(*store_, "maria", true)), "done");
  EXPECT_TRUE(maria.now().banned);
  EXPECT_EQ(maria.sessions(), 0u);
  ASSERT_EQ(name_of(set_banned(*store_, "maria", false)), "done");
  EXPECT_FALSE(maria.now().banned);
}

TEST_P(StoreContract, ADeletedAccountIsForgotten) {
  Maria maria(*store_);
  ASSERT_EQ(name_of(delete_account(*store_, "maria")), "done");
  EXPECT_EQ(maria.now().name + maria.now().account + maria.now().password_hash, "");
  EXPECT_EQ(maria.sessions(), 0u);
  EXPECT_EQ(name_of(delete_account(*store_, "maria")), "store-missing");
}

}  // namespace tavola::store::testing
