// What a level sees less than the best.
#pragma once

#include <cstdint>

namespace tavola::construction_zone {

/// The defaults take nothing away.
struct Handicap {
  int buildings = 3;           ///< how many of the three it has in mind
  bool left_over = true;       ///< counts the cards that will be left over when all of them are built
  bool left_over_soon = true;  ///< and those left over after the first and the second
  bool others = true;          ///< compares plans by everybody's chances, not by its own hand alone
  std::int32_t misjudged = 0;  ///< by how much a plan may seem better or worse than it is, in parts of search::kOne
};

}  // namespace tavola::construction_zone
