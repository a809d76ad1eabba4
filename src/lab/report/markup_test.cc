#include "lab/report/markup.h"

#include <gtest/gtest.h>

#include <limits>

#include "lab/report/markup_check.h"
#include "lab/report/plot.h"

namespace tavola::lab {
namespace {

TEST(Markup, Escapes) {
  EXPECT_EQ(escaped("<b>&\"'\x01"), "&lt;b&gt;&amp;&quot;&#39; ");
  const HtmlTable table{{"<th>"}, {{"<script>alert(1)</script>"}}};
  EXPECT_EQ(html(table).find("<script"), std::string::npos);
  EXPECT_EQ(html_page("<title>", "").find("<title><title>"), std::string::npos);
}

TEST(Markup, Numbers) {
  EXPECT_EQ(number(1.25, 1), "1.2");
  EXPECT_EQ(number(-0.04, 1), "0.0");
  EXPECT_EQ(number(std::numeric_limits<double>::infinity(), 1), "-");
  EXPECT_EQ(signed_number(12, 0), "+12");
  EXPECT_EQ(signed_number(-12, 0), "-12");
  EXPECT_EQ(signed_number(0.2, 0), "0");
  EXPECT_EQ(percent(Estimate{0.5, 0.45, 0.55}), "50.0 % ± 5.0");
}

TEST(Markup, TablesForTheTerminalAreAligned) {
  const HtmlTable table{{"bot", "rate"}, {{"a", "50 % ± 1"}, {"longer", "1"}}};
  EXPECT_EQ(plain(table), "bot         rate\na       50 % ± 1\nlonger         1\n");
}

TEST(Markup, PagesAndPlotsAreWellFormed) {
  const std::vector<Bar> bars{{"a <b> & c", {0.5, 0.4, 0.6}, 0}, {"a very long name of a bot", {0, 0, 0}, 1}};
  const std::vector<Series> series{{"<x>", {1, 2, 3, 3, 50}}, {"y", {}}, {"z", {-4}}};
  const std::string body =
      figures({figure("<1>", bar_plot(bars, Unit::kPercent, 0.5)), figure("2", dot_plot(bars, Unit::kElo)),
               figure("3", histogram_plot(series)), figure("4", line_plot(series, "<9 deals>")),
               figure("5", map_plot({{{0.5, "<"}, {-1, ""}}, {{1, "b"}}})), figure("6", bar_plot({}, Unit::kNumber)),
               figure("7", dot_plot({}, Unit::kNumber)), figure("8", histogram_plot({}))});
  const std::string page = html_page("a & b", heading("<h>") + paragraph("<p>") + body);
  EXPECT_EQ(testing::first_fault(page), "");
  EXPECT_EQ(page.find("nan"), std::string::npos);
  EXPECT_EQ(page.find("<x>"), std::string::npos);
}

TEST(Markup, TheCheckFindsFaults) {
  EXPECT_NE(testing::first_fault("<p>a</div>"), "");
  EXPECT_NE(testing::first_fault("<p>a"), "");
  EXPECT_NE(testing::first_fault("<p a=b></p>"), "");
  EXPECT_NE(testing::first_fault("<p>a & b</p>"), "");
}

}  // namespace
}  // namespace tavola::lab
