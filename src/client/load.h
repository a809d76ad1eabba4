// Puts a running server under load: many matches at once, each between two clients that play random moves.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client/address.h"
#include "client/latencies.h"
#include "client/process_figures.h"
#include "core/result.h"

namespace tavola::client {

struct LoadSetup {
  Address server;
  int matches = 100;
  std::vector<std::string> tables;  ///< settings as JSON, at least one: the matches take turns
  std::chrono::nanoseconds warmup = std::chrono::seconds(2);  ///< played, not measured
  std::chrono::nanoseconds measured = std::chrono::seconds(10);
  double rate = 0;  ///< moves per second in total, even if the server falls behind; 0: as fast as possible
  std::optional<pid_t> server_process;
  std::uint64_t seed = 1;
};

/// A move counts once the other player has seen it. Random events are not counted.
struct LoadFigures {
  double seconds = 0;
  std::uint64_t moves = 0;
  std::uint64_t matches_ended = 0;
  Latencies latencies;         ///< from sending a move (or, with a rate, its due time) until the other player sees it
  std::uint64_t bytes_in = 0;  ///< in the measured time, including frame heads
  std::uint64_t bytes_out = 0;
  double opening_seconds = 0;  ///< until all matches were open
  double own_cpu_seconds = 0;  ///< of this process, in the measured time

  std::optional<ProcessFigures> server_before;  ///< before the first connection
  std::optional<ProcessFigures> server_open;    ///< with all matches open, before the first move
  std::optional<ProcessFigures> server_begin;   ///< at the start of the measured time
  std::optional<ProcessFigures> server_end;

  bool stopped = false;  ///< ended early
  std::uint64_t errors = 0;
  std::vector<std::string> first_errors;
};

struct LoadProgress {
  enum class Stage { kOpening, kWarmup, kMeasuring };
  Stage stage = Stage::kOpening;
  double part = 0;  ///< of the stage
  int open = 0;
  std::uint64_t moves = 0;
};

/// Runs until the time is over, `stop` is set, or every match has failed. Returns an error if it could not start.
core::Result<LoadFigures> run_load(const LoadSetup& setup, const std::atomic<bool>& stop,
                                   const std::function<void(const LoadProgress&)>& show);

}  // namespace tavola::client
