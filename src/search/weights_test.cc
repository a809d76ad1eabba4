#include "search/weights.h"

#include <gtest/gtest.h>

#include <array>

namespace tavola::search {
namespace {

constexpr std::array<std::string_view, 2> kNames{"lead", "hand"};

TEST(Weights, AreReadByNameAndWrittenBack) {
  const auto read = read_weights("# fitted\nhand -0.25\n\n  lead 12  # points\n", kNames);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, (std::vector<double>{12, -0.25}));
  EXPECT_EQ(*read_weights(write_weights(kNames, *read), kNames), *read);
}

TEST(Weights, MistakesNameTheLine) {
  const auto error = [](std::string_view text) { return read_weights(text, kNames).error().text(); };
  EXPECT_NE(error("lead 1").find("\"hand\" is missing"), std::string::npos);
  EXPECT_NE(error("lead 1\nlead 2\nhand 1").find("line 2"), std::string::npos);
  EXPECT_NE(error("lead 1\nfoot 2").find("\"foot\""), std::string::npos);
  for (const char* bad : {"lead", "lead ", "lead x", "lead 1e3", "lead 1.2.3", "lead -", "lead 99999999", "lead nan",
                          "lead 0.12345678901234567890"}) {
    EXPECT_NE(error(std::string(bad) + "\nhand 1").find("line 1"), std::string::npos) << bad;
  }
}

}  // namespace
}  // namespace tavola::search
