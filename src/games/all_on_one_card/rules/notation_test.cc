#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

TEST(AllOnOneCardNotation, MovesParseBack) {
  const Rules rules = rules_for(default_content(), 3);
  for (const std::string_view text :
       {"keep", "pass", "reroll y", "reroll ygrop", "roll bbbbb", "roll b", "cross c1", "cross c30", "take c12", "draw",
        "return c3 c9", "return ?", "card c30", "card ?", "first 0", "first 2", "show c1 c2 c30"}) {
    const auto move = read_move(rules, text);
    ASSERT_TRUE(move.ok()) << text;
    EXPECT_EQ(write_move(rules, *move), text);
  }
  EXPECT_TRUE(read_move(rules, "  keep ").ok()) << "spaces around are tolerated";
}

TEST(AllOnOneCardNotation, NonsenseIsRefused) {
  const Rules rules = rules_for(default_content(), 3);
  for (const std::string_view text : {"",
                                      "Keep",
                                      "keep y",
                                      "reroll",
                                      "reroll gy",
                                      "reroll yyyyyy",
                                      "reroll x",
                                      "reroll ?",
                                      "cross",
                                      "cross c0",
                                      "cross c31",
                                      "cross c01",
                                      "cross 7",
                                      "cross c",
                                      "cross ?",
                                      "cross  c7",
                                      "return c3",
                                      "return c9 c3",
                                      "return c3 c3",
                                      "return c3  c9",
                                      "return c3 c9 c10",
                                      "take ?",
                                      "card",
                                      "first 3",
                                      "first -1",
                                      "first",
                                      "show c1 c2",
                                      "show c2 c1 c3",
                                      "roll",
                                      "cross c999999999999"}) {
    const auto move = read_move(rules, text);
    ASSERT_FALSE(move.ok()) << text;
    EXPECT_EQ(move.error().name, "bad-notation");
  }
}

TEST(AllOnOneCardPosition, WhatIsLeftOutHasItsDefault) {
  const Rules rules = rules_for(default_content(), 2);
  const Position at(rules, "");
  EXPECT_EQ(at.text(), "phase=roll first=0 active=0 seat=0 turn=0 rolls=0 idle=0 crossed=no cards0=c1,c2 cards1=c3,c4");
  const Position some(rules, "cards1=c2,c7:g1");
  EXPECT_EQ(some.cards(0), "c1,c3");
  EXPECT_EQ(some.state.table.pile_left, 26);
  const Position advanced(rules_for(default_content(), 2, kAdvanced), "phase=choose dice=ygrop active=1");
  EXPECT_EQ(advanced.field("up"), "c7,c8,c9");
}

TEST(AllOnOneCardPosition, BadOnesAreRefusedWithAReason) {
  const Rules rules = rules_for(default_content(), 2);
  const auto error = [&](std::string_view text) {
    const auto read = read_position(rules, text);
    return read.ok() ? std::string("none") : read.error().text();
  };
  EXPECT_EQ(error("phase=never"), "phase: \"never\" is not a phase of this game");
  EXPECT_EQ(error("cards0=c1,c1"), "cards0: c1 is in two places; expected each card once");
  EXPECT_EQ(error("cards0=c1,c2,c3"), "a player has too many cards (AC-3, AC-16)");
  EXPECT_EQ(error("cards0=c1,c2,c3,c4"), "cards0: expected at most 3 cards");
  EXPECT_EQ(error("cards0=c2,c1"), "a player's cards are not in order");
  EXPECT_EQ(error("cards0=c1"), "a player has lost a card");
  EXPECT_EQ(error("cards0=c2 done0=c1:y3g2p5"), "a player has too few cards (AC-9)");
  EXPECT_EQ(error("cards0=c1:y3g2p5,c2"), "a card with three full rows is still in play (AC-8)");
  EXPECT_EQ(error("cards0=c1:y4,c2"),
            "cards0: \"c1:y4\": expected a letter of ygropb and as many crossed boxes as the row has at most");
  EXPECT_EQ(error("cards0=c1:y1y1,c2"), "cards0: \"c1:y1y1\" names a row twice");
  EXPECT_EQ(error("cards0=c1:,c2"), "cards0: expected crossed boxes after the colon, as in c7:y2p5");
  EXPECT_EQ(error("done0=c1:y3g2"), "a scored card has fewer than three full rows (AC-8)");
  EXPECT_EQ(error("done0=c1:y3g2p5,c4:g4r3o4,c5:y2g5r5,c6:y2g3r6"), "the game continued after a fourth card (AC-11)");
  EXPECT_EQ(error("phase=pick dice=yy"), "the roll doesn't have five dice (AC-4)");
  EXPECT_EQ(error("phase=choose dice=yygrb rolls=3"), "a third re-roll is offered (AC-4)");
  EXPECT_EQ(error("phase=take dice=yygrb"), "no card is due to this seat (AC-9)");
  EXPECT_EQ(error("phase=draft"), "the basic game has no hands and no face-up cards (AC-3)");
  EXPECT_EQ(error("up=c9"), "the basic game has no hands and no face-up cards (AC-3)");
  EXPECT_EQ(error("first=2"), "first: \"2\" is not a whole number from 0 to 1");
  EXPECT_EQ(error("pile=c1"), "field \"pile\": is not a field of this game's positions");
  EXPECT_EQ(error("phase=over dice=yygrb"), "the game is over without a fourth card (AC-11)");
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
