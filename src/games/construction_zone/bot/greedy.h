// The greedy bot: a simple player that never changes, to measure others by.
#pragma once

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

/// How much a hand lacks for a building, in basic cards: 2 for each missing worker or crane, and for n missing
/// materials or plans 1, 2, 2, 3, 4, 4, 5, 6, 6, 7 (n = 1 to 10). 0 when it can be paid.
int distance(const Cost& cost, Cards hand);

/// The move of the viewing seat, whose turn it must be, that brings the nearest building closest.
///
/// Hands are compared by their distance to the nearest of the three top buildings; equal ones by the sum of the three
/// distances. It takes the pair that allows the best hand after the best trade of this turn, trades when that makes the
/// hand better, builds whenever it can, and then so that the hand that is left is nearest to the buildings that are
/// left. Among equals it declines a trade, or else takes the first move of the list. It uses only what the view shows.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::construction_zone
