// What a table begins with. Written once, never changed; everything after it is an entry.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/player_id.h"
#include "match/seed.h"
#include "table/settings.h"

namespace tavola::table {

using core::PlayerId;

/// A seat that waits for a certain player: the next game of the same people.
struct Reserved {
  int seat = 0;
  PlayerId player{};
  std::string name;
};

/// The deal of a game that was played before and is taken up again: its match's id and nonces, which with the seed give
/// the same random events.
struct Deal {
  std::string match;
  std::vector<match::Nonce> nonces;
};

struct Opening {
  std::string id;  ///< also the match's id, unless there is a deal
  Settings settings;
  PlayerId host{};         ///< the player who made the table
  match::Seed seed{};      ///< secret until the game is over
  std::string invitation;  ///< anyone who has it may sit
  Time created = 0;
  std::vector<Reserved> reserved;
  std::optional<Deal> deal;
  std::vector<std::string> bot_names;  ///< by seat: a bot's name where it is not its level; may be empty
};

/// The opening as JSON text.
std::string write_opening(const Opening&);

/// Reads what write_opening wrote; the error says what is damaged.
core::Result<Opening> read_opening(std::string_view);

}  // namespace tavola::table
