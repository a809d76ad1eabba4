// SHA-256 (FIPS 180-4), HMAC-SHA-256 (RFC 2104) and hex, for fair deals and for hashes of content.
// We implement them ourselves because the browser needs them too, and no packaged library supports it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace tavola::core {

using Bytes = std::span<const std::uint8_t>;
using Digest = std::array<std::uint8_t, 32>;

/// The bytes of a text.
inline Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// SHA-256 of data that comes in pieces.
class Sha256 {
 public:
  Sha256& add(Bytes bytes);
  Sha256& add(std::string_view text) { return add(bytes_of(text)); }

  /// The digest of everything added. Don't use the object after this call.
  Digest finish();

 private:
  static constexpr std::size_t kBlock = 64;
  void compress(const std::uint8_t* block);

  std::array<std::uint32_t, 8> hash_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, kBlock> pending_{};  // length_ % kBlock bytes of an incomplete block
  std::uint64_t length_ = 0;                    // bytes added so far
};

/// SHA-256 of the whole input.
Digest sha256(Bytes bytes);
inline Digest sha256(std::string_view text) { return sha256(bytes_of(text)); }

/// HMAC-SHA-256; the key may have any length.
Digest hmac_sha256(Bytes key, Bytes message);
inline Digest hmac_sha256(Bytes key, std::string_view message) { return hmac_sha256(key, bytes_of(message)); }

/// Lower-case hex.
std::string to_hex(Bytes bytes);

/// Decodes hex of either case. The error is "bad-hex" at `where`.
Result<std::vector<std::uint8_t>> from_hex(std::string_view hex, std::string_view where = "");

/// Decodes a digest, key or seed of exactly 64 hex digits.
Result<Digest> digest_from_hex(std::string_view hex, std::string_view where = "");

}  // namespace tavola::core
