// The people connected to a table, and how much each may still say. The host keeps this. It is not stored, and it is
// not part of the table.
#pragma once

#include <optional>
#include <vector>

#include "table/seats.h"

namespace tavola::table {

class Presence {
 public:
  /// `since`: when the host began to run the table. Absence is counted from then.
  explicit Presence(Time since = 0) : since_(since) {}

  /// A player connected while the table was at this version, or disconnected.
  void came(PlayerId player, Version version);
  void went(PlayerId player, Time now);

  bool is_here(PlayerId player) const { return find(player) != nullptr; }
  /// The number of connections of people without a seat.
  int watching(const Seats& seats) const;
  /// When the seat's player went away, if they are away.
  Time away_since(const SeatState& seat) const;
  /// Whether the player came back after a bot took over or after they left. Then they get the seat back.
  bool has_returned(const SeatState& seat) const;

  /// Limits chat: a few lines at once, then one every few seconds.
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
    Time full_at = 0;  ///< when the player's full allowance is back
  };

  const Here* find(PlayerId player) const;

  Time since_;
  std::vector<Here> here_;
  std::vector<Gone> gone_;  ///< the latest few
  std::vector<Speaker> speakers_;
};

}  // namespace tavola::table
