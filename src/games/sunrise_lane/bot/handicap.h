// What a level sees less than the best.
#pragma once

#include "games/sunrise_lane/bot/chains.h"

namespace tavola::sunrise_lane {

/// The defaults take nothing away.
struct Handicap {
  Outline outline;
  bool rankings = true;  ///< counts the bonuses at the end
  bool others = true;    ///< thinks of what the others may do next
  bool judges = true;    ///< compares positions; without it, only the sum of prices
  double misjudged = 0;  ///< points by which a plan may seem better or worse than it is
};

}  // namespace tavola::sunrise_lane
