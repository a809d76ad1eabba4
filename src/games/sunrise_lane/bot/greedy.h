// The greedy bot: a simple, fixed player, as a yardstick for others. It takes the best turn it finds and looks no
// further.
#pragma once

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

/// The move of the viewing seat. It must be that seat's turn. The same view gives the same move.
///
/// Greedy values a chain of houses and parks at its points, minus 2 for each card used. Drawing is worth 0, minus 2 for
/// each card that must then be discarded (SL-14). Stopping is worth 0. Between equal moves it builds, or else takes the
/// first of the list. It discards so that the best chain on the current board keeps the highest value.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::sunrise_lane
