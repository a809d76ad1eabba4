// Another program that speaks lines on its standard input and output. Nothing that it does can hang, kill or fill up
// this one.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::lab {

/// The words of a command, as a shell splits it: blanks between words, '...' and "..." keep blanks, a backslash keeps
/// the next character. No shell is run and nothing else means anything.
core::Result<std::vector<std::string>> split_command(std::string_view text);

class Child {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kMaxLine = 1u << 20;

  Child() = default;
  ~Child() { stop(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Starts the program (found in PATH) in a process group of its own, so that a Ctrl-C in the terminal is not for it.
  core::Status start(const std::vector<std::string>& command);

  /// Whether it was started and not stopped; it may have ended by itself.
  bool started() const { return process_ > 0; }

  /// Writes the line, then waits for one line of answer until `deadline`. `stop`, when it becomes true, ends the
  /// waiting.
  core::Result<std::string> ask(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop);

  /// Writes a line that has no answer.
  core::Status tell(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop);

  /// Closes its input, gives it a moment, then kills it and all that it started. Leaves no zombie.
  void stop(std::chrono::milliseconds grace = std::chrono::milliseconds(0));

 private:
  enum class Want { kWritten, kLine };
  core::Status pump(Want want, Clock::time_point deadline, const std::atomic<bool>* stop);
  core::Status read_some();
  core::Status write_some();
  core::Error ended();

  pid_t process_ = -1;
  int in_ = -1;   // its standard input
  int out_ = -1;  // its standard output
  std::string unsent_;
  std::string unread_;
};

}  // namespace tavola::lab
