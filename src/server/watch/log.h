// Structured logs: one line of JSON for each event. Secrets (cookies, tokens, passwords) and what people write are
// never logged.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <variant>

namespace tavola::server {

enum class LogLevel : std::uint8_t { kDebug, kInfo, kWarning, kError };

/// A named value in a log line: a text, a whole number, a number or a truth value.
struct LogField {
  std::string_view name;
  std::variant<std::string_view, std::int64_t, double, bool> value;

  LogField(std::string_view field, std::string_view text) : name(field), value(text) {}
  LogField(std::string_view field, const char* text) : name(field), value(std::string_view(text)) {}
  LogField(std::string_view field, const std::string& text) : name(field), value(std::string_view(text)) {}
  LogField(std::string_view field, bool truth) : name(field), value(truth) {}
  LogField(std::string_view field, double number) : name(field), value(number) {}
  template <class Integer>
    requires std::is_integral_v<Integer> && (!std::is_same_v<Integer, bool>)
  LogField(std::string_view field, Integer number) : name(field), value(static_cast<std::int64_t>(number)) {}
};

using LogFields = std::initializer_list<LogField>;

/// Writes lines to a descriptor from a thread of its own, so that a full pipe stops nobody. If too much waits, lines
/// are dropped, and their number is written later. Any thread may call it.
class Log {
 public:
  /// The descriptor stays the caller's.
  explicit Log(int descriptor = 2, LogLevel least = LogLevel::kInfo);
  /// Writes what waits; gives up after a second in which nobody reads.
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  void debug(std::string_view event, LogFields fields = {}) { write(LogLevel::kDebug, event, fields); }
  void info(std::string_view event, LogFields fields = {}) { write(LogLevel::kInfo, event, fields); }
  void warning(std::string_view event, LogFields fields = {}) { write(LogLevel::kWarning, event, fields); }
  void error(std::string_view event, LogFields fields = {}) { write(LogLevel::kError, event, fields); }

  /// For events that a stranger can cause at will: for each event and reason a few lines every ten seconds, then one
  /// that says how many were left out.
  void refused(std::string_view event, std::string_view reason, LogFields fields = {});

 private:
  struct Repeats {
    std::int64_t since = 0;  // milliseconds
    int written = 0;
    std::int64_t left_out = 0;
  };

  void write(LogLevel level, std::string_view event, LogFields fields);
  void append(const std::string& line);
  void run();
  void write_all(std::string_view text);

  const int descriptor_;
  const LogLevel least_;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::string waiting_;
  std::int64_t dropped_ = 0;
  std::map<std::string, Repeats, std::less<>> repeats_;
  bool stop_ = false;
  int patience_ = 10;  // tenths of a second to wait, when stopping, for a reader that does not read
  std::thread thread_;
};

}  // namespace tavola::server
