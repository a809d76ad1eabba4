// The greedy bot: a simple, fixed player, as a yardstick for others. greedy.cc describes it.
#pragma once

#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {

/// A legal move of the viewing seat. It must be that seat's turn. The same view gives the same move.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::all_on_one_card
