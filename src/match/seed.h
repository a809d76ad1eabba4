// The committed source of chance of a match: seed, commitment, nonces, key, and the dealer that reads from the key.
// docs/records.md defines it exactly. A change of this file breaks every record.
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

/// What is published before the nonces are known: SHA-256 of the seed.
core::Digest commitment(const Seed& seed);

/// HMAC-SHA-256 of the match's id and the nonces (by seat) under the seed.
core::Digest key_of(const Seed& seed, std::string_view match_id, std::span<const Nonce> nonces);

/// Deals from a key: each event by (kind, shuffle, index), with rejection sampling.
class KeyDealer final : public core::Dealer {
 public:
  explicit KeyDealer(const core::Digest& key) : key_(key) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override;

 private:
  core::Digest key_;
};

}  // namespace tavola::match
