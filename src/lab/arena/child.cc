#include "lab/arena/child.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

extern char** environ;  // NOLINT: POSIX requires this declaration

namespace tavola::lab {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

Result<std::vector<std::string>> split_command(std::string_view text) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote == 0 && (c == ' ' || c == '\t')) {
      in_word = false;
      continue;
    }
    if (!in_word) {
      words.emplace_back();
      in_word = true;
    }
    if (quote != 0 && c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      words.back() += text[++i];
    } else {
      words.back() += c;
    }
  }
  if (quote != 0) return Error{"bad-command", "", std::string("a quotation mark ") + quote + " is not closed"};
  if (words.empty() || words[0].empty()) return Error{"bad-command", "", "expected a program after exec:"};
  return words;
}

namespace {

void close_end(int& end) {
  if (end >= 0) ::close(end);
  end = -1;
}

void never_block(int end) { ::fcntl(end, F_SETFL, ::fcntl(end, F_GETFL) | O_NONBLOCK); }

/// Gives the program default signal handling and its own process group.
void set_attributes(posix_spawnattr_t& attributes) {
  sigset_t all;
  sigfillset(&all);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
}

}  // namespace

Status Child::start(const std::vector<std::string>& command) {
  stop();
  std::array<int, 2> in{-1, -1};
  std::array<int, 2> out{-1, -1};
  if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) {
    const std::string why = std::strerror(errno);
    close_end(in[0]);
    close_end(in[1]);
    return Error{"bot-start", "", "no pipe for " + command[0] + ": " + why};
  }
  std::vector<std::string> words = command;
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  set_attributes(attributes);
  const int failed = ::posix_spawnp(&process_, argv[0], &actions, &attributes, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close_end(in[0]);
  close_end(out[1]);
  in_ = in[1];
  out_ = out[0];
  if (failed != 0) {
    process_ = -1;
    stop();
    return Error{"bot-start", "", command[0] + " can't be started: " + std::strerror(failed)};
  }
  never_block(in_);
  never_block(out_);
  return Done{};
}

Result<std::string> Child::ask(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop) {
  if (const Status told = tell(line, deadline, stop); !told.ok()) return told.error();
  if (const Status got = pump(Want::kLine, deadline, stop); !got.ok()) return got.error();
  const std::size_t end = unread_.find('\n');
  std::string answer = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  if (!answer.empty() && answer.back() == '\r') answer.pop_back();
  return answer;
}

Status Child::tell(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop) {
  if (!unread_.empty()) return Error{"bot-noise", "", "it printed something that was not requested"};
  unsent_.append(line).append("\n");
  return pump(Want::kWritten, deadline, stop);
}

/// Moves bytes both ways until `want` is fulfilled.
Status Child::pump(Want want, Clock::time_point deadline, const std::atomic<bool>* stop) {
  constexpr int kSlice = 100;  // milliseconds between checks of `stop`
  for (;;) {
    if (want == Want::kWritten && unsent_.empty()) return Done{};
    if (want == Want::kLine && unread_.find('\n') != std::string::npos) return Done{};
    if (!started()) return Error{"bot-ended", "", "it is not running"};
    if (stop != nullptr && *stop) return Error{"stopped", "", "stopped"};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return Error{"bot-time", "", "it did not answer in time"};
    std::array<pollfd, 2> wait{pollfd{out_, POLLIN, 0}, pollfd{unsent_.empty() ? -1 : in_, POLLOUT, 0}};
    const int ready = ::poll(wait.data(), wait.size(), static_cast<int>(std::min<std::int64_t>(left, kSlice)));
    if (ready < 0 && errno != EINTR) return Error{"bot-ended", "", std::string("poll: ") + std::strerror(errno)};
    if (ready <= 0) continue;
    if (wait[0].revents != 0) {
      if (const Status read = read_some(); !read.ok()) return read.error();
    }
    if (wait[1].revents != 0) {
      if (const Status written = write_some(); !written.ok()) return written.error();
    }
  }
}

Status Child::read_some() {
  std::array<char, 65536> chunk;
  const ssize_t got = ::read(out_, chunk.data(), chunk.size());
  if (got < 0 && (errno == EINTR || errno == EAGAIN)) return Done{};
  if (got <= 0) return ended();
  unread_.append(chunk.data(), static_cast<std::size_t>(got));
  if (unread_.size() > kMaxLine) {
    return Error{"bot-noise", "", "it printed more than " + std::to_string(kMaxLine >> 20) + " MiB for one answer"};
  }
  return Done{};
}

Status Child::write_some() {
  // `tavola` ignores SIGPIPE. Block it here for programs that don't, so that a dead child does not kill them.
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigset_t before;
  ::pthread_sigmask(SIG_BLOCK, &pipe, &before);
  const ssize_t written = ::write(in_, unsent_.data(), unsent_.size());
  const int error = errno;
  if (written < 0 && error == EPIPE) {
    const timespec now{};
    ::sigtimedwait(&pipe, nullptr, &now);
  }
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (written < 0 && (error == EINTR || error == EAGAIN)) return Done{};
  if (written < 0) return ended();
  unsent_.erase(0, static_cast<std::size_t>(written));
  return Done{};
}

/// How the program ended. It closed a pipe, so it has exited or is about to.
Error Child::ended() {
  int status = 0;
  pid_t got = 0;
  // A process closes its pipes a moment before it can be reaped.
  for (int i = 0; i < 200 && got == 0; ++i) {
    got = ::waitpid(process_, &status, WNOHANG);
    if (got == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  if (got != process_) return {"bot-ended", "", "it closed its standard input or output"};
  ::kill(-process_, SIGKILL);  // kill its own children too
  process_ = -1;
  if (WIFSIGNALED(status)) {
    const char* name = ::sigabbrev_np(WTERMSIG(status));
    return {"bot-ended", "", std::string("it was killed by signal SIG") + (name == nullptr ? "?" : name)};
  }
  return {"bot-ended", "", "it ended with exit code " + std::to_string(WEXITSTATUS(status))};
}

void Child::stop(std::chrono::milliseconds grace) {
  close_end(in_);
  if (started()) {
    const auto until = Clock::now() + grace;
    int status = 0;
    pid_t got = 0;
    while (grace.count() > 0 && (got = ::waitpid(process_, &status, WNOHANG)) == 0 && Clock::now() < until) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ::kill(-process_, SIGKILL);
    while (got != process_ && ::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
  }
  close_end(out_);
  process_ = -1;
  unsent_.clear();
  unread_.clear();
}

}  // namespace tavola::lab
