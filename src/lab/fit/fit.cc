#include "lab/fit/fit.h"

#include <algorithm>
#include <cassert>

namespace tavola::lab {
namespace {

/// Each seat's chance to win, in one sample.
std::array<double, core::kMaxSeats> chances(const Sample& sample, std::span<const double> weights, std::size_t fitted) {
  std::array<double, core::kMaxSeats> score{};
  const auto players = static_cast<std::size_t>(sample.players);
  for (std::size_t s = 0; s < players; ++s) {
    for (std::size_t i = 0; i < fitted; ++i) score[s] += weights[i] * sample.features[s * fitted + i];
  }
  const double most = *std::max_element(score.begin(), score.begin() + sample.players);
  double sum = 0;
  for (std::size_t s = 0; s < players; ++s) sum += score[s] = std::exp(score[s] - most);
  for (std::size_t s = 0; s < players; ++s) score[s] /= sum;
  return score;
}

std::size_t fitted_of(const Sample& sample) {
  return sample.features.size() / static_cast<std::size_t>(sample.players);
}

/// Solves a x = b for a symmetric positive a (row by row), in place.
void solve(std::vector<double>& a, std::vector<double>& b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t r = i + 1; r < n; ++r) {
      const double factor = a[r * n + i] / a[i * n + i];
      for (std::size_t c = i; c < n; ++c) a[r * n + c] -= factor * a[i * n + c];
      b[r] -= factor * b[i];
    }
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t c = i + 1; c < n; ++c) b[i] -= a[i * n + c] * b[c];
    b[i] /= a[i * n + i];
  }
}

/// Adds one sample to the slope and the curvature of the log-likelihood.
void add_sample(const Sample& sample, std::span<const double> weights, std::vector<double>& slope,
                std::vector<double>& curvature) {
  const std::size_t n = slope.size();
  const auto chance = chances(sample, weights, n);
  const auto players = static_cast<std::size_t>(sample.players);
  std::vector<double> mean(n);
  for (std::size_t s = 0; s < players; ++s) {
    for (std::size_t i = 0; i < n; ++i) mean[i] += chance[s] * sample.features[s * n + i];
  }
  for (std::size_t s = 0; s < players; ++s) {
    const double* f = &sample.features[s * n];
    for (std::size_t i = 0; i < n; ++i) {
      slope[i] += (sample.won[s] - chance[s]) * f[i];
      for (std::size_t j = 0; j <= i; ++j) curvature[i * n + j] += chance[s] * (f[i] - mean[i]) * (f[j] - mean[j]);
    }
  }
}

}  // namespace

double log_loss(std::span<const Sample> samples, std::span<const double> weights, bool held_back) {
  double sum = 0;
  int count = 0;
  for (const Sample& sample : samples) {
    if (sample.held_back != held_back) continue;
    const auto chance = chances(sample, weights, fitted_of(sample));
    for (std::size_t s = 0; s < static_cast<std::size_t>(sample.players); ++s) {
      if (sample.won[s] > 0) sum -= sample.won[s] * std::log(std::max(chance[s], 1e-9));
    }
    ++count;
  }
  return count == 0 ? 0 : sum / count;
}

std::vector<double> fit_weights(std::span<const Sample> samples, std::span<const double> old, int fitted,
                                const FitSettings& settings) {
  const auto n = static_cast<std::size_t>(fitted);
  std::vector<double> weights(old.begin(), old.end());
  assert(weights.size() >= n);
  for (int step = 0; step < settings.steps; ++step) {
    std::vector<double> slope(n);
    std::vector<double> curvature(n * n);
    for (const Sample& sample : samples) {
      if (!sample.held_back) add_sample(sample, weights, slope, curvature);
    }
    for (std::size_t i = 0; i < n; ++i) {
      slope[i] += settings.pull * (old[i] - weights[i]);
      curvature[i * n + i] += settings.pull;
      for (std::size_t j = 0; j < i; ++j) curvature[j * n + i] = curvature[i * n + j];
    }
    solve(curvature, slope);
    for (std::size_t i = 0; i < n; ++i) weights[i] += slope[i];
  }
  return weights;
}

}  // namespace tavola::lab
