#include "match/clock.h"

#include <gtest/gtest.h>

namespace tavola::match {
namespace {

constexpr core::Seat kAnna{0};
constexpr core::Seat kBen{1};

TEST(Clock, NoneNeverRunsOut) {
  Clock clock({}, 2);
  clock.run(kAnna, 1000);
  EXPECT_FALSE(clock.on());
  EXPECT_FALSE(clock.deadline());
  EXPECT_EQ(clock.used(99'000), 0);
}

TEST(Clock, TheBankIsUsedUpAndTheIncrementComesAfterTheTurn) {
  Clock clock({ClockRules::Kind::kReal, 60'000, 5'000, 0}, 2);
  clock.run(kAnna, 1'000);
  EXPECT_EQ(*clock.deadline(), 61'000);
  EXPECT_EQ(clock.left(kAnna, 11'000), 50'000);
  EXPECT_EQ(clock.left(kBen, 11'000), 60'000);

  clock.charge(kAnna, clock.used(11'000));  // the first move of her turn
  clock.run(kAnna, 11'000);
  EXPECT_EQ(clock.left(kAnna, 11'000), 50'000);
  clock.charge(kAnna, clock.used(21'000));
  clock.end_turn(kAnna);
  clock.run(kBen, 21'000);
  EXPECT_EQ(clock.left(kAnna, 30'000), 45'000);
  EXPECT_EQ(clock.left(kBen, 30'000), 51'000);
  EXPECT_EQ(clock.left(kBen, 900'000), 0);
}

TEST(Clock, DaysAreForEachTurn) {
  constexpr Time kDay = 86'400'000;
  Clock clock({ClockRules::Kind::kDays, 0, 0, 3 * kDay}, 2);
  clock.run(kAnna, 0);
  EXPECT_EQ(*clock.deadline(), 3 * kDay);
  clock.charge(kAnna, clock.used(2 * kDay));
  clock.run(kAnna, 2 * kDay);  // the same turn continues with the remaining time
  EXPECT_EQ(*clock.deadline(), 3 * kDay);
  clock.end_turn(kAnna);
  clock.run(kBen, 2 * kDay);
  EXPECT_EQ(*clock.deadline(), 5 * kDay);
  EXPECT_EQ(clock.left(kAnna, 2 * kDay), 3 * kDay);
}

TEST(Clock, StandsStillWhileTheServerIsAwayOrABotActs) {
  Clock clock({ClockRules::Kind::kReal, 60'000, 0, 0}, 2);
  clock.run(kAnna, 0);
  clock.resume(500'000);
  EXPECT_EQ(clock.left(kAnna, 510'000), 50'000);
  clock.run({}, 520'000);
  EXPECT_FALSE(clock.deadline());
  EXPECT_EQ(clock.used(900'000), 0);
}

TEST(Clock, WhoComesBackHasTimeToMove) {
  Clock clock({ClockRules::Kind::kReal, 60'000, 30'000, 0}, 2);
  clock.charge(kAnna, 60'000);
  EXPECT_EQ(clock.left(kAnna, 0), 0);
  clock.give_time_to_return(kAnna);
  EXPECT_EQ(clock.left(kAnna, 0), 30'000);
  clock.charge(kAnna, 25'000);
  clock.give_time_to_return(kAnna);
  EXPECT_EQ(clock.left(kAnna, 0), 30'000);
}

}  // namespace
}  // namespace tavola::match
