// The greedy bot: a simple player that never changes, to measure others by. greedy.cc says what it does.
#pragma once

#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {

/// A legal move of the viewing seat, whose turn it must be. The same view gives the same move.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::all_on_one_card
