#include "match/seed.h"

#include <array>
#include <cassert>
#include <string>

#include "core/chacha20.h"

namespace tavola::match {
namespace {

void add_sized(std::string& message, std::string_view part) {
  const auto size = static_cast<std::uint32_t>(part.size());
  for (int shift = 24; shift >= 0; shift -= 8) message += static_cast<char>((size >> shift) & 0xFF);
  message += part;
}

}  // namespace

core::Digest commitment(const Seed& seed) { return core::sha256(core::Bytes(seed)); }

core::Digest key_of(const Seed& seed, std::string_view match_id, std::span<const Nonce> nonces) {
  std::string message = "tavola-deal-1";
  add_sized(message, match_id);
  for (const Nonce& nonce : nonces) {
    add_sized(message, {reinterpret_cast<const char*>(nonce.data()), nonce.size()});
  }
  return core::hmac_sha256(seed, message);
}

std::uint32_t KeyDealer::below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) {
  assert(n > 0);
  std::array<std::uint8_t, 12> nonce{};
  const std::array<std::uint32_t, 3> words{static_cast<std::uint32_t>(kind), shuffle, index};
  for (std::size_t i = 0; i < nonce.size(); ++i) {
    nonce[i] = static_cast<std::uint8_t>(words[i / 4] >> (8 * (i % 4)));
  }
  // The largest multiple of n that fits in 32 bits. Words from it on are rejected, since they would favour small
  // numbers.
  const std::uint64_t limit = (std::uint64_t{1} << 32) / n * n;
  for (std::uint32_t counter = 0;; ++counter) {
    const auto block = core::chacha20_block(key_, nonce, counter);
    for (std::size_t at = 0; at < block.size(); at += 4) {
      const std::uint32_t word = block[at] | (std::uint32_t{block[at + 1]} << 8) |
                                 (std::uint32_t{block[at + 2]} << 16) | (std::uint32_t{block[at + 3]} << 24);
      if (word < limit) return word % n;
    }
  }
}

}  // namespace tavola::match
