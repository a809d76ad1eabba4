#include "client/latencies.h"

#include <gtest/gtest.h>

namespace tavola::client {
namespace {

using std::chrono::microseconds;
using std::chrono::nanoseconds;

TEST(Latencies, PercentilesAreRightToTwoPercent) {
  Latencies latencies;
  for (int i = 1; i <= 100'000; ++i) latencies.add(microseconds(i));
  for (const double part : {0.01, 0.5, 0.9, 0.99, 0.999}) {
    EXPECT_NEAR(static_cast<double>(latencies.percentile(part).count()), part * 1e8, part * 2e6) << part;
  }
  EXPECT_EQ(latencies.max(), microseconds(100'000));
  EXPECT_EQ(latencies.percentile(1), microseconds(100'000));
  EXPECT_EQ(latencies.count(), 100'000u);
}

TEST(Latencies, NoneAndVeryShortAndVeryLongOnes) {
  Latencies latencies;
  EXPECT_EQ(latencies.percentile(0.5), nanoseconds(0));
  latencies.add(nanoseconds(-5));
  EXPECT_EQ(latencies.percentile(1), nanoseconds(0));
  latencies.add(nanoseconds::max());
  EXPECT_EQ(latencies.percentile(1), nanoseconds::max());
  EXPECT_EQ(latencies.percentile(0.5), nanoseconds(0));
}

}  // namespace
}  // namespace tavola::client
