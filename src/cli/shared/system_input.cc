#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "cli/shared/console.h"

namespace tavola::cli {
namespace {

constexpr std::array kStops{SIGINT, SIGTERM, SIGHUP};

// The signal handler writes a byte here. Without it, a signal just before poll() would go unnoticed.
int wake[2] = {-1, -1};
volatile std::sig_atomic_t came = 0;

void note(int signal) {
  const int kept = errno;
  came = signal;
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = ::write(wake[1], &byte, 1);
  errno = kept;
}

}  // namespace

SystemInput::SystemInput() {
  came = 0;
  if (::pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) return;  // without a pipe, signals end the process as usual
  struct sigaction action{};
  action.sa_handler = note;  // no SA_RESTART, so that it interrupts blocked writes too
  for (const int signal : kStops) ::sigaction(signal, &action, nullptr);
}

SystemInput::~SystemInput() {
  for (const int signal : kStops) std::signal(signal, SIG_DFL);
  for (int& end : wake) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}

bool SystemInput::interrupted() { return came != 0; }
int SystemInput::signal() const { return came; }

/// Takes the first line from the bytes read so far. Drops a line over the limit up to its end.
bool SystemInput::take_line(std::string& text, bool& too_long) {
  const std::size_t end = pending_.find('\n');
  const bool whole = end != std::string::npos;
  if (!whole && pending_.size() > kMaxInputLine) {
    dropping_ = true;
    pending_.clear();
  }
  if (!whole && !(ended_ && (!pending_.empty() || dropping_))) return false;
  text = pending_.substr(0, end);
  pending_.erase(0, whole ? end + 1 : end);
  too_long = dropping_ || text.size() > kMaxInputLine;
  dropping_ = false;
  return true;
}

Got SystemInput::line(std::string& text) {
  text.clear();
  for (;;) {
    if (interrupted()) return Got::kInterrupted;
    bool too_long = false;
    if (take_line(text, too_long)) return too_long ? Got::kTooLong : Got::kLine;
    if (ended_) return Got::kEnd;
    std::array<pollfd, 2> wait{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{wake[0], POLLIN, 0}};
    if (::poll(wait.data(), wait.size(), -1) < 0 && errno != EINTR) ended_ = true;
    if (interrupted() || wait[0].revents == 0) continue;
    std::array<char, 4096> chunk;
    const ssize_t got = ::read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got <= 0) {
      ended_ = true;
    } else {
      pending_.append(chunk.data(), static_cast<std::size_t>(got));
    }
  }
}

}  // namespace tavola::cli
