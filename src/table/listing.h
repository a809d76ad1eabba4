// What others may know of a table without coming to it.
#pragma once

#include "table/table.h"

namespace tavola::table {

struct Listing {
  Phase phase = Phase::kOpen;
  bool attended = false;          ///< something may happen here without anybody connected
  std::vector<PlayerId> players;  ///< the host, and everybody with a seat, each once
  std::string summary;            ///< JSON; the "person" of a seat is a place in `players`
};

Listing listing(const Table& table);

/// Whether something may happen here without anybody connected: a bot's move, a clock.
bool attended(const Table& table);

/// Whether applying this entry changes the listing.
bool changes_listing(const Table& table, const Entry& entry);

/// The opening of the next game, with the seats moved on by one.
Opening next_opening(const Table& table, std::string id, match::Seed seed, std::string invitation, Time now);

}  // namespace tavola::table
