// Rates, means and Elo, each with its 95 % interval.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace tavola::lab {

/// A number and the 95 % interval around it.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
  /// The interval's half width, on its wider side.
  double error() const { return std::max(high - value, value - low); }
};

/// Points and games of one cluster. The games of a deal resemble each other, so they are one observation.
struct Cluster {
  double points = 0;
  double games = 0;
};

/// The two-sided 95 % point of Student's t. Needs at least 1 degree of freedom.
double student_95(std::size_t degrees);

/// The points per game, with each game worth 0 to 1 point. The interval is Wilson's, for the number of independent
/// games that would vary as much as these clusters. It holds near 0 and 1, with draws, and for deals played from
/// several seats.
Estimate rate(std::span<const Cluster> clusters);

/// Wilson's interval for `successes` out of `trials` independent trials.
Estimate wilson(double successes, double trials);

/// The mean of any numbers, with Student's interval.
Estimate mean(std::span<const double> values);

/// A ratio of sums (points per game, seconds per move) over clusters of any size.
Estimate ratio(std::span<const Cluster> clusters);

/// The Elo difference for an expected score, and back. Infinite at 0 and 1.
double elo_of_rate(double rate);
double rate_of_elo(double elo);

/// The Elo difference for a rate and its interval.
Estimate elo(const Estimate& rate);

/// How many `values` fall into each bin [low + i width, low + (i + 1) width).
std::vector<std::uint32_t> histogram(std::span<const double> values, double low, double width, std::size_t bins);

/// The quantile: this part (0 to 1) of the values lies below it. 0 without values.
double quantile(std::vector<double> values, double part);

}  // namespace tavola::lab
