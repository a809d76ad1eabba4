// What the lab counts in games of Construction Zone: buildings.
#pragma once

#include "games/construction_zone/rules/game.h"
#include "games/usage.h"

namespace tavola::construction_zone {

struct Usage {
  using Game = construction_zone::Game;
  using Finished = games::Finished<Game>;

  /// The things that can be used.
  static std::vector<games::UsageTable> tables(const Rules& rules);
  /// Adds the uses in one game.
  static void count(const Finished& finished, games::UsageCounts& counts);
  /// Whole turns of all players together.
  static int turns(const Finished& finished);
  /// Further figures of one game.
  static games::Numbers numbers(const Finished& finished);
};

}  // namespace tavola::construction_zone
