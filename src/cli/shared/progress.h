// A progress line for long work. A terminal redraws it; elsewhere it is a new line now and then.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace tavola::cli {

class Progress {
 public:
  /// `before` is the work already done, which does not count for the speed.
  Progress(std::string what, std::uint64_t total, std::uint64_t before = 0);

  /// Shows the progress, and `more` behind it, a few times a second at most.
  void show(std::uint64_t done, const std::string& more = "");

  /// Clears the line.
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
