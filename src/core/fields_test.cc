#include "core/fields.h"

#include <gtest/gtest.h>

namespace tavola::core {
namespace {

TEST(Fields, WhatIsWrittenIsReadBackInAnyOrder) {
  FieldWriter writer;
  writer.add("turn", 3);
  writer.add("hand", "red*2,blue");
  const std::string text = std::move(writer).text();
  EXPECT_EQ(text, "turn=3 hand=red*2,blue");
  auto reader = FieldReader::read(text);
  ASSERT_TRUE(reader.ok());
  FieldReader fields = *reader;
  EXPECT_EQ(fields.take("hand"), "red*2,blue");
  EXPECT_EQ(*fields.number("turn", 0, 9, 0), 3);
  EXPECT_TRUE(fields.finish().ok());
}

TEST(Fields, WhatIsLeftOutHasItsDefault) {
  FieldReader fields = *FieldReader::read("  \t\r\n ");
  EXPECT_EQ(fields.take("hand"), std::nullopt);
  EXPECT_EQ(*fields.number("turn", 0, 9, 7), 7);
  EXPECT_TRUE(fields.finish().ok());
}

TEST(Fields, AValueMayBeEmptyOrHoldAnEqualsSign) {
  FieldReader fields = *FieldReader::read("a= b=x=y");
  EXPECT_EQ(fields.take("a"), "");
  EXPECT_EQ(fields.take("b"), "x=y");
}

TEST(Fields, RefusesWhatIsNoField) {
  EXPECT_EQ(FieldReader::read("a=1 turn").error(), (Error{"bad-position", "field \"turn\"", "expected key=value"}));
  EXPECT_EQ(FieldReader::read("=1").error().what, "expected key=value");
  EXPECT_EQ(FieldReader::read("a=1 b=2 a=3").error(),
            (Error{"bad-position", "field \"a\"", "appears twice; expected once"}));
  FieldReader fields = *FieldReader::read("a=1 b=2");
  ASSERT_TRUE(fields.take("a").has_value());
  EXPECT_EQ(fields.finish().error().where, "field \"b\"");
}

TEST(Fields, IsBounded) {
  std::string many;
  for (std::size_t i = 0; i < FieldReader::kMaxFields; ++i) many += "k" + std::to_string(i) + "=1 ";
  EXPECT_TRUE(FieldReader::read(many).ok());
  EXPECT_EQ(FieldReader::read(many + "more=1").error().what, "too many fields");
  EXPECT_TRUE(FieldReader::read("a=" + std::string(FieldReader::kMaxText - 2, 'x')).ok());
  EXPECT_FALSE(FieldReader::read("a=" + std::string(FieldReader::kMaxText - 1, 'x')).ok());
}

TEST(Fields, NumberNamesItsFieldAndBounds) {
  FieldReader fields = *FieldReader::read("turn=12");
  EXPECT_EQ(fields.number("turn", 0, 9, 0).error(),
            (Error{"bad-number", "turn", "\"12\" is not a whole number from 0 to 9"}));
}

TEST(ReadNumber, TakesWholeDecimalNumbersOnly) {
  EXPECT_EQ(*read_number("0", 0, 9, ""), 0);
  EXPECT_EQ(*read_number("-3", -5, 5, ""), -3);
  EXPECT_EQ(*read_number("007", 0, 9, ""), 7);
  for (const char* bad : {"", " 1", "1 ", "+1", "1.0", "0x1", "1e1", "-", "10", "99999999999999999999", "one"}) {
    EXPECT_FALSE(read_number(bad, 0, 9, "").ok()) << bad;
  }
}

TEST(Split, KeepsEmptyParts) {
  using Parts = std::vector<std::string_view>;
  EXPECT_EQ(split("", ','), Parts{});
  EXPECT_EQ(split("a", ','), Parts{"a"});
  EXPECT_EQ(split("a,,b,", ','), (Parts{"a", "", "b", ""}));
  EXPECT_EQ(split(",", ','), (Parts{"", ""}));
}

TEST(TrimSpaces, TakesSpacesAwayAndNoOtherWhiteSpace) {
  EXPECT_EQ(trim_spaces("  a b "), "a b");
  EXPECT_EQ(trim_spaces("a"), "a");
  EXPECT_EQ(trim_spaces("   "), "");
  EXPECT_EQ(trim_spaces(""), "");
  EXPECT_EQ(trim_spaces(" a\t"), "a\t");
  EXPECT_EQ(trim_spaces("\na"), "\na");
}

TEST(Quoted, IsShortAndPrintable) {
  EXPECT_EQ(quoted("red"), "\"red\"");
  EXPECT_EQ(quoted(""), "\"\"");
  EXPECT_EQ(quoted("a\"b\n\x1b[1m\xff"), "\"a?b??[1m?\"");
  EXPECT_EQ(core::quoted(std::string(100, 'x')), "\"" + std::string(40, 'x') + "...\"");
}

TEST(Fields, ListsReadLikeASentence) {
  constexpr std::array<std::string_view, 3> kWords{"a", "b", "c"};
  EXPECT_EQ(listed(kWords), "a, b, c");
  EXPECT_EQ(listed(kWords, "or"), "a, b or c");
  EXPECT_EQ(listed(std::span(kWords).first(1), "or"), "a");
  EXPECT_EQ(listed({}, "or"), "");
}

}  // namespace
}  // namespace tavola::core
