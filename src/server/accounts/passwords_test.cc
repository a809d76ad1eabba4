#include "server/accounts/passwords.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

TEST(Passwords, AHashMatchesItsPasswordAlone) {
  const std::string hash = hash_password("correct horse");
  EXPECT_TRUE(hash.starts_with("$argon2id$"));
  EXPECT_TRUE(password_matches(hash, "correct horse"));
  EXPECT_FALSE(password_matches(hash, "correct horses"));
  EXPECT_FALSE(password_matches(hash, ""));
}

TEST(Passwords, TheSamePasswordHasAnotherHashEachTime) { EXPECT_NE(hash_password("same"), hash_password("same")); }

TEST(Passwords, ThatOfNobodyTakesAsLongAsAnyOther) {
  const auto costs = [](std::string_view hash) { return hash.substr(0, hash.find("p=1$") + 4); };
  EXPECT_EQ(costs(kNobodysHash), costs(hash_password("somebody's")));
  EXPECT_GT(costs(kNobodysHash).size(), 20u);
  EXPECT_FALSE(password_matches(kNobodysHash, ""));
}

TEST(Passwords, WhatIsNoHashMatchesNothing) {
  EXPECT_FALSE(password_matches("", ""));
  EXPECT_FALSE(password_matches("plain", "plain"));
}

TEST(Passwords, ADamagedHashThatAsksForHoursOrAllMemoryMatchesNothingAtOnce) {
  const std::string hash = hash_password("correct horse");
  for (const std::string_view cost : {"m=65536,t=4000000000,p=1", "m=4000000000,t=2,p=1", "m=65536,t=2,p=100"}) {
    std::string damaged = hash;
    damaged.replace(damaged.find("m="), std::string_view("m=65536,t=2,p=1").size(), cost);
    EXPECT_FALSE(password_matches(damaged, "correct horse")) << cost;
  }
  EXPECT_FALSE(password_matches(hash.substr(0, hash.size() / 2), "correct horse"));
  EXPECT_FALSE(password_matches(hash + std::string(5000, 'x'), "correct horse"));
}

}  // namespace
}  // namespace tavola::server
