#include "games/all_on_one_card/bot/greedy.h"

#include <algorithm>

#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

std::string greedy_at(const Rules& rules, std::string_view position) {
  const Position at(rules, position);
  return write_move(rules, greedy(rules, view(rules, at.state, at.actor().seat())));
}

TEST(AllOnOneCardGreedy, PicksTheMostBoxesPlusHalfThePointsOfFilledRows) {
  const Rules rules = rules_for(small_content(30), 2);
  EXPECT_EQ(greedy_at(rules, "phase=pick dice=yyggr cards0=c3,c4"), "cross c3") << "5 boxes against 3";
  EXPECT_EQ(greedy_at(rules, "phase=pick dice=rrooo cards0=c5,c7:r1"), "cross c5") << "5 boxes against 0";
  EXPECT_EQ(greedy_at(rules, "phase=pick dice=yyggg cards0=c5:y4,c8"), "cross c5")
      << "2 boxes + 3 against 5: the first";
  EXPECT_EQ(greedy_at(rules, "phase=pick dice=bbbbb cards0=c1,c2"), "pass");
}

TEST(AllOnOneCardGreedy, WantsShortRows) {
  const Rules rules = rules_for(small_content(30), 2, kAdvanced);
  EXPECT_EQ(greedy_at(rules, "phase=draft hand0=c1,c3,c4,c8,c9 hand1=c2,c5,c6,c7,c10"), "return c4 c8");
  EXPECT_EQ(
      greedy_at(rules,
                "phase=take dice=yyggr crossed=yes due=0 cards0=c2,c10 done0=c1:y2g2r2 cards1=c3,c4,c5 up=c8,c9,c17"),
      "take c9");
}

TEST(AllOnOneCardGreedy, AC_15_AnUnseenCardCountsAsTheMeanOfThoseLeft) {
  const Rules rules = rules_for(small_content(30), 2, kAdvanced);
  const std::string at = "phase=take dice=yyggr crossed=yes due=0 cards0=c2,c10 done0=c1:y2g2r2 cards1=c3,c4,c5 ";
  EXPECT_EQ(greedy_at(rules, at + "up=c8,c16,c24"), "draw") << "18 boxes each, and fewer on every other card";
  EXPECT_EQ(greedy_at(rules, at + "up=c8,c9,c16"), "take c9") << "6 boxes are the fewest";
}

int worth(const Rules& rules, const State& state, Counts dice) {
  int best = 0;
  for (const Card card : state.table.cards[static_cast<std::size_t>(state.table.seat)]) {
    if (card.none()) continue;
    const Counts boxes = crossable(card.free(), dice);
    const Card marked = Card::of(card.no(), card.free() - boxes);
    best = std::max(best, 2 * boxes.sum() + open_points(rules, marked) - open_points(rules, card));
  }
  return best;
}

/// The expected value of the best play from here, computed from the rules over every move and every event.
double expected(const Rules& rules, const State& state) {
  if (state.table.phase == Phase::kPick) return worth(rules, state, state.table.dice);
  if (state.table.phase == Phase::kRoll) {
    std::vector<core::Outcome<Move>> outcomes;
    list_outcomes(rules, state, outcomes);
    double sum = 0;
    double total = 0;
    for (const auto& [move, weight] : outcomes) {
      State after = state;
      apply(rules, after, move);
      sum += weight * expected(rules, after);
      total += weight;
    }
    return sum / total;
  }
  std::vector<Move> moves;
  list_moves(rules, state, moves);
  double best = 0;
  for (const Move move : moves) {
    State after = state;
    apply(rules, after, move);
    best = std::max(best, expected(rules, after));
  }
  return best;
}

void rerolls_are_best(std::string_view position) {
  const Rules rules = rules_for(default_content(), 2);
  const Position at(rules, position);
  State after = at.state;
  apply(rules, after, greedy(rules, view(rules, at.state, at.actor().seat())));
  EXPECT_NEAR(expected(rules, after), expected(rules, at.state), 1e-9) << position;
}

TEST(AllOnOneCardGreedy, RerollsForTheBestExpectation) {
  rerolls_are_best("phase=choose rolls=2 dice=yygrb cards0=c1,c2");
  rerolls_are_best("phase=choose rolls=2 dice=ooooo cards0=c1:y2p3,c2:g4o1");
  rerolls_are_best("phase=choose rolls=2 dice=yrrpb cards0=c1:y1r5p5,c5:y1g3r2");
  rerolls_are_best("phase=choose rolls=2 dice=ggopp cards0=c9:g1r3o2p4,c14:y2g3r4o1");
}

TEST(AllOnOneCardGreedy, LooksAheadOverBothRerolls) {
  rerolls_are_best("phase=choose rolls=1 dice=yyrrb cards0=c1:y3p4r2,c2:g4o2r1");
}

TEST(AllOnOneCardGreedy, KeepsAPerfectRollAndTheFewestDiceOfEqualOnes) {
  const Rules rules = rules_for(default_content(), 2);
  EXPECT_EQ(greedy_at(rules, "phase=choose rolls=1 dice=ggrrr cards0=c1:y2r3,c2"), "keep") << "fills two rows";
  EXPECT_EQ(greedy_at(rules, "phase=choose rolls=2 dice=ggggg cards0=c1:y3g2r5p4b3,c2:g4r3o3p3b4"), "reroll ggggg");
}

TEST(AllOnOneCardGreedy, AlwaysFindsALegalMove) {
  for (const core::OptionTexts& options : {core::OptionTexts{}, kAdvanced}) {
    const Rules rules = rules_for(default_content(), 4, options);
    core::Rng rng(5);
    for (int i = 0; i < 20; ++i) {
      State state = start(rules);
      while (!to_act(rules, state).is_nobody()) {
        if (to_act(rules, state).is_chance()) {
          apply(rules, state, random_outcome(rules, state, rng));
          continue;
        }
        const View own = view(rules, state, to_act(rules, state).seat());
        const Move move = greedy(rules, own);
        ASSERT_TRUE(why_not(rules, own, move).legal()) << write_move(rules, move);
        apply(rules, state, move);
      }
    }
  }
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
