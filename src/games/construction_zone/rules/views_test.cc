// Hidden information.
#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

TEST(ConstructionZoneViews, ADiscardCountsAgainstTheKnownCardsFirst) {
  Position at(rules_for(2), "phase=trade hand0=3m,p hidden0=m,p");
  at.play({"trade 2m for w"});
  EXPECT_EQ(at.known(0), "w") << "both were known ones";
  EXPECT_EQ(view(at.rules, at.state, Seat{1}).hidden[0], 2);
  Position more(rules_for(2), "phase=trade hand0=3m,p hidden0=2m,p");
  more.play({"trade 2m for w"});
  EXPECT_EQ(more.known(0), "w") << "one was known, the other was shown by this";
  EXPECT_EQ(view(more.rules, more.state, Seat{1}).hidden[0], 2);
}

TEST(ConstructionZoneViews, AChangedHiddenCardChangesNoOtherView) {
  const Rules rules = rules_for(3);
  Position one(rules, "hand0=2m,2p hidden0=2m,2p hand1=4m hidden1=4m hand2=4p hidden2=4p");
  Position other(rules, "hand0=2m,2p hidden0=2m,2p hand1=m,3p hidden1=m,3p hand2=m,3p hidden2=m,3p");
  EXPECT_FALSE(one.state == other.state);
  EXPECT_EQ(view(rules, one.state, Seat{0}), view(rules, other.state, Seat{0}));
  EXPECT_EQ(view(rules, one.state, core::kSpectator), view(rules, other.state, core::kSpectator));
  EXPECT_FALSE(view(rules, one.state, Seat{1}) == view(rules, other.state, Seat{1}));
}

TEST(ConstructionZoneViews, BeforeTheFirstShuffleThePileIsUnknown) {
  Position at(rules_for(2), "hand0=2m,2p hidden0=2m,2p hand1=4m hidden1=4m");
  const View seen_from = view(at.rules, at.state, Seat{0});
  EXPECT_TRUE(seen_from.pile.empty());
  EXPECT_EQ(seen_from.pile_size, 20);
  EXPECT_EQ(write_cards(seen_from.unseen_cards, ' '), "12m 12p");
}

TEST(ConstructionZoneViews, AfterTheFirstShuffleOnlyTheHiddenCardsAreOpenAndTheirSumIsKnown) {
  Position at(
      rules_for(3),
      "shuffles=1 row=m,p,c,w pile=9m,8p,3w hand0=2m hidden0=2m hand1=m,p,c hidden1=m,p hand2=3m,6p hidden2=m,2p");
  const View seen_from = view(at.rules, at.state, Seat{0});
  EXPECT_EQ(write_cards(seen_from.pile, ' '), "9m 8p 3w");
  EXPECT_EQ(write_cards(seen_from.unseen_cards, ' '), "2m 3p");
}

TEST(ConstructionZoneViews, SampleIsUniformOverWhatIsLeftOpen) {
  // Seat 1 hides 1 card, seat 2 hides 1 card; one is a material, two are plans, and one of the three is in the pile.
  Position at(rules_for(3), "row=2m,2p pile=p hand0=13m,12p hand1=m hidden1=m hand2=p hidden2=p");
  const View seen_from = view(at.rules, at.state, Seat{0});
  core::Rng rng(9);
  std::array<int, 3> material_at{};
  for (int i = 0; i < 6000; ++i) {
    const State state = sample(at.rules, seen_from, rng);
    ++material_at[state.hand[1].count(Card::kMaterial) > 0 ? 0 : state.hand[2].count(Card::kMaterial) > 0 ? 1 : 2];
  }
  for (const int n : material_at) EXPECT_NEAR(n, 2000, 200);
}

}  // namespace
}  // namespace tavola::construction_zone::testing
