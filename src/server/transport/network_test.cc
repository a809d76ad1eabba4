#include "server/transport/network.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

Address address(std::string_view text) {
  const auto read = parse_address(text);
  EXPECT_TRUE(read.ok()) << text;
  return read.ok() ? *read : Address();
}

std::vector<Network> networks(std::initializer_list<std::string_view> texts) {
  std::vector<Network> out;
  for (const std::string_view text : texts) {
    const auto read = parse_network(text);
    EXPECT_TRUE(read.ok()) << text;
    if (read.ok()) out.push_back(*read);
  }
  return out;
}

TEST(Network, AddressesHaveOneForm) {
  EXPECT_EQ(address("192.0.2.7").text(), "192.0.2.7");
  EXPECT_EQ(address("::ffff:192.0.2.7"), address("192.0.2.7"));
  EXPECT_EQ(address("2001:DB8:0::1").text(), "2001:db8::1");
  for (const std::string_view text : {"", "1.2.3", "1.2.3.4.5", "1.2.3.256", "localhost", "1.2.3.4 ", "::g", "[::1]",
                                      "1.2.3.4:80", "00000000000000000000000000000000000000000000000000000001"}) {
    const auto read = parse_address(text);
    ASSERT_FALSE(read.ok()) << text;
    EXPECT_EQ(read.error().name, "bad-address");
  }
  EXPECT_FALSE(parse_address(std::string_view("1.2.3.4\0x", 9)).ok());
}

TEST(Network, PrefixesOfAllLengths) {
  const auto contains = [](std::string_view network, std::string_view text) {
    return parse_network(network)->contains(address(text));
  };
  EXPECT_TRUE(contains("10.0.0.0/8", "10.255.1.2"));
  EXPECT_FALSE(contains("10.0.0.0/8", "11.0.0.0"));
  EXPECT_TRUE(contains("172.16.0.0/12", "172.31.255.255"));
  EXPECT_FALSE(contains("172.16.0.0/12", "172.32.0.0"));
  EXPECT_TRUE(contains("192.0.2.7", "192.0.2.7"));
  EXPECT_FALSE(contains("192.0.2.7", "192.0.2.6"));
  EXPECT_TRUE(contains("0.0.0.0/0", "8.8.8.8"));
  EXPECT_FALSE(contains("0.0.0.0/0", "2001:db8::1"));
  EXPECT_TRUE(contains("fd00::/8", "fdff::1"));
  EXPECT_FALSE(contains("fd00::/8", "fe80::1"));
  EXPECT_TRUE(contains("::/0", "8.8.8.8"));
  EXPECT_TRUE(contains("2001:db8::/127", "2001:db8::1"));
  EXPECT_FALSE(contains("2001:db8::/127", "2001:db8::2"));
}

TEST(Network, WhatIsNoNetwork) {
  for (const std::string_view text : {"", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "fd00::/129",
                                      "10.0.0/8", "10.0.0.0/8/8", "all"}) {
    const auto read = parse_network(text);
    ASSERT_FALSE(read.ok()) << text;
    EXPECT_EQ(read.error().name, "bad-network");
  }
}

TEST(Network, LimitsCountAWholeIpv6Network) {
  EXPECT_EQ(limit_key(address("2001:db8:1:2:3::4")), limit_key(address("2001:db8:1:2:ffff::")));
  EXPECT_NE(limit_key(address("2001:db8:1:2::")), limit_key(address("2001:db8:1:3::")));
  EXPECT_NE(limit_key(address("192.0.2.1")), limit_key(address("192.0.2.2")));
}

class Forwarding : public ::testing::Test {
 protected:
  std::string client(std::string_view peer, ProxyHeaders kind = ProxyHeaders::kXForwarded) const {
    return resolve(peer, kind).address.text();
  }
  Client resolve(std::string_view peer, ProxyHeaders kind = ProxyHeaders::kXForwarded) const {
    return resolve_client(address(peer), false, headers_, trusted_, kind);
  }
  const std::vector<Network> trusted_ = networks({"127.0.0.1", "10.0.0.0/8", "fd00::/8"});
  ForwardedHeaders headers_;
};

TEST_F(Forwarding, AStrangerIsNotBelieved) {
  headers_ = {"203.0.113.1", "https", "evil.example", "for=203.0.113.1;proto=https", "play.example"};
  for (const ProxyHeaders kind : {ProxyHeaders::kXForwarded, ProxyHeaders::kForwarded}) {
    const Client found = resolve("198.51.100.4", kind);
    EXPECT_EQ(found.address.text(), "198.51.100.4");
    EXPECT_EQ(found.host, "play.example");
    EXPECT_FALSE(found.secure);
  }
}

