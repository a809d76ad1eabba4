#include "term/paint.h"

#include <algorithm>
#include <array>

namespace tavola::term {
namespace {

struct InkCodes {
  std::string_view fg;
  std::string_view on;
};

// 256-colour codes, chosen to differ in lightness too.
constexpr std::array<InkCodes, 11> kInks{{
    {"39", "49"},
    {"38;5;220", "48;5;220;38;5;16"},
    {"38;5;71", "48;5;71;38;5;16"},
    {"38;5;203", "48;5;160;38;5;231"},
    {"38;5;75", "48;5;25;38;5;231"},
    {"38;5;212", "48;5;212;38;5;16"},
    {"38;5;208", "48;5;208;38;5;16"},
    {"38;5;141", "48;5;91;38;5;231"},
    {"38;5;245", "48;5;238;38;5;250"},
    {"38;5;255", "48;5;255;38;5;16"},
    {"38;5;80", "48;5;80;38;5;16"},
}};

}  // namespace

std::string Paint::wrap(std::string_view codes, std::string_view text) const {
  if (!colour_) return std::string(text);
  return std::string("\x1b[").append(codes).append("m").append(text).append("\x1b[0m");
}
std::string Paint::fg(Ink ink, std::string_view text) const {
  return wrap(kInks[static_cast<std::size_t>(ink)].fg, text);
}
std::string Paint::on(Ink ink, std::string_view text) const {
  return wrap(kInks[static_cast<std::size_t>(ink)].on, text);
}
std::string Paint::bold(std::string_view text) const { return wrap("1", text); }
std::string Paint::dim(std::string_view text) const { return wrap("2", text); }
std::string Paint::underlined(std::string_view text) const { return wrap("4", text); }

Ink seat_ink(core::Seat seat) {
  constexpr std::array<Ink, core::kMaxSeats> kSeatInks{Ink::kWhite, Ink::kOrange, Ink::kCyan, Ink::kPurple};
  return kSeatInks[static_cast<std::size_t>(core::index(seat))];
}

int columns(std::string_view text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
      ++count;
    }
  }
  return count;
}

std::string padded(std::string_view text, int width) {
  return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string beside(std::string_view left, std::string_view right, int gap) {
  const auto left_lines = lines_of(left);
  const auto right_lines = lines_of(right);
  int width = 0;
  for (const auto line : left_lines) width = std::max(width, columns(line));
  std::string out;
  for (std::size_t i = 0; i < std::max(left_lines.size(), right_lines.size()); ++i) {
    const std::string_view line = i < left_lines.size() ? left_lines[i] : std::string_view();
    if (i < right_lines.size()) {
      out += padded(line, width + gap);
      out += right_lines[i];
    } else {
      out += line;
    }
    out += '\n';
  }
  return out;
}

}  // namespace tavola::term
