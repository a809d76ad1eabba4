// The conformance kit on Construction Zone, for every number of players, with and without a named first player.
#include "core/conformance.h"

#include <gtest/gtest.h>

#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

void conforms(const Rules& rules, int games) { games::testing::conforms<Game>(rules, games); }

TEST(ConstructionZoneConformance, SmallContent) {
  for (int players = 2; players <= 4; ++players) {
    conforms(rules_for(players), 60);
    conforms(rules_for(small_content(), players, first_is(players - 1)), 20);
  }
}

TEST(ConstructionZoneConformance, SmallestAndLargestContent) {
  const Content smallest = content_of({{1, 0, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 10}});
  std::vector<Cost> costs;
  for (std::uint8_t i = 0; i < 10; ++i) {
    costs.push_back({0, 0, static_cast<std::uint8_t>(1 + i), 0});
    costs.push_back({0, 0, 0, static_cast<std::uint8_t>(1 + i)});
    costs.push_back({static_cast<std::uint8_t>(i % 3), 1, 0, 0});
  }
  for (int players = 2; players <= 4; ++players) {
    conforms(rules_for(smallest, players), 20);
    conforms(rules_for(content_of(costs), players), 20);
  }
}

}  // namespace
}  // namespace tavola::construction_zone::testing
