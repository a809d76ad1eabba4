// Checks the default cards against each line of the section "Content" in the rules, and the worked examples on cards X,
// Y and Z.
#include <algorithm>
#include <map>
#include <set>

#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

// Read from the file itself, not through the loader.
struct PlainCard {
  std::map<std::string, int> rows;
  std::set<std::string> suns;
};

std::vector<PlainCard> plain_cards() {
  const auto json = wire::parse(Wire::default_document());
  EXPECT_TRUE(json.ok());
  std::vector<PlainCard> cards;
  for (const auto& item : (*json)["cards"]) {
    PlainCard card;
    for (const auto& [colour, boxes] : item["rows"].items()) card.rows[colour] = boxes.get<int>();
    for (const auto& colour : item["suns"]) card.suns.insert(colour.get<std::string>());
    cards.push_back(card);
  }
  return cards;
}

const std::vector<std::string> kAllColours{"yellow", "green", "red", "orange", "purple", "blue"};

TEST(AllOnOneCardContent, Known_FiveColoursTwentyBoxesTwoSuns) {
  for (const PlainCard& card : plain_cards()) {
    EXPECT_EQ(card.rows.size(), 5u);
    int boxes = 0;
    for (const auto& [colour, n] : card.rows) {
      EXPECT_EQ(std::count(kAllColours.begin(), kAllColours.end(), colour), 1);
      EXPECT_TRUE(n >= 2 && n <= 6);
      boxes += n;
    }
    EXPECT_EQ(boxes, 20);
    EXPECT_EQ(card.suns.size(), 2u);
    for (const std::string& sun : card.suns) EXPECT_EQ(card.rows.count(sun), 1u);
  }
}

TEST(AllOnOneCardContent, Known_CardX) {
  const auto cards = plain_cards();
  EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [](const PlainCard& card) {
    return card.rows.count("orange") == 0 && card.rows.at("purple") == 5 && card.rows.count("yellow") == 1 &&
           card.rows.at("yellow") == 3 && card.rows.at("green") == 2 && card.suns.count("yellow") == 1 &&
           card.suns.count("purple") == 0 && card.suns.count("green") == 0;
  }));
}

TEST(AllOnOneCardContent, Known_CardY) {
  const auto cards = plain_cards();
  EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [](const PlainCard& card) {
    return card.rows ==
               std::map<std::string, int>{{"purple", 4}, {"red", 4}, {"orange", 4}, {"blue", 4}, {"green", 4}} &&
           card.suns == std::set<std::string>{"red", "blue"};
  }));
}

TEST(AllOnOneCardContent, Known_CardZ) {
  const auto cards = plain_cards();
  EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [](const PlainCard& card) {
    return card.rows.count("yellow") == 1 && card.rows.at("yellow") == 6 && card.suns.count("yellow") == 1 &&
           card.rows.count("purple") == 1 && card.rows.at("purple") == 3 && card.suns.count("purple") == 0;
  }));
}

TEST(AllOnOneCardContent, Must_ThirtyDifferentCards) {
  const auto cards = plain_cards();
  EXPECT_EQ(cards.size(), 30u);
  std::set<std::pair<std::map<std::string, int>, std::set<std::string>>> different;
  for (const PlainCard& card : cards) different.insert({card.rows, card.suns});
  EXPECT_EQ(different.size(), 30u);
}

TEST(AllOnOneCardContent, Must_EachColourMissesFiveTimesAndHasHundredBoxesAndTenSuns) {
  for (const std::string& colour : kAllColours) {
    int missing = 0;
    int boxes = 0;
    int suns = 0;
    for (const PlainCard& card : plain_cards()) {
      missing += card.rows.count(colour) == 0 ? 1 : 0;
      boxes += card.rows.count(colour) == 0 ? 0 : card.rows.at(colour);
      suns += static_cast<int>(card.suns.count(colour));
    }
    EXPECT_EQ(missing, 5) << colour;
    EXPECT_EQ(boxes, 100) << colour;
    EXPECT_EQ(suns, 10) << colour;
  }
}

TEST(AllOnOneCardContent, Must_EachPairOfColoursHasTheSunsTwice) {
  std::map<std::set<std::string>, int> pairs;
  for (const PlainCard& card : plain_cards()) ++pairs[card.suns];
  EXPECT_EQ(pairs.size(), 15u);
  for (const auto& [pair, cards] : pairs) EXPECT_EQ(cards, 2);
}

TEST(AllOnOneCardContent, Must_AllTwelveSetsOfLengthsTwoToSixMostOften) {
  std::map<std::vector<int>, int> lengths;
  for (const PlainCard& card : plain_cards()) {
    std::vector<int> sorted;
    for (const auto& [colour, n] : card.rows) sorted.push_back(n);
    std::sort(sorted.begin(), sorted.end());
    ++lengths[sorted];
  }
  EXPECT_EQ(lengths.size(), 12u);
  const std::vector<int> mixed{2, 3, 4, 5, 6};
  for (const auto& [set, cards] : lengths) {
    EXPECT_TRUE(set == mixed || cards < lengths[mixed]);
  }
}

TEST(AllOnOneCardContent, DocumentRoundTrip) {
  const Content content = default_content();
  const auto document = Wire::content(content);
  const auto again = Wire::read_content(wire::Node(document, "", "bad-content"));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, content);
  EXPECT_EQ(document, *wire::parse(Wire::default_document())) << "the file is in canonical order";
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
