// One game between contenders: playing it, and its line in the journal.
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

/// What the journal keeps of a game.
struct PlayedGame {
  struct Side {
    double share = 0;  ///< of the victory
    int total = 0;
    int decisions = 0;
    double milliseconds = 0;  ///< for all decisions: CPU time, or elapsed time for external bots
    double longest = 0;
  };
  std::uint64_t game = 0;  ///< its number in the schedule
  int first = 0;           ///< the first player's seat
  int events = 0;
  std::string rule;  ///< the rule that ended it; empty after a forfeit
  int forfeit = -1;  ///< the seat that forfeited
  std::string reason;
  std::vector<Side> sides;

  bool finished() const { return forfeit < 0; }
};

/// Called with every position and the event about to happen in it, and at the end with the last position and nullptr.
using Watch = std::function<void(const registry::AnyState&, const registry::AnyMove*)>;

/// Where a game is played, and its observer.
struct Table {
  const registry::AnyGame& game;
  const Deal& deal;
  std::uint64_t seed = 0;  ///< for the bots' decisions
  Watch watch;             ///< may be empty
  const std::atomic<bool>* stop = nullptr;
};

/// Plays one game; `contenders` are by seat. A bot that fails forfeits it. The error is "bot-start" if a bot can't be
/// started, or "stopped" if `stop` became true.
core::Result<PlayedGame> play_game(const Table& table, std::span<Contender* const> contenders);

/// The game's line in the journal. Tests leave the times out, as they vary.
wire::Json game_json(const PlayedGame& game, bool with_times = true);
core::Result<PlayedGame> read_game(const wire::Node& node, int players);

/// The first player's seat, read from the position after the first event.
int first_seat(const registry::AnyGame& game, const registry::AnyState& state);

}  // namespace tavola::lab
