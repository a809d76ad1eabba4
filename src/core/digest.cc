#include "core/digest.h"

#include <algorithm>
#include <bit>

#include "core/fields.h"

namespace tavola::core {
namespace {

// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr std::uint32_t read_big_endian(const std::uint8_t* at) {
  return static_cast<std::uint32_t>(at[0]) << 24 | static_cast<std::uint32_t>(at[1]) << 16 |
         static_cast<std::uint32_t>(at[2]) << 8 | static_cast<std::uint32_t>(at[3]);
}

constexpr void write_big_endian(std::uint8_t* at, std::uint32_t word) {
  for (int i = 0; i < 4; ++i) at[i] = static_cast<std::uint8_t>(word >> (24 - 8 * i));
}

/// The 64 words of a block's message schedule (FIPS 180-4, 6.2.2 step 1).
std::array<std::uint32_t, 64> schedule(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> word;
  for (std::size_t t = 0; t < 16; ++t) word[t] = read_big_endian(block + 4 * t);
  for (std::size_t t = 16; t < 64; ++t) {
    const std::uint32_t x = word[t - 15];
    const std::uint32_t y = word[t - 2];
    const std::uint32_t sigma0 = std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3);
    const std::uint32_t sigma1 = std::rotr(y, 17) ^ std::rotr(y, 19) ^ (y >> 10);
    word[t] = sigma1 + word[t - 7] + sigma0 + word[t - 16];
  }
  return word;
}

constexpr int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

void Sha256::compress(const std::uint8_t* block) {
  const auto word = schedule(block);
  auto [a, b, c, d, e, f, g, h] = hash_;
  for (std::size_t t = 0; t < 64; ++t) {
    const std::uint32_t sum1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t choice = (e & f) ^ (~e & g);
    const std::uint32_t one = h + sum1 + choice + kRound[t] + word[t];
    const std::uint32_t sum0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = d + one;
    d = c;
    c = b;
    b = a;
    a = one + sum0 + majority;
  }
  const std::array<std::uint32_t, 8> mixed{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < hash_.size(); ++i) hash_[i] += mixed[i];
}

Sha256& Sha256::add(Bytes bytes) {
  while (!bytes.empty()) {
    const std::size_t filled = length_ % kBlock;
    const std::size_t taken = std::min(bytes.size(), kBlock - filled);
    length_ += taken;
    if (taken == kBlock) {
      compress(bytes.data());  // compress whole blocks without copying
    } else {
      std::copy_n(bytes.begin(), taken, pending_.begin() + static_cast<std::ptrdiff_t>(filled));
      if (filled + taken == kBlock) compress(pending_.data());
    }
    bytes = bytes.subspan(taken);
  }
  return *this;
}

Digest Sha256::finish() {
  // FIPS 180-4, 5.1.1: a 1 bit, zeros, and the length in bits as the last 8 bytes of a block.
  std::array<std::uint8_t, kBlock + 8> padding{0x80};
  const std::uint64_t bits = length_ * 8;
  const std::size_t filled = length_ % kBlock;
  const std::size_t zeros_end = (filled < kBlock - 8 ? kBlock - 8 : 2 * kBlock - 8) - filled;
  write_big_endian(padding.data() + zeros_end, static_cast<std::uint32_t>(bits >> 32));
  write_big_endian(padding.data() + zeros_end + 4, static_cast<std::uint32_t>(bits));
  add(Bytes(padding.data(), zeros_end + 8));
  Digest digest;
  for (std::size_t i = 0; i < hash_.size(); ++i) write_big_endian(digest.data() + 4 * i, hash_[i]);
  return digest;
}

Digest sha256(Bytes bytes) { return Sha256().add(bytes).finish(); }

Digest hmac_sha256(Bytes key, Bytes message) {
  constexpr std::size_t kBlock = 64;
  std::array<std::uint8_t, kBlock> inner{};
  if (key.size() > kBlock) {
    const Digest shorter = sha256(key);
    std::copy(shorter.begin(), shorter.end(), inner.begin());
  } else {
    std::copy(key.begin(), key.end(), inner.begin());
  }
  std::array<std::uint8_t, kBlock> outer = inner;
  for (std::uint8_t& byte : inner) byte ^= 0x36;
  for (std::uint8_t& byte : outer) byte ^= 0x5c;
  const Digest within = Sha256().add(inner).add(message).finish();
  return Sha256().add(outer).add(within).finish();
}

std::string to_hex(Bytes bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 0xF];
  }
  return hex;
}

Result<std::vector<std::uint8_t>> from_hex(std::string_view hex, std::string_view where) {
  if (hex.size() % 2 != 0) {
    return Error{"bad-hex", std::string(where),
                 "expected an even number of hex digits, found " + std::to_string(hex.size())};
  }
  std::vector<std::uint8_t> bytes;
  bytes.reserve(hex.size() / 2);
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const int high = hex_value(hex[i]);
    const int low = hex_value(hex[i + 1]);
    if (high < 0 || low < 0) {
      return Error{"bad-hex", std::string(where), quoted(hex.substr(i, 2)) + " is not two hex digits"};
    }
    bytes.push_back(static_cast<std::uint8_t>(high << 4 | low));
  }
  return bytes;
}

Result<Digest> digest_from_hex(std::string_view hex, std::string_view where) {
  Digest digest;
  if (hex.size() != 2 * digest.size()) {
    return Error{"bad-hex", std::string(where), "expected 64 hex digits, found " + std::to_string(hex.size())};
  }
  const auto bytes = from_hex(hex, where);
  if (!bytes) return bytes.error();
  std::copy(bytes->begin(), bytes->end(), digest.begin());
  return digest;
}

}  // namespace tavola::core
