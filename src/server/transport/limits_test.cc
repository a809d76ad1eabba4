// Each limit of the transport: what a client gets if it exceeds it, and that others are still served.
#include <gtest/gtest.h>

#include "server/transport/test_site.h"
#include "server/transport/transport.h"

namespace tavola::server {
namespace {

using namespace std::chrono_literals;
using testing::CloseFrame;
using testing::Destination;
using testing::error_name;
using testing::eventually;
using testing::HttpClient;
using testing::Observed;
using testing::Opcode;
using testing::quick_settings;
using testing::RawClient;
using testing::Reply;
using testing::request;
using testing::RunningServer;
using testing::test_site;
using testing::WebSocketClient;

class Limits : public ::testing::Test {
 protected:
  /// Starts the server with what the test changed in settings_.
  std::uint16_t start() {
    server_.emplace(test_site(observed_), settings_);
    return server_->port();
  }
  std::size_t connections() {
    return server_->run([](Transport& transport) { return transport.connections(); });
  }
  void expect_still_serving() { EXPECT_EQ(request({server_->port(), "127.0.0.99"}, "GET", "/asked").status, 200); }

  Observed observed_;
  TransportSettings settings_ = quick_settings();
  std::optional<RunningServer> server_;
};

TEST_F(Limits, HeadersThatAreTooLong) {
  const auto port = start();
  const Reply reply = request(port, "GET", "/asked", "", {{"X-Long", std::string(9000, 'x')}});
  EXPECT_EQ(reply.status, 431);
  EXPECT_EQ(error_name(reply), "too-large");
  EXPECT_EQ(request(port, "GET", "/asked", "", {{"X-Long", std::string(7000, 'x')}}).status, 200);
}

TEST_F(Limits, ABodyThatIsTooLong) {
  const auto port = start();
  const Reply announced = request(port, "POST", "/echo", "", {{"Content-Length", "1000000000"}});
  EXPECT_EQ(announced.status, 413);
  EXPECT_EQ(error_name(announced), "too-large");
  const Reply sent = request(port, "POST", "/echo", std::string(70'000, 'x'));
  EXPECT_EQ(sent.status, 413);
  EXPECT_EQ(request(port, "POST", "/echo", std::string(65536, 'x')).body.size(), 65536u);
}

TEST_F(Limits, AChunkedBodyThatIsTooLong) {
  HttpClient client(start());
  std::string text = "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 80; ++i) text += "400\r\n" + std::string(1024, 'x') + "\r\n";
  EXPECT_EQ(error_name(client.exchange(text + "0\r\n\r\n")), "too-large");
}

TEST_F(Limits, PathsThatLeadNowhereGood) {
  const auto port = start();
  for (const std::string path : {"/../etc/passwd", "/a/%2e%2e/b", "/a%00b", "/a%5cb", "/a\\b", "/%zz", "//a", "/a%0ab",
                                 "/%2e%2e%2fetc", "http://a/b", "*"}) {
    const Reply reply = request(port, "GET", path);
    EXPECT_EQ(reply.status, 400) << path;
    EXPECT_EQ(error_name(reply), "bad-path") << path;
  }
  EXPECT_EQ(error_name(request(port, "GET", "/" + std::string(3000, 'a'))), "bad-path");
}

TEST_F(Limits, WhatIsNotHttp) {
  const auto port = start();
  for (const std::string& text :
       {std::string("\x16\x03\x01\x02garbage\r\n\r\n"), std::string("GET /asked HTTP/1.1\r\nHost a\r\n\r\n"),
        std::string("GET  HTTP/1.1\r\nHost: a\r\n\r\n"), std::string("GET /asked HTTP/9.1\r\nHost: a\r\n\r\n"),
        std::string("GET /asked HTTP/1.1\r\n\r\n"), std::string("GET /asked HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
        std::string("GET /asked HTTP/1.1\r\nHost: <script>\r\n\r\n"),
        std::string("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n"),
        std::string("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello"),
        std::string(
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        std::string("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")}) {
    HttpClient client(port);
    const Reply reply = client.exchange(text);
    EXPECT_EQ(reply.status, 400) << text;
    EXPECT_EQ(error_name(reply), "bad-request") << text;
    EXPECT_TRUE(client.closes()) << text;
  }
  expect_still_serving();
}

TEST_F(Limits, AHeadThatDoesNotEnd) {
  settings_.head_timeout = 50ms;
  const auto port = start();
  HttpClient slow(port);
  const Reply reply = slow.exchange("GET /asked HTTP/1.1\r\nHost:");
  EXPECT_EQ(reply.status, 408);
  EXPECT_EQ(error_name(reply), "too-slow");
  EXPECT_TRUE(slow.closes());
  HttpClient silent(port);
  EXPECT_TRUE(silent.closes());
}

TEST_F(Limits, ADripOfBytesDoesNotBuyTime) {
  settings_.head_timeout = 50ms;
  settings_.close_timeout = 50ms;
  RawClient slow(start());
  slow.send("GET /asked HTTP/1.1\r\nHost: a\r\nX: ");
  EXPECT_TRUE(eventually([&] {
    std::this_thread::sleep_for(5ms);
    return !slow.send("x");
  }));
}

TEST_F(Limits, ABodyThatDoesNotCome) {
  settings_.body_timeout = 50ms;
  HttpClient slow(start());
  const Reply reply = slow.exchange("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
  EXPECT_EQ(reply.status, 408);
  EXPECT_EQ(error_name(reply), "too-slow");
}

TEST_F(Limits, AKeptConnectionThatIsIdle) {
  settings_.keep_alive_timeout = 50ms;
  HttpClient idle(start());
  EXPECT_EQ(idle.request("GET", "/asked").status, 200);
  EXPECT_TRUE(idle.closes());
}

TEST_F(Limits, AResponseThatIsNotRead) {
  settings_.write_timeout = 50ms;
  Destination slow(start());
  slow.receive_buffer = 4096;
  RawClient client(slow);
  client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_NE(client.receive(), "");
  EXPECT_TRUE(eventually([&] { return connections() == 0; }));
}

TEST_F(Limits, ConnectionsInAll) {
  settings_.max_connections = 3;
  const auto port = start();
  HttpClient one(port), two(port), three(port);
  EXPECT_EQ(three.request("GET", "/asked").status, 200);
  HttpClient four(port);
  const Reply reply = four.read_reply();
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(error_name(reply), "too-many-connections");
  EXPECT_EQ(reply.header("retry-after"), "10");
  EXPECT_TRUE(four.closes());
  EXPECT_EQ(one.request("GET", "/asked").status, 200);
}

TEST_F(Limits, AFloodOfConnectionsLeavesTheOldOnesServed) {
  settings_.max_connections = 20;
  const auto port = start();
  HttpClient old(port);
  EXPECT_EQ(old.request("GET", "/asked").status, 200);
  std::vector<std::unique_ptr<RawClient>> flood;
  for (int i = 0; i < 300; ++i) flood.push_back(std::make_unique<RawClient>(port));
  EXPECT_EQ(old.request("GET", "/asked").status, 200);
  EXPECT_LE(connections(), 20u + 64);
  flood.clear();
  EXPECT_TRUE(eventually([&] { return connections() == 1; }));
  expect_still_serving();
}

TEST_F(Limits, ConnectionsOfOneAddress) {
  settings_.max_connections_per_address = 2;
  const auto port = start();
  const Destination greedy(port, "127.0.0.7");
  HttpClient one(greedy);
  WebSocketClient two(greedy, "/ws");  // counts as well
  ASSERT_TRUE(two.is_open());
  HttpClient three(greedy);
  const Reply reply = three.read_reply();
  EXPECT_EQ(reply.status, 429);
  EXPECT_EQ(error_name(reply), "too-many-connections");
  expect_still_serving();
  EXPECT_EQ(two.close().code, 1000);
  EXPECT_TRUE(eventually([&] {
    HttpClient again(greedy);
    again.raw().send("GET /asked HTTP/1.1\r\nHost: a\r\n\r\n");
    return again.read_reply().status == 200;
  }));
}

TEST_F(Limits, SocketsOfOneAddressBehindAProxy) {
  settings_.max_connections_per_address = 1;
  settings_.trusted_proxies = {*parse_network("127.0.0.2")};
  const auto port = start();
  const Destination proxy(port, "127.0.0.2");
  const WebSocketClient one(proxy, "/ws", {{"X-Forwarded-For", "203.0.113.1"}});
  const WebSocketClient same(proxy, "/ws", {{"X-Forwarded-For", "203.0.113.1"}});
  const WebSocketClient other(proxy, "/ws", {{"X-Forwarded-For", "203.0.113.2"}});
  EXPECT_TRUE(one.is_open());
  EXPECT_EQ(same.handshake().status, 429);
  EXPECT_TRUE(other.is_open());
}

TEST_F(Limits, RequestsOfOneAddress) {
  settings_.requests_per_address = {0.001, 3};
  const auto port = start();
  const Destination eager(port, "127.0.0.7");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(request(eager, "GET", "/asked").status, 200);
  const Reply reply = request(eager, "GET", "/asked");
  EXPECT_EQ(reply.status, 429);
  EXPECT_EQ(error_name(reply), "slow-down");
  EXPECT_EQ(reply.header("retry-after"), "1");
  EXPECT_EQ(WebSocketClient(eager, "/ws").handshake().status, 429);
  expect_still_serving();
}

TEST_F(Limits, SomeAddressesHaveNone) {
  settings_.requests_per_address = {0.001, 1};
  settings_.messages_per_socket = {0.001, 1};
  settings_.max_connections_per_address = 1;
  settings_.unlimited = {*parse_network("127.0.0.7/32")};
  const auto port = start();
  const Destination known(port, "127.0.0.7");
  WebSocketClient one(known, "/ws");
  WebSocketClient two(known, "/ws");
  for (int i = 0; i < 10; ++i) {
    two.send("hello");
    EXPECT_EQ(two.receive(), "hello");
  }
}

TEST_F(Limits, AMessageThatIsTooLong) {
  WebSocketClient client(start(), "/ws");
  client.send(std::string(16385, 'x'));
  EXPECT_EQ(client.wait_for_close().code, 1009);
  EXPECT_TRUE(eventually([&] { return observed_.closed == 1; }));
  EXPECT_EQ(observed_.received, 0);
}

TEST_F(Limits, AMessageInPiecesThatIsTooLong) {
  WebSocketClient client(start(), "/ws");
  client.send_frame(Opcode::kText, std::string(10'000, 'x'), false);
  client.send_frame(Opcode::kContinue, std::string(10'000, 'x'), true);
  EXPECT_EQ(client.wait_for_close().code, 1009);
  EXPECT_EQ(observed_.received, 0);
}

TEST_F(Limits, TooManyMessages) {
  settings_.messages_per_socket = {0.001, 5};
  WebSocketClient client(start(), "/ws");
  for (int i = 0; i < 6; ++i) client.send("hello");
  int echoes = 0;
  while (client.receive()) ++echoes;
  EXPECT_EQ(echoes, 5);
  EXPECT_EQ(client.closed(), (CloseFrame{1008, "too many messages"}));
  EXPECT_EQ(observed_.received, 5);
  EXPECT_TRUE(eventually([&] { return observed_.closed == 1; }));
}

TEST_F(Limits, TooManyPings) {
  settings_.messages_per_socket = {0.001, 5};
  WebSocketClient client(start(), "/ws");
  for (int i = 0; i < 6; ++i) client.send_frame(Opcode::kPing, "");
  EXPECT_EQ(client.wait_for_close().code, 1008);
}

TEST_F(Limits, FramesThatAreWrong) {
  const auto port = start();
  const auto close_code_after = [&](const std::string& bytes) {
    WebSocketClient client(port, "/ws");
    client.raw().send(bytes);
    return client.wait_for_close().code;
  };
  EXPECT_EQ(close_code_after(std::string("\x81\x02hi")), 1002);                   // not masked
  EXPECT_EQ(close_code_after(std::string("\xf1\x80\0\0\0\0", 6)), 1002);          // reserved bits
  EXPECT_EQ(close_code_after(std::string("\x83\x80\0\0\0\0", 6)), 1002);          // unknown opcode
  EXPECT_EQ(close_code_after(std::string("\x80\x80\0\0\0\0", 6)), 1002);          // continues nothing
  EXPECT_EQ(close_code_after(std::string("\x09\x80\0\0\0\0", 6)), 1002);          // a ping in pieces
  EXPECT_EQ(close_code_after(std::string("\x89\xfe\x00\x7e\0\0\0\0", 8)), 1002);  // a ping that is too long
  EXPECT_EQ(close_code_after(std::string("\x88\x81\0\0\0\0x", 7)), 1002);         // half a close code
  EXPECT_TRUE(eventually([&] { return observed_.closed == 7; }));
  EXPECT_EQ(observed_.received, 0);
}

TEST_F(Limits, BinaryAndWhatIsNotUtf8) {
  const auto port = start();
  WebSocketClient binary(port, "/ws");
  binary.send_frame(Opcode::kBinary, "bytes");
  EXPECT_EQ(binary.wait_for_close().code, 1003);
  WebSocketClient latin(port, "/ws");
  latin.send("K\xe4se");
  EXPECT_EQ(latin.wait_for_close().code, 1007);
  EXPECT_EQ(observed_.received, 0);
}

TEST_F(Limits, AMessageThatIsNotTaken) {
  settings_.write_timeout = 50ms;
  Destination slow(start());
  slow.receive_buffer = 4096;
  WebSocketClient client(slow, "/ws");
  client.send("flood");
  EXPECT_TRUE(eventually([&] { return observed_.closed == 1 && connections() == 0; }));
}

TEST_F(Limits, AQuietSocketIsPingedAndOneThatDoesNotAnswerEnds) {
  settings_.socket_timeout = 200ms;
  const auto port = start();
  WebSocketClient client(port, "/ws");
  for (int i = 0; i < 5; ++i) {  // quiet for longer than the timeout, but it answers
    const auto frame = client.receive_frame();
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->opcode, Opcode::kPing);
    client.send_frame(Opcode::kPong, frame->payload);
  }
  EXPECT_EQ(observed_.closed, 0);
  EXPECT_TRUE(eventually([&] { return observed_.closed == 1; }));  // it answers no more
  EXPECT_TRUE(eventually([&] { return connections() == 0; }));
}

TEST_F(Limits, WhatIsRefusedIsCounted) {
  const auto port = start();
  EXPECT_EQ(request(port, "GET", "/../x").status, 400);
  EXPECT_NE(server_->metrics().text().find("tavola_refused_total{name=\"bad-path\"} 1\n"), std::string::npos);
}

}  // namespace
}  // namespace tavola::server
