// The players of a table, and the source of its chance.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace tavola::cli {

inline constexpr int kMaxNameColumns = 16;  // what the screens have room for

/// The players by seat. `bots`: names of bots with commas, which sit on the last seats; "none": people only; nothing:
/// one person against medium bots. `names`: separated by commas, by seat; missing names are filled in.
core::Result<std::vector<match::Player>> seat_players(int players, const std::optional<std::string>& bots,
                                                      const std::string& names);

/// Whether every player of a saved game is a person or a known bot.
core::Status check_players(const std::vector<match::Player>& players);

/// How a player is shown: harmless, and not too long for a screen.
std::vector<std::string> shown_names(const std::vector<match::Player>& players);

/// A match's id, seed and nonces from the system.
match::MatchSetup fresh_chance(int players);

/// The same, all derived from `text`, so that the same text gives the same deal: 64 hex digits are the seed, any other
/// text stands for its SHA-256; nonces and id are HMACs under that seed.
match::MatchSetup chance_of(std::string_view text, int players);

}  // namespace tavola::cli
