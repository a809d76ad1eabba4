// One test for each rule, named by its id, and the worked examples on cards X, Y and Z. The small content has short
// cards: testing.h lists them.
#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

Rules small(int players, const core::OptionTexts& options = {}) {
  return rules_for(small_content(30), players, options);
}

using core::seat;

TEST(AllOnOneCardRules, G_1_FirstPlayerIsDrawnUnlessNamed) {
  EXPECT_EQ(Position(small(3)).outcomes(), (Texts{"first 0 x1", "first 1 x1", "first 2 x1"}));
  const Position named(small(3, {{"first", "2"}}));
  EXPECT_EQ(named.phase(), Phase::kDeal);
  EXPECT_EQ(named.state.table.first, seat(2));
  core::Options options;
  options.choice[0] = 3;  // seat 2
  const auto rules = Game::make_rules(small_content(30), options, 2);
  ASSERT_FALSE(rules.ok());
  EXPECT_EQ(rules.error().name, "bad-option");
}

TEST(AllOnOneCardRules, G_1_NobodyMovesOutOfTurn) {
  const Position at(small(2), "phase=pick active=0 seat=0 dice=yyggr cards0=c1,c2 cards1=c3,c4");
  EXPECT_EQ(at.refused("pass", seat(1)), "G-1");
  EXPECT_EQ(at.refused("pass", core::kSpectator), "G-1");
}

TEST(AllOnOneCardRules, G_2_RandomEventsAreExplicitAndUniform) {
  const Position at(rules_for(small_content(8), 2),
                    "phase=draw dice=yyyrr crossed=yes due=0 cards0=c1 cards1=c4,c5 done0=c2:y2g2r2");
  EXPECT_EQ(at.outcomes(), (Texts{"card c3 x1", "card c6 x1", "card c7 x1", "card c8 x1"}));
  const Position pick(small(2), "phase=pick dice=yyyrr");
  EXPECT_EQ(pick.refused("roll yyyrr"), "G-2");
  EXPECT_EQ(pick.refused("card c3"), "G-2");
}

TEST(AllOnOneCardRules, G_3_TwentyIdleRoundsEndTheGame) {
  const std::string before_last = "phase=pick first=1 active=0 seat=0 idle=19 dice=bbbbb cards0=c1,c2:y2 cards1=c9,c10";
  Position at(small(2), before_last);
  at.play({"pass"});
  EXPECT_TRUE(at.foreseen("pass").ends_game);
  at.play({"pass"});
  EXPECT_EQ(at.phase(), Phase::kOver);
  EXPECT_EQ(ending(at.rules, at.state).rule, "G-3");
  EXPECT_EQ(ending(at.rules, at.state).total[0], 2) << "scored as it stands";
  EXPECT_EQ(at.refused("pass", seat(0)), "G-3") << "over is over";
}

TEST(AllOnOneCardRules, G_3_ARoundBeginsWithTheFirstPlayer) {
  Position at(small(2), "phase=pick first=0 active=0 seat=0 idle=19 dice=bbbbb cards0=c1,c2 cards1=c9,c10");
  at.play({"pass", "pass"});
  EXPECT_EQ(at.phase(), Phase::kRoll) << "the round has another turn";
  EXPECT_EQ(at.state.table.idle, 19);
}

