#include "cli/shared/console.h"

#include <gtest/gtest.h>

#include <sstream>

namespace tavola::cli {
namespace {

TEST(Console, LinesAreBoundedAndALongOneIsDroppedWhole) {
  std::istringstream in("one\n" + std::string(kMaxInputLine + 1, 'x') + "\ntwo\nlast");
  StreamInput input(in);
  std::string line;
  EXPECT_EQ(input.line(line), Got::kLine);
  EXPECT_EQ(line, "one");
  EXPECT_EQ(input.line(line), Got::kTooLong);
  EXPECT_EQ(input.line(line), Got::kLine);
  EXPECT_EQ(line, "two");
  EXPECT_EQ(input.line(line), Got::kLine);
  EXPECT_EQ(line, "last");
  EXPECT_EQ(input.line(line), Got::kEnd);
}

TEST(Console, ClippedCountsColumnsAndKeepsColourCodesWhole) {
  EXPECT_EQ(clipped("short", 10), "short");
  EXPECT_EQ(clipped("abcdefgh", 5), "abcd…");
  EXPECT_EQ(clipped("\x1b[1mabcdefgh\x1b[0m", 5), "\x1b[1mabcd\x1b[0m…\x1b[0m");
  EXPECT_EQ(term::columns(clipped("äöüäöüäöü", 4)), 4);
}

TEST(Console, WrappedBreaksAtSpacesWithAnIndent) {
  EXPECT_EQ(wrapped("aa bb cc dd", 5, 1), (std::vector<std::string>{"aa bb", " cc", " dd"}));
  EXPECT_EQ(wrapped("averylongword x", 5, 0), (std::vector<std::string>{"averylongword", "x"}));
  EXPECT_EQ(wrapped("", 5, 0), (std::vector<std::string>{""}));
}

TEST(Console, PrintableTakesTheTeethOutOfNames) {
  EXPECT_EQ(printable("An\x1b[2Jna\n"), "An?[2Jna?");
  EXPECT_EQ(printable("Zo\xC3\xAB"), "Zo\xC3\xAB");
  EXPECT_EQ(printable("\xC2\x9B"), "?");
}

TEST(Console, PlainDropsColourCodes) { EXPECT_EQ(plain("\x1b[38;5;1mred\x1b[0m!"), "red!"); }

TEST(Console, ClearsOnlyAScreen) {
  std::istringstream nothing;
  StreamInput in(nothing);
  std::ostringstream out;
  Console console{in, out};
  console.clear(true);
  EXPECT_EQ(out.str(), "");
  console.screen = true;
  console.clear(true);
  EXPECT_NE(out.str().find("\x1b[3J"), std::string::npos);
}

}  // namespace
}  // namespace tavola::cli
