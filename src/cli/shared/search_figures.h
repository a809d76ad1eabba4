// The speed of the bots' search, for `tavola bench`.
#pragma once

#include <string>

#include "registry/registry.h"

namespace tavola::cli {

/// How fast one bot searches on some threads.
struct SearchFigures {
  std::string game;
  std::string bot;
  int threads = 1;
  int decisions = 0;
  double playouts_per_second = 0;
  double nodes_per_second = 0;
  double milliseconds_per_decision = 0;
};

/// Lets the bot (such as "expert:iterations=4000") choose in positions of greedy games: `decisions` times or, if that
/// is 0, for about `seconds`. All thread counts get the same positions.
SearchFigures measure_search(const registry::AnyGame& game, const std::string& bot, int threads, double seconds,
                             int decisions);

}  // namespace tavola::cli
