// Construction Zone in a terminal: the table, what a move would do, and what happened.
#pragma once

#include <string>

#include "games/construction_zone/rules/game.h"
#include "term/paint.h"

namespace tavola::construction_zone {

struct Screen {
  using Game = construction_zone::Game;

  /// The table as the viewer sees it, at most 80 columns wide; reads well without colour too.
  static std::string draw(const Rules& rules, const View& view, const term::Look& look);
  /// One line: what this move of the viewer does.
  static std::string describe(const Rules& rules, const View& view, Move move, const term::Look& look);
  /// One line: what happened. `before` is the view in which the event happened.
  static std::string tell(const Rules& rules, const View& before, Move event, const term::Look& look);
};

}  // namespace tavola::construction_zone
