// The committed source of chance of a match: seed, commitment, nonces, key, and the dealer that uses the key.
// docs/records.md defines it exactly. Changing its results breaks every record.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/digest.h"
#include "core/random.h"

namespace tavola::match {

using Seed = core::Digest;  // 256 bits
using Nonce = std::vector<std::uint8_t>;

inline constexpr std::size_t kMaxNonceBytes = 64;

/// SHA-256 of the seed, published before the nonces are known.
core::Digest commitment(const Seed& seed);

/// HMAC-SHA-256 of the match's id and the nonces (by seat) under the seed.
core::Digest key_of(const Seed& seed, std::string_view match_id, std::span<const Nonce> nonces);

/// Deals from a key. Each event depends only on (kind, shuffle, index). Uses rejection sampling.
class KeyDealer final : public core::Dealer {
 public:
  explicit KeyDealer(const core::Digest& key) : key_(key) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override;

 private:
  core::Digest key_;
};

}  // namespace tavola::match
