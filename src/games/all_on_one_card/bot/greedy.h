// The greedy bot of All on 1 Card: a fixed yardstick, described in greedy.cc.
#pragma once

#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {

/// A legal move for the viewer, who must be to act; the same view gives the same move.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::all_on_one_card
