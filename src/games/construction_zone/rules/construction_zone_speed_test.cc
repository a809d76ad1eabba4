// Random play touches no heap, and a state is small.
#include <cstdlib>
#include <new>

#include "games/construction_zone/rules/construction_zone_test_kit.h"

// The compiler inlines these into library code and then takes malloc and free for a mismatch.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace tavola::construction_zone::testing {
namespace {

TEST(ConstructionZoneSpeed, RandomPlayAllocatesNothing) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players);
    core::Rng rng(1);
    long events = 0;
    const long before = allocations;
    for (int i = 0; i < 50; ++i) {
      State state = start(rules);
      events += core::play_randomly<Game>(rules, state, rng);
      const View seen_from = view(rules, state, Seat{0});
      state = sample(rules, seen_from, rng);
      events += ending(rules, state).winners > 0 ? 1 : 0;
    }
    EXPECT_EQ(allocations - before, 0);
    EXPECT_GT(events, 1000);
  }
}

TEST(ConstructionZoneSpeed, AStateIsSmall) {
  EXPECT_LE(sizeof(State), 256u);
  EXPECT_LE(sizeof(Move), 8u);
}

}  // namespace
}  // namespace tavola::construction_zone::testing
