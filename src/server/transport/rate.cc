#include "server/transport/rate.h"

#include <algorithm>
#include <cassert>

namespace tavola::server {

double TokenBucket::level(const Rate& rate, Time now) const {
  const double seconds = std::chrono::duration<double>(now - filled_).count();
  return std::min(rate.burst, tokens_ + seconds * rate.per_second);
}

bool TokenBucket::take(const Rate& rate, Time now) {
  tokens_ = level(rate, now);
  filled_ = now;
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

bool TokenBucket::full(const Rate& rate, Time now) const { return level(rate, now) >= rate.burst; }

AddressTable::Entry& AddressTable::entry(const Address& key, Time now) {
  return entries_.try_emplace(key, Entry{0, TokenBucket(requests_, now)}).first->second;
}

bool AddressTable::open(const Address& key, std::size_t most, Time now) {
  Entry& known = entry(key, now);
  if (known.connections >= most) return false;
  ++known.connections;
  return true;
}

void AddressTable::close(const Address& key) {
  const auto found = entries_.find(key);
  assert(found != entries_.end() && found->second.connections > 0);
  --found->second.connections;
}

bool AddressTable::request(const Address& key, Time now) { return entry(key, now).bucket.take(requests_, now); }

void AddressTable::forget(Time now) {
  std::erase_if(entries_, [&](const auto& item) {
    return item.second.connections == 0 && item.second.bucket.full(requests_, now);
  });
}

}  // namespace tavola::server
