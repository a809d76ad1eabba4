// How the default board is made.
//
// First the obstacles: a quarter of 5 x 5 with 10 of them in tidy groups, turned by 90 degrees for each next quarter.
// Then the worked examples' patterns get plots of their own. Then the other tiles (a colour with its dots) are laid by
// simulated annealing: what the rules file demands weighs heavily, what looks and plays well weighs little.
#pragma once

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

/// The default board, always the same one; without id and name.
Content make_default_board();

}  // namespace tavola::sunrise_lane
