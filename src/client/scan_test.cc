#include "client/scan.h"

#include <gtest/gtest.h>

namespace tavola::client {
namespace {

TEST(Scan, FindsMembersWhateverStandsAroundThem) {
  const std::string_view text =
      R"({"t":"update", "odd \" {[" : "}\\", "deep":{"version":1,"x":["]}",{"y":[]}]},"version":42,"empty":{},"last":-7})";
  EXPECT_EQ(inner_text(member(text, "t")), "update");
  EXPECT_EQ(whole_number(member(text, "version")), 42);
  EXPECT_EQ(whole_number(member(text, "last")), -7);
  EXPECT_EQ(member(text, "empty"), "{}");
  EXPECT_EQ(whole_number(member(member(text, "deep"), "version")), 1);
  EXPECT_EQ(member(text, "y"), "");
}

TEST(Scan, ListsItems) {
  std::vector<std::string_view> items;
  ASSERT_TRUE(read_items(R"([{"text":"a,b]"}, 2 ,[3,[4]],"]"])", items));
  ASSERT_EQ(items.size(), 4u);
  EXPECT_EQ(inner_text(member(items[0], "text")), "a,b]");
  EXPECT_EQ(items[1], "2");
  EXPECT_EQ(items[2], "[3,[4]]");
  ASSERT_TRUE(read_items("[]", items));
  EXPECT_TRUE(items.empty());
}

TEST(Scan, WhatIsCutOffIsBroken) {
  const std::string text = R"({"t":"update","choices":[{"text":"a"}],"n":12,"s":"x\"y"})";
  for (std::size_t size = 0; size < text.size(); ++size) {
    Members members(std::string_view(text).substr(0, size));
    while (members.next()) {
    }
    EXPECT_TRUE(members.broken()) << size;
  }
  std::vector<std::string_view> items;
  for (const char* broken : {"", "{}", "[", "[1", "[1,", "[1 2]", "[\"]"})
    EXPECT_FALSE(read_items(broken, items)) << broken;
}

}  // namespace
}  // namespace tavola::client
