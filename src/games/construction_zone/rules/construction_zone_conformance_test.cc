// The conformance kit on Construction Zone, for every number of players, with and without a named first player.
#include <gtest/gtest.h>

#include "core/conformance.h"
#include "games/construction_zone/rules/construction_zone_test_kit.h"

namespace tavola::construction_zone::testing {
namespace {

/// A dealer that answers each draw always in the same way.
class FixedDealer : public core::Dealer {
 public:
  explicit FixedDealer(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    core::Rng rng(seed_ ^ (static_cast<std::uint64_t>(kind) << 48 | static_cast<std::uint64_t>(shuffle) << 24 | index));
    return rng.below(n);
  }

 private:
  std::uint64_t seed_;
};

void conforms(const Rules& rules, int games) {
  core::Rng rng(7);
  for (int i = 0; i < games; ++i) {
    FixedDealer dealer(static_cast<std::uint64_t>(i));
    ASSERT_EQ(core::Conformance<Game>(rules, rng, dealer).play_one(), "") << "game " << i;
  }
}

TEST(ConstructionZoneConformance, SmallContent) {
  for (int players = 2; players <= 4; ++players) {
    conforms(rules_for(players), 60);
    conforms(rules_for(players, small_content(), first_is(players - 1)), 20);
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
    conforms(rules_for(players, smallest), 20);
    conforms(rules_for(players, content_of(costs)), 20);
  }
}

}  // namespace
}  // namespace tavola::construction_zone::testing
