// Arithmetic that gives the same bits on every machine. It uses only + - * / and the square root, which IEEE 754
// defines exactly.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace tavola::search {

/// splitmix64 of two numbers: independent streams from one seed.
constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  std::uint64_t z = a + 0x9E3779B97F4A7C15 * (b + 1);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

/// The bytes of a small value (a move), mixed.
template <class T>
std::uint64_t key_of(const T& value) {
  static_assert(sizeof(T) <= 8);
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  return mixed(bits, 0);
}

/// How far a bot that errs by at most `most` misjudges the thing with this mixed key: from -most to most, and the same
/// every time.
constexpr double misjudgement(std::uint64_t key, double most) {
  return (static_cast<double>(key >> 40) / (1 << 23) - 1) * most;
}

/// The natural logarithm of n >= 1, accurate to six digits.
constexpr double natural_log(std::uint32_t n) {
  const int whole = std::bit_width(n) - 1;
  const double x = static_cast<double>(n) / static_cast<double>(std::uint64_t{1} << whole);  // 1 to 2
  const double t = (x - 1) / (x + 1);
  const double t2 = t * t;
  const double part = 2 * t * (1 + t2 * (1.0 / 3 + t2 * (1.0 / 5 + t2 * (1.0 / 7 + t2 * (1.0 / 9 + t2 / 11)))));
  return 0.69314718055994531 * whole + part;
}

/// e to the power of x, accurate to six digits. x is clamped to +-40.
constexpr double exponential(double x) {
  if (x < 0) return 1 / exponential(-x);
  if (x > 40) x = 40;
  double small = x / 1024;
  double sum = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4)));
  for (int i = 0; i < 10; ++i) sum *= sum;
  return sum;
}

/// 1 / (1 + e^-x).
constexpr double logistic(double x) { return 1 / (1 + exponential(-x)); }

}  // namespace tavola::search
