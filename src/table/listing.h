// What lists of tables show of a table, and its opening as it is stored.
#pragma once

#include "table/table.h"

namespace tavola::table {

struct Listing {
  Phase phase = Phase::kOpen;
  bool attended = false;          ///< see attended()
  std::vector<PlayerId> players;  ///< the host, and everybody with a seat, each once
  std::string summary;            ///< JSON; the "person" of a seat is an index into `players`
};

Listing listing(const Table& table);

/// Whether something can happen while nobody is connected, such as a bot's move or an expired clock.
bool attended(const Table& table);

/// Whether applying this entry changes the listing.
bool changes_listing(const Table& table, const Entry& entry);

/// The table's opening as it is stored: with its content, if that is not the built-in one.
std::string stored_opening(const Table& table);

/// The opening of the next game, with the players rotated by one seat.
Opening next_opening(const Table& table, std::string id, match::Seed seed, std::string invitation, Time now);

}  // namespace tavola::table
