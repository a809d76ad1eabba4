// How often something may be done by a key that strangers choose: an address, the name of an account.
#pragma once

#include <sodium.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "server/transport/rate.h"

namespace tavola::server {

/// A fixed number of token buckets. A key has one of them, by a hash that nobody outside can compute: there is no table
/// that grows, and nothing to forget. That two keys share a bucket is rare, and then they share its limit.
class SharedBuckets {
 public:
  SharedBuckets(std::size_t number, const Rate& rate, Time now);

  /// Takes one from the key's bucket; false when it is empty.
  bool take(std::string_view key, Time now);
  /// Seconds after which a bucket that is empty has one again.
  int wait_seconds() const;

 private:
  const Rate rate_;
  std::array<unsigned char, crypto_shorthash_KEYBYTES> secret_{};
  std::vector<TokenBucket> buckets_;
};

}  // namespace tavola::server
