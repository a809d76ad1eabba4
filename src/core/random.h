// Two sources of chance. Rng is small and fast, for search, tests and the lab. Dealer is the committed source of a
// match. With a Dealer, a random event depends on what is drawn, not on when.
#pragma once

#include <bit>
#include <cstdint>

namespace tavola::core {

/// xoroshiro128++ (Blackman and Vigna). 16 bytes; gives the same numbers on every machine.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : a_(mix(seed)), b_(mix(seed)) {}

  constexpr std::uint64_t next() {
    const std::uint64_t a = a_;
    std::uint64_t b = b_;
    const std::uint64_t out = std::rotl(a + b, 17) + a;
    b ^= a;
    a_ = std::rotl(a, 49) ^ b ^ (b << 21);
    b_ = std::rotl(b, 28);
    return out;
  }

  /// A number from 0 to n-1, each equally likely to within 2^-32. n must be at least 1.
  constexpr std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32); }

 private:
  static constexpr std::uint64_t mix(std::uint64_t& seed) {  // splitmix64
    std::uint64_t z = (seed += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }
  std::uint64_t a_;
  std::uint64_t b_;
};

/// What is drawn. The numbers are part of the record format (docs/records.md), so they must never change.
enum class DrawKind : std::uint32_t {
  kFirstPlayer = 1,
  kPile = 2,  ///< the game's card pile
  kDice = 3,
  kBuildings = 4,  ///< piles of buildings
};

/// Draws the random events of a match. The result depends only on (kind, shuffle, index, n), so the n-th card of a pile
/// is the same whatever the players do.
class Dealer {
 public:
  virtual ~Dealer() = default;
  /// A number from 0 to n-1, all equally likely.
  virtual std::uint32_t below(std::uint32_t n, DrawKind kind, std::uint32_t shuffle, std::uint32_t index) = 0;
};

}  // namespace tavola::core
