#include "server/transport/rate.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

using namespace std::chrono_literals;

TEST(TokenBucket, ABurstAtOnceAndTheRateInTheLongRun) {
  const Rate rate{10, 5};
  Time now{};
  TokenBucket bucket(rate, now);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(rate, now));
  EXPECT_FALSE(bucket.take(rate, now));
  now += 100ms;
  EXPECT_TRUE(bucket.take(rate, now));
  EXPECT_FALSE(bucket.take(rate, now));
  int taken = 0;
  for (int i = 0; i < 1000; ++i) {
    now += 10ms;
    taken += bucket.take(rate, now) ? 1 : 0;
  }
  EXPECT_NEAR(taken, 100, 1);
  now += 1h;
  EXPECT_TRUE(bucket.full(rate, now));
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(rate, now));
  EXPECT_FALSE(bucket.take(rate, now));
}

TEST(AddressTable, RemembersOnlyWhatItMust) {
  AddressTable table(Rate{1, 3});
  const Address one = *parse_address("192.0.2.1");
  const Address two = *parse_address("192.0.2.2");
  Time now{};
  EXPECT_TRUE(table.open(one, 2, now));
  EXPECT_TRUE(table.open(one, 2, now));
  EXPECT_FALSE(table.open(one, 2, now));
  EXPECT_TRUE(table.open(two, 2, now));
  EXPECT_TRUE(table.request(two, now));
  table.close(one);
  EXPECT_TRUE(table.open(one, 2, now));
  table.close(one);
  table.close(one);
  table.close(two);
  table.forget(now);
  EXPECT_EQ(table.size(), 1u);  // the second one's bucket is not full yet
  table.forget(now + 1s);
  EXPECT_EQ(table.size(), 0u);
}

}  // namespace
}  // namespace tavola::server
