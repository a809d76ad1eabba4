#include "games/construction_zone/generator/sets.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/random.h"

namespace tavola::construction_zone::generator {
namespace {

using core::Rng;

constexpr int kTries = 20000;

/// Basic cards for n materials or plans.
int worth(int n) { return (2 * n + 2) / 3; }
int worth(const Cost& cost) { return 2 * (cost.workers + cost.cranes) + worth(cost.materials) + worth(cost.plans); }

/// Workers and cranes swapped together with materials and plans.
Cost mirrored(const Cost& cost) { return {cost.cranes, cost.workers, cost.plans, cost.materials}; }

bool may_be(const Cost& cost) { return worth(cost) >= 6 && worth(cost) <= 8 && cost.workers + cost.cranes <= 4; }

/// The costs that are known, with their mirror images.
Set known_costs() {
  return {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 10, 0}, {0, 0, 0, 10},
          {1, 2, 1, 1}, {2, 1, 1, 1}, {1, 1, 0, 4},  {1, 1, 4, 0}};
}

struct Candidates {
  Set fixed;  ///< their own mirror image
  Set pairs;  ///< one of each pair
};

Candidates candidates() {
  const Set known = known_costs();
  Candidates found;
  for (std::uint8_t w = 0; w <= 4; ++w) {
    for (std::uint8_t c = 0; c <= 4; ++c) {
      for (std::uint8_t m = 0; m <= 10; ++m) {
        for (std::uint8_t p = 0; p <= 10; ++p) {
          const Cost cost{w, c, m, p};
          if (!may_be(cost) || std::find(known.begin(), known.end(), cost) != known.end()) continue;
          if (cost == mirrored(cost)) {
            found.fixed.push_back(cost);
          } else if (amounts(cost) > amounts(mirrored(cost))) {
            found.pairs.push_back(cost);
          }
        }
      }
    }
  }
  return found;
}

/// How different two buildings are, in basic cards.
int apart(const Cost& a, const Cost& b) {
  return 2 * std::abs(a.workers - b.workers) + 2 * std::abs(a.cranes - b.cranes) +
         std::abs(worth(a.materials) - worth(b.materials)) + std::abs(worth(a.plans) - worth(b.plans));
}

int resources(const Cost& cost) {
  return (cost.workers > 0 ? 1 : 0) + (cost.cranes > 0 ? 1 : 0) + (cost.materials > 0 ? 1 : 0) +
         (cost.plans > 0 ? 1 : 0);
}

/// Larger is more varied: buildings far apart, as many of each worth, of 1 to 4 different resources, and as much worth
/// in workers and cranes as in materials and plans.
int variety(const Set& set) {
  int score = 0;
  std::array<int, 3> of_worth{};
  std::array<int, 5> of_resources{};
  int traded = 0;
  int all = 0;
  for (const Cost& cost : set) {
    int nearest = 100;
    for (const Cost& other : set) {
      if (!(cost == other)) nearest = std::min(nearest, apart(cost, other));
    }
    score += 2 * std::min(nearest, 3);
    ++of_worth[static_cast<std::size_t>(worth(cost) - 6)];
    ++of_resources[static_cast<std::size_t>(resources(cost))];
    traded += 2 * (cost.workers + cost.cranes);
    all += worth(cost);
  }
  for (const int n : of_worth) score -= 3 * std::abs(n - kBuildings / 3);
  for (std::size_t n = 1; n < of_resources.size(); ++n) score -= 2 * std::abs(of_resources[n] - kBuildings / 4);
  return score - std::abs(2 * traded - all) / 4;
}

/// `n` different ones of `from`, in random order.
void add_some(Set from, std::size_t n, Rng& rng, Set& set, bool with_mirror) {
  for (std::size_t i = 0; i < n; ++i) {
    std::swap(from[i], from[i + rng.below(static_cast<std::uint32_t>(from.size() - i))]);
    set.push_back(from[i]);
    if (with_mirror) set.push_back(mirrored(from[i]));
  }
}

}  // namespace

Set varied_set(std::uint64_t seed) {
  const Candidates from = candidates();
  Rng rng(seed);
  Set best;
  int best_score = -1000000;
  for (int i = 0; i < kTries; ++i) {
    const std::size_t fixed = 3 + 2 * rng.below(2);
    Set set = known_costs();
    add_some(from.fixed, fixed, rng, set, false);
    add_some(from.pairs, (kBuildings - set.size()) / 2, rng, set, true);
    if (const int score = variety(set); score > best_score) {
      best_score = score;
      best = set;
    }
  }
  std::sort(best.begin(), best.end(), [](const Cost& a, const Cost& b) {
    return worth(a) != worth(b) ? worth(a) < worth(b) : amounts(a) > amounts(b);
  });
  return best;
}

std::array<int, 4> amounts(const Cost& cost) { return {cost.workers, cost.cranes, cost.materials, cost.plans}; }

}  // namespace tavola::construction_zone::generator
