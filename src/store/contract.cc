#include "store/contract.h"

namespace tavola::store::testing {

using core::Done;
using core::Error;
using core::Status;

std::vector<std::string> StoreContract::ids(const Query& query) {
  Texts found;
  const auto tables = store_->list_tables(query);
  EXPECT_TRUE(tables.ok());
  if (!tables.ok()) return {tables.error().text()};
  for (const ListedTable& table : *tables) found.push_back(table.id);
  return found;
}

TEST_P(StoreContract, ATableIsLoadedAsItWasStored) {
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

TEST_P(StoreContract, OnlyTheNextVersionIsTaken) {
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

TEST_P(StoreContract, ATableThatIsNotThereTakesNothing) {
  EXPECT_EQ(name_of(append(*store_, TableNumber{7}, 1, "x")), "store-missing");
}

TEST_P(StoreContract, AnIdIsTakenOnce) {
  make_table(*store_, "a");
  const Status again = store_->transaction([&]() -> Status {
    const auto made = store_->create_table({"a", "", 0, {}});
    return made.ok() ? Status(Done{}) : Status(made.error());
  });
  EXPECT_EQ(name_of(again), "store-exists");
}

TEST_P(StoreContract, NothingOfAFailedTransactionHasHappened) {
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

TEST_P(StoreContract, ATableThatIsLostWithItsTransactionLeavesItsIdFree) {
  const Status failed = store_->transaction([&]() -> Status {
    const auto table = store_->create_table({"a", "", 0, listing_of(Listing::State::kOpen, true, {PlayerId{1}})});
    EXPECT_TRUE(table.ok() && store_->append({*table, 1, "x", 0, {}}).ok());
    return Error{"mine", "", "no"};
  });
  EXPECT_EQ(name_of(failed), "mine");
  EXPECT_EQ(ids({.player = PlayerId{1}}), (Texts{}));
  const TableNumber table = make_table(*store_, "a");
  EXPECT_EQ(name_of(append(*store_, table, 1, "y")), "done");
  open_again();
  EXPECT_EQ(entries(*store_, "a"), (Texts{"y"}));
}

TEST_P(StoreContract, AFailedTransactionLeavesTheListingAsItWas) {
  const Listing before = listing_of(Listing::State::kOpen, true, {PlayerId{1}});
  const TableNumber table = make_table(*store_, "a", before, 10);
  const Status failed = store_->transaction([&]() -> Status {
    EXPECT_TRUE(store_->append({table, 1, "x", 20, listing_of(Listing::State::kOver, false, {})}).ok());
    return Error{"mine", "", "no"};
  });
  EXPECT_EQ(name_of(failed), "mine");
  const auto tables = store_->list_tables({});
  ASSERT_TRUE(tables.ok() && tables->size() == 1);
  EXPECT_EQ(tables->front().changed, 10);
  EXPECT_EQ(tables->front().listing, before);
}

TEST_P(StoreContract, ARefusedWriteMayBeFollowedByOthersInItsTransaction) {
  const TableNumber table = make_table(*store_, "a");
  const Status done = store_->transaction([&]() -> Status {
    EXPECT_EQ(name_of(store_->append({table, 2, "no", 0, {}})), "store-order");
    EXPECT_EQ(store_->create_table({"a", "", 0, {}}).error().name, "store-exists");
    return store_->append({table, 1, "x", 0, {}});
  });
  EXPECT_EQ(name_of(done), "done");
  open_again();
  EXPECT_EQ(entries(*store_, "a"), (Texts{"x"}));
}

TEST_P(StoreContract, AWorkSeesWhatItHasWritten) {
  const TableNumber table = make_table(*store_, "a");
  const Status done = store_->transaction([&]() -> Status {
    EXPECT_TRUE(store_->append({table, 1, "x", 0, {}}).ok());
    EXPECT_EQ(entries(*store_, "a"), (Texts{"x"}));
    return Done{};
  });
  EXPECT_TRUE(done.ok());
}

TEST_P(StoreContract, TablesAreListedByWhatIsAsked) {
  using enum Listing::State;
  const PlayerId ann{1};
  const PlayerId bob{2};
  make_table(*store_, "open", listing_of(kOpen, true, {ann}), 10);
  make_table(*store_, "private", listing_of(kPlaying, false, {ann, bob}, true), 20);
  make_table(*store_, "public", listing_of(kPlaying, true, {bob}), 30);
  make_table(*store_, "over", listing_of(kOver, true, {bob, ann}), 40);
  EXPECT_EQ(ids({}), (Texts{"over", "public", "private", "open"}));
  EXPECT_EQ(ids({.only_public = true, .without_over = true}), (Texts{"public", "open"}));
  EXPECT_EQ(ids({.player = ann}), (Texts{"over", "private", "open"}));
  EXPECT_EQ(ids({.player = ann, .without_over = true}), (Texts{"private", "open"}));
  EXPECT_EQ(ids({.only_attended = true}), (Texts{"private"}));
  EXPECT_EQ(ids({.most = 2}), (Texts{"over", "public"}));
  EXPECT_EQ(ids({.player = PlayerId{3}}), (Texts{}));
}

TEST_P(StoreContract, TablesOfOneTimeAreListedWithTheNewestFirst) {
  for (const char* id : {"a", "b", "c"}) make_table(*store_, id, {}, 10);
  EXPECT_EQ(ids(), (Texts{"c", "b", "a"}));
  EXPECT_EQ(ids({.most = 0}), (Texts{}));
}

TEST_P(StoreContract, AStoreInOrderIsReportedSo) { EXPECT_EQ(name_of(store_->check()), "done"); }

TEST_P(StoreContract, AListingChangesWithItsEntry) {
  using enum Listing::State;
  const TableNumber table = make_table(*store_, "a", listing_of(kOpen, true, {PlayerId{1}}), 10);
  make_table(*store_, "b", {}, 20);
  ASSERT_TRUE(append(*store_, table, 1, "x", {}, 30).ok());
  EXPECT_EQ(ids({}), (Texts{"b", "a"})) << "an entry without a listing is no change of the listing";
  const Listing listing{kPlaying, false, true, {PlayerId{2}, PlayerId{1}}, "{\"turn\":1}"};
  ASSERT_TRUE(append(*store_, table, 2, "y", listing, 40).ok());
  const auto tables = store_->list_tables({});
  ASSERT_TRUE(tables.ok());
  ASSERT_EQ(tables->size(), 2u);
  EXPECT_EQ(tables->front().id, "a");
  EXPECT_EQ(tables->front().created, 10);
  EXPECT_EQ(tables->front().changed, 40);
  EXPECT_EQ(tables->front().listing, listing);
  EXPECT_EQ(ids({.player = PlayerId{2}}), (Texts{"a"}));
}

TEST_P(StoreContract, TwoProgramsSeeEachOthersWork) {
  const TableNumber table = make_table(*store_, "a");
  const auto other = place_->open();
  ASSERT_TRUE(append(*store_, table, 1, "x").ok());
  EXPECT_EQ(entries(*other, "a"), (Texts{"x"}));
  ASSERT_TRUE(append(*other, table, 2, "y").ok());
  EXPECT_EQ(name_of(append(*store_, table, 2, "z")), "store-order");
  ASSERT_TRUE(append(*store_, table, 3, "z").ok());
  EXPECT_EQ(entries(*store_, "a"), (Texts{"x", "y", "z"}));
  EXPECT_EQ(entries(*other, "a"), (Texts{"x", "y", "z"}));
}

TEST_P(StoreContract, ATransactionOfAnotherProgramIsWaitedForAndThenNamed) {
  const auto other = place_->open();
  const Status done = store_->transaction([&]() -> Status {
    EXPECT_EQ(name_of(other->check()), "store-busy");
    EXPECT_EQ(other->prune({.unchanged_before = 1}).error().name, "store-busy");
    return Done{};
  });
  EXPECT_TRUE(done.ok());
  EXPECT_TRUE(other->check().ok());
}

}  // namespace tavola::store::testing
