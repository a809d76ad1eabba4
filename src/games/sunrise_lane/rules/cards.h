// Counts of cards of five colours. Equal cards are interchangeable (G-5).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace tavola::sunrise_lane {

/// The colours of plots and cards, in canonical order (SL-2).
enum class Colour : std::uint8_t { kYellow, kGreen, kRed, kBlue, kPink };

inline constexpr int kColours = 5;
inline constexpr std::array<Colour, kColours> kAllColours{Colour::kYellow, Colour::kGreen, Colour::kRed, Colour::kBlue,
                                                          Colour::kPink};
inline constexpr std::array<std::string_view, kColours> kColourNames{"yellow", "green", "red", "blue", "pink"};
inline constexpr std::string_view kColourLetters = "ygrbp";

/// The colour of a card that the viewer did not see.
inline constexpr Colour kUnknownColour{kColours};

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }

/// How many cards of each colour, at most 15 of one.
///   bits 4c to 4c+3   cards of colour c
///   bits 20 to 31     0
struct Cards {
  std::uint32_t bits = 0;

  static constexpr Cards of(Colour colour, int n = 1) {
    return {static_cast<std::uint32_t>(n) << (4 * static_cast<int>(colour))};
  }
  constexpr int operator[](Colour colour) const {
    return static_cast<int>((bits >> (4 * static_cast<int>(colour))) & 15);
  }
  constexpr int total() const {
    const std::uint32_t pairs = (bits & 0x0F0F0F) + ((bits >> 4) & 0x0F0F0F);
    return static_cast<int>(((pairs * 0x010101) >> 16) & 0xFF);
  }
  /// One bit (the lowest of its four) for each colour with at least one card.
  constexpr std::uint32_t present() const { return (bits | (bits >> 1) | (bits >> 2) | (bits >> 3)) & 0x11111; }
  /// The same for each colour with at least two cards.
  constexpr std::uint32_t doubled() const { return ((bits >> 1) | (bits >> 2) | (bits >> 3)) & 0x11111; }
  constexpr bool empty() const { return bits == 0; }
  constexpr bool contains(Cards other) const {
    return std::all_of(kAllColours.begin(), kAllColours.end(), [&](Colour c) { return (*this)[c] >= other[c]; });
  }

  constexpr Cards operator+(Cards other) const { return {bits + other.bits}; }
  /// `other` must be contained.
  constexpr Cards operator-(Cards other) const { return {bits - other.bits}; }
  constexpr Cards& operator+=(Cards other) { return *this = *this + other; }
  constexpr Cards& operator-=(Cards other) { return *this = *this - other; }
  friend constexpr bool operator==(Cards, Cards) = default;
};

/// All 55 cards (SL-2).
inline constexpr int kCardsOfAColour = 11;
inline constexpr Cards kAllCards{0xBBBBB};
inline constexpr int kDeckSize = kColours * kCardsOfAColour;

/// The colour of the n-th bit of a present() or doubled() mask.
constexpr Colour nth_colour(std::uint32_t mask, std::uint32_t n) {
  for (; n != 0; --n) mask &= mask - 1;
  return static_cast<Colour>(std::countr_zero(mask) >> 2);
}

/// The n-th card (from 0) in canonical order.
constexpr Colour nth_card(Cards cards, std::uint32_t n) {
  std::uint32_t left = cards.bits;
  std::uint8_t colour = 0;
  for (; n >= (left & 15); left >>= 4, ++colour) n -= left & 15;
  return Colour{colour};
}

}  // namespace tavola::sunrise_lane
