#include "server/accounts/names.h"

#include <gtest/gtest.h>

#include "server/accounts/secrets.h"

namespace tavola::server {
namespace {

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Names, AreTrimmedAndKeptAsTheyAre) {
  EXPECT_EQ(*read_name("Anna"), "Anna");
  EXPECT_EQ(*read_name("  Anna B.  "), "Anna B.");
  EXPECT_EQ(*read_name("\u3000\u00a0Zoë 王\u2003"), "Zoë 王");
  EXPECT_EQ(*read_name("<b>&\"'"), "<b>&\"'");  // escaped where it is shown
}

TEST(Names, HaveOneToFortyCharacters) {
  EXPECT_TRUE(read_name(repeated("x", 40)).ok());
  EXPECT_TRUE(read_name(" " + repeated("ä", 40) + " ").ok());
  EXPECT_FALSE(read_name(repeated("x", 41)).ok());
  EXPECT_TRUE(read_name(repeated("🎲", 30)).ok());   // 120 bytes
  EXPECT_FALSE(read_name(repeated("🎲", 31)).ok());  // 124
  EXPECT_FALSE(read_name("").ok());
  EXPECT_FALSE(read_name("   \u00a0").ok());
  EXPECT_FALSE(read_name(std::string(100'000, ' ')).ok());
}

TEST(Names, HaveNothingThatIsUnseenOrTurnsTheText) {
  for (const std::string bad : {"a\nb", "a\tb", "\x7f", "a\u0085b", "a\u200bb", "a\u200fb", "\u202egnp.exe", "a\u2066b",
                                "a\u2069b", "\ufeffa", "a\u2028b", "a\u2060b", "a\u00adb"}) {
    const auto name = read_name(bad);
    ASSERT_FALSE(name.ok()) << bad;
    EXPECT_EQ(name.error().name, "bad-name");
    EXPECT_NE(name.error().what.find("1 to 40 characters"), std::string::npos);
  }
  EXPECT_FALSE(read_name(std::string("a\0b", 3)).ok());
}

TEST(Names, AreUtf8) {
  for (const std::string bad : {"\xff", "a\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80"}) {
    EXPECT_FALSE(read_name(bad).ok());
  }
}

TEST(Names, OfTokensFollowTheSameRules) {
  EXPECT_EQ(*read_label(" my bot "), "my bot");
  EXPECT_EQ(read_label("").error().name, "bad-label");
}

TEST(Names, OfAccountsAreOneInEveryCase) {
  EXPECT_EQ(*read_account("Anna.B-2_x"), "anna.b-2_x");
  EXPECT_EQ(*read_account("007"), "007");
  EXPECT_EQ(*read_account(std::string(24, 'Z')), std::string(24, 'z'));
  for (const std::string bad : {"", "ab", "-abc", ".abc", "_abc", "a b", "änna", "anna@home", "a\nbc"}) {
    const auto account = read_account(bad);
    ASSERT_FALSE(account.ok()) << bad;
    EXPECT_EQ(account.error().name, "bad-account");
    EXPECT_EQ(account.error().where, "account");
  }
  EXPECT_FALSE(read_account(std::string(25, 'z')).ok());
}

TEST(Names, APasswordHasTenToTwoHundredBytes) {
  EXPECT_TRUE(read_password("0123456789").ok());
  EXPECT_TRUE(read_password(std::string(200, 'x')).ok());
  EXPECT_FALSE(read_password(std::string(201, 'x')).ok());
  const auto error = read_password("012345678").error();
  EXPECT_EQ(error.name, "bad-password");
  EXPECT_EQ(error.what, "a password must have 10 to 200 bytes");
}

TEST(Secrets, AreLongAndNeverTheSame) {
  const std::string one = make_secret();
  EXPECT_EQ(one.size(), 43u);  // 256 bits in base64
  EXPECT_TRUE(is_secret(one));
  EXPECT_NE(one, make_secret());
  EXPECT_FALSE(is_secret(""));
  EXPECT_FALSE(is_secret(one.substr(1)));
  EXPECT_FALSE(is_secret(one.substr(1) + "="));
}

}  // namespace
}  // namespace tavola::server
