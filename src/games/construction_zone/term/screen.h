// Construction Zone in a terminal: the table, the effects of moves, and the log.
#pragma once

#include <string>

#include "games/construction_zone/rules/game.h"
#include "term/paint.h"

namespace tavola::construction_zone {

struct Screen {
  using Game = construction_zone::Game;

  /// The table as the viewer sees it, at most 80 columns wide. It is readable without colour.
  static std::string draw(const Rules& rules, const View& view, const term::Look& look);
  /// Describes a move of the viewer, in one line.
  static std::string describe(const Rules& rules, const View& view, Move move, const term::Look& look);
  /// A line of the log. `before` is the view before the event.
  static std::string tell(const Rules& rules, const View& before, Move event, const term::Look& look);
};

}  // namespace tavola::construction_zone
