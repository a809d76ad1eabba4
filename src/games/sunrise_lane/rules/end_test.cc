// One test for each rule of the end and the bonuses (SL-16 to SL-23), and the worked examples.
#include <gtest/gtest.h>

#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane {
namespace {

using testing::at_position;
using testing::play;
using testing::refused;
using testing::rules_for;
using testing::small_content;
using testing::tiny_content;

/// The points of each seat in one line of the result.
std::vector<int> points(const Rules& rules, const State& state, std::string_view line) {
  const core::Ending end = ending(rules, state);
  for (const core::ScoreLine& l : end.lines()) {
    if (l.name == line) return {l.points.begin(), l.points.begin() + rules.players};
  }
  ADD_FAILURE() << "no line " << line;
  return {};
}
using Points = std::vector<int>;

TEST(SunriseLaneRules, SL_16_TwoPiecesLeftIsTheLastRound) {
  const Rules rules = rules_for(small_content(), 3);
  // Seat 1 of 3 has 4 pieces left at the beginning of its turn; seat 0 began.
  State state = at_position(rules, "turn=1 houses1=b1:5,a2:5,b2:5,d1:5,d2:4 hand1=rrrbb hand0=y hand2=y");
  play(rules, state, {"house e2 2"});
  EXPECT_EQ(state.table.pieces[1], 2);
  EXPECT_EQ(refused(rules, state, "house e3 1"), "") << "the player may continue building";
  play(rules, state, {"house e3 1", "stop", "card y"});
  EXPECT_EQ(state.table.pieces[1], 1);
  EXPECT_EQ(to_act(rules, state), Actor::of(Seat{2})) << "the round is played to its end";
  EXPECT_EQ(state.table.closing, Closing::kPieces);
  play(rules, state, {"draw", "card g", "card g"});
  EXPECT_TRUE(to_act(rules, state).is_nobody());
  EXPECT_EQ(ending(rules, state).rule, "SL-16");
}

TEST(SunriseLaneRules, SL_16_ThreePiecesAreEnoughAndTheLastSeatEndsAtOnce) {
  const Rules rules = rules_for(small_content(), 2);
  State three = at_position(rules, "turn=1 houses1=b1:5,a2:5,b2:5,d1:5,d2:4 hand1=r");
  play(rules, three, {"house e2 1", "stop", "card y"});
  EXPECT_EQ(three.table.pieces[1], 3);
  EXPECT_EQ(to_act(rules, three), Actor::of(Seat{0}));
  EXPECT_EQ(three.table.closing, Closing::kNone);
  State two = at_position(rules, "turn=1 houses1=b1:5,a2:5,b2:5,d1:5,d2:4 hand1=rr");
  play(rules, two, {"house e2 2", "stop", "card y"});
  EXPECT_TRUE(to_act(rules, two).is_nobody()) << "its turn was the last of the round";
}

TEST(SunriseLaneRules, SL_17_FullAreasEndTheGameNow) {
  const Rules rules = rules_for(tiny_content());
  State state = at_position(rules, "parks=b1 hand0=yyr hand1=g");
  const Move filling = Move::house(*read_plot("a1"), 2);
  EXPECT_TRUE(preview(rules, view(rules, state, Seat{0}), filling).ends_game);
  EXPECT_FALSE(preview(rules, view(rules, state, Seat{0}), Move::house(*read_plot("c1"), 1)).ends_game);
  play(rules, state, {"house a1 2"});
  EXPECT_TRUE(to_act(rules, state).is_nobody()) << "at once: no card is drawn, no turn follows";
  EXPECT_EQ(ending(rules, state).rule, "SL-17");
  EXPECT_EQ(state.table.score[0], 2) << "the placement still scores";
  EXPECT_EQ(state.table.hand_size[0], 1);
  State park = at_position(rules, "parks=b1 hand0=yyr hand1=g");
  play(rules, park, {"park a1 r"});
  EXPECT_TRUE(to_act(rules, park).is_nobody()) << "a park fills a plot too";
}

TEST(SunriseLaneRules, SL_17_FullAreasFinishTheRound) {
  const Rules rules = rules_for(tiny_content(), 2, {{"areas_full", "round"}});
  State state = at_position(rules, "parks=b3 hand0=yg hand1=b");
  play(rules, state, {"house b1 1", "house a1 1"});
  EXPECT_EQ(to_act(rules, state), Actor::of(Seat{0})) << "the turn continues as usual";
  play(rules, state, {"stop", "card y"});
  EXPECT_EQ(to_act(rules, state), Actor::of(Seat{1})) << "and the round is finished";
  play(rules, state, {"draw", "card y", "card r"});
  EXPECT_TRUE(to_act(rules, state).is_nobody());
  EXPECT_EQ(ending(rules, state).rule, "SL-17");
}

TEST(SunriseLaneRules, SL_18_FiveRankingsAndTheCrossInNoArea) {
  const Rules rules = rules_for(small_content());
  const State cross = at_position(rules, "houses0=c2:3,c1:2,c4:1");
  for (const char* area : {"area A1", "area B1", "area B2", "area A2"})
    EXPECT_EQ(points(rules, cross, area), (Points{0, 0}));
  EXPECT_EQ(points(rules, cross, "whole board"), (Points{10, 0}));
  const State areas = at_position(rules, "houses0=a2:2,e2:1 houses1=a4:1,e4:2");
  EXPECT_EQ(points(rules, areas, "area A1"), (Points{10, 0}));
  EXPECT_EQ(points(rules, areas, "area B1"), (Points{10, 0}));
  EXPECT_EQ(points(rules, areas, "area B2"), (Points{0, 10}));
  EXPECT_EQ(points(rules, areas, "area A2"), (Points{0, 10}));
}

TEST(SunriseLaneRules, SL_19_TallestHousesInAAreas) {
  const Rules rules = rules_for(small_content(), 3);
  const auto a1 = [&](std::string_view text) { return points(rules, at_position(rules, text), "area A1"); };
  EXPECT_EQ(a1("houses0=b1:3 houses1=a2:2,b2:2"), (Points{10, 6, 0})) << "the height goes before the number";
  EXPECT_EQ(a1("houses0=b1:2 houses1=a2:2,b2:2"), (Points{6, 10, 0})) << "then how many of that height";
  EXPECT_EQ(a1("houses0=b1:3,a2:2 houses1=b2:3"), (Points{10, 10, 0})) << "no further comparison";
  EXPECT_EQ(a1("houses0=b1:1,a2:1 houses1=b2:2"), (Points{0, 10, 0})) << "a single floor is not ranked";
  EXPECT_EQ(a1("houses0=b1:5 houses1=a2:4 houses2=b2:3"), (Points{10, 6, 3}));
  EXPECT_EQ(points(rules, at_position(rules, "houses0=e4:4 houses1=d4:5"), "area A2"), (Points{6, 10, 0}));
}

TEST(SunriseLaneRules, SL_20_MostHousesInBAreas) {
  const Rules rules = rules_for(small_content(), 3);
  const auto b1 = [&](std::string_view text) { return points(rules, at_position(rules, text), "area B1"); };
  EXPECT_EQ(b1("houses0=d1:5 houses1=d2:1,e2:1"), (Points{6, 10, 0})) << "whatever their height";
  EXPECT_EQ(b1("houses0=d1:5 houses1=d2:1 parks=e2"), (Points{10, 10, 0})) << "parks are no houses";
  EXPECT_EQ(points(rules, at_position(rules, "houses2=a4:1"), "area B2"), (Points{0, 0, 10}))
      << "none there: not ranked";
}

TEST(SunriseLaneRules, SL_21_BiggestGroupOnTheWholeBoard) {
  const Rules rules = rules_for(small_content(), 2);
  const auto board = [&](std::string_view text) { return points(rules, at_position(rules, text), "whole board"); };
  EXPECT_EQ(board("houses0=b1:1,c1:1,d1:1 houses1=a3:5,a4:5"), (Points{10, 6})) << "plots, not floors";
  EXPECT_EQ(board("houses0=c2:1,c4:1,d3:1 houses1=a3:1,a4:1"), (Points{6, 10})) << "the fountain connects nothing";
  EXPECT_EQ(board("houses0=b1:1,d1:1 parks=c1 houses1=a3:1,a4:1"), (Points{6, 10})) << "a park connects nothing";
  EXPECT_EQ(board("houses0=b1:1,d1:1,e4:1 houses1=c1:1,c2:1"), (Points{6, 10})) << "nor does another's house";
  EXPECT_EQ(board("houses0=b1:1,c2:1 houses1=e4:1"), (Points{10, 10})) << "nor a corner";
  EXPECT_EQ(board("houses0=b1:1"), (Points{10, 0})) << "no house at all: not ranked";
}

TEST(SunriseLaneRules, SL_22_PlacesAndTies) {
  const char* one_tie = "houses0=c2:1 houses1=b3:1 houses2=d1:1,e2:1,d2:1 houses3=c4:1";
  const char* first_tie = "houses0=c1:1,c2:1 houses1=a3:1,b3:1 houses2=e4:1 houses3=";
  const Rules next = rules_for(small_content(), 4);
  const Rules skip = rules_for(small_content(), 4, {}, "fr");
  EXPECT_EQ(points(next, at_position(next, one_tie), "whole board"), (Points{6, 6, 10, 6}));
  EXPECT_EQ(points(skip, at_position(skip, one_tie), "whole board"), (Points{6, 6, 10, 6}));
  EXPECT_EQ(points(next, at_position(next, first_tie), "whole board"), (Points{10, 10, 6, 0}))
      << "ties=next: 10, 10, 6";
  EXPECT_EQ(points(skip, at_position(skip, first_tie), "whole board"), (Points{10, 10, 3, 0}))
      << "ties=skip: 10, 10, 3";
  const char* all_places = "houses0=c1:1,c2:1,d2:1,d1:1 houses1=a3:1,b3:1,a4:1 houses2=e3:1,e4:1 houses3=c5:1";
  EXPECT_EQ(points(next, at_position(next, all_places), "whole board"), (Points{10, 6, 3, 0}));
  const Rules italian = rules_for(small_content(), 4, {}, "it");
  EXPECT_FALSE(italian.skip_tied_places);
  EXPECT_FALSE(italian.full_ends_round);
  EXPECT_FALSE(skip.full_ends_round);
}

TEST(SunriseLaneRules, SL_23_MostPointsThenCardsInHand) {
  const Rules rules = rules_for(small_content());
  const State points_win = at_position(rules, "phase=over idle=20 houses0=c1:1 houses1=d3:1 hand1=yyyyy");
  EXPECT_EQ(ending(rules, points_win).total[0], 12);
  EXPECT_EQ(ending(rules, points_win).total[1], 11);
  EXPECT_EQ(ending(rules, points_win).winners, 0b01);
  const State cards_win = at_position(rules, "phase=over idle=20 houses0=c2:1 houses1=b3:1 hand0=yy hand1=yyy");
  EXPECT_EQ(ending(rules, cards_win).winners, 0b10);
  EXPECT_FALSE(ending(rules, cards_win).lines().back().counted);
  EXPECT_EQ(points(rules, cards_win, "cards in hand"), (Points{2, 3}));
  const State shared = at_position(rules, "phase=over idle=20 houses0=c2:1 houses1=b3:1 hand0=yyy hand1=ggg");
  EXPECT_EQ(ending(rules, shared).winners, 0b11);
}

TEST(SunriseLaneExamples, Example1_ThreeHousesInARow) {
  const Rules rules = rules_for(testing::default_content());
  State state = at_position(rules, "hand0=grbp houses1=a7:1");  // pink a6, blue b6, green c6
  play(rules, state, {"house a6 1", "house b6 1", "house c6 1"});
  EXPECT_EQ(state.table.score[0], 2 + 1 + 3);
  play(rules, state, {"stop", "card y"});
  EXPECT_EQ(state.hands[0], *read_cards("yr"));
  EXPECT_EQ(to_act(rules, state), Actor::of(Seat{1}));
}

TEST(SunriseLaneExamples, Example2_EitherSideButNeverBoth) {
  const Rules rules = rules_for(testing::default_content());
  State state = at_position(rules, "hand0=ygrbp parks=i7");  // red i6, pink i5, yellow h5 and green g5, or blue j5
  play(rules, state, {"house i6 1", "house i5 1"});
  State right = state;
  EXPECT_EQ(refused(rules, state, "house h5 1"), "");
  EXPECT_EQ(refused(rules, state, "house j5 1"), "");
  play(rules, state, {"house h5 1"});
  EXPECT_EQ(refused(rules, state, "house j5 1"), "SL-6");
  play(rules, state, {"house g5 1"});
  EXPECT_EQ(state.table.score[0], 4 + 1 + 2 + 3);
  play(rules, right, {"house j5 1"});
  EXPECT_EQ(refused(rules, right, "house h5 1"), "SL-6");
  EXPECT_EQ(right.table.score[0], 4 + 1 + rules.dots[index(*read_plot("j5"))]);
}

TEST(SunriseLaneExamples, Example3_AParkOnTheWayToFifteenPoints) {
  const Rules rules = rules_for(testing::default_content());
  State state = at_position(rules, "hand0=gggbp houses1=h2:1");  // pink h3, yellow g3, green f3
  play(rules, state, {"house h3 1"});
  EXPECT_EQ(open_plots(rules, state.table), PlotSet::of(*read_plot("g3"))) << "the only free plot beside it";
  play(rules, state, {"park g3 b", "house f3 3"});
  EXPECT_EQ(state.table.score[0], 3 + 0 + 15);
  play(rules, state, {"stop", "card y"});
  EXPECT_EQ(state.hands[0], *read_cards("y"));
}

TEST(SunriseLaneExamples, Example4_RanksInAnAArea) {
  for (const char* edition : {"en", "it", "fr"}) {
    const Rules rules = rules_for(testing::default_content(), 3, {}, edition);
    const State state = at_position(rules, "houses0=d1:3,e1:2,d2:2 houses1=c2:2,a3:2 houses2=b3:2");
    EXPECT_EQ(points(rules, state, "area A1"), (Points{10, 6, 3}));
  }
}

TEST(SunriseLaneExamples, Example5_BiggestGroupsOfFourThreeAndThree) {
  for (const char* edition : {"en", "it", "fr"}) {
    const Rules rules = rules_for(testing::default_content(), 3, {}, edition);
    const State state = at_position(rules, "houses0=a6:1,b6:1,c6:1,d6:1 houses1=f1:1,f2:1,f3:1 houses2=h6:1,i6:1,j6:1");
    EXPECT_EQ(points(rules, state, "whole board"), (Points{10, 6, 6}));
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane
