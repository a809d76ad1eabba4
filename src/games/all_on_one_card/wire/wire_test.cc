#include "games/all_on_one_card/wire/wire.h"

#include "games/all_on_one_card/testing.h"
#include "wire/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

using wire::testing::json_of;

std::string move_error(const Rules& rules, std::string_view text) {
  const auto json = wire::parse(text);
  EXPECT_TRUE(json.ok());
  const auto move = Wire::read_move(rules, wire::Node(*json, "move", "whatever"));
  return move.ok() ? "none" : move.error().name + " " + move.error().text();
}

TEST(AllOnOneCardWire, MovesAreReadStrictly) {
  const Rules rules = rules_for(default_content(), 2);
  EXPECT_EQ(move_error(rules, R"({"type":"keep"})"), "none");
  EXPECT_EQ(move_error(rules, R"({"type":"draw"})"), "none");
  EXPECT_EQ(move_error(rules, R"({"type":"reroll","dice":["yellow","yellow","blue"]})"), "none");
  EXPECT_EQ(move_error(rules, R"({"type":"return","cards":null})"), "none");
  EXPECT_EQ(move_error(rules, R"({"type":"keep","card":"c1"})"),
            "bad-move move: has the unknown member \"card\"; the known ones are: type");
  EXPECT_EQ(move_error(rules, R"({"type":"reroll","dice":[]})"),
            "bad-move move.dice: expected a list of 1 to 5 items, found 0");
  EXPECT_EQ(move_error(rules, R"({"type":"reroll","dice":["blue","yellow"]})"),
            "bad-move move.dice[1]: expected colours in the order yellow, green, red, orange, purple, blue, found "
            "\"yellow\"");
  EXPECT_EQ(move_error(rules, R"({"type":"cross","card":null})"),
            "bad-move move.card: expected a text of at most 16 bytes");
  EXPECT_EQ(move_error(rules, R"({"type":"cross","card":"c31"})"),
            "bad-move move.card: expected a card from c1 to c30, found \"c31\"");
  EXPECT_EQ(move_error(rules, R"({"type":"return","cards":["c9","c3"]})"),
            "bad-move move.cards: expected two different cards, the lower number first");
  EXPECT_EQ(move_error(rules, R"({"type":"first","seat":2})"),
            "bad-move move.seat: expected a whole number from 0 to 1");
  EXPECT_EQ(move_error(rules, R"([])"), "bad-move move: expected an object");
  EXPECT_NE(move_error(rules, R"({"type":"jump"})"), "none");
}

TEST(AllOnOneCardWire, AClientCanDrawTheTableWithoutRules) {
  const Rules rules = rules_for(default_content(), 2);
  const Position at(rules, "phase=choose rolls=1 dice=yygrb cards0=c1:y3,c2 cards1=c3,c4 done1=c5:y2g5r5");
  const auto json = json_of(Wire::view, rules, view(rules, at.state, Seat{0}));
  EXPECT_EQ(json["phase"], "choose");
  EXPECT_EQ(json["to_act"], 0);
  EXPECT_EQ(json["dice"], wire::Json::parse(R"(["yellow","yellow","green","red","blue"])"));
  EXPECT_EQ(json["rolls_left"], 2);
  EXPECT_EQ(json["pile_size"], 25);
  EXPECT_EQ(json["players"][0]["cards"][0]["rows"][0],
            wire::Json::parse(R"({"colour":"yellow","boxes":3,"crossed":3,"sun":true,"full":true})"));
  EXPECT_EQ(json["players"][0]["score"], 3);
  EXPECT_EQ(json["players"][1]["scored"][0]["points"], 14);
  EXPECT_EQ(json["unseen"].size(), 25u);
}

TEST(AllOnOneCardWire, AStateShowsWhatAViewHides) {
  const Rules rules = rules_for(default_content(), 2, kAdvanced);
  const Position at(rules, "phase=draft seat=1 hand0=c1,c2,c3,c4,c5 hand1=c6,c7,c8,c9,c10 returned=c1,c2");
  const auto state = json_of(Wire::state, rules, at.state);
  EXPECT_EQ(state["hands"][0].size(), 5u);
  EXPECT_EQ(state["returned"], wire::Json::parse(R"(["c1","c2"])"));
  const auto seen_from = json_of(Wire::view, rules, view(rules, at.state, Seat{1}));
  EXPECT_FALSE(seen_from.contains("hands"));
  EXPECT_EQ(seen_from["returned"].size(), 0u);
  EXPECT_EQ(seen_from["hand"].size(), 5u);
  EXPECT_EQ(seen_from["players"][0]["hand_size"], 5);
  EXPECT_EQ(seen_from["players"][0]["has_returned"], true);
  EXPECT_EQ(seen_from["unseen"].size(), 25u);
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
