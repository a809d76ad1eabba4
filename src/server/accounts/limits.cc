#include "server/accounts/limits.h"

#include <cmath>
#include <cstdint>
#include <cstring>

namespace tavola::server {

SharedBuckets::SharedBuckets(std::size_t number, const Rate& rate, Time now)
    : rate_(rate), buckets_(number, TokenBucket(rate, now)) {
  randombytes_buf(secret_.data(), secret_.size());
}

bool SharedBuckets::take(std::string_view key, Time now) {
  std::array<unsigned char, crypto_shorthash_BYTES> hash{};
  crypto_shorthash(hash.data(), reinterpret_cast<const unsigned char*>(key.data()), key.size(), secret_.data());
  std::uint64_t number = 0;
  static_assert(sizeof number == crypto_shorthash_BYTES);
  std::memcpy(&number, hash.data(), sizeof number);
  return buckets_[number % buckets_.size()].take(rate_, now);
}

int SharedBuckets::wait_seconds() const { return static_cast<int>(std::ceil(1 / rate_.per_second)); }

}  // namespace tavola::server
