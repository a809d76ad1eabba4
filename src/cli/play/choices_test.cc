#include "cli/play/choices.h"

#include <gtest/gtest.h>

namespace tavola::cli {
namespace {

std::vector<Choice> some() {
  std::vector<Choice> choices;
  const auto add = [&](const std::string& notation, const std::string& description) {
    choices.push_back({{choices.size()}, notation, description, 0});
  };
  add("draw", "draw 2 cards");
  for (int row = 1; row <= 11; ++row) add("house b" + std::to_string(row) + " 1", "a house, +3 points");
  for (int row = 1; row <= 11; ++row) add("park b" + std::to_string(row) + " r", "a \x1b[1mpark\x1b[0m for a red card");
  return choices;
}

using Places = std::vector<std::size_t>;

TEST(Choices, AWholeWordIsPreferredToAPart) {
  EXPECT_EQ(matching(some(), "b1"), (Places{1, 12}));
  EXPECT_EQ(matching(some(), "B11 house"), (Places{11}));
  EXPECT_EQ(matching(some(), "hou b1"), (Places{1, 10, 11}));  // no whole word "hou", so parts of words match
}

TEST(Choices, DescriptionsCountToo) {
  EXPECT_EQ(matching(some(), "cards"), (Places{0}));
  EXPECT_EQ(matching(some(), "red card").size(), 11u);
  EXPECT_TRUE(matching(some(), "zebra").empty());
  EXPECT_TRUE(matching(some(), " ").empty());
}

TEST(Choices, AShortListHasSomeOfEveryKind) {
  const auto choices = some();
  const auto shown = shortened(choices, all_of(choices), 7);
  EXPECT_EQ(shown, (std::vector<Line>{{0}, {1}, {2}, {3}, {12}, {13}, {14}}));
  EXPECT_EQ(shortened(choices, all_of(choices), 100).size(), choices.size());
}

TEST(Choices, LikeOnesShareALineWhereThereIsLittleRoom) {
  std::vector<Choice> choices{{{0}, "draw", "draw 2 cards", 0}};
  for (const std::string plot : {"e5", "f5"}) {
    for (const std::string card : {"y", "g", "r"}) {
      choices.push_back({{choices.size()}, "park " + plot + " " + card, "park on " + plot + " for " + card, 0});
    }
  }
  const auto lines = shortened(choices, all_of(choices), 4);
  EXPECT_EQ(lines, (std::vector<Line>{{0}, {1, 2, 3}, {4, 5, 6}}));
  EXPECT_EQ(show_choices(choices, all_of(choices), lines, term::Paint(false), 80),
            "   1  draw           draw 2 cards\n"
            " 2-4  park e5 y|g|r  park on e5 for ...\n"
            " 5-7  park f5 y|g|r  park on f5 for ...\n");
  EXPECT_EQ(shortened(choices, all_of(choices), 7), singles(all_of(choices)));
}

TEST(Choices, NumbersAreThoseOfTheWholeList) {
  const auto choices = some();
  const std::string text = show_choices(choices, all_of(choices), {{0}, {12}}, term::Paint(false), 80);
  EXPECT_EQ(text.find("   1  draw"), 0u);
  EXPECT_NE(text.find("\n  13  park b1 r"), std::string::npos);
  EXPECT_NE(text.find("and 11 house, 10 park more"), std::string::npos);
  EXPECT_NE(text.find("`more`"), std::string::npos);
  EXPECT_EQ(show_choices(choices, {0}, {{0}}, term::Paint(false), 80).find("more"), std::string::npos);
}

}  // namespace
}  // namespace tavola::cli
