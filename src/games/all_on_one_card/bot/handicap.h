// What a level sees less than the best.
#pragma once

namespace tavola::all_on_one_card {

/// The defaults take nothing away.
struct Handicap {
  bool alone = false;         ///< looks at its own cards only, and at the others' when the game is about to end
  bool counts_boxes = false;  ///< knows no card values: boxes and full rows
  int rerolls = 2;            ///< that it foresees
  bool far = false;           ///< no handicap: looks one turn further, at a table of two
  double misjudged = 0;       ///< points by which a choice may seem better or worse than it is
};

}  // namespace tavola::all_on_one_card
