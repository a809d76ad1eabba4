// The greedy bot: a simple player that never changes, to measure others by. It takes the best turn that it sees and
// looks no further.
#pragma once

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

/// The move of the viewing seat, whose turn it must be. The same view gives the same move.
///
/// The best chain of houses and parks in points less 2 for each card used. Drawing is worth 0 less 2 for each card
/// that would have to be discarded (SL-14); stopping is worth 0. Equal: building, then the first in the order of moves.
/// It discards so that the best chain on the board as it is now stays the best it can be.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::sunrise_lane
