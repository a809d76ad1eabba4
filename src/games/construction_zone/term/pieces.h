// Parts of the screen: cards, costs and names as coloured text.
#pragma once

#include <string>

#include "games/construction_zone/rules/game.h"
#include "term/paint.h"

namespace tavola::construction_zone::pieces {

/// "2m p3 w" in the colours of the resources; "none" for no cards.
std::string cards(Cards cards, const term::Paint& paint);

/// Each card in brackets: "[m] [m] [w]".
std::string laid_out(Cards cards, const term::Paint& paint);

/// The cost of a building, or what is missing for it: "2w c 4m".
std::string amounts(const Cost& cost, const term::Paint& paint);

/// What `hand` lacks for this cost, by resource; all 0 if it can be paid.
Cost lacking(const Cost& cost, Cards hand);
bool is_nothing(const Cost& cost);

/// "School (b7)", or "b7" when it has no name.
std::string building(const Rules& rules, BuildingId building, const term::Paint& paint);

/// The name of the building cut to `columns`, or "" when it has none.
std::string short_name(const Rules& rules, BuildingId building, int columns);

/// The text cut to `columns`.
std::string cut(std::string_view text, int columns);

/// The seat's name in its colour.
std::string player(Seat seat, const term::Look& look);

}  // namespace tavola::construction_zone::pieces
