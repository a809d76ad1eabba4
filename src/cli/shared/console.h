// A person's console: lines in, text out. The streams are passed in, so that tests need no terminal.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "term/paint.h"

namespace tavola::cli {

inline constexpr std::size_t kMaxInputLine = 4096;

enum class Got {
  kLine,
  kTooLong,      ///< the line was over the limit and was dropped
  kEnd,          ///< no more input
  kInterrupted,  ///< by Ctrl-C or a request to stop
};

/// A source of lines.
class Input {
 public:
  virtual ~Input() = default;
  /// Reads the next line, without its end.
  virtual Got line(std::string& text) = 0;
  /// Whether the program was asked to stop.
  virtual bool interrupted() { return false; }
};

/// Lines from a stream, for tests.
class StreamInput final : public Input {
 public:
  explicit StreamInput(std::istream& in) : in_(in) {}
  Got line(std::string& text) override;

 private:
  std::istream& in_;
};

/// Lines from standard input. While it exists, SIGINT, SIGTERM and SIGHUP interrupt the wait instead of ending the
/// process. Only one may exist at a time.
class SystemInput final : public Input {
 public:
  SystemInput();
  ~SystemInput() override;
  SystemInput(const SystemInput&) = delete;
  SystemInput& operator=(const SystemInput&) = delete;
  Got line(std::string& text) override;
  bool interrupted() override;
  /// The signal received, or 0.
  int signal() const;

 private:
  bool take_line(std::string& text, bool& too_long);
  std::string pending_;
  bool dropping_ = false;
  bool ended_ = false;
};

/// Input, output and the properties of the screen.
struct Console {
  Input& in;
  std::ostream& out;
  term::Paint paint{false};
  int width = 80;       ///< columns
  int height = 0;       ///< rows; 0: unknown
  bool screen = false;  ///< a terminal that can be cleared

  /// Clears the screen and, with `history`, the scrollback. Does nothing without a screen.
  void clear(bool history) const;
};

/// Standard output with its size and abilities. NO_COLOR, TERM=dumb and `plain` turn colours off.
Console system_console(Input& in, bool plain);

/// Cuts `text` to `width` columns. Colour codes take no column and stay whole.
std::string clipped(std::string_view text, int width);

/// Breaks `text` at spaces into lines of at most `width` columns. Lines after the first start with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, int width, int indent);

/// `text` without colour codes.
std::string plain(std::string_view text);

/// Replaces every control character in `text`. For names and texts from outside.
std::string printable(std::string_view text);

/// `text` without leading and trailing white space.
std::string_view trimmed(std::string_view text);

}  // namespace tavola::cli
