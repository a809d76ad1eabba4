// Limits: how often an address may do something (a token bucket for each), and how many connections it may have.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <utility>

#include "server/transport/network.h"

namespace tavola::server {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

struct Rate {
  double per_second = 0;
  double burst = 0;  ///< how many may come at once after a pause
};

/// Lets through `burst` at once and `per_second` in the long run.
class TokenBucket {
 public:
  TokenBucket(const Rate& rate, Time now) : tokens_(rate.burst), filled_(now) {}
  /// Takes one; false if none is left.
  bool take(const Rate& rate, Time now);
  bool full(const Rate& rate, Time now) const;

 private:
  double level(const Rate& rate, Time now) const;
  double tokens_;
  Time filled_;
};

/// What each address has open and has asked for lately. It remembers no more than it must: forget() is called now and
/// then.
class AddressTable {
 public:
  explicit AddressTable(const Rate& requests) : requests_(requests) {}

  /// Counts one more connection of the address, unless it has `most`.
  bool open(const Address& key, std::size_t most, Time now);
  void close(const Address& key);
  /// Takes one request from the address's bucket; false if it is empty.
  bool request(const Address& key, Time now);
  /// Forgets addresses that have nothing open and a full bucket.
  void forget(Time now);
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    std::size_t connections = 0;
    TokenBucket bucket;
  };
  Entry& entry(const Address& key, Time now);

  Rate requests_;
  std::map<Address, Entry> entries_;
};

}  // namespace tavola::server
