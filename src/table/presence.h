// Who is connected to a table, and how much they may still say. This is the host's: it is not stored, and it is no part
// of the table.
#pragma once

#include <optional>
#include <vector>

#include "table/seats.h"

namespace tavola::table {

class Presence {
 public:
  /// `since`: the host has looked after the table since then; before that nobody was away.
  explicit Presence(Time since = 0) : since_(since) {}

  /// A connection of this player came, while the table was at this version, or went.
  void came(PlayerId player, Version version);
  void went(PlayerId player, Time now);

  bool is_here(PlayerId player) const { return find(player) != nullptr; }
  /// How many connections are there of people without a seat.
  int watching(const Seats& seats) const;
  /// Since when the seat's player is away, when they are.
  Time away_since(const SeatState& seat) const;
  /// Whether the player came back after the seat was taken over or left: the seat is theirs again.
  bool has_returned(const SeatState& seat) const;

  /// A few lines at once, then one every few seconds.
  bool may_speak(PlayerId player, Time now) const;
  void spoke(PlayerId player, Time now);

 private:
  struct Here {
    PlayerId player{};
    int connections = 0;
    Version came = 0;  ///< the table's version when they last connected
  };
  struct Gone {
    PlayerId player{};
    Time at = 0;
  };
  struct Speaker {
    PlayerId player{};
    Time full_at = 0;  ///< when this player may say as much as ever again
  };

  const Here* find(PlayerId player) const;

  Time since_;
  std::vector<Here> here_;
  std::vector<Gone> gone_;  ///< the latest few
  std::vector<Speaker> speakers_;
};

}  // namespace tavola::table
