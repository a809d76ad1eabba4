// Tests views, the dealer, and that random play allocates nothing.
#include <cmath>

#include "core/counted_allocations.h"
#include "games/all_on_one_card/testing.h"
#include "wire/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

Seat seat(int s) { return core::seat(s); }

TEST(AllOnOneCardViews, AChangedHiddenCardChangesNoOtherView) {
  const Rules rules = rules_for(default_content(), 3, kAdvanced);
  const std::string rest = "phase=draft first=0 seat=2 hand0=c1,c2,c3,c4,c5 returned=c1,c2,c6,c7 ";
  const Position one(rules, rest + "hand1=c6,c7,c8,c9,c10 hand2=c11,c12,c13,c14,c15");
  const Position other(rules, rest + "hand1=c6,c7,c8,c20,c21 hand2=c9,c10,c22,c14,c15");
  EXPECT_EQ(view(rules, one.state, seat(0)), view(rules, other.state, seat(0)));
  EXPECT_EQ(view(rules, one.state, core::kSpectator), view(rules, other.state, core::kSpectator));
  EXPECT_NE(view(rules, one.state, seat(1)), view(rules, other.state, seat(1)));
  EXPECT_EQ(wire::testing::text_of(Wire::view, rules, view(rules, one.state, seat(0))),
            wire::testing::text_of(Wire::view, rules, view(rules, other.state, seat(0))));
}

TEST(AllOnOneCardViews, OtherReturnedCardsChangeNoOtherView) {
  const Rules rules = rules_for(default_content(), 2, kAdvanced);
  const std::string rest = "phase=draft first=0 seat=1 hand0=c1,c2,c3,c4,c5 hand1=c6,c7,c8,c9,c10 ";
  const Position one(rules, rest + "returned=c1,c2");
  const Position other(rules, rest + "returned=c4,c5");
  EXPECT_EQ(view(rules, one.state, seat(1)), view(rules, other.state, seat(1)));
  EXPECT_NE(view(rules, one.state, seat(0)), view(rules, other.state, seat(0)));
}

TEST(AllOnOneCardViews, ADealtCardIsSeenByItsOwnerAlone) {
  const Rules rules = rules_for(default_content(), 2, {{"variant", "advanced"}, {"first", "0"}});
  const State state = start(rules);
  EXPECT_EQ(write_move(rules, seen(rules, state, Move::drawn(card_no(7)), seat(0))), "card c7");
  EXPECT_EQ(write_move(rules, seen(rules, state, Move::drawn(card_no(7)), seat(1))), "card ?");
}

TEST(AllOnOneCardViews, AfterTheDraftNothingButTheOrderOfThePileIsHidden) {
  const Rules rules = rules_for(default_content(), 2, kAdvanced);
  const Position at(rules, "phase=roll");
  core::Rng rng(3);
  EXPECT_EQ(sample(rules, view(rules, at.state, core::kSpectator), rng), at.state);
}

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

TEST(AllOnOneCardDealer, NumbersDependOnWhatIsDrawn) {
  const Rules basic = rules_for(default_content(), 2);
  const Rules advanced = rules_for(default_content(), 2, kAdvanced);
  EXPECT_EQ(asked_at(basic, "phase=first", "first 0"), "2:1:0:0 ");
  EXPECT_EQ(asked_at(basic, "phase=deal seat=1 cards0=c1,c2 cards1=c5", "card c7"), "27:2:0:3 ");
  EXPECT_EQ(asked_at(basic, "phase=roll turn=9", "roll ygrop"), "6:3:9:0 6:3:9:1 6:3:9:2 6:3:9:3 6:3:9:4 ");
  EXPECT_EQ(asked_at(basic, "phase=roll turn=9 rolls=2 dice=ygr", "roll pb"), "6:3:9:10 6:3:9:11 ");
  EXPECT_EQ(asked_at(advanced, "phase=deal seat=1 hand0=c1,c2,c3,c4,c5", "card c11"), "25:2:0:5 ");
  EXPECT_EQ(asked_at(advanced, "phase=lay cards0=c1,c2,c3 cards1=c4,c5,c6 up=c7", "card c9"), "23:2:1:1 ");
}

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

TEST(AllOnOneCardViews, WhoAnswersEarlyHasTheChoicesOfItsTurn) {
  int early = 0;
  for (const bool advanced : {false, true}) {
    const Rules rules = advanced ? rules_for(default_content(), 4, kAdvanced) : rules_for(default_content(), 4);
    core::Rng rng(31);
    State state = start(rules);
    std::array<std::vector<Move>, 4> offered;
    while (!to_act(rules, state).is_nobody()) {
      const Actor actor = to_act(rules, state);
      for (int s = 0; s < rules.players; ++s) {
        const auto asked = early_view(rules, view(rules, state, seat(s)));
        if (!asked) continue;
        EXPECT_NE(actor, Actor::of(seat(s)));
        offered[static_cast<std::size_t>(s)].clear();
        list_moves(rules, *asked, offered[static_cast<std::size_t>(s)]);
      }
      EXPECT_FALSE(early_view(rules, view(rules, state, core::kSpectator)));
      if (actor.is_chance()) {
        apply(rules, state, random_outcome(rules, state, rng));
        continue;
      }
      std::vector<Move> now;
      list_moves(rules, state, now);
      auto& before = offered[static_cast<std::size_t>(actor.seat())];
      if (!before.empty()) {
        EXPECT_EQ(before, now);
        ++early;
      }
      before.clear();
      apply(rules, state, now[rng.below(static_cast<std::uint32_t>(now.size()))]);
    }
  }
  EXPECT_GT(early, 100);
}

TEST(AllOnOneCardSpeed, RollsFallAsOftenAsTheirWeightsSay) {
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
