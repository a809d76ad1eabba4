#include "server/transport/target.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

TEST(Target, PathAndQueryAreTakenApart) {
  EXPECT_EQ(*parse_target("/"), (Target{"/", ""}));
  EXPECT_EQ(*parse_target("/table/ab-1?seat=1&x=%20"), (Target{"/table/ab-1", "seat=1&x=%20"}));
  EXPECT_EQ(*parse_target("/a/?"), (Target{"/a/", ""}));
  EXPECT_EQ(*parse_target("/a?b?c"), (Target{"/a", "b?c"}));
}

TEST(Target, ThePathIsDecodedOnce) {
  EXPECT_EQ(parse_target("/K%C3%A4se%20und%20Brot")->path, "/Käse und Brot");
  EXPECT_EQ(parse_target("/a%252e")->path, "/a%2e");
  EXPECT_EQ(parse_target("/...")->path, "/...");
}

TEST(Target, WhatIsRefusedIsABadPath) {
  for (const std::string text : {"",           "a",      "*",         "http://a/b",   "/..",
                                 "/../a",      "/a/..",  "/a/../b",   "/.",           "/a/./b",
                                 "/%2e%2e/a",  "/.%2E",  "//",        "//a",          "/a//b",
                                 "/a\\b",      "/a%5Cb", "/a%00",     "/a%0d%0aX: y", "/a%7f",
                                 "/a b",       "/a\tb",  "/%",        "/%4",          "/%4g",
                                 "/%g4",       "/a%2fb", "/a%2Fb",    "/%ff",         "/%c0%ae%c0%ae",
                                 "/%ed%a0%80", "/a#b",   "/\xc3\xa4", "/a?b c",       "/a?\x01"}) {
    const auto target = parse_target(text);
    ASSERT_FALSE(target.ok()) << text;
    EXPECT_EQ(target.error().name, "bad-path") << text;
    EXPECT_FALSE(target.error().what.empty());
  }
  EXPECT_FALSE(parse_target("/" + std::string(kMaxTarget, 'a')).ok());
  EXPECT_TRUE(parse_target("/" + std::string(kMaxTarget - 1, 'a')).ok());
}

TEST(Target, ValuesOfAQuery) {
  EXPECT_EQ(query_value("a=1&b=two+words&c=%26", "a"), "1");
  EXPECT_EQ(query_value("a=1&b=two+words&c=%26", "b"), "two words");
  EXPECT_EQ(query_value("a=1&b=two+words&c=%26", "c"), "&");
  EXPECT_EQ(query_value("a=1&a=2", "a"), "1");
  EXPECT_EQ(query_value("a", "a"), "");
  EXPECT_EQ(query_value("&&a=", "a"), "");
  EXPECT_EQ(query_value("ab=1", "a"), std::nullopt);
  EXPECT_EQ(query_value("a=%1", "a"), std::nullopt);
  EXPECT_EQ(query_value("", "a"), std::nullopt);
}

TEST(Target, Utf8) {
  EXPECT_TRUE(is_utf8(""));
  EXPECT_TRUE(is_utf8("aäの😀"));
  EXPECT_TRUE(is_utf8("\xf4\x8f\xbf\xbf"));
  EXPECT_FALSE(is_utf8("\x80"));
  EXPECT_FALSE(is_utf8("\xc3"));
  EXPECT_FALSE(is_utf8("\xc0\x80"));
  EXPECT_FALSE(is_utf8("\xe0\x80\x80"));
  EXPECT_FALSE(is_utf8("\xed\xa0\x80"));
  EXPECT_FALSE(is_utf8("\xf0\x80\x80\x80"));
  EXPECT_FALSE(is_utf8("\xf4\x90\x80\x80"));
  EXPECT_FALSE(is_utf8("\xff"));
}

}  // namespace
}  // namespace tavola::server
