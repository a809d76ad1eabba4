// Tables for the two most frequent operations: choosing some of the dice, and rolling dice.
#pragma once

#include <array>

#include "games/all_on_one_card/rules/boxes.h"

namespace tavola::all_on_one_card {

/// The ways to take some or none of five dice, in the order of AC-4's moves: the numbers of dice by colour are the
/// digits of n, yellow the lowest, where a colour shown by k dice has the digits 0 to k. Three colours are looked up at
/// a time: the ways for three colours depend on 12 bits of the roll.
class Subsets {
 public:
  constexpr Subsets() {
    std::uint16_t used = 0;
    for (std::uint32_t three = 0; three < places_.size(); ++three) {
      const std::uint32_t a = three & 15;
      const std::uint32_t b = (three >> 4) & 15;
      const std::uint32_t c = three >> 8;
      if (a + b + c > kDice) continue;
      places_[three] = {used, static_cast<std::uint16_t>((a + 1) * (b + 1) * (c + 1))};
      for (std::uint32_t n = 0; n < places_[three].ways; ++n) {
        const std::uint32_t rest = n / (a + 1);
        taken_[used++] = static_cast<std::uint16_t>(n % (a + 1) + ((rest % (b + 1)) << 4) + ((rest / (b + 1)) << 8));
      }
    }
  }

  constexpr std::uint32_t count(Counts dice) const { return low(dice).ways * std::uint32_t{high(dice).ways}; }

  /// The n-th way.
  constexpr Counts pick(Counts dice, std::uint32_t n) const {
    const Place lower = low(dice);
    return {taken_[lower.at + n % lower.ways] | (std::uint32_t{taken_[high(dice).at + n / lower.ways]} << 12)};
  }

 private:
  struct Place {
    std::uint16_t at = 0;  // of the first way in taken_
    std::uint16_t ways = 0;
  };
  constexpr Place low(Counts dice) const { return places_[dice.bits & 0xFFF]; }
  constexpr Place high(Counts dice) const { return places_[dice.bits >> 12]; }

  std::array<Place, 0x501> places_{};
  std::array<std::uint16_t, 462> taken_{};
};

inline constexpr Subsets kSubsets;

/// The 6^k results of rolling k dice, for k from 0 to 3. More dice are looked up in two parts.
class Rolls {
 public:
  constexpr Rolls() {
    results_[0] = 0;
    for (std::uint32_t k = 1; k <= kMost; ++k) {
      for (std::uint32_t i = 0; i < size(k); ++i) {
        results_[first(k) + i] = results_[first(k - 1) + i / kColours] + (1u << (4 * (i % kColours)));
      }
    }
  }

  /// The result of k dice for a fraction (of 2^32). Results have the probabilities of fair dice.
  constexpr Counts pick(std::uint32_t k, std::uint64_t fraction) const {
    const std::uint32_t part = k < kMost ? k : kMost;
    fraction *= size(part);
    const std::uint32_t some = results_[first(part) + (fraction >> 32)];
    fraction = (fraction & 0xFFFFFFFF) * size(k - part);
    return {some + results_[first(k - part) + (fraction >> 32)]};
  }

 private:
  static constexpr std::uint32_t kMost = 3;
  static constexpr std::array<std::uint32_t, kMost + 1> kSizes{1, 6, 36, 216};
  static constexpr std::array<std::uint32_t, kMost + 1> kFirsts{0, 1, 7, 43};
  static constexpr std::uint32_t size(std::uint32_t k) { return kSizes[k]; }
  static constexpr std::uint32_t first(std::uint32_t k) { return kFirsts[k]; }

  std::array<std::uint32_t, 259> results_{};
};

inline constexpr Rolls kRolls;

}  // namespace tavola::all_on_one_card
