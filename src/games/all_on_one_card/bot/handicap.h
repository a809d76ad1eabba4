// The handicap of a level: what it doesn't see.
#pragma once

namespace tavola::all_on_one_card {

/// The defaults are no handicap.
struct Handicap {
  bool others = true;         ///< considers the others' cards; false: only when the game is about to end
  bool counts_boxes = false;  ///< counts boxes and full rows instead of card values
  int rerolls = 2;            ///< how many it looks ahead
  bool far = true;            ///< with two players, looks one turn further
  double misjudged = 0;       ///< the largest error in judging a choice, in points
};

}  // namespace tavola::all_on_one_card
