#include "client/address.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>

namespace tavola::client {
namespace {

TEST(Address, IsReadFromAUrl) {
  const auto address = find_address("http://127.0.0.1:8080/");
  ASSERT_TRUE(address.ok()) << address.error().text();
  EXPECT_EQ(address->host, "127.0.0.1:8080");
  EXPECT_EQ(ntohs(address->where.sin_port), 8080);
  EXPECT_TRUE(address->is_loopback());
  ASSERT_TRUE(find_address("http://192.0.2.7").ok());
  EXPECT_FALSE(find_address("http://192.0.2.7")->is_loopback());
  EXPECT_EQ(ntohs(find_address("http://192.0.2.7")->where.sin_port), 80);
}

TEST(Address, WhatIsNoneIsRefusedWithAnExample) {
  for (const char* url : {"", "127.0.0.1:8080", "https://127.0.0.1", "http://", "http://127.0.0.1:0",
                          "http://127.0.0.1:99999", "http://127.0.0.1:80x", "http://127.0.0.1/there", "http://a@b"}) {
    const auto address = find_address(url);
    ASSERT_FALSE(address.ok()) << url;
    EXPECT_EQ(address.error().name, "bad-url");
    EXPECT_NE(address.error().what.find("http://127.0.0.1:8080"), std::string::npos) << address.error().text();
  }
}

}  // namespace
}  // namespace tavola::client
