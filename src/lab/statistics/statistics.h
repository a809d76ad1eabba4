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
  /// How far the interval reaches, on its wider side.
  double error() const { return std::max(high - value, value - low); }
};

/// Points and games of one cluster: the games of one deal are alike, so they are one observation.
struct Cluster {
  double points = 0;
  double games = 0;
};

/// The two-sided 95 % point of Student's t; at least 1 degree of freedom.
double student_95(std::size_t degrees);

/// The points per game, each game worth 0 to 1 point. The interval is Wilson's, with as many games as would vary as
/// much as these clusters do: it holds near 0 and 1, with draws, and for deals that are played from several seats.
Estimate rate(std::span<const Cluster> clusters);

/// Wilson's interval for `successes` out of `trials` that have nothing to do with each other.
Estimate wilson(double successes, double trials);

/// A mean of any numbers; the interval is Student's.
Estimate mean(std::span<const double> values);

/// A ratio of sums (points per game, seconds per move) over clusters of any size.
Estimate ratio(std::span<const Cluster> clusters);

/// The Elo difference that gives this expected score, and back. Infinite at 0 and 1.
double elo_of_rate(double rate);
double rate_of_elo(double elo);

/// The Elo difference that a rate and its interval stand for.
Estimate elo(const Estimate& rate);

/// How many of `values` lie in each of the bins [low + i width, low + (i + 1) width).
std::vector<std::uint32_t> histogram(std::span<const double> values, double low, double width, std::size_t bins);

/// The value below which this part (0 to 1) of the values lies; 0 without values.
double quantile(std::vector<double> values, double part);

}  // namespace tavola::lab
