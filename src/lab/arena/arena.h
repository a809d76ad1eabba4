// The arena: bots against bots on the same deals, from all seats, on all cores; resumable, and the same result whatever
// the number of threads.
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
  std::uint64_t games = 100;  ///< of each line-up; rounded up to whole deals
  bool one_against_rest = false;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::chrono::milliseconds move_time{10'000};
  std::optional<SprtQuestion> sprt;
  std::string journal;  ///< a path; "": nothing is kept
  /// Gets every finished game with its events; may be empty. Called by one thread at a time.
  std::function<core::Status(const PlayedGame&, const Pairing&, const match::Record&)> record;
};

/// Nothing, or what is wrong with the numbers.
core::Status check(const ArenaSetup& setup);

/// What is shown while it runs.
struct ArenaProgress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  std::string score;  ///< "expert 71.3 %, greedy 28.7 %"
};

enum class ArenaEnd : std::uint8_t { kAllPlayed, kAnswered, kStopped, kFailed };

struct ArenaResult {
  ArenaEnd end = ArenaEnd::kAllPlayed;
  std::string error;  ///< of kFailed
  Schedule schedule;
  std::vector<PlayedGame> games;  ///< those that count, by number
  std::optional<Sprt> sprt;
};

/// Plays until all games are played, the sequential test knows its answer, `stop` becomes true, or a bot can't be
/// started any more. The error: nothing was played, because the journal or a bot is not usable.
core::Result<ArenaResult> run_arena(const ArenaSetup& setup, const std::atomic<bool>& stop,
                                    const std::function<void(const ArenaProgress&)>& show);

}  // namespace tavola::lab
