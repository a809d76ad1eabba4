// What the lab counts in games of Sunrise Lane: houses and parks by plot.
#pragma once

#include "games/sunrise_lane/rules/game.h"
#include "games/usage.h"

namespace tavola::sunrise_lane {

struct Usage {
  using Game = sunrise_lane::Game;
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

}  // namespace tavola::sunrise_lane
