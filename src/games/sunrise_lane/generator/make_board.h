// How the default board is made.
//
// First come the obstacles: a quarter of 5 x 5 with 10 of them in tidy groups, turned by 90 degrees for each next
// quarter. Then the patterns of the worked examples get their plots. Simulated annealing places the other tiles (a
// colour with its dots). The demands of the rules file have a large weight, good looks and good play a small one.
#pragma once

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

/// Makes the default board, without id and name. It is always the same.
Content make_default_board();

}  // namespace tavola::sunrise_lane
