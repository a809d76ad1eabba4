#include "lab/statistics/rating.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tavola::lab {
namespace {

constexpr double kEloPerUnit = 400 / 2.302585092994046;  // 400 / ln 10
constexpr double kPriorGames = 0.5;
constexpr double kRidge = 1e-9;  // the mean strength is arbitrary; this fixes it

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

/// Adds one game to the slope and the curvature of the log-likelihood.
void add_game(const RatedGame& game, double weight, const Vector& strengths, Vector& slope, Matrix* curvature) {
  const std::size_t seats = game.bots.size();
  Vector chances(seats);
  double sum = 0;
  for (std::size_t s = 0; s < seats; ++s)
    sum += chances[s] = std::exp(strengths[static_cast<std::size_t>(game.bots[s])]);
  for (std::size_t s = 0; s < seats; ++s) {
    chances[s] /= sum;
    slope[static_cast<std::size_t>(game.bots[s])] += weight * (game.shares[s] - chances[s]);
  }
  if (curvature == nullptr) return;
  for (std::size_t s = 0; s < seats; ++s) {
    const auto row = static_cast<std::size_t>(game.bots[s]);
    (*curvature)[row][row] += weight * chances[s];
    for (std::size_t t = 0; t < seats; ++t) {
      (*curvature)[row][static_cast<std::size_t>(game.bots[t])] -= weight * chances[s] * chances[t];
    }
  }
}

/// The inverse of a positive definite matrix (Gauss-Jordan).
Matrix inverse(Matrix m) {
  const std::size_t n = m.size();
  Matrix inv(n, Vector(n, 0));
  for (std::size_t i = 0; i < n; ++i) inv[i][i] = 1;
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < n; ++row) {
      if (std::abs(m[row][column]) > std::abs(m[pivot][column])) pivot = row;
    }
    std::swap(m[pivot], m[column]);
    std::swap(inv[pivot], inv[column]);
    const double scale = 1 / m[column][column];
    for (std::size_t i = 0; i < n; ++i) {
      m[column][i] *= scale;
      inv[column][i] *= scale;
    }
    for (std::size_t row = 0; row < n; ++row) {
      if (row == column) continue;
      const double factor = m[row][column];
      for (std::size_t i = 0; i < n; ++i) {
        m[row][i] -= factor * m[column][i];
        inv[row][i] -= factor * inv[column][i];
      }
    }
  }
  return inv;
}

Vector times(const Matrix& m, const Vector& v) {
  Vector out(v.size(), 0);
  for (std::size_t i = 0; i < v.size(); ++i) {
    for (std::size_t j = 0; j < v.size(); ++j) out[i] += m[i][j] * v[j];
  }
  return out;
}

/// One drawn game for every two bots that met, to be weighted with kPriorGames.
std::vector<RatedGame> drawn_games(std::span<const RatedGame> games) {
  std::set<std::pair<int, int>> met;
  for (const RatedGame& game : games) {
    for (const int a : game.bots) {
      for (const int b : game.bots) {
        if (a < b) met.emplace(a, b);
      }
    }
  }
  std::vector<RatedGame> drawn;
  for (const auto& [a, b] : met) drawn.push_back({{a, b}, {0.5, 0.5}, 0});
  return drawn;
}

void centre(Vector& strengths) {
  double sum = 0;
  for (const double s : strengths) sum += s;
  for (double& s : strengths) s -= sum / static_cast<double>(strengths.size());
}

/// Climbs to the maximum by Newton's method. Returns the inverse of the curvature there.
Matrix climb(std::span<const RatedGame> games, std::span<const RatedGame> drawn, Vector& strengths) {
  Matrix covariance;
  for (int step = 0; step < 100; ++step) {
    Vector slope(strengths.size(), 0);
    Matrix curvature(strengths.size(), Vector(strengths.size(), 0));
    for (const RatedGame& game : games) add_game(game, 1, strengths, slope, &curvature);
    for (const RatedGame& game : drawn) add_game(game, kPriorGames, strengths, slope, &curvature);
    for (std::size_t i = 0; i < strengths.size(); ++i) curvature[i][i] += kRidge;
    covariance = inverse(curvature);
    const Vector move = times(covariance, slope);
    double largest = 0;
    for (const double m : move) largest = std::max(largest, std::abs(m));
    const double scale = largest > 1 ? 1 / largest : 1;  // far from the maximum a full step may overshoot
    for (std::size_t i = 0; i < strengths.size(); ++i) strengths[i] += move[i] * scale;
    centre(strengths);
    if (largest < 1e-10) break;
  }
  return covariance;
}

/// The variances of the strengths around their mean.
Vector centred_variances(const Matrix& covariance) {
  const std::size_t n = covariance.size();
  Vector variances(n, 0);
  for (std::size_t i = 0; i < n; ++i) {
    Vector weights(n, -1.0 / static_cast<double>(n));
    weights[i] += 1;
    const Vector moved = times(covariance, weights);
    for (std::size_t j = 0; j < n; ++j) variances[i] += weights[j] * moved[j];
  }
  return variances;
}

}  // namespace

std::vector<Estimate> ratings(int bots, std::span<const RatedGame> games) {
  const auto count = static_cast<std::size_t>(bots);
  Vector strengths(count, 0);
  const std::vector<RatedGame> drawn = drawn_games(games);
  const Matrix covariance = climb(games, drawn, strengths);

  // The slopes of the clusters at the maximum show how much the estimate would vary with other deals.
  int clusters = 0;
  for (const RatedGame& game : games) clusters = std::max(clusters, game.cluster + 1);
  std::vector<Vector> slopes(static_cast<std::size_t>(clusters), Vector(count, 0));
  for (const RatedGame& game : games) {
    add_game(game, 1, strengths, slopes[static_cast<std::size_t>(game.cluster)], nullptr);
  }
  Vector variance(count, 0);
  for (const Vector& slope : slopes) {
    Vector moved = times(covariance, slope);
    centre(moved);
    for (std::size_t i = 0; i < count; ++i) variance[i] += moved[i] * moved[i];
  }
  // Paired deals make the interval narrower than independent games would, but hardly to less than half. With a single
  // deal, or when nearly all games end alike, the slopes say nothing; so the variance has a lower bound.
  const Vector independent = centred_variances(covariance);
  for (std::size_t i = 0; i < count; ++i) {
    variance[i] = std::max(variance[i], clusters > 1 ? independent[i] / 4 : independent[i]);
  }
  std::vector<Estimate> all;
  const double correction = clusters > 1 ? clusters / (clusters - 1.0) : 1;
  const double student = clusters > 1 ? student_95(static_cast<std::size_t>(clusters) - 1) : 1.96;
  for (std::size_t i = 0; i < count; ++i) {
    const double half = kEloPerUnit * student * std::sqrt(variance[i] * correction);
    all.push_back({kEloPerUnit * strengths[i], kEloPerUnit * strengths[i] - half, kEloPerUnit * strengths[i] + half});
  }
  return all;
}

}  // namespace tavola::lab
