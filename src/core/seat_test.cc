#include "core/seat.h"

#include <gtest/gtest.h>

#include "core/result.h"

namespace tavola::core {
namespace {

TEST(Seat, NextGoesRoundTheTable) {
  EXPECT_EQ(next(Seat{0}, 2), Seat{1});
  EXPECT_EQ(next(Seat{1}, 2), Seat{0});
  EXPECT_EQ(next(Seat{2}, 4), Seat{3});
  EXPECT_EQ(next(Seat{3}, 4), Seat{0});
}

TEST(Actor, IsASeatOrChanceOrNobody) {
  for (std::uint8_t s = 0; s < kMaxSeats; ++s) {
    const Actor actor = Actor::of(Seat{s});
    EXPECT_TRUE(actor.is_seat() && !actor.is_chance() && !actor.is_nobody());
    EXPECT_EQ(actor.seat(), Seat{s});
  }
  EXPECT_TRUE(Actor::chance().is_chance() && !Actor::chance().is_seat() && !Actor::chance().is_nobody());
  EXPECT_TRUE(Actor::nobody().is_nobody() && !Actor::nobody().is_seat() && !Actor::nobody().is_chance());
  EXPECT_FALSE(Actor::of(kSpectator).is_seat());
}

TEST(Result, HoldsAValueOrAnError) {
  const Result<int> seven(7);
  EXPECT_TRUE(seven.ok());
  EXPECT_EQ(*seven, 7);
  const Result<int> none(Error{"bad-number", "line 2", "expected a number"});
  EXPECT_FALSE(none);
  EXPECT_EQ(none.error().text(), "line 2: expected a number");
  EXPECT_EQ((Error{"bad-number", "", "expected a number"}.text()), "expected a number");
}

}  // namespace
}  // namespace tavola::core
