#include "client/latencies.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tavola::client {

std::size_t Latencies::bucket_of(std::uint64_t nanoseconds) {
  if (nanoseconds < kPerDoubling) return nanoseconds;
  const auto shift = static_cast<std::size_t>(std::bit_width(nanoseconds)) - kBits - 1;
  return (shift << kBits) + (nanoseconds >> shift);
}

/// The largest value in the bucket.
std::uint64_t Latencies::end_of(std::size_t bucket) {
  if (bucket < 2 * kPerDoubling) return bucket;
  const std::size_t shift = (bucket >> kBits) - 1;
  return ((bucket - (shift << kBits) + 1) << shift) - 1;
}

void Latencies::add(Duration latency) {
  const auto nanoseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(latency.count(), 0));
  ++counts_[bucket_of(nanoseconds)];
  ++count_;
  max_ = std::max(max_, latency);
}

Latencies::Duration Latencies::percentile(double part) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(part * static_cast<double>(count_)));
  std::uint64_t passed = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    passed += counts_[i];
    if (passed > 0 && passed >= wanted) return std::min(Duration(static_cast<std::int64_t>(end_of(i))), max_);
  }
  return Duration(0);
}

}  // namespace tavola::client
