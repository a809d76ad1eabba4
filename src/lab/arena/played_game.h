// One game between contenders: played, written down as a line, and read again.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "lab/arena/contender.h"
#include "lab/arena/schedule.h"
#include "match/record.h"

namespace tavola::lab {

/// What is kept of a game.
struct PlayedGame {
  struct Side {
    double share = 0;  ///< of the victory
    int total = 0;
    int decisions = 0;
    double milliseconds = 0;  ///< of all decisions: of the thread's processor, or passed for another program
    double longest = 0;
  };
  std::uint64_t game = 0;  ///< its number in the schedule
  int first = 0;           ///< the first player's seat
  int events = 0;
  std::string rule;  ///< that ended it; empty after a forfeit
  int forfeit = -1;  ///< the seat that forfeited
  std::string reason;
  std::vector<Side> sides;

  bool finished() const { return forfeit < 0; }
};

/// Sees every position before the event that happens in it, and the last one with nothing.
using Watch = std::function<void(const registry::AnyState&, const registry::AnyMove*)>;

/// Where a game is played and what is seen of it.
struct Table {
  const registry::AnyGame& game;
  const Deal& deal;
  std::uint64_t seed = 0;  ///< of the bots' decisions
  Watch watch;             ///< may be empty
  const std::atomic<bool>* stop = nullptr;
};

/// Plays one game, contenders by seat. A bot that fails forfeits it. The error: a bot that can't be started
/// ("bot-start"), or that everything was stopped ("stopped").
core::Result<PlayedGame> play_game(const Table& table, std::span<Contender* const> contenders);

/// A line of the journal, without times when they should not be there.
wire::Json game_json(const PlayedGame& game, bool with_times = true);
core::Result<PlayedGame> read_game(const wire::Node& node, int players);

/// The seat that begins, from the position after the first event.
int first_seat(const registry::AnyGame& game, const registry::AnyState& state);

}  // namespace tavola::lab
