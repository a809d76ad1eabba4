// Clients only hear of stored changes, and a change that can't be stored doesn't happen.
#include "table/host.h"

#include "table/testing.h"

namespace tavola::table::testing {
namespace {

TEST(Host, WhatCantBeStoredHasNotHappenedAndIsTriedAgain) {
  Room room(plain("sunrise-lane"));
  room.join("anna");
  room.join("ben");
  ASSERT_TRUE(room.sit("anna", 0));
  const Version before = room.table().version();
  room.store_fails = true;
  EXPECT_FALSE(room.sit("ben", 1));
  EXPECT_EQ(room.refused, "not-saved");
  EXPECT_EQ(room.table().version(), before);
  room.store_fails = false;
  ASSERT_TRUE(room.sit("ben", 1)) << "a person may try again at once";
  EXPECT_EQ(room.table().phase(), Phase::kPlaying);
}

TEST(Host, WhatIsDueWaitsAWhileAfterTheStoreHasFailed) {
  Json settings = plain("sunrise-lane");
  settings["stand_in"] = {{"level", "easy"}, {"after", 60}};
  Room room(settings);
  seat_two(room);
  room.bots_move = false;
  room.go(room.mover());
  room.time += 60'000;
  room.store_fails = true;
  room.settle();
  room.store_fails = false;
  room.settle();
  EXPECT_FALSE(bot_turn(room.table()).has_value());
  room.time += 1000;
  room.settle();
  EXPECT_TRUE(bot_turn(room.table()).has_value());
}

TEST(Host, ChatCountsOnlyForWhoSpoke) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  while (room.say("anna", {{"t", "chat"}, {"text", "hm"}})) {
  }
  EXPECT_EQ(room.refused, "slow-down");
  EXPECT_TRUE(room.say("ben", {{"t", "chat"}, {"text", "calm"}}));
}

TEST(Host, AForeseenMoveLeadsWhereItsEventsLead) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  core::Rng rng(5);
  while (room.play_one(rng)) {
  }
  // `again` replays every event from its text. The room used the foreseen positions instead.
  const Table again = room.again();
  ASSERT_EQ(again.match()->log().size(), room.table().match()->log().size());
  for (std::size_t n = 0; n <= again.match()->log().size(); ++n) {
    EXPECT_TRUE(again.game().same(again.match()->state_after(n), room.table().match()->state_after(n))) << n;
  }
}

TEST(Host, AForeseenPositionOfAnotherMomentIsNotTrusted) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  Table table = room.table();
  const core::Seat seat = *table.acting();
  Entry entry = play_entry(table, seat, table.game().pick_move(table.play()->view(seat), 0), 0, 5);
  std::get<change::Play>(entry.change).foreseen->position = table.game().start();
  std::get<change::Play>(entry.change).foreseen->version -= 1;
  Table other = table;
  ASSERT_TRUE(other.apply(entry).ok());
  EXPECT_FALSE(other.game().same(other.match()->state(), table.game().start()));
}

}  // namespace
}  // namespace tavola::table::testing
