// The conformance kit over boards, player counts, options and editions.
#include "core/conformance.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace tavola::sunrise_lane::testing