TEST_F(Forwarding, TheLastAddressThatIsNoProxyCounts) {
  headers_.x_forwarded_for = "203.0.113.1";
  EXPECT_EQ(client("127.0.0.1"), "203.0.113.1");
  headers_.x_forwarded_for = "1.1.1.1, 203.0.113.1";  // the first one was made up by the client
  EXPECT_EQ(client("127.0.0.1"), "203.0.113.1");
  headers_.x_forwarded_for = "1.1.1.1, 203.0.113.1 ,10.1.2.3,fd00::7";
  EXPECT_EQ(client("127.0.0.1"), "203.0.113.1");
  headers_.x_forwarded_for = "2001:db8::5";
  EXPECT_EQ(client("fd00::1"), "2001:db8::5");
  headers_.x_forwarded_for = "10.1.1.1,10.1.1.2";  // nobody but proxies: the first of them
  EXPECT_EQ(client("127.0.0.1"), "10.1.1.1");
}

TEST_F(Forwarding, PortsAndBracketsAreLeftOut) {
  headers_.x_forwarded_for = "203.0.113.1:4711";
  EXPECT_EQ(client("127.0.0.1"), "203.0.113.1");
  headers_.x_forwarded_for = "[2001:db8::5]:4711";
  EXPECT_EQ(client("127.0.0.1"), "2001:db8::5");
}

TEST_F(Forwarding, NonsenseLeavesTheProxy) {
  for (const std::string text : {"", ",", "unknown", "203.0.113.1, unknown", "[", "[::1", "a b c", ";;;"}) {
    headers_.x_forwarded_for = text;
    EXPECT_EQ(client("127.0.0.1"), "127.0.0.1") << text;
  }
}

TEST_F(Forwarding, TheStandardHeader) {
  headers_.forwarded = "for=1.1.1.1;host=evil.example, For=\"[2001:db8::5]:47\";Proto=https;Host=\"play.example\"";
  const Client found = resolve("127.0.0.1", ProxyHeaders::kForwarded);
  EXPECT_EQ(found.address.text(), "2001:db8::5");
  EXPECT_EQ(found.host, "play.example");
  EXPECT_TRUE(found.secure);
  headers_.forwarded = "for=_hidden";
  EXPECT_EQ(client("127.0.0.1", ProxyHeaders::kForwarded), "127.0.0.1");
}

TEST_F(Forwarding, OnlyTheChosenKindIsBelieved) {
  headers_.x_forwarded_for = "203.0.113.1";
  headers_.forwarded = "for=203.0.113.2";
  EXPECT_EQ(client("127.0.0.1", ProxyHeaders::kXForwarded), "203.0.113.1");
  EXPECT_EQ(client("127.0.0.1", ProxyHeaders::kForwarded), "203.0.113.2");
}

TEST_F(Forwarding, ProtoAndHost) {
  headers_ = {"203.0.113.1", "http, https", "play.example", "", "inside:8080"};
  EXPECT_TRUE(resolve("127.0.0.1").secure);
  EXPECT_EQ(resolve("127.0.0.1").host, "play.example");
  headers_.x_forwarded_host = "a<b>";
  EXPECT_EQ(resolve("127.0.0.1").host, "inside:8080");
}

TEST(HeaderValues, Cookies) {
  EXPECT_EQ(cookie_value("tavola=abc", "tavola"), "abc");
  EXPECT_EQ(cookie_value("a=1; tavola=abc; b=2", "tavola"), "abc");
  EXPECT_EQ(cookie_value("tavola=abc; tavola=def", "tavola"), "abc");
  EXPECT_EQ(cookie_value("xtavola=abc", "tavola"), "");
  EXPECT_EQ(cookie_value("tavola", "tavola"), "");
  EXPECT_EQ(cookie_value("", "tavola"), "");
  EXPECT_EQ(cookie_value(";;;=;", "tavola"), "");
}

TEST(HeaderValues, BearerTokensAndMediaTypes) {
  EXPECT_EQ(bearer_token("Bearer abc"), "abc");
  EXPECT_EQ(bearer_token("bearer abc "), "abc");
  EXPECT_EQ(bearer_token("Basic abc"), "");
  EXPECT_EQ(bearer_token("Bearer"), "");
  EXPECT_EQ(bearer_token(""), "");
  EXPECT_EQ(media_type("Application/JSON ; charset=utf-8"), "application/json");
  EXPECT_EQ(media_type(""), "");
}

TEST(HeaderValues, Hosts) {
  for (const std::string_view host : {"a", "play.example", "play.example:8080", "[::1]:8080", "192.0.2.1"}) {
    EXPECT_TRUE(is_host(host)) << host;
  }
  for (const std::string_view host : {"", "a b", "a/b", "a;b", "a'b", "a\r\nb", "<a>", "a@b"}) {
    EXPECT_FALSE(is_host(host)) << host;
  }
  EXPECT_FALSE(is_host(std::string(256, 'a')));
}

}  // namespace
}  // namespace tavola::server
