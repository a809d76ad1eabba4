// Random play doesn't allocate, and a state is small.
#include "core/counted_allocations.h"
#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

TEST(AllOnOneCardSpeed, StateIsSmall) {
  EXPECT_LE(sizeof(State), 192u);
  EXPECT_EQ(sizeof(Move), 8u);
}

TEST(AllOnOneCardSpeed, RandomPlayAllocatesNothing) {
  for (const core::OptionTexts& options : {core::OptionTexts{}, kAdvanced}) {
    for (int players = 2; players <= 4; ++players) {
      const Rules rules = rules_for(default_content(), players, options);
      core::Rng rng(17);
      const std::size_t before = core::allocations();
      int winners = 0;
      for (int i = 0; i < 100; ++i) {
        State state = start(rules);
        core::play_randomly<Game>(rules, state, rng);
        winners += ending(rules, state).winners;
      }
      EXPECT_EQ(core::allocations(), before);
      EXPECT_GT(winners, 0);
    }
  }
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
