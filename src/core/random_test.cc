#include "core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace tavola::core {
namespace {

// The generators as their authors define them, implemented independently of random.h.
struct SplitMix64 {
  std::uint64_t x;
  std::uint64_t next() {
    std::uint64_t z = (x += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
};

struct Xoroshiro128PlusPlus {
  std::uint64_t s[2];
  static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::uint64_t next() {
    const std::uint64_t s0 = s[0];
    std::uint64_t s1 = s[1];
    const std::uint64_t result = rotl(s0 + s1, 17) + s0;
    s1 ^= s0;
    s[0] = rotl(s0, 49) ^ s1 ^ (s1 << 21);
    s[1] = rotl(s1, 28);
    return result;
  }
};

TEST(Rng, TheReferencesGiveThePublishedNumbers) {
  SplitMix64 mix{1234567};
  for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                       4593380528125082431U, 16408922859458223821U}) {
    EXPECT_EQ(mix.next(), expected);
  }
  Xoroshiro128PlusPlus plain{{1, 2}};
  for (const std::uint64_t expected :
       {393217UL, 669327710093319U, 1732421326133921491U, 11394790081659126983U, 9555452776773192676U,
        3586421180005889563U, 1691397964866707553U, 10735626796753111697U}) {
    EXPECT_EQ(plain.next(), expected);
  }
}

TEST(Rng, IsXoroshiroSeededBySplitMix) {
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1234567}, ~std::uint64_t{0}}) {
    SplitMix64 mix{seed};
    const std::uint64_t first = mix.next();
    Xoroshiro128PlusPlus reference{{first, mix.next()}};
    Rng rng(seed);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(rng.next(), reference.next()) << "seed " << seed << ", number " << i;
  }
}

TEST(Rng, BelowStaysBelow) {
  Rng rng(7);
  for (const std::uint32_t n : {1U, 2U, 3U, 6U, 1000U, 0x80000000U, 0xFFFFFFFFU}) {
    for (int i = 0; i < 10000; ++i) ASSERT_LT(rng.below(n), n);
  }
}

TEST(Rng, BelowIsUniform) {
  Rng rng(11);
  // The 99.9th percentile of chi-square with n - 1 degrees of freedom. The seed is fixed, so the test is deterministic.
  const std::vector<std::pair<std::uint32_t, double>> cases{
      {2, 10.83}, {3, 13.82}, {6, 20.52}, {17, 39.25}, {100, 148.23}};
  for (const auto& [n, limit] : cases) {
    std::vector<int> seen(n);
    const int draws = static_cast<int>(n) * 10000;
    for (int i = 0; i < draws; ++i) ++seen[rng.below(n)];
    double chi_square = 0;
    for (const int count : seen) chi_square += (count - 10000.0) * (count - 10000.0) / 10000.0;
    EXPECT_LT(chi_square, limit) << "below(" << n << ")";
  }
}

TEST(Rng, DifferentSeedsDiffer) {
  Rng one(1);
  Rng two(2);
  int same = 0;
  for (int i = 0; i < 1000; ++i) same += static_cast<int>(one.next() == two.next());
  EXPECT_EQ(same, 0);
}

}  // namespace
}  // namespace tavola::core
