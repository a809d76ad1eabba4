// The conformance kit over boards, player counts, options and editions; and that random play allocates nothing.
#include "core/conformance.h"

#include <gtest/gtest.h>

#include "core/counted_allocations.h"
#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

static_assert(sizeof(Move) == 8);
static_assert(std::has_unique_object_representations_v<Move>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);

void play_games(const Rules& rules, std::uint64_t seed, int games) {
  games::testing::conforms<Game>(rules, games, seed);
}

TEST(SunriseLaneConformance, SmallBoardAllOptions) {
  for (int players = 2; players <= 4; ++players) {
    for (const char* ties : {"next", "skip"}) {
      for (const char* full : {"now", "round"}) {
        play_games(rules_for(small_content(), players, {{"ties", ties}, {"areas_full", full}}), 7, 20);
      }
    }
    play_games(rules_for(small_content(), players, {{"first", "1"}}), 9, 10);
  }
}

TEST(SunriseLaneConformance, TinyBoard) {
  for (int players = 2; players <= 4; ++players) {
    play_games(rules_for(tiny_content(), players), 11, 20);
    play_games(rules_for(tiny_content(), players, {{"areas_full", "round"}}), 12, 20);
  }
}

TEST(SunriseLaneConformance, RandomPlayAllocatesNothing) {
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
