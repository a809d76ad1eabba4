#include "lab/fit/fit.h"

#include <gtest/gtest.h>

namespace tavola::lab {
namespace {

/// Positions of two seats with two features. The winners are drawn from the chances that `truth` gives.
std::vector<Sample> made_up(std::span<const double> truth, int count) {
  core::Rng rng(3);
  const auto unit = [&] { return rng.below(1000) / 500.0 - 1; };
  std::vector<Sample> samples;
  for (int i = 0; i < count; ++i) {
    Sample sample;
    sample.players = 2;
    sample.held_back = i % 5 == 0;
    sample.features = {unit(), unit(), unit(), unit()};
    const double lead =
        truth[0] * (sample.features[0] - sample.features[2]) + truth[1] * (sample.features[1] - sample.features[3]);
    sample.won[rng.below(1'000'000) < 1'000'000 * search::logistic(lead) ? 0 : 1] = 1;
    samples.push_back(sample);
  }
  return samples;
}

TEST(Fit, FindsTheWeightsThatMadeTheResults) {
  const std::vector<double> truth{1.5, -0.5};
  const auto samples = made_up(truth, 20000);
  const std::vector<double> zero{0, 0};
  FitSettings settings;
  settings.pull = 0.01;
  const auto fitted = fit_weights(samples, zero, 2, settings);
  EXPECT_NEAR(fitted[0], truth[0], 0.1);
  EXPECT_NEAR(fitted[1], truth[1], 0.1);
  EXPECT_LT(log_loss(samples, fitted, true), log_loss(samples, zero, true));
  EXPECT_NEAR(log_loss(samples, zero, true), std::log(2.0), 1e-9) << "without knowledge both are as likely";
}

TEST(Fit, KeepsWhatIsNotFitted) {
  const std::vector<double> truth{1.5, -0.5};
  const std::vector<double> old{0, 0, 7};
  EXPECT_EQ(fit_weights(made_up(truth, 500), old, 2, {})[2], 7);
}

TEST(Fit, AStrongPullStaysWithTheOldWeights) {
  const std::vector<double> truth{1.5, -0.5};
  const std::vector<double> old{0.2, 0.3};
  FitSettings settings;
  settings.pull = 1e9;
  const auto fitted = fit_weights(made_up(truth, 500), old, 2, settings);
  EXPECT_NEAR(fitted[0], old[0], 1e-3);
  EXPECT_NEAR(fitted[1], old[1], 1e-3);
}

}  // namespace
}  // namespace tavola::lab
