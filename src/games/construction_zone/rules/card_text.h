// Reading cards and buildings as text, for moves and positions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

/// "m3" gives the kind of card.
std::optional<Card> read_card(std::string_view text);

/// Reads what write_cards writes: each kind at most once, in canonical order, "2m p3 w". "" gives no cards.
std::optional<Cards> read_cards(std::string_view text, char separator);

/// "b7" gives building 6 (from 0), if the content has it.
std::optional<BuildingId> read_building(const Rules& rules, std::string_view text);

/// "b7" for building 6 (from 0).
std::string write_building(BuildingId building);

}  // namespace tavola::construction_zone
