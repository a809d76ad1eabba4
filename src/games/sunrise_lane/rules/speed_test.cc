// Random play doesn't allocate.
#include "core/counted_allocations.h"
#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

TEST(SunriseLaneSpeed, RandomPlayAllocatesNothing) {
  const Rules rules = rules_for(small_content(), 4);
  core::Rng rng(5);
  const std::size_t before = core::allocations();
  int events = 0;
  int points = 0;
  for (int i = 0; i < 100; ++i) {
    State state = start(rules);
    events += core::play_randomly<Game>(rules, state, rng);
    points += ending(rules, state).total[0];
    const State other = sample(rules, view(rules, state, Seat{1}), rng);
    points += other.table.score[0];
  }
  EXPECT_EQ(core::allocations(), before);
  EXPECT_GT(events, 1000);
  EXPECT_GT(points, 0);
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
