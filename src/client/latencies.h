// A compact histogram of durations, exact to within two percent.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace tavola::client {

class Latencies {
 public:
  using Duration = std::chrono::nanoseconds;

  void add(Duration latency);
  std::uint64_t count() const { return count_; }
  /// The duration that this part (0 to 1) of all durations does not exceed; 0 if there are none.
  Duration percentile(double part) const;
  Duration max() const { return max_; }

 private:
  // Below 64 ns every value has its own bucket. Above, each doubling has 64 buckets of equal width.
  static constexpr int kBits = 6;
  static constexpr std::size_t kPerDoubling = std::size_t{1} << kBits;
  static constexpr std::size_t kBuckets = (64 - kBits) * kPerDoubling;
  static std::size_t bucket_of(std::uint64_t nanoseconds);
  static std::uint64_t end_of(std::size_t bucket);

  std::array<std::uint64_t, kBuckets> counts_{};
  std::uint64_t count_ = 0;
  Duration max_{0};
};

}  // namespace tavola::client
