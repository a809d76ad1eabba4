// Ctrl-C during long work: the first asks to stop, the second ends the program at once.
#pragma once

#include <atomic>

namespace tavola::cli {

/// While it exists, SIGINT, SIGTERM and SIGHUP set the flag. Only one may exist at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  const std::atomic<bool>& flag() const;
  /// The signal received, or 0.
  int signal() const;
};

}  // namespace tavola::cli
