#include "wire/json.h"

#include <gtest/gtest.h>

namespace tavola::wire {
namespace {

using core::Error;

Node root(const Json& json) { return {json, "", "bad-content"}; }

TEST(Parse, KeepsTheOrderOfKeys) {
  const auto json = parse(R"({"z": 1, "a": [true, null, "x", -2.5]})");
  ASSERT_TRUE(json.ok());
  EXPECT_EQ(json->dump(), R"({"z":1,"a":[true,null,"x",-2.5]})");
}

TEST(Parse, SaysWhereItStopped) {
  EXPECT_EQ(parse("{\n  \"a\": 1,\n  \"b\" 2\n}").error(),
            (Error{"bad-json", "line 3, column 7", "this is not valid JSON"}));
  EXPECT_EQ(parse("{\"a\": [1, 2").error().what, "the JSON document is cut short");
  for (const char* empty : {"", "  ", "\n"}) {
    EXPECT_EQ(parse(empty).error().what, "expected a JSON document, found nothing");
  }
  for (const char* bad : {"{} {}", "nul", "01", "'a'", "[1,]", "{\"a\":1,}", "// x\n1", "\"\xff\"", "1e999", "NaN"}) {
    EXPECT_EQ(parse(bad).error().name, "bad-json") << bad;
  }
}

TEST(Parse, IsBounded) {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
  };
  EXPECT_TRUE(parse(nested(16)).ok());
  EXPECT_EQ(parse(nested(17)).error().what, "nested deeper than 16 levels");
  EXPECT_TRUE(parse("[[],[],[[]]]", {.depth = 3}).ok());
  EXPECT_FALSE(parse("{\"a\":{\"b\":{\"c\":{}}}}", {.depth = 3}).ok());
  EXPECT_FALSE(parse(std::string(1 << 20, '[')).ok());
  EXPECT_TRUE(parse("[1,2]", {.bytes = 5}).ok());
  EXPECT_EQ(parse("[1,2] ", {.bytes = 5}).error().name, "too-long");
}

TEST(Node, NamesItsPlace) {
  const Json json = *parse(R"({"cards": [{"rows": {"red": 3}}]})");
  const auto cards = root(json).at("cards");
  ASSERT_TRUE(cards.ok());
  const auto items = cards->items(1, 4);
  ASSERT_TRUE(items.ok());
  const auto rows = (*items)[0].at("rows");
  ASSERT_TRUE(rows.ok());
  EXPECT_EQ(*rows->at("red")->integer(0, 9), 3);
  EXPECT_EQ(rows->at("red")->integer(4, 9).error(),
            (Error{"bad-content", "cards[0].rows.red", "expected a whole number from 4 to 9"}));
  EXPECT_EQ(rows->at("blue").error(), (Error{"bad-content", "cards[0].rows.blue", "is missing"}));
  const auto members = rows->members(4);
  ASSERT_TRUE(members.ok());
  EXPECT_EQ((*members)[0].first, "red");
  EXPECT_EQ((*members)[0].second.place(), "cards[0].rows.red");
}

TEST(Node, IntegerTakesWholeNumbersInRange) {
  for (const char* bad : {"1.0", "\"1\"", "true", "null", "[]", "4294967297", "18446744073709551615", "-11", "11"}) {
    const Json json = *parse(bad);
    EXPECT_FALSE(root(json).integer(-10, 10).ok()) << bad;
  }
  for (const int good : {-10, 0, 10}) {
    const Json json = good;
    EXPECT_EQ(*root(json).integer(-10, 10), good);
  }
}

TEST(Node, ChecksShapes) {
  const Json json = *parse(R"({"list": [1, 2, 3], "text": "abcd", "yes": true})");
  const Node node = root(json);
  EXPECT_EQ(node.at("list")->items(4, 4).error().what, "expected a list of exactly 4 items, found 3");
  EXPECT_EQ(node.at("list")->items(0, 2).error().what, "expected a list of 0 to 2 items, found 3");
  EXPECT_EQ(node.at("text")->items(0, 2).error().what, "expected a list of 0 to 2 items");
  EXPECT_EQ(*node.at("text")->text(4), "abcd");
  EXPECT_FALSE(node.at("text")->text(3).ok());
  EXPECT_FALSE(node.at("yes")->text(3).ok());
  EXPECT_TRUE(*node.at("yes")->boolean());
  EXPECT_FALSE(node.at("text")->boolean().ok());
  EXPECT_FALSE(node.at("list")->at("x").ok());
  EXPECT_FALSE(node.members(2).ok());
  EXPECT_FALSE(node.at("list")->members(9).ok());
  EXPECT_TRUE(node.has("yes"));
  EXPECT_FALSE(node.has("no"));
  EXPECT_TRUE(node.only({"list", "text", "yes", "more"}).ok());
  EXPECT_EQ(node.only({"list", "text"}).error().what, "has the unknown member \"yes\"; the known ones are: list, text");
}

}  // namespace
}  // namespace tavola::wire
