#include "lab/statistics/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tavola::lab {
namespace {

constexpr double kNormal = 1.959963984540054;  // the two-sided 95 % point of the normal distribution

struct Sums {
  double points = 0;
  double games = 0;
  double ratio() const { return games > 0 ? points / games : 0; }
};

Sums sums_of(std::span<const Cluster> clusters) {
  Sums sums;
  for (const Cluster& cluster : clusters) {
    sums.points += cluster.points;
    sums.games += cluster.games;
  }
  return sums;
}

/// The variance of points / games if the clusters, not the games, are independent.
double variance_of_ratio(std::span<const Cluster> clusters, const Sums& sums) {
  const auto count = static_cast<double>(clusters.size());
  double squares = 0;
  for (const Cluster& cluster : clusters) {
    const double off = cluster.points - sums.ratio() * cluster.games;
    squares += off * off;
  }
  return squares * count / (count - 1) / (sums.games * sums.games);
}

Estimate wilson_with(double rate, double trials) {
  const double z2 = kNormal * kNormal;
  const double middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
  const double half = kNormal / (1 + z2 / trials) * std::sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials));
  return {rate, std::max(0.0, std::min(rate, middle - half)), std::min(1.0, std::max(rate, middle + half))};
}

}  // namespace

double student_95(std::size_t degrees) {
  constexpr std::array kFew{12.7062047, 4.3026527, 3.1824463, 2.7764451, 2.5705818};
  if (degrees == 0) return std::numeric_limits<double>::infinity();
  if (degrees <= kFew.size()) return kFew[degrees - 1];
  const double z = kNormal;
  const double n = static_cast<double>(degrees);
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

Estimate wilson(double successes, double trials) {
  if (trials <= 0) return {0, 0, 1};
  return wilson_with(successes / trials, trials);
}

Estimate rate(std::span<const Cluster> clusters) {
  const Sums sums = sums_of(clusters);
  if (sums.games <= 0) return {0, 0, 1};
  const double rate = sums.ratio();
  // Without spread (all games won, or a single deal) clusters say nothing, so each counts as a single game.
  if (clusters.size() < 2 || rate <= 0 || rate >= 1) {
    return wilson_with(rate, static_cast<double>(clusters.size()));
  }
  const double variance = variance_of_ratio(clusters, sums);
  const double student = student_95(clusters.size() - 1) / kNormal;
  if (variance <= 0) return {rate, rate, rate};
  return wilson_with(rate, rate * (1 - rate) / (variance * student * student));
}

Estimate ratio(std::span<const Cluster> clusters) {
  const Sums sums = sums_of(clusters);
  if (sums.games <= 0) return {};
  const double value = sums.ratio();
  if (clusters.size() < 2) return {value, value, value};
  const double half = student_95(clusters.size() - 1) * std::sqrt(variance_of_ratio(clusters, sums));
  return {value, value - half, value + half};
}

Estimate mean(std::span<const double> values) {
  std::vector<Cluster> clusters;
  clusters.reserve(values.size());
  for (const double value : values) clusters.push_back({value, 1});
  return ratio(clusters);
}

double elo_of_rate(double rate) {
  if (rate <= 0) return -std::numeric_limits<double>::infinity();
  if (rate >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(rate / (1 - rate));
}

double rate_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate elo(const Estimate& rate) { return {elo_of_rate(rate.value), elo_of_rate(rate.low), elo_of_rate(rate.high)}; }

std::vector<std::uint32_t> histogram(std::span<const double> values, double low, double width, std::size_t bins) {
  std::vector<std::uint32_t> counts(bins, 0);
  for (const double value : values) {
    const double at = std::floor((value - low) / width);
    if (at >= 0 && at < static_cast<double>(bins)) ++counts[static_cast<std::size_t>(at)];
  }
  return counts;
}

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  const auto last = static_cast<double>(values.size() - 1);
  const auto at = static_cast<std::ptrdiff_t>(std::lround(part * last));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

}  // namespace tavola::lab
