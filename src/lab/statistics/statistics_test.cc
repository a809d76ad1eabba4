#include "lab/statistics/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random.h"
#include "lab/statistics/rating.h"
#include "lab/statistics/sprt.h"

namespace tavola::lab {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(Statistics, WilsonAsInTheLiterature) {
  const Estimate eight = wilson(8, 10);
  EXPECT_NEAR(eight.low, 0.49016, 1e-5);
  EXPECT_NEAR(eight.high, 0.94332, 1e-5);
  EXPECT_NEAR(wilson(0, 10).high, 0.27753, 1e-5);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_NEAR(wilson(10, 10).low, 0.72247, 1e-5);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Statistics, StudentsPointsAsInTheTables) {
  EXPECT_NEAR(student_95(1), 12.706, 1e-3);
  EXPECT_NEAR(student_95(6), 2.447, 2e-3);
  EXPECT_NEAR(student_95(10), 2.228, 1e-3);
  EXPECT_NEAR(student_95(30), 2.042, 1e-3);
  EXPECT_NEAR(student_95(1'000'000), 1.960, 1e-3);
}

TEST(Statistics, SingleGamesGiveWilsonsInterval) {
  std::vector<Cluster> games;
  for (int i = 0; i < 1000; ++i) games.push_back({i % 10 < 7 ? 1.0 : 0.0, 1});
  const Estimate found = rate(games);
  EXPECT_DOUBLE_EQ(found.value, 0.7);
  EXPECT_NEAR(found.low, wilson(700, 1000).low, 2e-4);
  EXPECT_NEAR(found.high, wilson(700, 1000).high, 2e-4);
}

TEST(Statistics, ADealIsOneObservation) {
  // The same side wins both games of a deal, so the second game adds no information.
  std::vector<Cluster> alike;
  std::vector<Cluster> once;
  std::vector<Cluster> opposite;
  for (int i = 0; i < 400; ++i) {
    const double won = i % 5 < 3 ? 1 : 0;
    once.push_back({won, 1});
    alike.push_back({2 * won, 2});
    opposite.push_back({1, 2});
  }
  EXPECT_NEAR(rate(alike).low, rate(once).low, 1e-12);
  EXPECT_NEAR(rate(alike).high, rate(once).high, 1e-12);
  // The first player always wins, so every deal is 1:1 and nothing varies.
  EXPECT_EQ(rate(opposite).low, 0.5);
  EXPECT_EQ(rate(opposite).high, 0.5);
}

TEST(Statistics, AllWonIsNotCertain) {
  const std::vector<Cluster> won(50, Cluster{2, 2});
  EXPECT_EQ(rate(won).value, 1);
  EXPECT_NEAR(rate(won).low, wilson(50, 50).low, 1e-12);
  EXPECT_EQ(rate({}).high, 1);
}

TEST(Statistics, DrawsNarrowTheInterval) {
  const std::vector<Cluster> decided{{1, 1}, {0, 1}, {1, 1}, {0, 1}, {1, 1}, {0, 1}};
  const std::vector<Cluster> drawn{{0.5, 1}, {0.5, 1}, {0.5, 1}, {0.5, 1}, {1, 1}, {0, 1}};
  EXPECT_DOUBLE_EQ(rate(drawn).value, 0.5);
  EXPECT_LT(rate(drawn).error(), rate(decided).error());
}

TEST(Statistics, TheIntervalHoldsTheTruthInNineteenOfTwenty) {
  core::Rng rng(1);
  int held = 0;
  for (int experiment = 0; experiment < 2000; ++experiment) {
    std::vector<Cluster> deals;
    for (int d = 0; d < 60; ++d) {
      const std::uint32_t luck = rng.below(100);  // shared by the two games of a deal
      double points = 0;
      for (int g = 0; g < 2; ++g) points += (rng.below(2) == 0 ? luck : rng.below(100)) < 70 ? 1 : 0;
      deals.push_back({points, 2});
    }
    const Estimate found = rate(deals);
    held += found.low <= 0.7 && 0.7 <= found.high ? 1 : 0;
  }
  EXPECT_GT(held, 1860);
  EXPECT_LT(held, 1950);
}

TEST(Statistics, Means) {
  const std::vector<double> values{1, 2, 3, 4, 5};
  const Estimate found = mean(values);
  EXPECT_DOUBLE_EQ(found.value, 3);
  EXPECT_NEAR(found.high, 3 + 2.7764451 * std::sqrt(2.5 / 5), 1e-6);
  EXPECT_EQ(mean({}).value, 0);
  EXPECT_EQ(mean(std::vector<double>{7}).low, 7);
}

TEST(Statistics, EloOfARate) {
  EXPECT_NEAR(elo_of_rate(0.5), 0, 1e-12);
  EXPECT_NEAR(elo_of_rate(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(elo_of_rate(0.64), 99.95, 0.01);
  EXPECT_EQ(elo_of_rate(1), kInfinity);
  EXPECT_EQ(elo_of_rate(0), -kInfinity);
  EXPECT_NEAR(rate_of_elo(elo_of_rate(0.83)), 0.83, 1e-12);
}

TEST(Statistics, HistogramsAndQuantiles) {
  const std::vector<double> values{0, 1, 1.9, 2, 9, 10, -1};
  EXPECT_EQ(histogram(values, 0, 2, 5), (std::vector<std::uint32_t>{3, 1, 0, 0, 1}));
  EXPECT_EQ(quantile(values, 0.5), 1.9);
  EXPECT_EQ(quantile(values, 1), 10);
  EXPECT_EQ(quantile({}, 0.5), 0);
}

// ------------------------------------------------------------------------------------------------------------ ratings

std::vector<RatedGame> duels(int a, int b, int won, int lost, int drawn) {
  std::vector<RatedGame> games;
  for (int i = 0; i < won; ++i) games.push_back({{a, b}, {1, 0}, 0});
  for (int i = 0; i < lost; ++i) games.push_back({{a, b}, {0, 1}, 0});
  for (int i = 0; i < drawn; ++i) games.push_back({{a, b}, {0.5, 0.5}, 0});
  for (std::size_t i = 0; i < games.size(); ++i) games[i].cluster = static_cast<int>(i);
  return games;
}

TEST(Ratings, TwoBotsAreAsTheirRateSays) {
  const auto games = duels(0, 1, 600, 300, 100);
  const auto found = ratings(2, games);
  const double expected = elo_of_rate(650.25 / 1000.5);  // includes half a drawn game
  EXPECT_NEAR(found[0].value - found[1].value, expected, 1e-6);
  EXPECT_NEAR(found[0].value, -found[1].value, 1e-9);
  std::vector<Cluster> clusters;
  for (const RatedGame& game : games) clusters.push_back({game.shares[0], 1});
  const Estimate by_rate = elo(rate(clusters));
  EXPECT_NEAR(2 * found[0].error(), by_rate.error(), 0.5);
}

TEST(Ratings, AChainOfThreeAddsUp) {
  auto games = duels(0, 1, 7500, 2500, 0);
  for (const RatedGame& game : duels(1, 2, 7500, 2500, 0)) games.push_back(game);
  for (std::size_t i = 0; i < games.size(); ++i) games[i].cluster = static_cast<int>(i);
  const auto found = ratings(3, games);
  EXPECT_NEAR(found[0].value - found[1].value, 190.8, 0.1);
  EXPECT_NEAR(found[1].value - found[2].value, 190.8, 0.1);
  EXPECT_NEAR(found[1].value, 0, 1e-6);
}

TEST(Ratings, OneAgainstThree) {
  // With equal strengths a player wins a quarter of the games. Winning half takes a strength of 3 to 1.
  std::vector<RatedGame> games;
  for (int i = 0; i < 4000; ++i) {
    const bool won = i % 2 == 0;
    games.push_back({{0, 1, 1, 1}, {won ? 1.0 : 0.0, won ? 0.0 : 1.0, 0, 0}, i});
  }
  const auto found = ratings(2, games);
  EXPECT_NEAR(found[0].value - found[1].value, elo_of_rate(0.75), 0.2);
}

TEST(Ratings, WhoWinsAllHasAStrengthToo) {
  const auto found = ratings(2, duels(0, 1, 40, 0, 0));
  EXPECT_TRUE(std::isfinite(found[0].value));
  EXPECT_GT(found[0].value - found[1].value, 500);
  EXPECT_GT(found[0].error(), 100) << "how much stronger is hardly known";
  EXPECT_TRUE(ratings(3, {}).size() == 3);
}

TEST(Ratings, OneDealSaysLittle) {
  auto games = duels(0, 1, 2, 0, 0);
  for (RatedGame& game : games) game.cluster = 0;
  EXPECT_GT(ratings(2, games)[0].error(), 100);
}

// --------------------------------------------------------------------------------------------------------------- sprt

TEST(SprtTest, BoundsOfWald) {
  EXPECT_NEAR(sprt_high({}), 2.94444, 1e-5);
  EXPECT_NEAR(sprt_low({}), -2.94444, 1e-5);
}

TEST(SprtTest, ThePentanomialRatio) {
  // Computed separately. The normal approximation n (s1 - s0) (2 mean - s0 - s1) / (2 variance) gives nearly the same.
  const std::map<double, double> outcomes{{0, 10}, {0.25, 200}, {0.5, 400}, {0.75, 260}, {1, 30}};
  EXPECT_NEAR(sprt_ratio({0, 5}, outcomes), 3.68837, 1e-3);
  const std::map<double, double> even{{0, 100}, {0.25, 100}, {0.5, 100}, {0.75, 100}, {1, 100}};
  EXPECT_NEAR(sprt_ratio({0, 20}, even), -1.65485, 1e-3);
}

TEST(SprtTest, StopsWithTheRightAnswer) {
  for (const auto& [percent, expected] : {std::pair{62u, SprtAnswer::kElo1}, std::pair{42u, SprtAnswer::kElo0}}) {
    core::Rng rng(7);
    Sprt sprt({0, 20});
    while (sprt.answer() == SprtAnswer::kUnknown && sprt.deals() < 10000) {
      sprt.add(((rng.below(100) < percent ? 1 : 0) + (rng.below(100) < percent ? 1 : 0)) / 2.0);
    }
    EXPECT_EQ(sprt.answer(), expected);
    EXPECT_LT(sprt.deals(), 1500);
    const int stopped = sprt.deals();
    sprt.add(0);
    EXPECT_EQ(sprt.deals(), stopped);
  }
}

TEST(SprtTest, SeldomWrong) {
  core::Rng rng(3);
  int wrong = 0;
  for (int experiment = 0; experiment < 200; ++experiment) {
    Sprt sprt({0, 100});
    while (sprt.answer() == SprtAnswer::kUnknown) sprt.add((rng.below(2) + rng.below(2)) / 2.0);
    wrong += sprt.answer() == SprtAnswer::kElo1 ? 1 : 0;
  }
  EXPECT_LE(wrong, 18);  // 5 % would be 10
}

TEST(SprtTest, SaysItInWords) {
  Sprt sprt({0, 20});
  EXPECT_EQ(sprt_text(sprt, "a", "b").find("Not known yet"), 0u);
  while (sprt.answer() == SprtAnswer::kUnknown) sprt.add(1);
  EXPECT_EQ(
      sprt_text(sprt, "a", "b").find("Yes: for a against b the difference is 20 Elo or more rather than 0 or less"),
      0u);
}

}  // namespace
}  // namespace tavola::lab
