// Usage statistics for the lab. Each game's lab/usage.h says what to count.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"

namespace tavola::games {

/// A table of things of one kind that can be used.
struct UsageTable {
  std::string title;    ///< "Buildings"
  std::string item;     ///< the head of the first column
  std::string offered;  ///< the word for "offered": "turned up"
  std::string used;     ///< the word for "used": "built"
  std::string amount;   ///< the name of the amount of each use: "cards paid"; may be empty
  std::vector<std::string> keys;
  std::vector<std::vector<int>> map;  ///< for things on a board: rows of indices into keys, -1 for none
};

/// One thing's use, summed up over games. Integers, so that the sum doesn't depend on the order.
struct UsageCount {
  std::int64_t offered = 0;     ///< games in which it could be used
  std::int64_t used = 0;        ///< uses
  std::int64_t by_winners = 0;  ///< uses by winners, in twelfths; players who share a win share these too
  std::int64_t amount = 0;
  std::int64_t squares = 0;  ///< of the amounts

  void use(int twelfths, int with_amount) {
    ++used;
    by_winners += twelfths;
    amount += with_amount;
    squares += std::int64_t{with_amount} * with_amount;
  }
  void add(const UsageCount& other) {
    offered += other.offered;
    used += other.used;
    by_winners += other.by_winners;
    amount += other.amount;
    squares += other.squares;
  }
};

/// By table and key.
using UsageCounts = std::vector<std::vector<UsageCount>>;

/// Names and numbers. The names and their order are always the same.
using Numbers = std::vector<std::pair<std::string, double>>;

/// A winner's share of the win: 12, 6, 4 or 3 twelfths. 0 for other seats.
inline int twelfths(const core::Ending& ending, core::Seat seat) {
  return ending.won_by(seat) ? 12 / std::popcount(ending.winners) : 0;
}

/// A finished game and the moves of its players.
template <core::Game G>
struct Finished {
  struct Made {
    core::Seat seat;
    typename G::Move move;
  };
  const typename G::Rules& rules;
  const typename G::State& end;
  const core::Ending& ending;
  std::span<const Made> moves;

  template <class Is>
  int count(Is is) const {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const Made& made) { return is(made.move); }));
  }
};

inline double per(double count, double of) { return of > 0 ? count / of : 0; }

}  // namespace tavola::games
