#include "cli/shared/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace tavola::cli {
namespace {

constexpr int kLeastWidth = 80;

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

/// The length of the unit at `at`: a colour code, or one UTF-8 character.
std::size_t unit(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  if (text[at] == '\x1b') {
    while (end < text.size() && text[end - 1] != 'm') ++end;
  } else {
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  }
  return end - at;
}

}  // namespace

Got StreamInput::line(std::string& text) {
  text.clear();
  bool too_long = false;
  for (;;) {
    const int c = in_.rdbuf()->sbumpc();
    if (c == std::char_traits<char>::eof()) {
      if (text.empty() && !too_long) return Got::kEnd;
      break;
    }
    if (c == '\n') break;
    if (text.size() < kMaxInputLine) {
      text += static_cast<char>(c);
    } else {
      too_long = true;
    }
  }
  return too_long ? Got::kTooLong : Got::kLine;
}

void Console::clear(bool history) const {
  if (screen) out << (history ? "\x1b[H\x1b[2J\x1b[3J" : "\x1b[H\x1b[2J");
}

Console system_console(Input& in, bool plain) {
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || *term == '\0' || std::string_view(term) == "dumb";
  const bool shown = ::isatty(STDOUT_FILENO) == 1;
  Console console{in, std::cout};
  console.paint = term::Paint(shown && !dumb && !plain && !is_set("NO_COLOR"));
  console.screen = shown && !dumb && ::isatty(STDIN_FILENO) == 1;
  winsize size{};
  if (shown && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
    console.width = std::max<int>(kLeastWidth, size.ws_col);
    console.height = size.ws_row;
  }
  return console;
}

std::string clipped(std::string_view text, int width) {
  if (term::columns(text) <= width) return std::string(text);
  std::string out;
  bool coloured = false;
  for (std::size_t i = 0, used = 0; i < text.size();) {
    const std::size_t length = unit(text, i);
    const bool code = text[i] == '\x1b';
    coloured = coloured || code;
    if (code || static_cast<int>(++used) < width) out.append(text.substr(i, length));
    i += length;
  }
  return out + "…" + (coloured ? "\x1b[0m" : "");
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  std::string line;
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  bool begun = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) continue;
    if (begun && term::columns(line) + 1 + term::columns(word) > width) {
      lines.push_back(line);
      line = margin;
      begun = false;
    }
    if (begun) line += ' ';
    line += word;
    begun = true;
  }
  if (begun || lines.empty()) lines.push_back(line);
  return lines;
}

std::string plain(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = unit(text, i);
    if (text[i] != '\x1b') out.append(text.substr(i, length));
    i += length;
  }
  return out;
}

std::string printable(std::string_view text) {
  std::string out(text);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto c = static_cast<unsigned char>(out[i]);
    // The C1 control characters take two bytes: 0xC2 and one from 0x80 to 0x9F.
    const bool second = c == 0xC2 && i + 1 < out.size() && static_cast<unsigned char>(out[i + 1]) < 0xA0;
    if (second) out.replace(i, 2, "?");
    if (c < 0x20 || c == 0x7F) out[i] = '?';
  }
  return out;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  const std::size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

}  // namespace tavola::cli
