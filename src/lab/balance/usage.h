// What a game's players make use of: parks and plots, buildings, cards. The only part of the lab that knows the games.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "registry/registry.h"

namespace tavola::lab {

/// A move that a seat made, in notation.
struct SeatMove {
  int seat = 0;
  std::string text;
};

/// A finished game, for counting.
struct FinishedGame {
  const registry::AnyGame& game;
  const registry::AnyState& end;
  const core::Ending& ending;
  const std::vector<SeatMove>& moves;
};

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
  std::int64_t by_winners = 0;  ///< uses by winners, in twelfths: those who share a victory share this too
  std::int64_t amount = 0;
  std::int64_t squares = 0;  ///< of the amounts
  void add(const UsageCount& other);
};

/// The things of this game, with its content.
std::vector<UsageTable> usage_tables(const registry::AnyGame& game);

/// Adds what was used in a game; `counts` is by table and key.
void count_usage(const FinishedGame& finished, std::vector<std::vector<UsageCount>>& counts);

/// Whole turns of all players together.
int turns_of(const FinishedGame& finished);

/// Figures of one game, always the same names in the same order: "parks", "trades per turn".
std::vector<std::pair<std::string, double>> numbers_of(const FinishedGame& finished);

/// 12, 6, 4, 3: the part of the victory of a seat that wins; 0 for another.
int twelfths(const core::Ending& ending, int seat);

}  // namespace tavola::lab
