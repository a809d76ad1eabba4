#include "client/http_text.h"

#include <gtest/gtest.h>

namespace tavola::client {
namespace {

TEST(HttpText, ARequestSaysWhoSendsItAndWhatItsBodyIs) {
  EXPECT_EQ(request_text({"here:80", "who=1", ""}, "POST", "/api", "{}"),
            "POST /api HTTP/1.1\r\nHost: here:80\r\nCookie: who=1\r\nContent-Type: application/json\r\n"
            "Content-Length: 2\r\n\r\n{}");
  EXPECT_EQ(request_text({"here:80", "", "secret"}, "GET", "/", ""),
            "GET / HTTP/1.1\r\nHost: here:80\r\nAuthorization: Bearer secret\r\n\r\n");
}

TEST(HttpText, AWebSocketByCookieComesFromTheServersOwnOrigin) {
  EXPECT_NE(upgrade_text({"here:80", "who=1", ""}, "/s").find("Origin: http://here:80\r\n"), std::string::npos);
  EXPECT_EQ(upgrade_text({"here:80", "", "secret"}, "/s").find("Origin"), std::string::npos);
}

TEST(HttpText, AReplyIsReadWhenItIsWhole) {
  const std::string text =
      "HTTP/1.1 201 Created\r\nset-cookie: who=1; HttpOnly\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200";
  for (std::size_t size = 0; size < text.size() - 12; ++size) {
    const auto reply = read_reply(std::string_view(text).substr(0, size));
    ASSERT_TRUE(reply.ok());
    EXPECT_FALSE(reply->has_value()) << size;
  }
  const auto reply = read_reply(text);
  ASSERT_TRUE(reply.ok() && reply->has_value());
  EXPECT_EQ((*reply)->first.status, 201);
  EXPECT_EQ((*reply)->first.cookie, "who=1");
  EXPECT_EQ((*reply)->first.body, "{}");
  EXPECT_EQ((*reply)->second, text.size() - 12);
}

TEST(HttpText, AWebSocketIsOneOnlyWithTheRightAcceptance) {
  const auto switched = [](const std::string& acceptance) {
    return (*read_reply("HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: " + acceptance + "\r\n\r\n"))
        ->first.switched;
  };
  EXPECT_TRUE(switched("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
  EXPECT_FALSE(switched("something else"));
}

TEST(HttpText, WhatIsNoReplyIsAnError) {
  EXPECT_FALSE(read_reply("SSH-2.0\r\n\r\n").ok());
  EXPECT_FALSE(read_reply("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n").ok());
  EXPECT_FALSE(read_reply(std::string(100'000, 'x')).ok());
}

}  // namespace
}  // namespace tavola::client
