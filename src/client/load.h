// A load on a running server: many matches at once, each with two clients that play by chance.
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
  std::chrono::nanoseconds warmup = std::chrono::seconds(2);  ///< played, not measured
  std::chrono::nanoseconds measured = std::chrono::seconds(10);
  double rate = 0;  ///< moves a second in all, whether the server keeps up or not; 0: each match as fast as it goes
  std::optional<pid_t> server_process;
  std::uint64_t seed = 1;
};

/// A move counts when the other player has seen it. The random events that follow it are not counted.
struct LoadFigures {
  double seconds = 0;
  std::uint64_t moves = 0;
  std::uint64_t matches_ended = 0;
  Latencies latencies;  ///< of moves, from their sending (with a rate: from when they were due) to the other's knowing
  std::uint64_t bytes_in = 0;  ///< of the measured time, with the frames
  std::uint64_t bytes_out = 0;
  double opening_seconds = 0;  ///< until all matches were open
  double own_cpu_seconds = 0;  ///< of this process in the measured time

  std::optional<ProcessFigures> server_before;  ///< before the first connection
  std::optional<ProcessFigures> server_open;    ///< with all matches open, before the first move
  std::optional<ProcessFigures> server_begin;   ///< of the measured time
  std::optional<ProcessFigures> server_end;

  bool stopped = false;  ///< before its time
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

/// Runs the load until its time is over, `stop` is set, or no match is left that works. The error: it could not begin.
core::Result<LoadFigures> run_load(const LoadSetup& setup, const std::atomic<bool>& stop,
                                   const std::function<void(const LoadProgress&)>& show);

}  // namespace tavola::client