TEST(AllOnOneCardRules, G_3_ACrossedBoxBeginsTheCountAnew) {
  Position at(small(2), "phase=pick first=0 active=0 seat=0 idle=19 dice=ybbbb cards0=c1,c2 cards1=c9,c10");
  at.play({"cross c1", "pass", "roll bbbbb", "keep", "pass", "pass"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.state.table.idle, 0) << "a round with a crossed box is not idle";
  at.play({"roll bbbbb", "keep", "pass", "pass", "roll bbbbb", "keep", "pass", "pass"});
  EXPECT_EQ(at.state.table.idle, 1);
}

TEST(AllOnOneCardRules, G_4_EqualPointsShareTheVictory) {
  const Position at(small(2), "phase=over active=1 dice=bbbbb idle=20 cards0=c1:y2,c3 cards1=c2:g2,c4");
  EXPECT_EQ(ending(at.rules, at.state).winners, 0b11);
}

TEST(AllOnOneCardRules, G_5_LikeDiceAreInterchangeable) {
  const Position at(small(2), "phase=choose dice=yyyyg");
  EXPECT_EQ(at.moves(), (Texts{"keep", "reroll y", "reroll yy", "reroll yyy", "reroll yyyy", "reroll g", "reroll yg",
                               "reroll yyg", "reroll yyyg", "reroll yyyyg"}));
}

TEST(AllOnOneCardRules, G_6_PassIsAMoveEvenWhenItIsTheOnlyOne) {
  const Position at(small(2), "phase=pick dice=bbbbb cards0=c1,c2");
  EXPECT_EQ(at.moves(), (Texts{"pass"}));
  const Position without_cards(rules_for(small_content(8), 2),
                               "phase=pick dice=bbbbb cards0= done0=c1:y2g2r2,c2:y2g2r2,c3:y3g2r6 cards1=c8 "
                               "done1=c4:g4r4o4,c5:y6r2o5,c6:y2g2o3,c7:r2o2p3 due=1 active=1 seat=0 crossed=yes");
  EXPECT_EQ(without_cards.moves(), (Texts{"pass"}));
}

TEST(AllOnOneCardRules, G_7_SetUpFromTheFirstPlayerThenFaceUp) {
  Position basic(small(3));
  basic.play({"first 1", "card c4", "card c1", "card c9", "card c8", "card c3", "card c2"});
  EXPECT_EQ(basic.phase(), Phase::kRoll);
  EXPECT_EQ(basic.state.table.active, seat(1));
  EXPECT_EQ(basic.cards(1), "c1,c4");
  EXPECT_EQ(basic.cards(2), "c8,c9");
  EXPECT_EQ(basic.cards(0), "c2,c3");
  Position advanced(small(2, kAdvanced));
  advanced.play({"first 1", "card c1", "card c2", "card c3", "card c4", "card c5"});
  EXPECT_EQ(advanced.field("hand1"), "c1,c2,c3,c4,c5");
  advanced.play({"card c6", "card c7", "card c8", "card c9", "card c10"});
  EXPECT_EQ(advanced.actor(), Actor::of(seat(1))) << "the first player returns first";
  advanced.play({"return c1 c2", "return c6 c7", "show c3 c4 c5", "show c8 c9 c10"});
  EXPECT_EQ(advanced.phase(), Phase::kLay) << "face-up cards come last";
}

TEST(AllOnOneCardRules, AC_1_TwoToFourPlayersFiveDiceSixColours) {
  for (const int players : {0, 1, 5}) {
    const auto rules = Game::make_rules(small_content(30), {}, players);
    ASSERT_FALSE(rules.ok());
    EXPECT_EQ(rules.error().name, "bad-players");
  }
  std::vector<core::Outcome<Move>> outcomes;
  list_outcomes(small(2), *read_position(small(2), ""), outcomes);
  EXPECT_EQ(outcomes.size(), 252u);
  std::uint32_t total = 0;
  for (const auto& outcome : outcomes) {
    EXPECT_EQ(outcome.move.dice.sum(), 5);
    total += outcome.weight;
  }
  EXPECT_EQ(total, 7776u);
}

TEST(AllOnOneCardRules, AC_1_WeightsOfRollsAreExact) {
  const Position at(small(2), "phase=roll rolls=1 dice=ybb");
  EXPECT_EQ(at.outcomes(),
            (Texts{"roll yy x1", "roll yg x2", "roll yr x2", "roll yo x2", "roll yp x2", "roll yb x2", "roll gg x1",
                   "roll gr x2", "roll go x2", "roll gp x2", "roll gb x2", "roll rr x1", "roll ro x2", "roll rp x2",
                   "roll rb x2", "roll oo x1", "roll op x2", "roll ob x2", "roll pp x1", "roll pb x2", "roll bb x1"}));
}

TEST(AllOnOneCardRules, AC_2_FiveRowsOfTwoToSixBoxesTwoSuns) {
  const auto error_with = [](std::string_view text) {
    Content content = small_content(8);
    content.cards[3] = face(text);
    const auto rules = Game::make_rules(content, {}, 2);
    return rules.ok() ? std::string("none") : rules.error().name + " " + rules.error().where;
  };
  EXPECT_EQ(error_with("y2*g2*r2o2p2"), "none");
  EXPECT_EQ(error_with("y2*g2*r2o2"), "bad-content cards[3].rows");
  EXPECT_EQ(error_with("y2*g2*r2o2p2b2"), "bad-content cards[3].rows");
  EXPECT_EQ(error_with("y1*g2*r2o2p2"), "bad-content cards[3].rows.yellow");
  EXPECT_EQ(error_with("y2*g2*r2o2p7"), "bad-content cards[3].rows.purple");
  EXPECT_EQ(error_with("y2*g2r2o2p2"), "bad-content cards[3].suns");
  EXPECT_EQ(error_with("y2*g2*r2*o2p2"), "bad-content cards[3].suns");
  EXPECT_EQ(error_with("y2*g2r2o2p2b0*"), "bad-content cards[3].suns");
  for (const int cards : {0, 7, 65}) EXPECT_FALSE(Game::make_rules(small_content(cards), {}, 2).ok());
}

TEST(AllOnOneCardRules, AC_3_TwoCardsEachFaceUpForAll) {
  Position at(small(4));
  at.play({"first 0", "card c1", "card c2", "card c3", "card c4", "card c5", "card c6", "card c7", "card c8"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  for (int s = 0; s < 4; ++s) EXPECT_EQ(cards_in_play(at.state.table, seat(s)), 2);
  EXPECT_EQ(view(at.rules, at.state, seat(3)).table, view(at.rules, at.state, core::kSpectator).table);
  EXPECT_EQ(seen(at.rules, start(small(4, {{"first", "0"}})), Move::drawn(card_no(3)), seat(2)),
            Move::drawn(card_no(3)));
  EXPECT_TRUE(Game::make_rules(small_content(8), {}, 4).ok());
}

TEST(AllOnOneCardRules, AC_4_AtMostTwoRerolls) {
  Position at(small(2), "phase=roll");
  at.play({"roll yygrb"});
  EXPECT_EQ(at.phase(), Phase::kChoose);
  at.play({"reroll gr", "roll oo"});
  EXPECT_EQ(at.phase(), Phase::kChoose);
  EXPECT_EQ(at.field("dice"), "yyoob");
  at.play({"reroll yyoob", "roll ppppp"});
  EXPECT_EQ(at.phase(), Phase::kPick) << "no choice is left after the third roll";
}

TEST(AllOnOneCardRules, AC_4_KeptDiceMayBeRolledLater) {
  Position at(small(2), "phase=choose rolls=1 dice=yygrb");
  at.play({"reroll b", "roll b"});
  EXPECT_EQ(at.refused("reroll yy"), "") << "kept before";
}

TEST(AllOnOneCardRules, AC_4_RollingNoDiceEndsTheRolling) {
  Position at(small(2), "phase=choose rolls=1 dice=yygrb");
  at.play({"keep"});
  EXPECT_EQ(at.phase(), Phase::kPick);
  EXPECT_EQ(at.refused("keep"), "AC-5");
}

TEST(AllOnOneCardRules, AC_4_OnlyDiceThatLieThereAreRolledAgain) {
  const Position at(small(2), "phase=choose rolls=1 dice=yygrb");
  EXPECT_EQ(at.refused("reroll yyy"), "AC-4");
  EXPECT_EQ(at.refused("reroll o"), "AC-4");
  EXPECT_EQ(at.refused("pass"), "AC-4");
  EXPECT_EQ(why_not(at.rules, view(at.rules, at.state, seat(0)), Move::reroll({})).rule, "AC-4");
}

TEST(AllOnOneCardRules, AC_5_EverybodyPicksOneOwnCardInSeatOrder) {
  Position at(small(3), "phase=pick first=0 active=1 seat=1 dice=yyggr cards0=c1,c2 cards1=c3,c4 cards2=c9,c10");
  EXPECT_EQ(at.moves(), (Texts{"cross c3", "cross c4", "pass"}));
  EXPECT_EQ(at.refused("cross c1"), "AC-5") << "another player's card";
  EXPECT_EQ(at.refused("cross c20"), "AC-5") << "in the pile";
  at.play({"cross c3"});
  EXPECT_EQ(at.actor(), Actor::of(seat(2)));
  at.play({"pass"});
  EXPECT_EQ(at.cards(2), "c9,c10") << "nothing is crossed";
  EXPECT_EQ(at.actor(), Actor::of(seat(0)));
  EXPECT_EQ(at.field("dice"), "yyggr") << "the same roll for everybody";
  at.play({"cross c1"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.cards(1), "c3:y2g2r1,c4") << "one card only";
}

TEST(AllOnOneCardRules, AC_6_AllDiceOfAColourOrNone) {
  Position at(small(2), "phase=pick dice=yyyrr cards0=c3:y1,c5:y3 cards1=c1,c2");
  EXPECT_EQ(at.foreseen("cross c3").cards, 2) << "three yellow dice, two free boxes: red only";
  EXPECT_EQ(at.foreseen("cross c5").cards, 5) << "exactly as many free boxes as dice";
  at.play({"cross c3"});
  EXPECT_EQ(at.cards(0), "c3:y1r2,c5:y3");
}

TEST(AllOnOneCardRules, AC_6_AColourWithoutARowIsNotUsed) {
  Position at(small(2), "phase=pick dice=yooop cards0=c3,c9");
  at.play({"cross c3"});
  EXPECT_EQ(at.cards(0), "c3:y1p1,c9") << "card 3 has no orange row";
}

TEST(AllOnOneCardRules, AC_7_EveryPossibleColourIsCrossed) {
  Position at(small(2), "phase=pick dice=ygrpb cards0=c3,c9");
  EXPECT_EQ(at.moves(), (Texts{"cross c3", "cross c9", "pass"})) << "one move a card: colours are no choice";
  at.play({"cross c3"});
  EXPECT_EQ(at.cards(0), "c3:y1g1r1p1b1,c9");
}

TEST(AllOnOneCardRules, AC_7_ACardOnWhichNothingCanBeCrossedIsAPass) {
  const Position at(small(2), "phase=pick dice=ooobb cards0=c1,c3:b3");
  EXPECT_EQ(at.moves(), (Texts{"pass"}));
  EXPECT_EQ(at.refused("cross c1"), "AC-7");
  EXPECT_EQ(at.refused("cross c3"), "AC-7");
}

TEST(AllOnOneCardRules, AC_8_ThreeFullRowsAreScoredAtOnce) {
  Position at(small(2), "phase=pick dice=yyggr cards0=c1:r1,c2:o1 cards1=c9,c10");
  EXPECT_EQ(at.foreseen("cross c1").points, 11) << "2+2+2 and both suns";
  EXPECT_EQ(at.foreseen("cross c2").points, 0) << "yellow and green only";
  at.play({"cross c1"});
  EXPECT_EQ(at.done(0), "c1:y2g2r2") << "before the next player picks";
  EXPECT_EQ(at.cards(0), "c2:o1");
  EXPECT_EQ(ending(at.rules, at.state).total[0], 11);
}

TEST(AllOnOneCardRules, AC_8_TwoForOneSunFiveForBothNoneForNone) {
  const Rules rules = small(2);
  const auto points = [&](std::string_view boxes) {
    const Card card = rules.fresh(card_no(1));  // y2* g2* r2 o2 p2
    Counts crossed;
    for (const char c : boxes) crossed.bits |= 2u << (4 * kColourLetters.find(c));
    return card_points(rules, Card::of(card.no(), card.free() - crossed));
  };
  EXPECT_EQ(points("rop"), 6);
  EXPECT_EQ(points("yro"), 8);
  EXPECT_EQ(points("ygr"), 11);
  EXPECT_EQ(points("grop"), 10);
  EXPECT_EQ(points("ygrop"), 15) << "every full row counts";
}

TEST(AllOnOneCardRules, AC_8_AScoredCardIsNeverCrossedAgain) {
  Position at(small(2), "phase=pick dice=yyooo cards0=c2,c9 done0=c1:y2g2r2 cards1=c3,c4");
  EXPECT_EQ(at.refused("cross c1"), "AC-5");
}

TEST(AllOnOneCardRules, AC_8_TwentyFivePointsAreTheMostOfADefaultCard) {
  const Rules rules = rules_for(default_content(), 2);
  for (int n = 1; n <= rules.card_count; ++n) EXPECT_EQ(card_points(rules, Card::of(card_no(n), {})), 25);
}

TEST(AllOnOneCardRules, AC_9_NewCardsAfterEverybodyHasPickedInSeatOrder) {
  Position at(small(3), "phase=pick first=0 active=2 seat=2 dice=yyggr cards2=c1:r1,c3 cards0=c2:r1,c4 cards1=c9,c11");
  at.play({"cross c1"});
  EXPECT_EQ(at.actor(), Actor::of(seat(0))) << "nobody draws before all have picked";
  at.play({"cross c2", "pass"});
  EXPECT_EQ(at.phase(), Phase::kDraw);
  EXPECT_EQ(at.state.table.seat, seat(2)) << "from the active player";
  at.play({"card c20"});
  EXPECT_EQ(at.state.table.seat, seat(0));
  at.play({"card c12"});
  EXPECT_EQ(at.cards(2), "c3,c20");
  EXPECT_EQ(at.cards(0), "c4,c12");
  EXPECT_EQ(at.cards(1), "c9,c11") << "who scored nothing draws nothing";
}

TEST(AllOnOneCardRules, AC_9_NoneIsDrawnFromAnEmptyPile) {
  Position at(rules_for(small_content(8), 2),
              "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3 cards1=c2:r1,c4 done0=c5:y6r2o5 "
              "done1=c6:y2g2o3,c7:r2o2p3");
  at.play({"cross c1", "cross c2"});
  EXPECT_EQ(at.phase(), Phase::kDraw) << "one card is left";
  at.play({"card c8"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.cards(0), "c3,c8");
  EXPECT_EQ(at.cards(1), "c4");
  at.play({"roll yyggr", "keep", "pass", "pass", "roll ggrrb", "keep", "pass", "pass"});
  EXPECT_EQ(at.cards(1), "c4") << "and none later";
}

TEST(AllOnOneCardRules, AC_10_TheNextPlayerClockwiseBecomesActive) {
  Position at(small(3), "phase=pick first=0 active=2 seat=2 dice=bbbbb cards0=c1,c2 cards1=c9,c10 cards2=c17,c18");
  at.play({"pass", "pass", "pass"});
  EXPECT_EQ(at.state.table.active, seat(0));
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.field("dice"), "none") << "all five dice are rolled";
  EXPECT_EQ(at.state.table.turn, 1u);
}

TEST(AllOnOneCardRules, AC_11_TheTurnOfAFourthCardIsTheLast) {
  const std::string three = "c9:y2g2r2,c10:y2g2r2,c17:y2g2r2";
  Position at(small(2), "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3 done0=" + three + " cards1=c2:r1,c4");
  EXPECT_FALSE(at.foreseen("cross c1").ends_game) << "everybody uses the roll";
  at.play({"cross c1"});
  EXPECT_EQ(at.actor(), Actor::of(seat(1)));
  EXPECT_TRUE(at.foreseen("cross c2").ends_game);
  at.play({"cross c2"});
  EXPECT_EQ(at.phase(), Phase::kOver) << "nobody draws in that turn";
  EXPECT_EQ(at.cards(1), "c4");
  EXPECT_EQ(ending(at.rules, at.state).rule, "AC-11");
  EXPECT_EQ(at.refused("pass", seat(0)), "AC-11") << "over is over";
}

TEST(AllOnOneCardRules, AC_11_AThirdCardIsNotTheLast) {
  Position at(small(2),
              "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3 done0=c9:y2g2r2,c10:y2g2r2 cards1=c2,c4");
  at.play({"cross c1", "pass"});
  EXPECT_EQ(at.phase(), Phase::kDraw);
}

TEST(AllOnOneCardRules, AC_11_NobodyTakesOrReplacesInThatTurn) {
  const std::string three = "c9:y2g2r2,c10:y2g2r2,c17:y2g2r2";
  Position at(small(2, kAdvanced), "phase=pick seat=1 active=1 dice=yyggr cards1=c1:r1,c3,c5 done1=" + three);
  at.play({"cross c1", "pass"});
  EXPECT_EQ(at.phase(), Phase::kOver);
  EXPECT_EQ(cards_in_play(at.state.table, seat(1)), 2);
}

TEST(AllOnOneCardRules, AC_12_FullRowsOfUnfinishedCardsCountWithoutSuns) {
  const Position at(small(2), "phase=over active=1 dice=bbbbb idle=20 cards0=c1:y2g2r1,c3:p5 cards1=c2,c4:b3");
  const core::Ending end = ending(at.rules, at.state);
  EXPECT_EQ(end.total[0], 2 + 2 + 5) << "both suns of card 1 are full, and count nothing";
  EXPECT_EQ(end.total[1], 0);
  ASSERT_EQ(end.lines().size(), 6u);
  EXPECT_EQ(end.lines()[4].name, "open 1");
  EXPECT_EQ(end.lines()[4].points[0], 4);
}

TEST(AllOnOneCardRules, AC_13_MostPointsWinAndEqualPointsShare) {
  const auto winners = [](std::string_view cards) {
    const Position at(small(3), "phase=over active=2 dice=bbbbb idle=20 " + std::string(cards));
    return static_cast<int>(ending(at.rules, at.state).winners);
  };
  EXPECT_EQ(winners("cards0=c1:y2,c3 cards1=c9:y2g2,c11 cards2=c17,c19"), 0b010);
  EXPECT_EQ(winners("cards0=c1:y2,c3 cards1=c9,c11 cards2=c17:o2,c19"), 0b101);
  EXPECT_EQ(winners("cards0=c1,c3 cards1=c9,c11 cards2=c17,c19"), 0b111);
}

TEST(AllOnOneCardRules, AC_14_KeepThreeOfFiveUnseenThenShown) {
  Position at(small(2, kAdvanced), "phase=draft hand0=c1,c3,c5,c7,c9 hand1=c2,c4,c6,c8,c10");
  EXPECT_EQ(at.moves(), (Texts{"return c1 c3", "return c1 c5", "return c1 c7", "return c1 c9", "return c3 c5",
                               "return c3 c7", "return c3 c9", "return c5 c7", "return c5 c9", "return c7 c9"}));
  EXPECT_EQ(at.refused("return c1 c2"), "AC-14");
  EXPECT_EQ(at.refused("pass"), "AC-14");
  EXPECT_EQ(at.refused("return ?"), "AC-14");
  at.play({"return c3 c9"});
  EXPECT_EQ(at.actor(), Actor::of(seat(1))) << "in seat order";
  EXPECT_EQ(at.cards(0), "none") << "not shown before all have chosen";
  at.play({"return c2 c4"});
  EXPECT_EQ(at.outcomes(), (Texts{"show c1 c5 c7 x1"}));
  at.play({"show c1 c5 c7", "show c6 c8 c10"});
  EXPECT_EQ(at.cards(0), "c1,c5,c7");
  EXPECT_EQ(at.cards(1), "c6,c8,c10");
  EXPECT_EQ(at.state.table.pile_left, 30 - 6) << "the returned cards are in the pile again";
  EXPECT_TRUE(has(at.outcomes(), "card c9 x1"));
}

TEST(AllOnOneCardRules, AC_14_OnlyTheReturnerKnowsTheReturnedCards) {
  const Rules rules = small(2, kAdvanced);
  const Position at(rules, "phase=draft seat=1 hand0=c1,c3,c5,c7,c9 hand1=c2,c4,c6,c8,c10 returned=c3,c9");
  const Move returned = Move::give_back(card_no(2), card_no(4));
  EXPECT_EQ(write_move(rules, seen(rules, at.state, returned, seat(1))), "return c2 c4");
  EXPECT_EQ(write_move(rules, seen(rules, at.state, returned, seat(0))), "return ?");
  EXPECT_EQ(write_move(rules, seen(rules, at.state, returned, core::kSpectator)), "return ?");
  EXPECT_EQ(view(rules, at.state, seat(0)).returned, set_of(card_no(3)) | set_of(card_no(9)));
  EXPECT_EQ(view(rules, at.state, seat(1)).returned, 0u);
}

TEST(AllOnOneCardRules, AC_14_FiveCardsEachMustBeThere) {
  core::Options options;
  options.choice[1] = 1;
  EXPECT_TRUE(Game::make_rules(small_content(10), options, 2).ok());
  const auto rules = Game::make_rules(small_content(14), options, 3);
  ASSERT_FALSE(rules.ok());
  EXPECT_EQ(rules.error().where, "cards");
}

TEST(AllOnOneCardRules, AC_15_ThreeFaceUpOneTakenAndReplacedBeforeTheNext) {
  Position at(small(2, kAdvanced),
              "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3,c5 cards1=c2:r1,c4,c6 up=c7,c8,c15");
  at.play({"cross c1", "cross c2"});
  EXPECT_EQ(at.moves(), (Texts{"take c7", "take c8", "take c15", "draw"}));
  EXPECT_EQ(at.refused("take c20"), "AC-15");
  EXPECT_EQ(at.refused("pass"), "AC-15") << "a new card must be had";
  at.play({"take c8"});
  EXPECT_EQ(at.actor(), Actor::chance()) << "replaced before the next player takes";
  at.play({"card c30"});
  EXPECT_EQ(at.actor(), Actor::of(seat(1)));
  EXPECT_EQ(at.moves(), (Texts{"take c7", "take c15", "take c30", "draw"}));
  at.play({"take c30", "card c29"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.cards(1), "c4,c6,c30");
  EXPECT_EQ(at.field("up"), "c7,c15,c29");
}

TEST(AllOnOneCardRules, AC_15_OrAnUnseenCardIsDrawn) {
  const Rules rules = rules_for(small_content(12), 2, kAdvanced);
  Position at(rules, "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3,c5 cards1=c2:r1,c4,c6 up=c7,c8,c9");
  at.play({"cross c1", "cross c2"});
  EXPECT_EQ(at.moves(), (Texts{"take c7", "take c8", "take c9", "draw"}));
  EXPECT_EQ(at.foreseen("draw"), (core::Preview{0, 0, true, false}));
  at.play({"draw"});
  EXPECT_EQ(at.actor(), Actor::chance());
  EXPECT_EQ(at.outcomes(), (Texts{"card c10 x1", "card c11 x1", "card c12 x1"}))
      << "any card of the pile, each as likely";
  at.play({"card c11"});
  EXPECT_EQ(at.cards(0), "c3,c5,c11") << "seen by all, as in the basic game";
  EXPECT_EQ(at.field("up"), "c7,c8,c9") << "nothing was taken, nothing is replaced";
  EXPECT_EQ(at.actor(), Actor::of(seat(1))) << "the next player's choice, in seat order";
  at.play({"draw", "card c10"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.state.table.pile_left, 1);
}

TEST(AllOnOneCardRules, AC_15_NoUnseenCardOutsideOfItsMomentOrInTheBasicGame) {
  Position at(small(2, kAdvanced), "phase=pick dice=yyggr cards0=c1,c2,c3 cards1=c4,c5,c6");
  EXPECT_EQ(at.refused("draw"), "AC-5");
  Position basic(small(2), "phase=choose dice=yyggr cards0=c1,c2 cards1=c4,c5");
  EXPECT_EQ(basic.refused("draw"), "AC-4");
}

TEST(AllOnOneCardRules, AC_15_WithAnEmptyPileOnlyTheCardsLaidOutCanBeHad) {
  Position at(
      rules_for(small_content(10), 2, kAdvanced),
      "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3,c5 cards1=c2:r1,c4,c6 done0=c9:y2g2r2 up=c7,c8,c10");
  at.play({"cross c1", "cross c2"});
  EXPECT_EQ(at.moves(), (Texts{"take c7", "take c8", "take c10"}));
  EXPECT_EQ(at.refused("draw"), "AC-15");
  at.play({"take c8"});
  EXPECT_EQ(at.actor(), Actor::of(seat(1))) << "nothing replaces it";
  EXPECT_EQ(at.moves(), (Texts{"take c7", "take c10"}));
}

TEST(AllOnOneCardRules, AC_15_TheLastCardOfThePileMayBeDrawnUnseen) {
  Position at(
      rules_for(small_content(11), 2, kAdvanced),
      "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3,c5 cards1=c2:r1,c4,c6 done0=c9:y2g2r2 up=c7,c8,c10");
  at.play({"cross c1", "cross c2", "draw", "card c11"});
  EXPECT_EQ(at.moves(), (Texts{"take c7", "take c8", "take c10"})) << "for the next player none is left";
}

TEST(AllOnOneCardRules, AC_15_LaidOutAfterTheDraft) {
  Position at(small(2, kAdvanced), "phase=lay cards0=c1,c3,c5 cards1=c6,c8,c10");
  at.play({"card c2", "card c30", "card c4"});
  EXPECT_EQ(at.phase(), Phase::kRoll);
  EXPECT_EQ(at.field("up"), "c2,c4,c30");
}

TEST(AllOnOneCardRules, AC_15_NoneIsTakenWhenNoneIsLeft) {
  Position at(rules_for(small_content(10), 2, kAdvanced),
              "phase=pick seat=0 active=0 dice=yyggr cards0=c1:r1,c3,c5 cards1=c2:r1,c4,c6 done0=c9:y2g2r2,c10:y2g2r2 "
              "done1=c8:y6g6r6 "
              "up=c7");
  at.play({"cross c1", "cross c2", "take c7"});
  EXPECT_EQ(at.phase(), Phase::kRoll) << "no card to replace it, none to take";
  EXPECT_EQ(at.cards(0), "c3,c5,c7");
  EXPECT_EQ(at.cards(1), "c4,c6");
}

TEST(AllOnOneCardRules, AC_16_ThreeCardsInPlayAllElseAsInTheBasicGame) {
  Position at(small(2, kAdvanced), "phase=pick dice=yyggr cards0=c1,c2,c3 cards1=c4,c5,c6");
  EXPECT_EQ(at.moves(), (Texts{"cross c1", "cross c2", "cross c3", "pass"}));
  at.play({"cross c2"});
  EXPECT_EQ(at.cards(0), "c1,c2:y2g2r1,c3") << "one card of the three";
}

// Cards X, Y and Z are numbers 1, 2 and 3 of the default cards.
Rules default_rules() { return rules_for(default_content(), 2); }

TEST(AllOnOneCardExamples, Example1_ColourWithoutARow) {
  Position at(default_rules(), "phase=pick dice=yyopp cards0=c1,c9 cards1=c10,c11");
  at.play({"cross c1"});
  EXPECT_EQ(at.cards(0), "c1:y2p2,c9");
}

TEST(AllOnOneCardExamples, Example2_TooFewFreeBoxes) {
  Position at(default_rules(), "phase=pick dice=yyopp cards0=c1:y2p2,c9 cards1=c10,c11");
  at.play({"cross c1"});
  EXPECT_EQ(at.cards(0), "c1:y2p4,c9");
}

TEST(AllOnOneCardExamples, Example3_OneSun) {
  Position at(default_rules(), "phase=pick dice=ygppb cards0=c1:y2g1p3b1,c9 cards1=c10,c11");
  EXPECT_EQ(at.foreseen("cross c1").points, 12);
  at.play({"cross c1"});
  EXPECT_EQ(at.done(0), "c1:y3g2p5b2");
  EXPECT_EQ(ending(at.rules, at.state).total[0], 12);
}

TEST(AllOnOneCardExamples, Example4_BothSuns) {
  Position at(default_rules(), "phase=pick dice=ggrbb cards0=c2:g2r3o4b2p1,c9 cards1=c10,c11");
  EXPECT_EQ(at.foreseen("cross c2").points, 21);
  at.play({"cross c2"});
  EXPECT_EQ(ending(at.rules, at.state).total[0], 21);
}

TEST(AllOnOneCardExamples, Example5_UnfinishedAtTheEnd) {
  const Position at(default_rules(), "phase=over active=1 dice=bbbbb idle=20 cards0=c3:y6p3,c9 cards1=c10,c11");
  EXPECT_EQ(ending(at.rules, at.state).total[0], 9);
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
