// The arena: bots play each other on the same deals, from all seats, on all cores. A run can be resumed, and the number
// of threads does not change its result.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/arena/contender.h"
#include "lab/arena/played_game.h"
#include "lab/arena/schedule.h"
#include "lab/statistics/sprt.h"

namespace tavola::lab {

struct ArenaSetup {
  std::shared_ptr<const registry::AnyGame> game;
  std::vector<BotEntry> bots;
  std::uint64_t games = 100;  ///< per line-up; rounded up to whole deals
  bool one_against_rest = false;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::chrono::milliseconds move_time{10'000};
  std::optional<SprtQuestion> sprt;
  std::string journal;  ///< a path; "" keeps no journal
  /// Called with every finished game and its events, by one thread at a time. May be empty.
  std::function<core::Status(const PlayedGame&, const Pairing&, const match::Record&)> record;
};

/// Checks the numbers of a setup.
core::Status check(const ArenaSetup& setup);

/// What the progress line shows.
struct ArenaProgress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  std::string score;  ///< "expert 71.3 %, greedy 28.7 %"
};

enum class ArenaEnd : std::uint8_t { kAllPlayed, kAnswered, kStopped, kFailed };

struct ArenaResult {
  ArenaEnd end = ArenaEnd::kAllPlayed;
  std::string error;  ///< set with kFailed
  Schedule schedule;
  std::vector<PlayedGame> games;  ///< the games that count, by number
  std::optional<Sprt> sprt;
};

/// Plays until all games are done, the sequential test has its answer, `stop` becomes true, or a bot no longer starts.
/// Returns an error if the journal or a bot can't be used; then no game was played.
core::Result<ArenaResult> run_arena(const ArenaSetup& setup, const std::atomic<bool>& stop,
                                    const std::function<void(const ArenaProgress&)>& show);

}  // namespace tavola::lab
