// All sets of up to five dice by colour, numbered, and the exact expectations over rolls and re-rolls (AC-4).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/all_on_one_card/rules/boxes.h"

namespace tavola::all_on_one_card {

inline constexpr std::size_t kDiceSets = 462;                      // C(11, 5)
inline constexpr std::size_t kResults = 252;                       // the sets of five dice: C(10, 5)
inline constexpr std::size_t kFirstResult = kDiceSets - kResults;  // the smaller sets come first
inline constexpr int kRollOrders = 7776;                           // 6^5, for five dice

class DiceSets {
 public:
  constexpr DiceSets() {
    number_thirds();
    std::size_t used = 0;
    for (int dice = 0; dice <= kDice; ++dice) list(0, dice, Counts{}, used);
    for (std::size_t i = 0; i < kFirstResult; ++i) {
      for (std::size_t c = 0; c < kColours; ++c) {
        more_[i][c] = static_cast<std::uint16_t>(place(sets_[i] + Counts::one(colour_at(static_cast<int>(c)))));
      }
    }
    for (std::size_t r = 0; r < kResults; ++r) orders_[r] = orders(result(r));
  }

  constexpr Counts operator[](std::size_t place) const { return sets_[place]; }
  constexpr Counts result(std::size_t r) const { return sets_[kFirstResult + r]; }
  /// How many of the 7776 rolls of five dice give this result.
  constexpr std::uint16_t orders_of(std::size_t r) const { return orders_[r]; }
  /// The indices of the sets with one more die, by its colour. Only for sets of fewer than five.
  constexpr const std::array<std::uint16_t, kColours>& more(std::size_t place) const { return more_[place]; }
  constexpr std::size_t place(Counts set) const {
    return places_[thirds_[set.bits & 0xFFF] * std::size_t{kThirds} + thirds_[set.bits >> 12]];
  }

 private:
  static constexpr std::size_t kThirds = 56;  // up to five dice of three colours: C(8, 3)

  constexpr void number_thirds() {
    std::uint8_t used = 0;
    for (std::uint32_t bits = 0; bits < thirds_.size(); ++bits) {
      if ((bits & 15) + ((bits >> 4) & 15) + (bits >> 8) <= kDice) thirds_[bits] = used++;
    }
  }
  constexpr void list(int colour, int left, Counts so_far, std::size_t& used) {
    for (int n = colour == kColours - 1 ? left : 0; n <= left; ++n) {
      const Counts set{so_far.bits + (static_cast<std::uint32_t>(n) << (4 * colour))};
      if (colour < kColours - 1) {
        list(colour + 1, left - n, set, used);
        continue;
      }
      places_[thirds_[set.bits & 0xFFF] * std::size_t{kThirds} + thirds_[set.bits >> 12]] =
          static_cast<std::uint16_t>(used);
      sets_[used++] = set;
    }
  }
  static constexpr std::uint16_t orders(Counts dice) {
    constexpr std::array<int, kDice + 1> kFactorials{1, 1, 2, 6, 24, 120};
    int ways = kFactorials[kDice];
    for (int c = 0; c < kColours; ++c) ways /= kFactorials[static_cast<std::size_t>(dice.of(colour_at(c)))];
    return static_cast<std::uint16_t>(ways);
  }

  std::array<Counts, kDiceSets> sets_{};
  std::array<std::array<std::uint16_t, kColours>, kFirstResult> more_{};
  std::array<std::uint16_t, kResults> orders_{};
  std::array<std::uint8_t, 0x501> thirds_{};
  std::array<std::uint16_t, kThirds * kThirds> places_{};
};

inline constexpr DiceSets kDiceSetTable;

/// A value for every set of dice.
using DiceValues = std::array<double, kDiceSets>;

/// Computes the values of all smaller sets from those of the results, if the other dice are rolled.
inline void expect(DiceValues& values) {
  for (std::size_t i = kFirstResult; i-- > 0;) {
    const auto& more = kDiceSetTable.more(i);
    values[i] =
        (values[more[0]] + values[more[1]] + values[more[2]] + values[more[3]] + values[more[4]] + values[more[5]]) *
        (1.0 / kColours);
  }
}

/// Replaces each value by the best value of any subset, since any of the dice may be rolled again.
inline void best_within(DiceValues& values) {
  for (std::size_t i = 0; i < kFirstResult; ++i) {
    for (const std::uint16_t bigger : kDiceSetTable.more(i)) values[bigger] = std::max(values[bigger], values[i]);
  }
}

/// Computes the values of kept sets from those of the results, if `rerolls` (0 to 2) more follow the next roll.
inline void look_ahead(DiceValues& values, int rerolls) {
  expect(values);
  for (; rerolls > 0; --rerolls) {
    best_within(values);
    expect(values);
  }
}

}  // namespace tavola::all_on_one_card
