// The resource cards of Construction Zone: six kinds, and a hand of them as one number.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace tavola::construction_zone {

/// The kinds of resource cards (CZ-2), in canonical order: the basic ones first.
enum class Card : std::uint8_t { kMaterial, kPlan, kMaterial3, kPlan3, kCrane, kWorker };
inline constexpr int kCardKinds = 6;
inline constexpr int kBasicKinds = 2;

/// How each kind is written in moves and positions.
inline constexpr std::array<std::string_view, kCardKinds> kCardSigns{"m", "p", "m3", "p3", "c", "w"};

constexpr Card card_of(int kind) { return static_cast<Card>(kind); }
constexpr int index(Card card) { return static_cast<int>(card); }
constexpr bool is_basic(Card card) { return index(card) < kBasicKinds; }

/// A multiset of cards: byte k counts the cards of kind k; bytes 6 and 7 are 0. No count exceeds 84, all the cards
/// there are, so sums and comparisons work on all the bytes at once (the top bit of each is free).
struct Cards {
  std::uint64_t lanes = 0;

  static constexpr Cards of(Card card, int n = 1) { return {static_cast<std::uint64_t>(n) << (8 * index(card))}; }

  constexpr int count(Card card) const { return static_cast<int>((lanes >> (8 * index(card))) & 0xFF); }
  constexpr int total() const { return static_cast<int>((lanes * kOnes) >> 56); }
  constexpr bool empty() const { return lanes == 0; }

  /// Whether `part` can be taken out of these cards.
  constexpr bool has(Cards part) const { return (((lanes | kTops) - part.lanes) & kTops) == kTops; }

  /// Bit k: at least `n` cards of kind k are there. n is from 1 to 128.
  constexpr std::uint32_t kinds_with(int n) const {
    const std::uint64_t enough = ((lanes + kOnes * static_cast<std::uint64_t>(128 - n)) & kTops) >> 7;
    return static_cast<std::uint32_t>((enough * kGather) >> 56) & kAllKinds;
  }

  /// The u-th card (from 0) when the cards lie in canonical order. u must be below total().
  constexpr Card nth(std::uint32_t u) const {
    const std::uint64_t sums = lanes * kOnes;  // byte k: the cards of the kinds 0 to k
    const std::uint64_t beyond = ((sums | kTops) - kOnes * (u + 1)) & kTops;
    return card_of(std::countr_zero(beyond) / 8);
  }

  constexpr Cards only_basic() const { return {lanes & 0xFFFF}; }
  constexpr Cards only_advanced() const { return {lanes & 0xFFFFFFFF0000}; }

  constexpr Cards& operator+=(Cards other) { return lanes += other.lanes, *this; }
  constexpr Cards& operator-=(Cards other) { return lanes -= other.lanes, *this; }
  friend constexpr Cards operator+(Cards a, Cards b) { return {a.lanes + b.lanes}; }
  friend constexpr Cards operator-(Cards a, Cards b) { return {a.lanes - b.lanes}; }
  friend constexpr bool operator==(Cards, Cards) = default;

  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  static constexpr std::uint64_t kTops = 0x8080808080808080;
  static constexpr std::uint64_t kGather = 0x0102040810204080;  // moves bit 8k to bit 56 + k
  static constexpr std::uint32_t kAllKinds = (1u << kCardKinds) - 1;
};

/// The cards in both hands: the smaller count of each kind.
constexpr Cards common(Cards a, Cards b) {
  const std::uint64_t not_less = ((a.lanes | Cards::kTops) - b.lanes) & Cards::kTops;  // a >= b
  const std::uint64_t take_b = (not_less >> 7) * 0xFF;
  return {(b.lanes & take_b) | (a.lanes & ~take_b)};
}

inline constexpr Cards kBasicDeck{16 | 16 << 8};    // CZ-2
inline constexpr Cards kOpenPiles{0x0D0D0D0D0000};  // CZ-2: four piles of 13
inline constexpr Cards kAllCards{kBasicDeck.lanes | kOpenPiles.lanes};
inline constexpr int kBasicCards = 32;

}  // namespace tavola::construction_zone
