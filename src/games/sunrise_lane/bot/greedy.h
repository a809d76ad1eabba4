// The yardstick: takes the best whole turn that it can see, and never looks further.
#pragma once

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

/// The greedy move of the viewing seat, which must be to act. Deterministic, and it never changes.
///
/// The best chain of houses and parks in points less 2 for each card used. Drawing is worth 0 less 2 for each card
/// that would have to be discarded (SL-14); stopping is worth 0. Equal: building, then the first in the order of moves.
/// It discards so that the best chain on the board as it is now stays the best it can be.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::sunrise_lane
