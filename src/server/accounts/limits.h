// How often something may be done, counted by a key that strangers choose: an address, or the name of an account.
#pragma once

#include <sodium.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "server/transport/rate.h"

namespace tavola::server {

/// A fixed number of token buckets. Each key has one of them, by a hash that nobody outside can compute. So no table
/// grows, and there is nothing to forget. Rarely two keys share a bucket, and then they share its limit.
class SharedBuckets {
 public:
  SharedBuckets(std::size_t number, const Rate& rate, Time now);

  /// Takes one from the key's bucket; false if it is empty.
  bool take(std::string_view key, Time now);
  /// The seconds until an empty bucket has one again.
  int wait_seconds() const;

 private:
  const Rate rate_;
  std::array<unsigned char, crypto_shorthash_KEYBYTES> secret_{};
  std::vector<TokenBucket> buckets_;
};

}  // namespace tavola::server
