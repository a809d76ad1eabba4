#include "wire/writer.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/random.h"
#include "wire/json.h"

namespace tavola::wire {
namespace {

template <class Write>
std::string written(Write write) {
  std::string text;
  {
    Writer out(text);
    write(out);
  }
  return text;
}

std::string value(const auto& of) {
  return written([&](Writer& out) { out.value(of); });
}

/// The text as written by the JSON library.
std::string by_library(const std::string& text) {
  return Json(text).dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace);
}

TEST(Writer, NestsAndSeparates) {
  EXPECT_EQ(written([](Writer& out) { out.object([] {}); }), "{}");
  EXPECT_EQ(written([](Writer& out) { out.array([] {}); }), "[]");
  EXPECT_EQ(written([](Writer& out) {
              out.object([&] {
                out.add("one", 1);
                out.add("list", [&] {
                  out.array([&] {
                    out.value(true);
                    out.object([] {});
                    out.array([&] { out.value("x"); });
                    out.value(nullptr);
                  });
                });
                out.key("empty");
                out.array([] {});
                out.add(std::string_view("named"), std::optional<int>());
                out.add("maybe", std::optional(std::string_view("yes")));
                out.add_word("word", "plain");
                out.key("plot");
                out.word('k', 11);
                out.key("raw");
                out.raw(R"({"a":[1]})");
                out.add("last", false);
              });
            }),
            R"({"one":1,"list":[true,{},["x"],null],"empty":[],"named":null,"maybe":"yes","word":"plain",)"
            R"("plot":"k11","raw":{"a":[1]},"last":false})");
}

TEST(Writer, AppendsToWhatIsThere) {
  std::string text = "view: ";
  Writer(text).value(7);
  Writer(text).array([] {});
  EXPECT_EQ(text, "view: 7[]");
}

TEST(Writer, Numbers) {
  EXPECT_EQ(value(0), "0");
  EXPECT_EQ(value(9), "9");
  EXPECT_EQ(value(10), "10");
  EXPECT_EQ(value(-1), "-1");
  EXPECT_EQ(value(std::uint8_t{255}), "255");
  EXPECT_EQ(value(std::int8_t{-128}), "-128");
  EXPECT_EQ(value(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(value(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
}

TEST(Writer, EscapesWhatJsonNeedsEscaped) {
  EXPECT_EQ(value(std::string_view("")), R"("")");
  EXPECT_EQ(value("a\"b\\c/d"), R"("a\"b\\c/d")");
  EXPECT_EQ(value("\b\t\n\f\r\x01\x1f\x7f"), "\"\\b\\t\\n\\f\\r\\u0001\\u001f\x7f\"");
  EXPECT_EQ(value(std::string_view("a\0b", 3)), R"("a\u0000b")");
  EXPECT_EQ(value("</script>"), R"("</script>")");
  EXPECT_EQ(value("Zoë €\U0001F3B2"), "\"Zoë €\U0001F3B2\"");
  EXPECT_EQ(value("a\xFF\xC3("), "\"a\uFFFD\uFFFD(\"");
}

TEST(Writer, AnyBytesGiveTheTextThatTheLibraryGives) {
  // Use bytes at the borders of well-formed sequences more often than others.
  constexpr std::string_view kBorders =
      "\"\\\n a\x7f\x80\x8f\x90\x9f\xa0\xbf\xc1\xc2\xdf\xe0\xe1\xec\xed\xee\xef\xf0\xf1\xf3\xf4\xf5\xff";
  core::Rng rng(11);
  for (int i = 0; i < 100000; ++i) {
    std::string bytes(rng.below(8), ' ');
    for (char& c : bytes) {
      c = rng.below(4) == 0 ? static_cast<char>(rng.below(256))
                            : kBorders[rng.below(static_cast<std::uint32_t>(kBorders.size()))];
    }
    ASSERT_EQ(value(std::string_view(bytes)), by_library(bytes));
  }
}

/// Writes pieces of every length at every position of the writer's buffer.
TEST(Writer, LongTextsAndManyValuesLoseNothing) {
  for (std::size_t length = 0; length < 5000; length += 7) {
    const std::string text(length, 'x');
    const std::string dots(length / 2, '\x01');
    const Json expected{text, text, 12345, dots, {{text, true}}, nullptr};
    EXPECT_EQ(written([&](Writer& out) {
                out.array([&] {
                  out.value(std::string_view(text));
                  out.word(text);
                  out.value(12345);
                  out.value(std::string_view(dots));
                  out.object([&] { out.add(std::string_view(text), true); });
                  out.value(nullptr);
                });
              }),
              expected.dump());
    EXPECT_EQ(written([&](Writer& out) {
                out.array([&] {
                  out.raw("1");
                  out.raw('"' + text + '"');
                  out.raw("2");
                });
              }),
              "[1,\"" + text + "\",2]");
  }
}

}  // namespace
}  // namespace tavola::wire
