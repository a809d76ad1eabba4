// The handicap of a level: what it doesn't see.
#pragma once

#include "games/sunrise_lane/bot/chains.h"

namespace tavola::sunrise_lane {

/// The defaults are no handicap.
struct Handicap {
  Outline outline;
  bool rankings = true;  ///< considers the bonuses at the end
  bool others = true;    ///< considers what the others may do next
  bool judges = true;    ///< evaluates positions; false: only sums of prices
  double misjudged = 0;  ///< the largest error in judging a plan, in points
};

}  // namespace tavola::sunrise_lane
