#include "core/chacha20.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include "core/digest.h"
#include "core/random.h"

namespace tavola::core {
namespace {

using Key = std::array<std::uint8_t, 32>;
using Nonce = std::array<std::uint8_t, 12>;

std::string block_hex(const Key& key, const Nonce& nonce, std::uint32_t counter) {
  return to_hex(chacha20_block(key, nonce, counter));
}

TEST(ChaCha20, Rfc8439Section232) {
  Key key;
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  const Nonce nonce{0, 0, 0, 0x09, 0, 0, 0, 0x4a, 0, 0, 0, 0};
  EXPECT_EQ(block_hex(key, nonce, 1),
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(ChaCha20, Rfc8439AppendixA1) {
  const Key zero_key{};
  const Nonce zero_nonce{};
  EXPECT_EQ(block_hex(zero_key, zero_nonce, 0),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(block_hex(zero_key, zero_nonce, 1),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  Key last_is_one{};
  last_is_one[31] = 1;
  EXPECT_EQ(block_hex(last_is_one, zero_nonce, 1),
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
  Key second_is_ff{};
  second_is_ff[1] = 0xff;
  EXPECT_EQ(block_hex(second_is_ff, zero_nonce, 2),
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
  Nonce last_is_two{};
  last_is_two[11] = 2;
  EXPECT_EQ(block_hex(zero_key, last_is_two, 0),
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
}

TEST(ChaCha20, AgreesWithLibsodium) {
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    Key key;
    Nonce nonce;
    for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(rng.next());
    for (std::uint8_t& byte : nonce) byte = static_cast<std::uint8_t>(rng.next());
    // Include the last counters, which must not carry into the nonce.
    const auto counter = i % 2 == 0 ? static_cast<std::uint32_t>(rng.next()) : 0xFFFFFFFF - rng.below(3);
    const std::array<std::uint8_t, 64> zeros{};
    std::array<std::uint8_t, 64> expected;
    crypto_stream_chacha20_ietf_xor_ic(expected.data(), zeros.data(), zeros.size(), nonce.data(), counter, key.data());
    EXPECT_EQ(chacha20_block(key, nonce, counter), expected);
  }
}

}  // namespace
}  // namespace tavola::core
