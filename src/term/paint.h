// Colours in a terminal. They can be switched off, so never show anything by colour alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace tavola::term {

enum class Ink : std::uint8_t { kPlain, kYellow, kGreen, kRed, kBlue, kPink, kOrange, kPurple, kGrey, kWhite, kCyan };

/// Wraps text in colour codes, or leaves it unchanged if colour is off.
class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  bool colour() const { return colour_; }

  std::string fg(Ink ink, std::string_view text) const;  ///< coloured letters
  std::string on(Ink ink, std::string_view text) const;  ///< dark or light letters on a coloured background
  std::string bold(std::string_view text) const;
  std::string dim(std::string_view text) const;
  std::string underlined(std::string_view text) const;

 private:
  std::string wrap(std::string_view codes, std::string_view text) const;
  bool colour_;
};

/// The ink and the letter of each seat's pieces.
Ink seat_ink(core::Seat seat);

/// How to draw: the paint, the players' names by seat, and the width of the terminal in columns.
struct Look {
  Paint paint;
  std::vector<std::string> names;
  int width = 80;
  const std::string& name(core::Seat seat) const { return names[static_cast<std::size_t>(core::index(seat))]; }
};

/// The width of `text` in columns. Colour codes and UTF-8 continuation bytes don't count.
int columns(std::string_view text);

/// `text` padded with spaces to `width` columns.
std::string padded(std::string_view text, int width);

/// The lines of `text`, without line breaks.
std::vector<std::string_view> lines_of(std::string_view text);

/// Two blocks of lines side by side, `gap` columns apart.
std::string beside(std::string_view left, std::string_view right, int gap);

}  // namespace tavola::term
