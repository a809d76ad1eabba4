// Shared by the two searches: the candidates of a decision, and the luck of a playout.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "search/arithmetic.h"
#include "search/guide.h"

namespace tavola::search {

/// Returns milliseconds since some moment; nullptr if there is no clock.
using Clock = std::int64_t (*)();

/// A plan and its results so far.
template <class Move>
struct Candidate {
  Plan<Move> plan;
  std::uint32_t playouts = 0;
  std::int64_t sum = 0;  ///< of the seat's chances

  /// The average chances (of kOne) of the playouts. The plan's own worth counts as `trust` more playouts.
  double chances(int trust) const {
    const auto weight = static_cast<double>(playouts) + trust;
    return weight == 0 ? plan.worth : (static_cast<double>(sum) + static_cast<double>(plan.worth) * trust) / weight;
  }
};

/// Stable sort, best first. Uses insertion, since there are few candidates and it allocates nothing.
template <class Move, class Key>
void sort_by(std::span<Candidate<Move>> candidates, Key key) {
  for (std::size_t i = 1; i < candidates.size(); ++i) {
    for (std::size_t j = i; j > 0 && key(candidates[j]) > key(candidates[j - 1]); --j) {
      std::swap(candidates[j], candidates[j - 1]);
    }
  }
}

/// Makes the moves of a plan.
template <class Rules, class State, class Move>
void make(const Rules& rules, State& state, const Plan<Move>& plan) {
  for (int i = 0; i < plan.length; ++i) apply(rules, state, plan.moves[static_cast<std::size_t>(i)]);
}

/// Finds a candidate that wins the game at once and alone, and puts it first. Such a move needs no search. Returns
/// false if there is none.
template <core::Game G>
bool wins_at_once(const typename G::Rules& rules, const typename G::View& view, std::uint64_t seed,
                  std::span<Candidate<typename G::Move>> candidates) {
  core::Rng rng(seed);
  const typename G::State now = sample(rules, view, rng);
  for (auto& candidate : candidates) {
    typename G::State state = now;
    make(rules, state, candidate.plan);
    if (!to_act(rules, state).is_nobody()) continue;
    if (ending(rules, state).winners != 1u << core::index(viewer(view))) continue;
    std::swap(candidate, candidates[0]);
    return true;
  }
  return false;
}

/// The randomness of the k-th playout. One stream is for chance, so that all candidates get the same cards and dice.
/// The other is for the players' decisions.
struct Luck {
  Luck(std::uint64_t seed, std::uint32_t k)
      : chance(mixed(seed, 2 * std::uint64_t{k})), taste(mixed(seed, 2 * std::uint64_t{k} + 1)) {}
  core::Rng chance;
  core::Rng taste;
};

}  // namespace tavola::search
