#include "cli/shared/rules_book.h"

#include <gtest/gtest.h>

#include <array>

namespace tavola::cli {
namespace {

constexpr std::array<core::EmbeddedFile, 2> kPages{{
    {"docs/rules/toy.md",
     "# Toy\n\nWords before.\n- **TY-1** Draw `one` card.\n  It is **hidden**.\n- **TY-2 Park.** Place a park.\n"
     "- a list item without an id\nmore of it\n\n- **TY-12** The last.\n\nnot a part of it\n## Heading\n"},
    {"docs/rules/common.md", "- **G-3 End.** Every game ends, even without a park.\n"},
}};

TEST(RulesBook, ItemsGoOnToTheNextItemOrABlankLine) {
  const RulesBook book(kPages);
  ASSERT_EQ(book.rules().size(), 4u);
  EXPECT_EQ(book.rules()[0].id, "TY-1");
  EXPECT_EQ(book.rules()[0].title, "");
  EXPECT_EQ(book.rules()[0].text, "Draw `one` card. It is **hidden**.");
  EXPECT_EQ(book.rules()[1].title, "Park");
  EXPECT_EQ(book.rules()[1].text, "Place a park.");
  EXPECT_EQ(book.rules()[2].text, "The last.");
  EXPECT_EQ(book.rules()[3].page, "common");
}

TEST(RulesBook, FindsAnIdHoweverItIsTyped) {
  const RulesBook book(kPages);
  for (const char* typed : {"TY-12", "ty-12", "ty12", " Ty 12 "}) {
    ASSERT_NE(book.find(typed), nullptr) << typed;
    EXPECT_EQ(book.find(typed)->id, "TY-12");
  }
  EXPECT_EQ(book.find("TY-3"), nullptr);
  EXPECT_EQ(book.find(""), nullptr);
}

TEST(RulesBook, SearchesOnePageAndTheCommonOne) {
  const RulesBook book(kPages);
  EXPECT_EQ(book.search("PARK", "toy").size(), 2u);
  EXPECT_EQ(book.search("park place", "toy").size(), 1u);
  EXPECT_EQ(book.search("park", "other").size(), 1u);
  EXPECT_TRUE(book.search("zebra", "").empty());
  EXPECT_TRUE(book.search("  ", "").empty());
}

TEST(RulesBook, ShowsRulesWithoutTheMarksOfThePage) {
  const RulesBook book(kPages);
  EXPECT_EQ(show_rule(*book.find("TY-1"), term::Paint(false), 80), "TY-1 Draw one card. It is hidden.\n");
  EXPECT_EQ(show_rule(*book.find("TY-1"), term::Paint(false), 20), "TY-1 Draw one card.\n  It is hidden.\n");
  EXPECT_EQ(show_brief(*book.find("TY-2"), term::Paint(false), 80), "TY-2   Park. Place a park.\n");
}

TEST(RulesBook, LooksUpAnIdThenWords) {
  const RulesBook book(kPages);
  const term::Paint none(false);
  EXPECT_EQ(look_up(book, "ty-2", "toy", none, 80), "TY-2 Park. Place a park.\n");
  EXPECT_EQ(look_up(book, "last", "toy", none, 80), "TY-12 The last.\n");
  EXPECT_EQ(look_up(book, "zebra", "toy", none, 80).substr(0, 7), "No rule");
}

TEST(RulesBook, TheCompiledPagesHaveEveryRule) {
  const RulesBook& book = rules_book();
  for (const auto& [prefix, count] :
       {std::pair{"G", 7}, std::pair{"SL", 23}, std::pair{"AC", 16}, std::pair{"CZ", 11}}) {
    for (int n = 1; n <= count; ++n) {
      const std::string id = std::string(prefix) + "-" + std::to_string(n);
      ASSERT_NE(book.find(id), nullptr) << id;
      EXPECT_GT(book.find(id)->text.size(), 20u) << id;
    }
  }
  EXPECT_FALSE(book.page("sunrise-lane").empty());
  EXPECT_TRUE(book.page("nothing").empty());
}

}  // namespace
}  // namespace tavola::cli
