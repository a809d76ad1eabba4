// Hidden information: the states that a view leaves open.
#include <map>

#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

TEST(SunriseLaneViews, EveryHandAsLikelyAsTheDeckMakesIt) {
  const Rules rules = rules_for(small_content());
  // 11 pink and 1 blue are unseen; the other hand has one of the twelve.
  const State state =
      Position(rules, "hand0=bbb hand1=p discards0=yyyyyyyyyyyggggggggggg discards1=rrrrrrrrrrrbbbbbbb").state;
  core::Rng rng(1);
  int blue = 0;
  for (int i = 0; i < 12000; ++i) blue += sample(rules, view(rules, state, Seat{0}), rng).hands[1][Colour::kBlue];
  EXPECT_NEAR(blue, 1000, 150);
}

TEST(SunriseLaneViews, KeptCardsAreRememberedAcrossAShuffle) {
  const Rules rules = rules_for(small_content());
  // At the last shuffle seat 1 held two pink cards and drew nothing since: it still holds them.
  const State state = Position(rules, "hand0=yy hand1=pp kept0=y kept1=pp").state;
  core::Rng rng(1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(sample(rules, view(rules, state, Seat{0}), rng).hands[1], *read_cards("pp"));
}

TEST(SunriseLaneViews, LaidDownCardsComeFromSomewhere) {
  const Rules rules = rules_for(small_content(), 3);
  // The kept cards of the others are r, r and b together; seat 1 kept one and laid down a red, seat 2 kept two.
  const State state = Position(rules, "hand0=y hand1=g hand2=rb discards1=r kept0=y kept1=r kept2=rb").state;
  core::Rng rng(3);
  std::map<std::string, int> kept;
  for (int i = 0; i < 2000; ++i) {
    const State other = sample(rules, view(rules, state, Seat{0}), rng);
    ASSERT_EQ(broken_invariant(rules, other), "");
    ++kept[write_cards(other.kept[1])];
  }
  EXPECT_GT(kept["r"], 1000) << "most likely the red was the kept card";
  EXPECT_GT(kept["b"], 10) << "but it may have been drawn since";
}

TEST(SunriseLaneViews, TightSplitsAreSolved) {
  const Rules rules = rules_for(small_content(), 3);
  // All red cards except the kept ones are in seat 0's discards, so seats 1 and 2 must have laid down kept cards.
  const State state =
      Position(rules, "hand0=y hand1=gg hand2=gg discards0=rrrrrrr discards1=rr discards2=rr kept1=rr kept2=rr kept0=")
          .state;
  core::Rng rng(3);
  for (int i = 0; i < 500; ++i) {
    const State other = sample(rules, view(rules, state, Seat{0}), rng);
    ASSERT_EQ(broken_invariant(rules, other), "");
    EXPECT_EQ(other.kept[1], *read_cards("rr"));
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
