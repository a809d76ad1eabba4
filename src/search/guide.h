// What a game provides to the search: the plans to consider, the policy in playouts, and the evaluation of positions.
// Decisions get a View, so no bot sees more than a player could. Only the outlook reads a State, which is sampled.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace tavola::search {

/// Each seat's chances of winning, in units of 1/kOne. They add up to kOne.
inline constexpr std::int32_t kOne = 1 << 20;
using Chances = std::array<std::int32_t, core::kMaxSeats>;

/// Consecutive moves of one seat, with no random event between them.
template <class Move>
struct Plan {
  static constexpr int kMost = 6;
  std::array<Move, kMost> moves{};
  std::uint8_t length = 0;
  std::int32_t worth = 0;  ///< the planner's estimate of the chances (of kOne)

  static constexpr Plan of(Move move, std::int32_t worth = 0) {
    Plan plan;
    plan.worth = worth;
    plan.add(move);
    return plan;
  }
  constexpr void add(Move move) { moves[length++] = move; }
  constexpr bool same_moves(const Plan& other) const { return length == other.length && moves == other.moves; }
};

template <class G>
using PlanOf = Plan<typename G::Move>;
template <class G>
using PlansOf = std::vector<PlanOf<G>>;

/// Stable sort, best worth first. Uses insertion, since there are few plans and it allocates nothing.
template <class Move>
void sort_by_worth(std::vector<Plan<Move>>& plans) {
  for (std::size_t i = 1; i < plans.size(); ++i) {
    const Plan<Move> plan = plans[i];
    std::size_t at = i;
    for (; at > 0 && plans[at - 1].worth < plan.worth; --at) plans[at] = plans[at - 1];
    plans[at] = plan;
  }
}

/// Keeps at most the first `most` plans.
template <class Move>
void keep_first(std::vector<Plan<Move>>& plans, int most) {
  if (plans.size() > static_cast<std::size_t>(most)) plans.resize(static_cast<std::size_t>(most));
}

/// How a game's bots think. A guide is immutable, so threads may share one.
template <class T>
concept Guide = core::Game<typename T::Game> &&
                requires(const T& guide, const typename T::Game::View& view, const typename T::Game::State& state,
                         PlansOf<typename T::Game>& plans, int most, core::Rng& rng) {
                  { guide.rules() } -> std::same_as<const typename T::Game::Rules&>;

                  // Replaces `plans` by 1 to `most` plans of the viewing seat, best first. It is that seat's turn.
                  // Allocates nothing if the vector has room.
                  { guide.plans(view, most, plans) } -> std::same_as<void>;

                  // The viewing seat's plan in a playout. Fast, and allocates nothing. It needs no worth.
                  { guide.quick(view, rng) } -> std::same_as<PlanOf<typename T::Game>>;

                  // True in the first position of each turn. The length of a playout is counted in turns.
                  { guide.turn_begins(state) } -> std::same_as<bool>;

                  // All seats' chances. Called only at the beginning of a turn, before the game is over.
                  { guide.outlook(state) } -> std::same_as<Chances>;
                };

/// The chances when the game is over: the winners share kOne.
inline Chances shared_win(std::uint8_t winners, int players) {
  Chances chances{};
  int count = 0;
  for (int s = 0; s < players; ++s) count += (winners >> s) & 1;
  for (int s = 0; s < players; ++s) {
    if (((winners >> s) & 1) != 0) chances[static_cast<std::size_t>(s)] = kOne / count;
  }
  return chances;
}

}  // namespace tavola::search
