// Random play doesn't allocate, and a state is small.
#include "core/counted_allocations.h"
#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

TEST(ConstructionZoneSpeed, RandomPlayAllocatesNothing) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players);
    core::Rng rng(1);
    long events = 0;
    const std::size_t before = core::allocations();
    for (int i = 0; i < 50; ++i) {
      State state = start(rules);
      events += core::play_randomly<Game>(rules, state, rng);
      const View seen_from = view(rules, state, Seat{0});
      state = sample(rules, seen_from, rng);
      events += ending(rules, state).winners > 0 ? 1 : 0;
    }
    EXPECT_EQ(core::allocations() - before, 0u);
    EXPECT_GT(events, 1000);
  }
}

TEST(ConstructionZoneSpeed, AStateIsSmall) {
  EXPECT_LE(sizeof(State), 256u);
  EXPECT_LE(sizeof(Move), 8u);
}

}  // namespace
}  // namespace tavola::construction_zone::testing
