#include "core/chacha20.h"

#include <bit>
#include <cstddef>

namespace tavola::core {
namespace {

using Words = std::array<std::uint32_t, 16>;

constexpr std::uint32_t read_little_endian(const std::uint8_t* at) {
  return static_cast<std::uint32_t>(at[0]) | static_cast<std::uint32_t>(at[1]) << 8 |
         static_cast<std::uint32_t>(at[2]) << 16 | static_cast<std::uint32_t>(at[3]) << 24;
}

constexpr void quarter_round(Words& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 7);
}

constexpr void double_round(Words& x) {
  for (std::size_t i = 0; i < 4; ++i) quarter_round(x, i, 4 + i, 8 + i, 12 + i);  // the columns
  for (std::size_t i = 0; i < 4; ++i) {                                           // the diagonals
    quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
  }
}

}  // namespace

std::array<std::uint8_t, 64> chacha20_block(std::span<const std::uint8_t, 32> key,
                                            std::span<const std::uint8_t, 12> nonce, std::uint32_t counter) {
  // words 0-3: "expand 32-byte k"; 4-11: the key; 12: the counter; 13-15: the nonce
  Words start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) start[4 + i] = read_little_endian(key.data() + 4 * i);
  start[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) start[13 + i] = read_little_endian(nonce.data() + 4 * i);

  Words mixed = start;
  for (int round = 0; round < 10; ++round) double_round(mixed);

  std::array<std::uint8_t, 64> stream;
  for (std::size_t i = 0; i < stream.size(); ++i) {
    stream[i] = static_cast<std::uint8_t>((mixed[i / 4] + start[i / 4]) >> (8 * (i % 4)));
  }
  return stream;
}

}  // namespace tavola::core
