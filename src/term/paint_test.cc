#include "term/paint.h"

#include <gtest/gtest.h>

#include <set>

namespace tavola::term {
namespace {

TEST(Paint, LeavesTextAloneWithoutColour) {
  const Paint plain(false);
  EXPECT_EQ(plain.fg(Ink::kRed, "x"), "x");
  EXPECT_EQ(plain.on(Ink::kRed, "x"), "x");
  EXPECT_EQ(plain.bold("x") + plain.dim("y") + plain.underlined("z"), "xyz");
}

TEST(Paint, WrapsTextInColour) {
  const Paint paint(true);
  EXPECT_EQ(paint.bold("x"), "\x1b[1mx\x1b[0m");
  std::set<std::string> seen;
  for (int ink = 0; ink <= static_cast<int>(Ink::kWhite); ++ink) {
    const std::string fg = paint.fg(static_cast<Ink>(ink), "x");
    const std::string on = paint.on(static_cast<Ink>(ink), "x");
    EXPECT_EQ(columns(fg), 1);
    EXPECT_EQ(columns(on), 1);
    EXPECT_TRUE(seen.insert(fg).second && seen.insert(on).second) << "ink " << ink << " looks like another";
  }
}

TEST(Paint, SeatsHaveInksOfTheirOwn) {
  std::set<Ink> inks;
  for (std::uint8_t s = 0; s < core::kMaxSeats; ++s) inks.insert(seat_ink(core::Seat{s}));
  EXPECT_EQ(inks.size(), static_cast<std::size_t>(core::kMaxSeats));
}

TEST(Columns, CountWhatIsSeen) {
  EXPECT_EQ(columns(""), 0);
  EXPECT_EQ(columns("abc"), 3);
  EXPECT_EQ(columns("▲é"), 2);
  EXPECT_EQ(columns("\x1b[38;5;220m▲\x1b[0m"), 1);
  EXPECT_EQ(columns("\x1b[38"), 0);
}

TEST(Padded, FillsToTheWidthAndNeverCuts) {
  EXPECT_EQ(padded("ab", 4), "ab  ");
  EXPECT_EQ(padded("▲", 3), "▲  ");
  EXPECT_EQ(padded("abcdef", 4), "abcdef");
}

TEST(Beside, AlignsTwoBlocks) {
  EXPECT_EQ(beside("a\nbbb\n", "1\n2\n3\n", 2), "a    1\nbbb  2\n     3\n");
  EXPECT_EQ(beside("a\nb\n", "1\n", 1), "a 1\nb\n");
  EXPECT_EQ(beside("", "1\n", 1), " 1\n");
}

}  // namespace
}  // namespace tavola::term
