// Where a table meets a person: lines in, text out. The streams are given, so that tests need no terminal.
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
  kTooLong,      ///< the line was over the limit and was dropped whole
  kEnd,          ///< no more input
  kInterrupted,  ///< Ctrl-C, or the system asks to stop
};

/// Where lines come from.
class Input {
 public:
  virtual ~Input() = default;
  /// The next line, without its end.
  virtual Got line(std::string& text) = 0;
  /// Whether somebody wants the program to stop.
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

/// Lines from standard input. From its making on, SIGINT, SIGTERM and SIGHUP end the waiting instead of the process;
/// there may be only one.
class SystemInput final : public Input {
 public:
  SystemInput();
  ~SystemInput() override;
  SystemInput(const SystemInput&) = delete;
  SystemInput& operator=(const SystemInput&) = delete;
  Got line(std::string& text) override;
  bool interrupted() override;
  /// The signal that came, or 0.
  int signal() const;

 private:
  bool take_line(std::string& text, bool& too_long);
  std::string pending_;
  bool dropping_ = false;
  bool ended_ = false;
};

/// Both directions, and how the screen is.
struct Console {
  Input& in;
  std::ostream& out;
  term::Paint paint{false};
  int width = 80;       ///< columns
  int height = 0;       ///< rows; 0: unknown
  bool screen = false;  ///< a terminal that can be cleared

  /// Clears the screen; with `history`, what has scrolled away too. Nothing where there is no screen.
  void clear(bool history) const;
};

/// What standard output is: colours (not with NO_COLOR, TERM=dumb or `plain`), size, and whether it can be cleared.
Console system_console(Input& in, bool plain);

/// `text` cut to `width` columns; colour codes take none and stay whole.
std::string clipped(std::string_view text, int width);

/// `text` broken at spaces into lines of at most `width` columns; those after the first begin with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, int width, int indent);

/// `text` without colour codes.
std::string plain(std::string_view text);

/// `text` with every control character made harmless: for names and texts that come from outside.
std::string printable(std::string_view text);

/// `text` without the white space around it.
std::string_view trimmed(std::string_view text);

}  // namespace tavola::cli
