// The numbers that the dealer is asked for, and how often the rolls fall.
#include <cmath>

#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

/// Remembers its arguments.
class AskedDealer final : public core::Dealer {
 public:
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    asked += std::to_string(n) + ":" + std::to_string(static_cast<std::uint32_t>(kind)) + ":" +
             std::to_string(shuffle) + ":" + std::to_string(index) + " ";
    return index % n;
  }
  std::string asked;
};

std::string asked_at(const Rules& rules, std::string_view position, std::string_view event) {
  const Position at(rules, position);
  AskedDealer dealer;
  EXPECT_EQ(write_move(rules, dealt_outcome(rules, at.state, dealer)), event);
  return dealer.asked;
}

TEST(AllOnOneCardChance, NumbersDependOnWhatIsDrawn) {
  const Rules basic = rules_for(default_content(), 2);
  const Rules advanced = rules_for(default_content(), 2, kAdvanced);
  EXPECT_EQ(asked_at(basic, "phase=first", "first 0"), "2:1:0:0 ");
  EXPECT_EQ(asked_at(basic, "phase=deal seat=1 cards0=c1,c2 cards1=c5", "card c7"), "27:2:0:3 ");
  EXPECT_EQ(asked_at(basic, "phase=roll turn=9", "roll ygrop"), "6:3:9:0 6:3:9:1 6:3:9:2 6:3:9:3 6:3:9:4 ");
  EXPECT_EQ(asked_at(basic, "phase=roll turn=9 rolls=2 dice=ygr", "roll pb"), "6:3:9:10 6:3:9:11 ");
  EXPECT_EQ(asked_at(advanced, "phase=deal seat=1 hand0=c1,c2,c3,c4,c5", "card c11"), "25:2:0:5 ");
  EXPECT_EQ(asked_at(advanced, "phase=lay cards0=c1,c2,c3 cards1=c4,c5,c6 up=c7", "card c9"), "23:2:1:1 ");
}

TEST(AllOnOneCardChance, RollsFallAsOftenAsTheirWeightsSay) {
  const Rules rules = rules_for(default_content(), 2);
  for (const std::string_view position : {"phase=roll", "phase=roll rolls=1 dice=y", "phase=roll rolls=2 dice=yyg"}) {
    const Position at(rules, position);
    std::vector<core::Outcome<Move>> outcomes;
    list_outcomes(rules, at.state, outcomes);
    double total = 0;
    for (const auto& outcome : outcomes) total += outcome.weight;
    constexpr int kRollsMade = 200000;
    std::vector<int> fallen(outcomes.size());
    core::Rng rng(23);
    for (int i = 0; i < kRollsMade; ++i) {
      const Move move = random_outcome(rules, at.state, rng);
      for (std::size_t k = 0; k < outcomes.size(); ++k) fallen[k] += outcomes[k].move == move ? 1 : 0;
    }
    double chi_square = 0;
    for (std::size_t k = 0; k < outcomes.size(); ++k) {
      const double expected = kRollsMade * outcomes[k].weight / total;
      chi_square += (fallen[k] - expected) * (fallen[k] - expected) / expected;
    }
    const auto freedom = static_cast<double>(outcomes.size() - 1);
    EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom)) << position;
  }
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
