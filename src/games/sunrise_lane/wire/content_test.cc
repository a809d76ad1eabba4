// The default board, written out line by line. It shares nothing with the generator.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/sunrise_lane/generator/make_board.h"
#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

/// The drawings of the default board, as in the file.
struct Drawing {
  std::vector<std::vector<std::string>> cell;
  std::vector<std::vector<std::string>> area;

  Drawing() {
    const auto document = wire::parse(Wire::default_document());
    for (const auto& [key, rows] : {std::pair{"board", &cell}, std::pair{"areas", &area}}) {
      for (const auto& line : (*document)[key]) {
        rows->emplace_back();
        const std::string text = line.get<std::string>();
        for (std::size_t i = 0; i < text.size(); i += 3) rows->back().push_back(text.substr(i, 2));
      }
    }
  }

  std::string at(int row, int column) const {
    if (row < 0 || column < 0 || row >= 11 || column >= 11) return "";
    return cell[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  bool plot(int row, int column) const {
    const std::string text = at(row, column);
    return !text.empty() && text != ".." && text != "()";
  }
  char colour(int row, int column) const { return plot(row, column) ? at(row, column)[0] : ' '; }
  int dots(int row, int column) const { return plot(row, column) ? at(row, column)[1] - '0' : 0; }
  int plots_beside(int row, int column) const {
    int n = 0;
    for (const auto& [r, c] : beside(row, column)) n += plot(r, c) ? 1 : 0;
    return n;
  }
  static std::vector<std::pair<int, int>> beside(int row, int column) {
    return {{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}};
  }
  template <class Visit>
  void each_plot(Visit visit) const {
    for (int r = 0; r < 11; ++r) {
      for (int c = 0; c < 11; ++c) {
        if (plot(r, c)) visit(r, c);
      }
    }
  }
  /// Steps from the fountain, over plots.
  std::map<std::pair<int, int>, int> distances() const {
    std::map<std::pair<int, int>, int> steps{{{5, 5}, 0}};
    for (bool more = true; more;) {
      more = false;
      each_plot([&](int r, int c) {
        for (const auto& near : beside(r, c)) {
          if (steps.count(near) == 0) continue;
          const int way = steps[near] + 1;
          if (steps.count({r, c}) != 0 && steps[{r, c}] <= way) continue;
          steps[{r, c}] = way;
          more = true;
        }
      });
    }
    return steps;
  }
};

TEST(SunriseLaneContent, Known_ElevenByElevenWith80PlotsAnd40Obstacles) {
  const Drawing board;
  ASSERT_EQ(board.cell.size(), 11u);
  std::map<std::string, int> kinds;
  for (const auto& row : board.cell) {
    ASSERT_EQ(row.size(), 11u);
    for (const std::string& cell : row) ++kinds[cell == ".." || cell == "()" ? cell : "plot"];
  }
  EXPECT_EQ(kinds["plot"], 80);
  EXPECT_EQ(kinds[".."], 40);
  EXPECT_EQ(kinds["()"], 1);
  EXPECT_EQ(board.at(5, 5), "()") << "the fountain is in the centre";
}

TEST(SunriseLaneContent, Known_FiveColoursOneToFiveDotsTwoKindsOfAreas) {
  const Drawing board;
  std::set<char> colours;
  std::set<int> dots;
  std::set<std::string> areas;
  board.each_plot([&](int r, int c) {
    colours.insert(board.colour(r, c));
    dots.insert(board.dots(r, c));
    areas.insert(board.area[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]);
  });
  EXPECT_EQ(colours, (std::set<char>{'y', 'g', 'r', 'b', 'p'}));
  EXPECT_EQ(dots, (std::set<int>{1, 2, 3, 4, 5}));
  EXPECT_EQ(areas, (std::set<std::string>{"A1", "A2", "B1", "B2", "--"}));
}

TEST(SunriseLaneContent, Must_CrossAndQuartersInReadingOrder) {
  const Drawing board;
  std::map<std::string, int> plots;
  for (int r = 0; r < 11; ++r) {
    for (int c = 0; c < 11; ++c) {
      const bool cross = r == 5 || c == 5;
      const std::string expected = cross ? "--" : r < 5 ? (c < 5 ? "A1" : "B1") : (c < 5 ? "B2" : "A2");
      EXPECT_EQ(board.area[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)], expected);
      if (board.plot(r, c)) ++plots[expected];
    }
  }
  EXPECT_EQ(plots["--"], 20);
  for (const char* area : {"A1", "B1", "B2", "A2"}) EXPECT_EQ(plots[area], 15) << area << ": 15 plots, so 10 obstacles";
}

TEST(SunriseLaneContent, Must_SixteenOfEachColourEveryDotInEveryColour) {
  const Drawing board;
  std::map<char, std::multiset<int>> dots;
  board.each_plot([&](int r, int c) { dots[board.colour(r, c)].insert(board.dots(r, c)); });
  for (const char colour : {'y', 'g', 'r', 'b', 'p'}) {
    EXPECT_EQ(dots[colour].size(), 16u) << colour;
    for (int d = 1; d <= 5; ++d) EXPECT_GE(dots[colour].count(d), 1u) << colour << d;
  }
}

TEST(SunriseLaneContent, Must_EveryPlotCanBeReached) { EXPECT_EQ(Drawing().distances().size(), 81u); }

TEST(SunriseLaneContent, Must_NoNeighboursOfOneColour) {
  const Drawing board;
  board.each_plot([&](int r, int c) {
    for (const auto& [row, column] : Drawing::beside(r, c)) {
      EXPECT_FALSE(board.plot(row, column) && board.colour(row, column) == board.colour(r, c)) << r << " " << c;
    }
  });
}

TEST(SunriseLaneContent, Must_GentleAroundTheFountain) {
  const Drawing board;
  std::set<char> colours;
  for (const auto& [r, c] : Drawing::beside(5, 5)) {
    ASSERT_TRUE(board.plot(r, c));
    colours.insert(board.colour(r, c));
    EXPECT_LE(board.dots(r, c), 2);
  }
  EXPECT_EQ(colours.size(), 4u);
}

TEST(SunriseLaneContent, Must_FiveDotsNoNearerThanThreeSteps) {
  const Drawing board;
  auto steps = board.distances();
  int fives = 0;
  board.each_plot([&](int r, int c) {
    if (board.dots(r, c) != 5) return;
    ++fives;
    EXPECT_GE((steps[{r, c}]), 3);
  });
  EXPECT_GE(fives, 5);
}

TEST(SunriseLaneContent, Must_AreasOfOneKindHaveTheSameDots) {
  const Drawing board;
  std::map<std::string, int> sum;
  board.each_plot([&](int r, int c) {
    sum[board.area[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]] += board.dots(r, c);
  });
  EXPECT_LE(std::abs(sum["A1"] - sum["A2"]), 2);
  EXPECT_LE(std::abs(sum["B1"] - sum["B2"]), 2);
}

using Place = std::pair<int, int>;
using Places = std::set<Place>;

/// All occurrences of each pattern, as sets of plots.
std::vector<Places> first_pattern(const Drawing& b) {
  std::vector<Places> found;
  b.each_plot([&](int r, int c) {
    const bool row = b.at(r, c) == "p2" && b.at(r, c + 1) == "b1" && b.at(r, c + 2) == "g3";
    if (row && b.plots_beside(r, c) >= 2) found.push_back({{r, c}, {r, c + 1}, {r, c + 2}});
  });
  return found;
}
std::vector<Places> second_pattern(const Drawing& b) {
  std::vector<Places> found;
  b.each_plot([&](int r, int c) {
    const bool row =
        b.at(r, c) == "g3" && b.at(r, c + 1) == "y2" && b.at(r, c + 2) == "p1" && b.colour(r, c + 3) == 'b';
    if (row && b.at(r + 1, c + 2) == "r4" && b.plots_beside(r + 1, c + 2) >= 2) {
      found.push_back({{r, c}, {r, c + 1}, {r, c + 2}, {r, c + 3}, {r + 1, c + 2}});
    }
  });
  return found;
}
std::vector<Places> third_pattern(const Drawing& b) {
  std::vector<Places> found;
  b.each_plot([&](int r, int c) {
    if (b.at(r, c) != "g5" || b.colour(r, c + 1) != 'y') return;
    for (const auto& [row, column] : Drawing::beside(r, c + 1)) {
      if (b.at(row, column) == "p3" && b.plots_beside(row, column) == 2)
        found.push_back({{r, c}, {r, c + 1}, {row, column}});
    }
  });
  return found;
}

TEST(SunriseLaneContent, Must_PatternsOfTheWorkedExamplesOnPlotsOfTheirOwn) {
  const Drawing board;
  bool apart = false;
  for (const Places& one : first_pattern(board)) {
    for (const Places& two : second_pattern(board)) {
      for (const Places& three : third_pattern(board)) {
        Places all = one;
        all.insert(two.begin(), two.end());
        all.insert(three.begin(), three.end());
        apart = apart || all.size() == 3 + 5 + 3;
      }
    }
  }
  EXPECT_TRUE(apart);
}

TEST(SunriseLaneContent, DefaultFileIsCanonical) {
  const auto document = wire::parse(Wire::default_document());
  ASSERT_TRUE(document.ok());
  EXPECT_EQ(Wire::content(default_content()), *document);
  EXPECT_EQ((*document)["id"], "default");
}

TEST(SunriseLaneContent, DefaultFileIsWhatTheGeneratorMakes) {
  EXPECT_EQ(make_default_board().cells, default_content().cells);
}

/// The error of a board, by its place and text.
std::string error_of(const std::vector<std::string>& board, const std::vector<std::string>& areas) {
  const auto content = read_board(board, areas);
  if (!content) return content.error().name + " " + content.error().text();
  const auto rules = Game::make_rules(*content, {}, 2);
  return rules ? "" : rules.error().name + " " + rules.error().text();
}

TEST(SunriseLaneContent, BadBoardsAreNamed) {
  using Rows = std::vector<std::string>;
  const Rows areas{"A1 A1 A1", "-- -- --", "-- -- --"};
  const auto begins = [](const std::string& text, std::string_view start) {
    return text.substr(0, start.size()) == start;
  };
  EXPECT_EQ(error_of({"y1 g1 r1", ".. () ..", ".. b1 p2"}, areas), "");
  EXPECT_TRUE(begins(error_of({"y1 g1 r1", ".. () .."}, areas), "bad-content board: has 2 rows"));
  EXPECT_TRUE(begins(error_of({"y1 g1", ".. ()", ".. b1"}, areas), "bad-content board[0]: has 2 cells"));
  EXPECT_TRUE(begins(error_of({"y1 g1 r1", ".. () .. ..", ".. b1 p2"}, areas), "bad-content board[1]: has 4 cells"));
  EXPECT_TRUE(begins(error_of({"y1 g1 r6", ".. () ..", ".. b1 p2"}, areas), "bad-content board[0] cell c1: \"r6\""));
  EXPECT_TRUE(begins(error_of({"y1 x1 r1", ".. () ..", ".. b1 p2"}, areas), "bad-content board[0] cell b1: \"x1\""));
  EXPECT_TRUE(begins(error_of({"y1  g1", ".. () ..", ".. b1 p2"}, areas), "bad-content board[0] cell b1: \"\""));
  EXPECT_TRUE(begins(error_of({"y1 g1 r1", ".. .. ..", ".. b1 p2"}, areas), "bad-content board: has 0 fountains"));
  EXPECT_TRUE(
      begins(error_of({"y1 g1 ()", ".. () ..", ".. b1 p2"}, areas), "bad-content cell c1: the fountain belongs"));
  EXPECT_TRUE(
      begins(error_of({"y1 .. r1", ".. () ..", ".. b1 p2"}, areas), "bad-content board cell a1: can't be reached"));
  EXPECT_TRUE(begins(error_of({"y1 g1 r1", ".. () ..", ".. b1 p2"}, {"-- -- --", "-- -- --", "-- -- --"}),
                     "bad-content areas: no plot lies in an area"));
  EXPECT_TRUE(begins(error_of({"y1 g1 r1", ".. () ..", ".. b1 p2"}, {"A1 A3 A1", "-- -- --", "-- -- --"}),
                     "bad-content areas[0] cell b1: \"A3\""));
  EXPECT_TRUE(begins(error_of({"y1 g1 r1", ".. () ..", ".. b1 p2"}, {"A1 A1 A1", "-- -- --"}),
                     "bad-content areas: has 2 rows"));
  const std::string wide = "y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1";
  EXPECT_TRUE(begins(error_of({wide, wide, wide}, areas), "bad-content board[0]: has 12 cells"));
  Content broken;
  EXPECT_FALSE(Game::make_rules(broken, {}, 2).ok());
  broken = default_content();
  broken.cells[3].dots = 9;
  EXPECT_FALSE(Game::make_rules(broken, {}, 2).ok());
}

TEST(SunriseLaneContent, BadDocumentsAreNamed) {
  const auto error = [](std::string_view key, const wire::Json& value) {
    wire::Json document = *wire::parse(Wire::default_document());
    if (value.is_discarded()) {
      document.erase(std::string(key));
    } else {
      document[std::string(key)] = value;
    }
    const auto content = Wire::read_content(wire::Node(document, "", "bad-content"));
    return content.ok() ? std::string() : content.error().name + " at " + content.error().where;
  };
  const wire::Json gone = wire::Json(wire::Json::value_t::discarded);
  EXPECT_EQ(error("name", "My town"), "");
  EXPECT_EQ(error("game", "chess"), "bad-content at game");
  EXPECT_EQ(error("format", 2), "bad-content at format");
  EXPECT_EQ(error("id", gone), "");
  EXPECT_EQ(error("name", gone), "");
  EXPECT_EQ(error("id", ""), "bad-content at id");
  EXPECT_EQ(error("name", ""), "bad-content at name");
  EXPECT_EQ(error("name", "a\nb"), "bad-content at name");
  EXPECT_EQ(error("version", 0), "bad-content at version");
  EXPECT_EQ(error("board", gone), "bad-content at board");
  EXPECT_EQ(error("board", "y1"), "bad-content at board");
  EXPECT_EQ(error("board", {1, 2, 3}), "bad-content at board[0]");
  EXPECT_EQ(error("areas", wire::Json::array()), "bad-content at areas");
  EXPECT_EQ(error("colour", 1), "bad-content at ");
  const wire::Json list = wire::Json::array();
  EXPECT_FALSE(Wire::read_content(wire::Node(list, "", "bad-content")).ok());
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
