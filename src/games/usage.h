// What the lab counts in the games of every kind. Each game says in its lab/usage.h what there is to count.
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
  std::string offered;  ///< what "offered" means: "turned up"
  std::string used;     ///< and "used": "built"
  std::string amount;   ///< what is counted with each use: "cards paid"; may be empty
  std::vector<std::string> keys;
  std::vector<std::vector<int>> map;  ///< when the things lie on a board: rows of indices into keys, -1 for none
};

/// One thing's use, summed up over games. Whole numbers: the sum does not depend on the order.
struct UsageCount {
  std::int64_t offered = 0;     ///< games in which it could be used
  std::int64_t used = 0;        ///< uses
  std::int64_t by_winners = 0;  ///< uses by winners, in twelfths: players who share a victory share this too
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

/// Names and figures, always the same names in the same order.
using Numbers = std::vector<std::pair<std::string, double>>;

/// 12, 6, 4 or 3: the part of the victory of a seat that wins; 0 for another.
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
