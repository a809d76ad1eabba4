// The seats' places in the five rankings, and the progress of the game.
#pragma once

#include "games/sunrise_lane/bot/knowledge.h"

namespace tavola::sunrise_lane {

/// Merits of all seats. More is better; 0 is not ranked.
struct Standing {
  PerSeat<std::array<int, kAreas>> in_area{};  ///< A areas: tall_merit; B areas: houses
  PerSeat<int> group{};                        ///< plots in the largest group
  PerSeat<PlotSet> largest{};                  ///< that group; the first of equal ones
  double progress = 0;                         ///< 0 to 1
  int stage = 0;
};

/// The merit of `count` houses of the tallest height: a floor counts as much as four houses (SL-19).
constexpr int tall_merit(int height, int count) { return 4 * height + std::min(count - 1, 3); }

Standing standing_of(const Knowledge& knowledge, const Table& table);

/// Whether the seat has another turn before the end. Only at the beginning of a turn.
bool has_turn(const Rules& rules, const Table& table, Seat seat);

/// For each colour, the dots of the best plot that can be built on now, and of the best one a step further; 0: none.
struct Reach {
  std::array<int, kColours> now{};
  std::array<int, kColours> beyond{};
};
Reach reach_of(const Knowledge& knowledge, const Table& table);

}  // namespace tavola::sunrise_lane
