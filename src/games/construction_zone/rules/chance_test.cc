// The numbers that the dealer is asked for, and what it deals.
#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

/// Remembers its arguments, and returns the largest possible number.
class AskedDealer : public core::Dealer {
 public:
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    asked = {n, static_cast<std::uint32_t>(kind), shuffle, index};
    return n - 1;
  }
  std::array<std::uint32_t, 4> asked{};
};

TEST(ConstructionZoneChance, ACardDependsOnItsShuffleAndPlaceAlone) {
  AskedDealer dealer;
  Position at(rules_for(2), "phase=fill row=m,p pile=3m,p,2w hand1=12m,14p shuffles=3 drawn=7");
  EXPECT_EQ(write_move(at.rules, dealt_outcome(at.rules, at.state, dealer)), "card w");
  EXPECT_EQ(dealer.asked, (std::array<std::uint32_t, 4>{6, 2, 3, 7}));
  Position shuffled(rules_for(2), "phase=fill row=m,p pile=- hand1=14m,14p discard=m,p,c shuffles=3 drawn=7");
  EXPECT_EQ(write_move(at.rules, dealt_outcome(shuffled.rules, shuffled.state, dealer)), "card c");
  EXPECT_EQ(dealer.asked, (std::array<std::uint32_t, 4>{3, 2, 4, 0}));
}

TEST(ConstructionZoneChance, TheBuildingsHaveOneOrderFromTheStart) {
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

/// A position after the setup, with two players. Seat 0 begins.
Position dealt(const Rules& rules) {
  Position at(rules, "phase=first");
  at.play({"first 0", "top a b1", "top b b2", "top c b3"});
  at.play({"card m", "card m", "card m", "card m", "card p", "card p", "card p", "card p"});
  at.play({"card m", "card m", "card p", "card p"});
  return at;
}

TEST(ConstructionZoneChance, SetUpIsAsDealt) {
  const Position at = dealt(rules_for(2));
  EXPECT_EQ(at.hand(0), "4m");
  EXPECT_EQ(at.row(), "2m 2p");
}

}  // namespace
}  // namespace tavola::construction_zone::testing
