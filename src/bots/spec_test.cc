#include "bots/spec.h"

#include <gtest/gtest.h>

namespace tavola::bots {
namespace {

TEST(BotSpec, NamesTheLadderAndTheYardsticks) {
  EXPECT_EQ(read_spec("random")->kind, Kind::kRandom);
  EXPECT_EQ(read_spec("greedy")->kind, Kind::kGreedy);
  EXPECT_EQ(read_spec("plain")->kind, Kind::kPlain);
  EXPECT_EQ(read_spec("plain")->budget.iterations, kPlainIterations);
  for (const search::Level level : search::kAllLevels) {
    const auto spec = read_spec(search::name(level));
    ASSERT_TRUE(spec.ok());
    EXPECT_EQ(spec->kind, Kind::kLevel);
    EXPECT_EQ(spec->level, level);
  }
  EXPECT_EQ(names().size(), 3u + search::kLevels);
  for (const std::string_view name : names()) EXPECT_TRUE(read_spec(name).ok()) << name;
}

TEST(BotSpec, HasABudget) {
  const auto spec = read_spec("expert:iterations=1000:threads=2:memory=8");
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->budget.iterations, 1000u);
  EXPECT_EQ(spec->budget.threads, 2);
  EXPECT_EQ(spec->budget.memory, std::size_t{8} << 20);
  EXPECT_EQ(read_spec("hard:ms=250")->budget.milliseconds, 250);
}

TEST(BotSpec, MistakesSayWhatIsKnown) {
  EXPECT_EQ(read_spec("grandmaster").error().name, "unknown-bot");
  EXPECT_NE(read_spec("grandmaster").error().text().find("expert"), std::string::npos);
  EXPECT_EQ(read_spec("").error().name, "unknown-bot");
  for (const char* bad : {"expert:", "expert:iterations", "expert:iterations=", "expert:iterations=0", "expert:ms=-1",
                          "expert:threads=1000", "expert:memory=99999999", "expert:speed=9", "expert:ms=1e3",
                          "greedy:ms=5", "random:iterations=5"}) {
    EXPECT_FALSE(read_spec(bad).ok()) << bad;
  }
}

}  // namespace
}  // namespace tavola::bots
