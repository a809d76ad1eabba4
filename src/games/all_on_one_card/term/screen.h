// All on 1 Card in a terminal: the table, the effects of moves, and the log.
#pragma once

#include <string>

#include "games/all_on_one_card/rules/game.h"
#include "term/paint.h"

namespace tavola::all_on_one_card {

struct Screen {
  using Game = all_on_one_card::Game;

  /// The table as the viewer sees it: several lines of at most 80 columns.
  static std::string draw(const Rules& rules, const View& view, const term::Look& look);
  /// Describes a legal move of the viewer, in one line.
  static std::string describe(const Rules& rules, const View& view, Move move, const term::Look& look);
  /// A line of the log. `seen_event` is the event as the viewer may know it.
  static std::string tell(const Rules& rules, const View& before, Move seen_event, const term::Look& look);
};

}  // namespace tavola::all_on_one_card
