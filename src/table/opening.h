// What a table begins with. It is written once and never changed. All later changes are entries.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/player_id.h"
#include "match/seed.h"
#include "table/settings.h"

namespace tavola::table {

using core::PlayerId;

/// A seat that is kept for a certain player, in the next game of the same people.
struct Reserved {
  int seat = 0;
  PlayerId player{};
  std::string name;
};

/// The deal of an earlier game that continues here: its match id and nonces. Together with the seed they give the same
/// random events.
struct Deal {
  std::string match;
  std::vector<match::Nonce> nonces;
};

struct Opening {
  std::string id;  ///< also the match's id, unless there is a deal
  Settings settings;
  PlayerId host{};         ///< the player who made the table
  match::Seed seed{};      ///< secret until the game is over
  std::string invitation;  ///< anyone with it may take a seat
  Time created = 0;
  std::vector<Reserved> reserved;
  std::optional<Deal> deal;
  std::vector<std::string> bot_names;  ///< by seat: a bot's name if it differs from its level; may be empty
};

/// The opening as JSON text.
std::string write_opening(const Opening&);

/// Reads the text of write_opening. The error says what is damaged.
core::Result<Opening> read_opening(std::string_view);

}  // namespace tavola::table
