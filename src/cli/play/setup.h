// The players of a game at the terminal, and its source of chance.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace tavola::cli {

inline constexpr int kMaxNameColumns = 16;  // the room that the screens have

/// The players by seat. `bots`: bots separated by commas, for the last seats; "none" for people only; by default one
/// person plays medium bots. `names`: names separated by commas, by seat. Missing names are filled in.
core::Result<std::vector<match::Player>> seat_players(int players, const std::optional<std::string>& bots,
                                                      const std::string& names);

/// Whether every player of a saved game is a person or a known bot.
core::Status check_players(const std::vector<match::Player>& players);

/// The players' names for the screen, without control characters and not too long.
std::vector<std::string> shown_names(const std::vector<match::Player>& players);

/// A random id, seed and nonces from the system.
match::MatchSetup fresh_chance(int players);

/// The same, derived from `text`, so that the same text gives the same deal. 64 hex digits are the seed itself. For any
/// other text, the seed is its SHA-256. Nonces and id are HMACs under that seed.
match::MatchSetup chance_of(std::string_view text, int players);

}  // namespace tavola::cli
