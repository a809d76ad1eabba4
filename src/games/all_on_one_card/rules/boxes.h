// Counts of boxes or dice by colour, and the arithmetic of AC-6 on all six colours at once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace tavola::all_on_one_card {

/// The faces of a die, in canonical order (AC-1).
enum class Colour : std::uint8_t { kYellow, kGreen, kRed, kOrange, kPurple, kBlue };

inline constexpr int kColours = 6;
inline constexpr int kDice = 5;
inline constexpr int kRows = 5;
inline constexpr int kMinBoxes = 2;
inline constexpr int kMaxBoxes = 6;
inline constexpr int kRowsToScore = 3;

inline constexpr std::array<std::string_view, kColours> kColourNames{"yellow", "green",  "red",
                                                                     "orange", "purple", "blue"};
inline constexpr std::string_view kColourLetters = "ygropb";

constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr Colour colour_at(int i) { return static_cast<Colour>(i); }

/// A number from 0 to 7 for each colour.
///
/// Layout: colour c has the four bits 4c..4c+3, of which the highest is always 0 (it guards the neighbours while
/// calculating); bits 24..31 are 0.
struct Counts {
  std::uint32_t bits = 0;

  static constexpr std::uint32_t kOnes = 0x111111;
  static constexpr std::uint32_t kGuards = 0x888888;
  static constexpr std::uint32_t kAll = 0xFFFFFF;

  static constexpr Counts one(Colour colour) { return {std::uint32_t{1} << (4 * index(colour))}; }
  constexpr int of(Colour colour) const { return static_cast<int>((bits >> (4 * index(colour))) & 7); }
  constexpr bool none() const { return bits == 0; }

  /// The sum over all colours.
  constexpr int sum() const {
    const std::uint32_t pairs = (bits & 0x0F0F0F) + ((bits >> 4) & 0x0F0F0F);
    return static_cast<int>(((pairs * 0x010101) >> 16) & 0xFF);
  }

  /// Guard bits of the colours that are not 0.
  constexpr std::uint32_t present() const { return (bits + 0x777777) & kGuards; }

  /// These counts where `guards` has a colour's guard bit, 0 elsewhere.
  constexpr Counts where(std::uint32_t guards) const { return {bits & (guards - (guards >> 3))}; }

  /// Whether every count is at most that of `other`. Neither may have guard bits set.
  constexpr bool within(Counts other) const { return (((other.bits | kGuards) - bits) & kGuards) == kGuards; }

  constexpr Counts operator+(Counts other) const { return {bits + other.bits}; }
  constexpr Counts operator-(Counts other) const { return {bits - other.bits}; }
  friend constexpr bool operator==(Counts, Counts) = default;
};

/// AC-6: the boxes that `dice` cross if `free` boxes are left. A colour's dice cross all together, or not at all.
constexpr Counts crossable(Counts free, Counts dice) {
  return dice.where(((free.bits | Counts::kGuards) - dice.bits) & Counts::kGuards);
}

/// How many rows still have free boxes.
constexpr int open_rows(Counts free) { return std::popcount(free.present()); }

}  // namespace tavola::all_on_one_card
