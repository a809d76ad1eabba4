#include "core/digest.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include "core/random.h"

namespace tavola::core {
namespace {

std::vector<std::uint8_t> random_bytes(Rng& rng, std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.next());
  return bytes;
}

std::string hmac_hex(const std::string& key, const std::string& message) {
  return to_hex(hmac_sha256(bytes_of(key), message));
}

TEST(Sha256, PublishedVectors) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(to_hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                          "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(Sha256, AMillionTimesA) {
  const std::string thousand(1000, 'a');
  Sha256 hash;
  for (int i = 0; i < 1000; ++i) hash.add(thousand);
  EXPECT_EQ(to_hex(hash.finish()), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, AgreesWithLibsodiumForEveryShortLength) {
  Rng rng(1);
  for (std::size_t size = 0; size < 300; ++size) {
    const auto bytes = random_bytes(rng, size);
    Digest expected;
    crypto_hash_sha256(expected.data(), bytes.data(), bytes.size());
    EXPECT_EQ(sha256(bytes), expected) << size << " bytes";
  }
}

TEST(Sha256, GivesTheSameHoweverTheBytesAreCut) {
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    const auto bytes = random_bytes(rng, rng.below(1000));
    Sha256 hash;
    for (Bytes rest = bytes; !rest.empty();) {
      const std::size_t piece = std::min<std::size_t>(rest.size(), rng.below(150));
      hash.add(rest.first(piece));
      rest = rest.subspan(piece);
    }
    EXPECT_EQ(hash.finish(), sha256(bytes));
  }
}

TEST(HmacSha256, Rfc4231) {
  EXPECT_EQ(hmac_hex(std::string(20, '\x0b'), "Hi There"),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hmac_hex("Jefe", "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hmac_hex(std::string(20, '\xaa'), std::string(50, '\xdd')),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  std::string counting;
  for (char c = 1; c <= 25; ++c) counting += c;
  EXPECT_EQ(hmac_hex(counting, std::string(50, '\xcd')),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(hmac_hex(std::string(20, '\x0c'), "Test With Truncation").substr(0, 32),
            "a3b6167473100ee06e0c796c2955552b");
  EXPECT_EQ(hmac_hex(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(hmac_hex(std::string(131, '\xaa'),
                     "This is a test using a larger than block-size key and a larger than block-size data. The key "
                     "needs to be hashed before being used by the HMAC algorithm."),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

TEST(HmacSha256, AgreesWithLibsodiumForEveryKeyLength) {
  Rng rng(3);
  constexpr std::uint8_t kNothing = 0;  // libsodium wants a pointer even to no bytes
  const auto start_of = [&](const std::vector<std::uint8_t>& bytes) {
    return bytes.empty() ? &kNothing : bytes.data();
  };
  for (std::size_t key_size = 0; key_size < 200; ++key_size) {
    const auto key = random_bytes(rng, key_size);
    const auto message = random_bytes(rng, rng.below(300));
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, start_of(key), key.size());
    crypto_auth_hmacsha256_update(&state, start_of(message), message.size());
    Digest expected;
    crypto_auth_hmacsha256_final(&state, expected.data());
    EXPECT_EQ(hmac_sha256(key, message), expected) << "key of " << key_size << " bytes";
  }
}

TEST(Hex, RoundTrip) {
  Rng rng(4);
  for (std::size_t size = 0; size < 40; ++size) {
    const auto bytes = random_bytes(rng, size);
    const auto read = from_hex(to_hex(bytes));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, bytes);
  }
  EXPECT_EQ(*from_hex("00aBFf"), (std::vector<std::uint8_t>{0x00, 0xab, 0xff}));
  EXPECT_EQ(*digest_from_hex(to_hex(sha256("abc"))), sha256("abc"));
}

TEST(Hex, RefusesWhatIsNotHex) {
  EXPECT_EQ(from_hex("abc", "seed").error(),
            (Error{"bad-hex", "seed", "expected an even number of hex digits, found 3"}));
  EXPECT_EQ(from_hex("0g", "seed").error(), (Error{"bad-hex", "seed", "\"0g\" is not two hex digits"}));
  for (const char c : {'/', ':', '@', 'G', '`', 'g', ' ', '\0', '\xff'}) {
    EXPECT_FALSE(from_hex(std::string("0") + c).ok()) << static_cast<int>(c);
    EXPECT_FALSE(from_hex(std::string(1, c) + "0").ok()) << static_cast<int>(c);
  }
  EXPECT_EQ(digest_from_hex("abcd", "seed").error(), (Error{"bad-hex", "seed", "expected 64 hex digits, found 4"}));
  EXPECT_FALSE(digest_from_hex(std::string(64, 'x')).ok());
  EXPECT_FALSE(digest_from_hex(std::string(66, '0')).ok());
}

}  // namespace
}  // namespace tavola::core
