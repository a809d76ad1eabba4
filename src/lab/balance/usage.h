// Counts what players used: houses, cards, buildings. Each game says what to count (games/<game>/lab/usage.h).
#pragma once

#include <vector>

#include "games/usage.h"
#include "registry/registry.h"

namespace tavola::lab {

using games::UsageCount;
using games::UsageCounts;
using games::UsageTable;

/// A move that a seat made.
struct SeatMove {
  core::Seat seat;
  registry::AnyMove move;
};

/// A finished game, for counting.
struct FinishedGame {
  const registry::AnyGame& game;
  const registry::AnyState& end;
  const core::Ending& ending;
  const std::vector<SeatMove>& moves;
};

/// The things of this game that can be used, with its content.
std::vector<UsageTable> usage_tables(const registry::AnyGame& game);

/// Adds what was used in a game.
void count_usage(const FinishedGame& finished, UsageCounts& counts);

/// Whole turns of all players together.
int turns_of(const FinishedGame& finished);

/// Figures of one game: "parks", "trades per turn".
games::Numbers numbers_of(const FinishedGame& finished);

}  // namespace tavola::lab
