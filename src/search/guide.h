// What a game teaches the search: which plans are worth a look, what players do in a playout, and how good a position
// is. A decision gets a View, so no bot sees what a player could not. Only the outlook reads a State, a sampled one.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace tavola::search {

/// Chances of winning, one for each seat, in parts of kOne; together kOne.
inline constexpr std::int32_t kOne = 1 << 20;
using Chances = std::array<std::int32_t, core::kMaxSeats>;

/// Moves that one seat makes in a row, with no random event and nobody else between them.
template <class Move>
struct Plan {
  static constexpr int kMost = 6;
  std::array<Move, kMost> moves{};
  std::uint8_t length = 0;
  std::int32_t worth = 0;  ///< the chances (of kOne) that the planner expects with this plan

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

/// Sorts the best worth first; equal ones stay in order. By insertion: there are few, and nothing is allocated.
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

/// How a game's bots think. A guide is immutable: several threads may use one at a time.
template <class T>
concept Guide = core::Game<typename T::Game> &&
                requires(const T& guide, const typename T::Game::View& view, const typename T::Game::State& state,
                         PlansOf<typename T::Game>& plans, int most, core::Rng& rng) {
                  { guide.rules() } -> std::same_as<const typename T::Game::Rules&>;

                  // Fills `plans` (emptied first) with at most `most` plans of the viewing seat, whose turn it is, the
                  // best first. At least one. Allocates nothing if the vector has room.
                  { guide.plans(view, most, plans) } -> std::same_as<void>;

                  // What the viewing seat does in a playout: quick, and allocates nothing. No worth is needed.
                  { guide.quick(view, rng) } -> std::same_as<PlanOf<typename T::Game>>;

                  // True in one position of every turn: where it begins. Playouts are counted in turns.
                  { guide.turn_begins(state) } -> std::same_as<bool>;

                  // Everybody's chances, where a turn begins and the game is not over.
                  { guide.outlook(state) } -> std::same_as<Chances>;
                };

/// The chances when a game is over: the winners share.
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
