// One test for each rule of the end and the bonuses (SL-16 to SL-23), and the worked examples.
#include <gtest/gtest.h>

#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

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
  Position at(rules, "turn=1 houses1=b1:5,a2:5,b2:5,d1:5,d2:4 hand1=rrrbb hand0=y hand2=y");
  at.play({"house e2 2"});
  EXPECT_EQ(at.state.table.pieces[1], 2);
  EXPECT_EQ(at.refused("house e3 1"), "") << "the player may continue building";
  at.play({"house e3 1", "stop", "card y"});
  EXPECT_EQ(at.state.table.pieces[1], 1);
  EXPECT_EQ(at.actor(), Actor::of(Seat{2})) << "the round is played to its end";
  EXPECT_EQ(at.state.table.closing, Closing::kPieces);
  at.play({"draw", "card g", "card g"});
  EXPECT_TRUE(at.actor().is_nobody());
  EXPECT_EQ(ending(rules, at.state).rule, "SL-16");
}

TEST(SunriseLaneRules, SL_16_ThreePiecesAreEnoughAndTheLastSeatEndsAtOnce) {
  const Rules rules = rules_for(small_content(), 2);
  Position three(rules, "turn=1 houses1=b1:5,a2:5,b2:5,d1:5,d2:4 hand1=r");
  three.play({"house e2 1", "stop", "card y"});
  EXPECT_EQ(three.state.table.pieces[1], 3);
  EXPECT_EQ(three.actor(), Actor::of(Seat{0}));
  EXPECT_EQ(three.state.table.closing, Closing::kNone);
  Position two(rules, "turn=1 houses1=b1:5,a2:5,b2:5,d1:5,d2:4 hand1=rr");
  two.play({"house e2 2", "stop", "card y"});
  EXPECT_TRUE(two.actor().is_nobody()) << "its turn was the last of the round";
}

TEST(SunriseLaneRules, SL_17_FullAreasEndTheGameNow) {
  const Rules rules = rules_for(tiny_content());
  Position at(rules, "parks=b1 hand0=yyr hand1=g");
  const Move filling = Move::house(*read_plot("a1"), 2);
  EXPECT_TRUE(preview(rules, view(rules, at.state, Seat{0}), filling).ends_game);
  EXPECT_FALSE(preview(rules, view(rules, at.state, Seat{0}), Move::house(*read_plot("c1"), 1)).ends_game);
  at.play({"house a1 2"});
  EXPECT_TRUE(at.actor().is_nobody()) << "at once: no card is drawn, no turn follows";
  EXPECT_EQ(ending(rules, at.state).rule, "SL-17");
  EXPECT_EQ(at.state.table.score[0], 2) << "the placement still scores";
  EXPECT_EQ(at.state.table.hand_size[0], 1);
  Position park(rules, "parks=b1 hand0=yyr hand1=g");
  park.play({"park a1 r"});
  EXPECT_TRUE(park.actor().is_nobody()) << "a park fills a plot too";
}

TEST(SunriseLaneRules, SL_17_FullAreasFinishTheRound) {
  const Rules rules = rules_for(tiny_content(), 2, {{"areas_full", "round"}});
  Position at(rules, "parks=b3 hand0=yg hand1=b");
  at.play({"house b1 1", "house a1 1"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{0})) << "the turn continues as usual";
  at.play({"stop", "card y"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{1})) << "and the round is finished";
  at.play({"draw", "card y", "card r"});
  EXPECT_TRUE(at.actor().is_nobody());
  EXPECT_EQ(ending(rules, at.state).rule, "SL-17");
}

TEST(SunriseLaneRules, SL_18_FiveRankingsAndTheCrossInNoArea) {
  const Rules rules = rules_for(small_content());
  const Position cross(rules, "houses0=c2:3,c1:2,c4:1");
  for (const char* area : {"area A1", "area B1", "area B2", "area A2"})
    EXPECT_EQ(points(rules, cross.state, area), (Points{0, 0}));
  EXPECT_EQ(points(rules, cross.state, "whole board"), (Points{10, 0}));
  const Position areas(rules, "houses0=a2:2,e2:1 houses1=a4:1,e4:2");
  EXPECT_EQ(points(rules, areas.state, "area A1"), (Points{10, 0}));
  EXPECT_EQ(points(rules, areas.state, "area B1"), (Points{10, 0}));
  EXPECT_EQ(points(rules, areas.state, "area B2"), (Points{0, 10}));
  EXPECT_EQ(points(rules, areas.state, "area A2"), (Points{0, 10}));
}

