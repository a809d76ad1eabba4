#include "core/options.h"

#include <gtest/gtest.h>

namespace tavola::core {
namespace {

constexpr std::array<std::string_view, 3> kTies{"share", "skip", "none"};
constexpr std::array<std::string_view, 2> kVariant{"basic", "advanced"};
constexpr std::array<OptionSpec, 3> kSpecs{{{"ties", kTies, ""}, {"variant", kVariant, ""}, kFirstOption}};
constexpr std::array<std::pair<std::string_view, std::string_view>, 1> kFrench{{{"ties", "skip"}}};
constexpr std::array<Edition, 2> kEditions{{{"en", {}}, {"fr", kFrench}}};

Result<Options> choose(std::string_view edition, const OptionTexts& given) {
  return choose_options(kSpecs, kEditions, edition, given);
}

TEST(Options, TheFirstValueIsTheDefault) {
  for (const std::string_view edition : {"", "en"}) {
    const auto options = choose(edition, {});
    ASSERT_TRUE(options.ok());
    EXPECT_EQ(option_texts(kSpecs, *options),
              (OptionTexts{{"ties", "share"}, {"variant", "basic"}, {"first", "random"}}));
  }
}

TEST(Options, AnEditionSetsItsValuesAndGivenOnesWin) {
  EXPECT_EQ(option_texts(kSpecs, *choose("fr", {})),
            (OptionTexts{{"ties", "skip"}, {"variant", "basic"}, {"first", "random"}}));
  EXPECT_EQ(option_texts(kSpecs, *choose("fr", {{"ties", "none"}, {"first", "2"}})),
            (OptionTexts{{"ties", "none"}, {"variant", "basic"}, {"first", "2"}}));
}

TEST(Options, WrittenOptionsAreReadBack) {
  const Options options = *choose("fr", {{"variant", "advanced"}});
  EXPECT_EQ(*choose("en", option_texts(kSpecs, options)), options);
}

TEST(Options, NamesWhatItDoesNotKnow) {
  EXPECT_EQ(choose("de", {}).error(), (Error{"bad-edition", "edition de", "expected one of: en, fr"}));
  EXPECT_EQ(choose("", {{"tie", "skip"}}).error(),
            (Error{"bad-option", "option tie", "this game has no such option; it has: ties, variant, first"}));
  EXPECT_EQ(choose("", {{"ties", "SKIP"}}).error(),
            (Error{"bad-option", "option ties", "\"SKIP\" is not one of its values: share, skip, none"}));
}

}  // namespace
}  // namespace tavola::core
