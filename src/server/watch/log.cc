#include "server/watch/log.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <climits>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <utility>

#include "wire/writer.h"

namespace tavola::server {
namespace {

constexpr std::size_t kMaxWaiting = 1u << 20;
constexpr std::size_t kMaxText = 512;
constexpr std::size_t kMaxRepeats = 256;
constexpr int kRepeatLines = 5;
constexpr std::int64_t kRepeatWindow = 10'000;

std::string_view name_of(LogLevel level) {
  constexpr std::string_view kNames[] = {"debug", "info", "warning", "error"};
  return kNames[static_cast<std::size_t>(level)];
}

std::int64_t milliseconds_now() {
  using std::chrono::duration_cast, std::chrono::milliseconds;
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

void append_text(std::string& out, std::string_view text) { wire::Writer(out).value(text.substr(0, kMaxText)); }

void append_field(std::string& out, const LogField& field) {
  out += ',';
  append_text(out, field.name);
  out += ':';
  if (const auto* text = std::get_if<std::string_view>(&field.value)) {
    append_text(out, *text);
  } else if (const auto* whole = std::get_if<std::int64_t>(&field.value)) {
    out += std::to_string(*whole);
  } else if (const auto* truth = std::get_if<bool>(&field.value)) {
    out += *truth ? "true" : "false";
  } else {
    const double number = std::get<double>(field.value);
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out += std::isfinite(number) ? std::string_view(digits, static_cast<std::size_t>(end - digits)) : "null";
  }
}

std::string line_of(LogLevel level, std::string_view event, LogFields fields) {
  const std::int64_t now = milliseconds_now();
  const std::time_t seconds = now / 1000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  char day[32];
  std::strftime(day, sizeof day, "%Y-%m-%dT%H:%M:%S", &parts);
  char time[48];
  std::snprintf(time, sizeof time, "%s.%03dZ", day, static_cast<int>(now % 1000));
  std::string line =
      "{\"time\":\"" + std::string(time) + "\",\"level\":\"" + std::string(name_of(level)) + "\",\"event\":";
  append_text(line, event);
  for (const LogField& field : fields) append_field(line, field);
  return line;
}

}  // namespace

Log::Log(int descriptor, LogLevel least) : descriptor_(descriptor), least_(least), thread_([this] { run(); }) {}

Log::~Log() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  ready_.notify_one();
  thread_.join();
}

void Log::write(LogLevel level, std::string_view event, LogFields fields) {
  if (level < least_) return;
  append(line_of(level, event, fields) + "}\n");
}

void Log::append(const std::string& line) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() + line.size() > kMaxWaiting) {
      ++dropped_;
      return;
    }
    waiting_ += line;
  }
  ready_.notify_one();
}

void Log::refused(std::string_view event, std::string_view reason, LogFields fields) {
  if (LogLevel::kWarning < least_) return;
  std::int64_t left_out = 0;
  {
    const std::lock_guard lock(mutex_);
    if (repeats_.size() > kMaxRepeats) repeats_.clear();
    Repeats& repeats = repeats_[std::string(event) + " " + std::string(reason)];
    const std::int64_t now = milliseconds_now();
    if (now - repeats.since >= kRepeatWindow) {
      left_out = repeats.left_out;
      repeats = Repeats{now, 0, 0};
    }
    if (repeats.written >= kRepeatLines) {
      ++repeats.left_out;
      return;
    }
    ++repeats.written;
  }
  std::string line = line_of(LogLevel::kWarning, event, fields);
  append_field(line, {"reason", reason});
  if (left_out > 0) append_field(line, {"left_out", left_out});
  append(line + "}\n");
}

void Log::write_all(std::string_view text) {
  while (!text.empty()) {
    pollfd ready{descriptor_, POLLOUT, 0};
    if (::poll(&ready, 1, 100) == 0) {
      const std::lock_guard lock(mutex_);
      if (stop_ && --patience_ <= 0) return;  // nobody reads, and the server must not wait forever
      continue;
    }
    // A pipe that is ready takes this much without waiting.
    const ssize_t written = ::write(descriptor_, text.data(), std::min<std::size_t>(text.size(), PIPE_BUF));
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR && errno != EAGAIN) {
      return;  // nobody is left to tell
    }
  }
}

void Log::run() {
  // If the reader of the log goes away, that ends the log and not the server.
  sigset_t broken_pipe;
  ::sigemptyset(&broken_pipe);
  ::sigaddset(&broken_pipe, SIGPIPE);
  ::pthread_sigmask(SIG_BLOCK, &broken_pipe, nullptr);
  std::unique_lock lock(mutex_);
  for (;;) {
    ready_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    std::string text = std::exchange(waiting_, std::string());
    if (const std::int64_t dropped = std::exchange(dropped_, 0); dropped > 0) {
      text += line_of(LogLevel::kWarning, "log lines dropped", {{"count", dropped}}) + "}\n";
    }
    lock.unlock();
    write_all(text);
    lock.lock();
  }
}

}  // namespace tavola::server