TEST(SunriseLaneRules, SL_19_TallestHousesInAAreas) {
  const Rules rules = rules_for(small_content(), 3);
  const auto a1 = [&](std::string_view text) { return points(rules, Position(rules, text).state, "area A1"); };
  EXPECT_EQ(a1("houses0=b1:3 houses1=a2:2,b2:2"), (Points{10, 6, 0})) << "the height goes before the number";
  EXPECT_EQ(a1("houses0=b1:2 houses1=a2:2,b2:2"), (Points{6, 10, 0})) << "then how many of that height";
  EXPECT_EQ(a1("houses0=b1:3,a2:2 houses1=b2:3"), (Points{10, 10, 0})) << "no further comparison";
  EXPECT_EQ(a1("houses0=b1:1,a2:1 houses1=b2:2"), (Points{0, 10, 0})) << "a single floor is not ranked";
  EXPECT_EQ(a1("houses0=b1:5 houses1=a2:4 houses2=b2:3"), (Points{10, 6, 3}));
  EXPECT_EQ(points(rules, Position(rules, "houses0=e4:4 houses1=d4:5").state, "area A2"), (Points{6, 10, 0}));
}

TEST(SunriseLaneRules, SL_20_MostHousesInBAreas) {
  const Rules rules = rules_for(small_content(), 3);
  const auto b1 = [&](std::string_view text) { return points(rules, Position(rules, text).state, "area B1"); };
  EXPECT_EQ(b1("houses0=d1:5 houses1=d2:1,e2:1"), (Points{6, 10, 0})) << "whatever their height";
  EXPECT_EQ(b1("houses0=d1:5 houses1=d2:1 parks=e2"), (Points{10, 10, 0})) << "parks are no houses";
  EXPECT_EQ(points(rules, Position(rules, "houses2=a4:1").state, "area B2"), (Points{0, 0, 10}))
      << "none there: not ranked";
}

TEST(SunriseLaneRules, SL_21_BiggestGroupOnTheWholeBoard) {
  const Rules rules = rules_for(small_content(), 2);
  const auto board = [&](std::string_view text) { return points(rules, Position(rules, text).state, "whole board"); };
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
  EXPECT_EQ(points(next, Position(next, one_tie).state, "whole board"), (Points{6, 6, 10, 6}));
  EXPECT_EQ(points(skip, Position(skip, one_tie).state, "whole board"), (Points{6, 6, 10, 6}));
  EXPECT_EQ(points(next, Position(next, first_tie).state, "whole board"), (Points{10, 10, 6, 0}))
      << "ties=next: 10, 10, 6";
  EXPECT_EQ(points(skip, Position(skip, first_tie).state, "whole board"), (Points{10, 10, 3, 0}))
      << "ties=skip: 10, 10, 3";
  const char* all_places = "houses0=c1:1,c2:1,d2:1,d1:1 houses1=a3:1,b3:1,a4:1 houses2=e3:1,e4:1 houses3=c5:1";
  EXPECT_EQ(points(next, Position(next, all_places).state, "whole board"), (Points{10, 6, 3, 0}));
  const Rules italian = rules_for(small_content(), 4, {}, "it");
  EXPECT_FALSE(italian.skip_tied_places);
  EXPECT_FALSE(italian.full_ends_round);
  EXPECT_FALSE(skip.full_ends_round);
}

