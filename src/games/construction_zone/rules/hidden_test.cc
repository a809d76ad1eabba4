// Hidden information, the dealer's events, and previews.
#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

/// A position after the setup, with two players. Seat 0 begins.
Position dealt(const Rules& rules) {
  Position at(rules, "phase=first");
  at.play({"first 0", "top a b1", "top b b2", "top c b3"});
  at.play({"card m", "card m", "card m", "card m", "card p", "card p", "card p", "card p"});
  at.play({"card m", "card m", "card p", "card p"});
  return at;
}

// ---- hidden cards ----

TEST(ConstructionZoneHidden, ADiscardCountsAgainstTheKnownCardsFirst) {
  Position at(rules_for(2), "phase=trade hand0=3m,p hidden0=m,p");
  at.play({"trade 2m for w"});
  EXPECT_EQ(at.known(0), "w") << "both were known ones";
  EXPECT_EQ(view(at.rules, at.state, Seat{1}).hidden[0], 2);
  Position more(rules_for(2), "phase=trade hand0=3m,p hidden0=2m,p");
  more.play({"trade 2m for w"});
  EXPECT_EQ(more.known(0), "w") << "one was known, the other was shown by this";
  EXPECT_EQ(view(more.rules, more.state, Seat{1}).hidden[0], 2);
}

TEST(ConstructionZoneHidden, AChangedHiddenCardChangesNoOtherView) {
  const Rules rules = rules_for(3);
  Position one(rules, "hand0=2m,2p hidden0=2m,2p hand1=4m hidden1=4m hand2=4p hidden2=4p");
  Position other(rules, "hand0=2m,2p hidden0=2m,2p hand1=m,3p hidden1=m,3p hand2=m,3p hidden2=m,3p");
  EXPECT_FALSE(one.state == other.state);
  EXPECT_EQ(view(rules, one.state, Seat{0}), view(rules, other.state, Seat{0}));
  EXPECT_EQ(view(rules, one.state, core::kSpectator), view(rules, other.state, core::kSpectator));
  EXPECT_FALSE(view(rules, one.state, Seat{1}) == view(rules, other.state, Seat{1}));
}

TEST(ConstructionZoneHidden, BeforeTheFirstShuffleThePileIsUnknown) {
  Position at(rules_for(2), "hand0=2m,2p hidden0=2m,2p hand1=4m hidden1=4m");
  const View seen_from = view(at.rules, at.state, Seat{0});
  EXPECT_TRUE(seen_from.pile.empty());
  EXPECT_EQ(seen_from.pile_size, 20);
  EXPECT_EQ(write_cards(seen_from.unseen_cards, ' '), "12m 12p");
}

TEST(ConstructionZoneHidden, AfterTheFirstShuffleOnlyTheHiddenCardsAreOpenAndTheirSumIsKnown) {
  Position at(
      rules_for(3),
      "shuffles=1 row=m,p,c,w pile=9m,8p,3w hand0=2m hidden0=2m hand1=m,p,c hidden1=m,p hand2=3m,6p hidden2=m,2p");
  const View seen_from = view(at.rules, at.state, Seat{0});
  EXPECT_EQ(write_cards(seen_from.pile, ' '), "9m 8p 3w");
  EXPECT_EQ(write_cards(seen_from.unseen_cards, ' '), "2m 3p");
}

TEST(ConstructionZoneHidden, SampleIsUniformOverWhatIsLeftOpen) {
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

// ---- the dealer's cards ----

/// Remembers its arguments, and returns the largest possible number.
class AskedDealer : public core::Dealer {
 public:
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    asked = {n, static_cast<std::uint32_t>(kind), shuffle, index};
    return n - 1;
  }
  std::array<std::uint32_t, 4> asked{};
};

TEST(ConstructionZoneDeal, ACardDependsOnItsShuffleAndPlaceAlone) {
  AskedDealer dealer;
  Position at(rules_for(2), "phase=fill row=m,p pile=3m,p,2w hand1=12m,14p shuffles=3 drawn=7");
  EXPECT_EQ(write_move(at.rules, dealt_outcome(at.rules, at.state, dealer)), "card w");
  EXPECT_EQ(dealer.asked, (std::array<std::uint32_t, 4>{6, 2, 3, 7}));
  Position shuffled(rules_for(2), "phase=fill row=m,p pile=- hand1=14m,14p discard=m,p,c shuffles=3 drawn=7");
  EXPECT_EQ(write_move(at.rules, dealt_outcome(shuffled.rules, shuffled.state, dealer)), "card c");
  EXPECT_EQ(dealer.asked, (std::array<std::uint32_t, 4>{3, 2, 4, 0}));
}

TEST(ConstructionZoneDeal, TheBuildingsHaveOneOrderFromTheStart) {
  AskedDealer dealer;  // always the last one left: b12, b11, ... b1
  Position at(rules_for(2), "phase=first");
  at.play({"first 1"});
  Texts tops;
  for (int i = 0; i < 3; ++i) {
    const Move top = dealt_outcome(at.rules, at.state, dealer);
    tops.push_back(write_move(at.rules, top));
    apply(at.rules, at.state, top);
  }
  EXPECT_EQ(tops, (Texts{"top a b12", "top b b8", "top c b4"}));
  Position later(rules_for(2), "phase=top tops=b12,-,b4 under=3,3,3 built0=b8");
  EXPECT_EQ(write_move(later.rules, dealt_outcome(later.rules, later.state, dealer)), "top b b7");
  Position strange(rules_for(2), "phase=top tops=b7,-,b6 under=3,3,3 built0=b8");
  EXPECT_EQ(write_move(strange.rules, dealt_outcome(strange.rules, strange.state, dealer)), "top b b5")
      << "b7 and b6 are seen already: the next in the order";
}

TEST(ConstructionZoneDeal, SetUpIsAsDealt) {
  const Position at = dealt(rules_for(2));
  EXPECT_EQ(at.hand(0), "4m");
  EXPECT_EQ(at.row(), "2m 2p");
}

TEST(ConstructionZonePreview, CardsPointsAndTheEndOfTheTurn) {
  Position trade(rules_for(2), "phase=trade hand0=2m");
  const View at_trade = view(trade.rules, trade.state, Seat{0});
  EXPECT_EQ(preview(trade.rules, at_trade, trade.move("trade 2m for w")), (core::Preview{0, 2, false, false}));
  EXPECT_EQ(preview(trade.rules, at_trade, Move::no_trade()), (core::Preview{0, 0, false, false}));
  Position build(rules_for(2), "phase=build hand0=4m");
  const View at_build = view(build.rules, build.state, Seat{0});
  EXPECT_EQ(preview(build.rules, at_build, build.move("build b3 4m")), (core::Preview{1, 4, true, false}));
  EXPECT_EQ(preview(build.rules, at_build, Move::no_build()), (core::Preview{0, 0, true, false}));
}

}  // namespace
}  // namespace tavola::construction_zone::testing
