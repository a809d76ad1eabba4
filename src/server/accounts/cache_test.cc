#include "server/accounts/cache.h"

#include <gtest/gtest.h>

#include "server/accounts/limits.h"

namespace tavola::server {
namespace {

using namespace std::chrono_literals;

KnownSession session(int secret, int player) {
  return {core::sha256(std::to_string(secret)), 0, {store::PlayerId{player}, "name", "", false}};
}
core::Digest hash(int secret) { return core::sha256(std::to_string(secret)); }

constexpr Time kStart(1h);

TEST(SessionCache, RemembersForItsTime) {
  SessionCache cache(10, 30s);
  cache.remember(session(1, 7), kStart, cache.epoch());
  ASSERT_NE(cache.find(hash(1), kStart + 29s), nullptr);
  EXPECT_EQ(cache.find(hash(1), kStart + 29s)->identity.player, store::PlayerId{7});
  EXPECT_EQ(cache.find(hash(2), kStart), nullptr);
  EXPECT_EQ(cache.find(hash(1), kStart + 30s), nullptr);
  EXPECT_EQ(cache.size(), 0u);
}

TEST(SessionCache, IsBoundedAndForgetsTheOldest) {
  SessionCache cache(3, 30s);
  for (int i = 0; i < 5; ++i) cache.remember(session(i, i), kStart, cache.epoch());
  cache.remember(session(4, 4), kStart, cache.epoch());
  EXPECT_EQ(cache.size(), 3u);
  EXPECT_EQ(cache.find(hash(1), kStart), nullptr);
  EXPECT_NE(cache.find(hash(2), kStart), nullptr);
}

TEST(SessionCache, ForgetsAllSessionsOfAPlayer) {
  SessionCache cache(10, 30s);
  for (int i = 0; i < 6; ++i) cache.remember(session(i, i % 2), kStart, cache.epoch());
  cache.forget(store::PlayerId{1});
  EXPECT_EQ(cache.size(), 3u);
  EXPECT_EQ(cache.find(hash(1), kStart), nullptr);
  EXPECT_NE(cache.find(hash(2), kStart), nullptr);
}

TEST(SessionCache, DoesNotRememberWhatWasReadBeforeAChange) {
  SessionCache cache(10, 30s);
  const auto epoch = cache.epoch();
  cache.forget(store::PlayerId{7});
  cache.remember(session(1, 7), kStart, epoch);
  EXPECT_EQ(cache.find(hash(1), kStart), nullptr);
}

TEST(SharedBuckets, EachKeyHasItsBurstAndItsRate) {
  SharedBuckets buckets(1u << 20, {1.0 / 30, 8}, kStart);
  for (int i = 0; i < 8; ++i) EXPECT_TRUE(buckets.take("anna", kStart));
  EXPECT_FALSE(buckets.take("anna", kStart));
  EXPECT_TRUE(buckets.take("bert", kStart));
  EXPECT_FALSE(buckets.take("anna", kStart + 29s));
  EXPECT_TRUE(buckets.take("anna", kStart + 60s));
  EXPECT_EQ(buckets.wait_seconds(), 30);
}

TEST(SharedBuckets, AnyNumberOfKeysSharesThem) {
  SharedBuckets buckets(4, {1.0 / 30, 1}, kStart);
  int taken = 0;
  for (int i = 0; i < 1000; ++i) taken += buckets.take(std::to_string(i), kStart) ? 1 : 0;
  EXPECT_EQ(taken, 4);
}

}  // namespace
}  // namespace tavola::server