TEST(SunriseLaneRules, SL_23_MostPointsThenCardsInHand) {
  const Rules rules = rules_for(small_content());
  const Position points_win(rules, "phase=over idle=20 houses0=c1:1 houses1=d3:1 hand1=yyyyy");
  EXPECT_EQ(ending(rules, points_win.state).total[0], 12);
  EXPECT_EQ(ending(rules, points_win.state).total[1], 11);
  EXPECT_EQ(ending(rules, points_win.state).winners, 0b01);
  const Position cards_win(rules, "phase=over idle=20 houses0=c2:1 houses1=b3:1 hand0=yy hand1=yyy");
  EXPECT_EQ(ending(rules, cards_win.state).winners, 0b10);
  EXPECT_FALSE(ending(rules, cards_win.state).lines().back().counted);
  EXPECT_EQ(points(rules, cards_win.state, "cards in hand"), (Points{2, 3}));
  const Position shared(rules, "phase=over idle=20 houses0=c2:1 houses1=b3:1 hand0=yyy hand1=ggg");
  EXPECT_EQ(ending(rules, shared.state).winners, 0b11);
}

TEST(SunriseLaneExamples, Example1_ThreeHousesInARow) {
  const Rules rules = rules_for(default_content());
  Position at(rules, "hand0=grbp houses1=a7:1");  // pink a6, blue b6, green c6
  at.play({"house a6 1", "house b6 1", "house c6 1"});
  EXPECT_EQ(at.state.table.score[0], 2 + 1 + 3);
  at.play({"stop", "card y"});
  EXPECT_EQ(at.state.hands[0], *read_cards("yr"));
  EXPECT_EQ(at.actor(), Actor::of(Seat{1}));
}

TEST(SunriseLaneExamples, Example2_EitherSideButNeverBoth) {
  const Rules rules = rules_for(default_content());
  Position at(rules, "hand0=ygrbp parks=i7");  // red i6, pink i5, yellow h5 and green g5, or blue j5
  at.play({"house i6 1", "house i5 1"});
  Position right = at;
  EXPECT_EQ(at.refused("house h5 1"), "");
  EXPECT_EQ(at.refused("house j5 1"), "");
  at.play({"house h5 1"});
  EXPECT_EQ(at.refused("house j5 1"), "SL-6");
  at.play({"house g5 1"});
  EXPECT_EQ(at.state.table.score[0], 4 + 1 + 2 + 3);
  right.play({"house j5 1"});
  EXPECT_EQ(right.refused("house h5 1"), "SL-6");
  EXPECT_EQ(right.state.table.score[0], 4 + 1 + rules.dots[index(*read_plot("j5"))]);
}

TEST(SunriseLaneExamples, Example3_AParkOnTheWayToFifteenPoints) {
  const Rules rules = rules_for(default_content());
  Position at(rules, "hand0=gggbp houses1=h2:1");  // pink h3, yellow g3, green f3
  at.play({"house h3 1"});
  EXPECT_EQ(open_plots(rules, at.state.table), PlotSet::of(*read_plot("g3"))) << "the only free plot beside it";
  at.play({"park g3 b", "house f3 3"});
  EXPECT_EQ(at.state.table.score[0], 3 + 0 + 15);
  at.play({"stop", "card y"});
  EXPECT_EQ(at.state.hands[0], *read_cards("y"));
}

TEST(SunriseLaneExamples, Example4_RanksInAnAArea) {
  for (const char* edition : {"en", "it", "fr"}) {
    const Rules rules = rules_for(default_content(), 3, {}, edition);
    const Position at(rules, "houses0=d1:3,e1:2,d2:2 houses1=c2:2,a3:2 houses2=b3:2");
    EXPECT_EQ(points(rules, at.state, "area A1"), (Points{10, 6, 3}));
  }
}

TEST(SunriseLaneExamples, Example5_BiggestGroupsOfFourThreeAndThree) {
  for (const char* edition : {"en", "it", "fr"}) {
    const Rules rules = rules_for(default_content(), 3, {}, edition);
    const Position at(rules, "houses0=a6:1,b6:1,c6:1,d6:1 houses1=f1:1,f2:1,f3:1 houses2=h6:1,i6:1,j6:1");
    EXPECT_EQ(points(rules, at.state, "whole board"), (Points{10, 6, 6}));
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
