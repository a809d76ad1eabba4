// The handicap of a level: what it doesn't see.
#pragma once

namespace tavola::construction_zone {

/// The defaults are no handicap.
struct Handicap {
  int buildings = 3;           ///< how many of the three top buildings it considers
  bool left_over = true;       ///< counts the cards left over after building all of them
  bool left_over_soon = true;  ///< and after the first and the second
  bool others = true;          ///< compares plans by all seats' chances, not just by its own hand
  double misjudged = 0;        ///< the largest error in judging a plan, as a part of the chances
};

}  // namespace tavola::construction_zone
