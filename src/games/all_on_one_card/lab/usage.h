// What the lab counts in games of All on 1 Card: cards.
#pragma once

#include "games/all_on_one_card/rules/game.h"
#include "games/usage.h"

namespace tavola::all_on_one_card {

struct Usage {
  using Game = all_on_one_card::Game;
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

}  // namespace tavola::all_on_one_card
