// Sunrise Lane in a terminal.
#pragma once

#include <string>

#include "games/sunrise_lane/rules/game.h"
#include "term/paint.h"

namespace tavola::sunrise_lane {

struct Screen {
  using Game = sunrise_lane::Game;

  /// The table as the viewer sees it, at most 80 columns.
  static std::string draw(const Rules& rules, const View& view, const term::Look& look);
  /// Describes a move of the viewer, in one line.
  static std::string describe(const Rules& rules, const View& view, Move move, const term::Look& look);
  /// A line of the log, as the viewer saw the event.
  static std::string tell(const Rules& rules, const View& before, Move seen_event, const term::Look& look);
};

}  // namespace tavola::sunrise_lane
