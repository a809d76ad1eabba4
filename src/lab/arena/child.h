// A child process that exchanges lines over its standard input and output. Whatever it does, it can't hang or kill this
// process or fill its memory.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::lab {

/// Splits a command into words as a shell does: blanks separate words, '...' and "..." keep blanks, and a backslash
/// keeps the next character. No other character is special, and no shell is run.
core::Result<std::vector<std::string>> split_command(std::string_view text);

class Child {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kMaxLine = 1u << 20;

  Child() = default;
  ~Child() { stop(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Starts the program (found in PATH) in its own process group, so that a Ctrl-C in the terminal does not reach it.
  core::Status start(const std::vector<std::string>& command);

  /// Whether it was started and not stopped. It may have exited on its own.
  bool started() const { return process_ > 0; }

  /// Writes the line and waits for one line of answer until `deadline`, or until `stop` becomes true.
  core::Result<std::string> ask(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop);

  /// Writes a line that expects no answer.
  core::Status tell(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop);

  /// Closes its input, gives it a moment to exit, then kills it and everything it started. Leaves no zombie.
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
