// The greedy bot: a simple, fixed player, as a yardstick for others.
#pragma once

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

/// How much a hand lacks for a building, in basic cards: 2 for each missing worker or crane, and for n missing
/// materials or plans 1, 2, 2, 3, 4, 4, 5, 6, 6, 7 (n = 1 to 10). 0 if it can be paid.
int distance(const Cost& cost, Cards hand);

/// The viewing seat's move that brings the nearest building closest. It must be that seat's turn.
///
/// Greedy compares hands by their distance to the nearest of the three top buildings, then by the sum of the three
/// distances. It takes the pair that allows the best hand after the best trade of this turn. It trades if that improves
/// the hand. It builds whenever it can, and keeps the hand that is nearest to the remaining buildings. Among equal
/// moves it declines a trade, or else takes the first move of the list. It uses only the view.
Move greedy(const Rules& rules, const View& view);

}  // namespace tavola::construction_zone
