// A progress line for long work: redrawn in a terminal, now and then a line of its own elsewhere.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace tavola::cli {

class Progress {
 public:
  /// `before`: what was done already, in no time.
  Progress(std::string what, std::uint64_t total, std::uint64_t before = 0);

  /// Shows how far the work is, at most some times a second, and what else there is to say.
  void show(std::uint64_t done, const std::string& more = "");

  /// Ends the line.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;
  std::string line(std::uint64_t done) const;

  std::string what_;
  std::uint64_t total_;
  std::uint64_t before_;
  bool terminal_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
};

}  // namespace tavola::cli
