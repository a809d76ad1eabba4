// Contents as JSON, their errors, and the default cards against each line of the section "Content" in the rules.
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

std::string content_error(const wire::Json& json) {
  const auto content = Wire::read_content(wire::Node(json, "", "bad-content"));
  if (content.ok()) return "none";
  EXPECT_EQ(content.error().name, "bad-content");
  return content.error().text();
}

TEST(AllOnOneCardContent, BadContentIsRefusedWithThePlace) {
  const wire::Json good = Wire::content(small_content(8));
  EXPECT_EQ(content_error(good), "none");
  const auto with = [&](const char* pointer, wire::Json value) {
    wire::Json json = good;
    json[wire::Json::json_pointer(pointer)] = std::move(value);
    return content_error(json);
  };
  EXPECT_EQ(content_error(wire::Json::array()), "expected an object");
  EXPECT_EQ(with("/game", "chess"), "game: expected \"all-on-one-card\", the game being played");
  EXPECT_EQ(with("/name", "\x1b[2J"), "name: expected a text without control characters");
  EXPECT_EQ(with("/version", 0), "version: expected a whole number from 1 to 1000000");
  EXPECT_EQ(with("/format", 2), "format: expected a whole number from 1 to 1");
  EXPECT_EQ(with("/colour", "red").substr(0, 31), "has the unknown member \"colour\"");
  EXPECT_EQ(with("/cards", wire::Json::array()), "cards: expected a list of 8 to 64 items, found 0");
  EXPECT_EQ(with("/cards/3/rows/red", 7), "cards[3].rows.red: expected a whole number from 2 to 6");
  EXPECT_EQ(with("/cards/3/rows/red", "6"), "cards[3].rows.red: expected a whole number from 2 to 6");
  EXPECT_EQ(with("/cards/3/rows/yellow", 2), "cards[3].rows: has 6 rows; expected 5 of different colours (AC-2)");
  EXPECT_EQ(with("/cards/3/suns/0", "yellow"), "cards[3].suns[0]: the card has no yellow row for this sun (AC-2)");
  EXPECT_EQ(with("/cards/3/suns/0", "pink"),
            "cards[3].suns[0]: \"pink\" is not a colour; expected yellow, green, red, orange, purple or blue");
  EXPECT_EQ(with("/cards/3/suns/1", "red"),
            "cards[3].suns[1]: the red row has a sun already; expected two different rows (AC-2)");
  EXPECT_EQ(with("/cards/3/suns/2", "green"), "cards[3].suns: expected a list of exactly 2 items, found 3");
  EXPECT_EQ(with("/cards/3", nullptr), "cards[3]: expected an object");
}

TEST(AllOnOneCardContent, NamesMayBeLeftOut) {
  wire::Json json = Wire::content(small_content(8));
  for (const char* key : {"id", "name", "version"}) json.erase(key);
  const auto content = Wire::read_content(wire::Node(json, "", "bad-content"));
  ASSERT_TRUE(content.ok());
  EXPECT_EQ(content->id, "custom");
  EXPECT_EQ(content->name, "Custom cards");
  EXPECT_EQ(content->version, 1);
  EXPECT_EQ(content->cards, small_content(8).cards);
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
