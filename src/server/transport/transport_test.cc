#include "server/transport/transport.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>

#include "server/transport/test_site.h"

namespace tavola::server {
namespace {

using namespace std::chrono_literals;
using testing::error_name;
using testing::eventually;
using testing::HttpClient;
using testing::Observed;
using testing::quick_settings;
using testing::RawClient;
using testing::Reply;
using testing::RunningServer;
using testing::test_site;
using testing::WebSocketClient;

TEST(Http, SeveralRequestsOverOneConnection) {
  Observed observed;
  RunningServer server(test_site(observed));
  HttpClient client(server.port());
  for (const std::string body : {"one", "two", "three"}) {
    const Reply reply = client.request("POST", "/echo", body);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, body);
    EXPECT_EQ(reply.header("content-type"), "text/plain");
  }
}

TEST(Http, PipelinedRequestsAreAnsweredInOrder) {
  Observed observed;
  RunningServer server(test_site(observed));
  HttpClient client(server.port());
  const std::string one = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n";
  EXPECT_EQ(client.exchange(one + "1" + one + "2" + one + "3").body, "1");
  EXPECT_EQ(client.read_reply().body, "2");
  EXPECT_EQ(client.read_reply().body, "3");
}

TEST(Http, TheSiteSeesTheRequestTakenApart) {
  Observed observed;
  RunningServer server(test_site(observed));
  const Reply reply = testing::request(server.port(), "GET", "/asked?a=%20b", "",
                                       {{"Host", "play.example:8080"},
                                        {"Cookie", "other=1; tavola=secret"},
                                        {"Authorization", "Bearer token"},
                                        {"Origin", "http://play.example"},
                                        {"Content-Type", "Application/JSON; charset=utf-8"},
                                        {"X-Forwarded-For", "203.0.113.9"},
                                        {"X-Forwarded-Proto", "https"}});
  const auto seen = wire::parse(reply.body);
  ASSERT_TRUE(seen.ok());
  const wire::Json expected = {{"method", "GET"},
                               {"path", "/asked"},
                               {"query", "a=%20b"},
                               {"cookie", "secret"},
                               {"bearer", "token"},
                               {"origin", "http://play.example"},
                               {"host", "play.example:8080"},
                               {"address", "127.0.0.1"},  // no proxy is trusted
                               {"type", "application/json"},
                               {"secure", false}};
  EXPECT_EQ(*seen, expected);
}

TEST(Http, ATrustedProxySaysWhoTheClientIs) {
  Observed observed;
  TransportSettings settings;
  settings.trusted_proxies = {*parse_network("127.0.0.2")};
  RunningServer server(test_site(observed), settings);
  const testing::Headers headers = {
      {"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-Proto", "https"}, {"X-Forwarded-Host", "play.example"}};
  const auto trusted = wire::parse(testing::request({server.port(), "127.0.0.2"}, "GET", "/asked", "", headers).body);
  EXPECT_EQ(trusted->at("address"), "203.0.113.9");
  EXPECT_EQ(trusted->at("host"), "play.example");
  EXPECT_EQ(trusted->at("secure"), true);
  const auto stranger = wire::parse(testing::request({server.port(), "127.0.0.3"}, "GET", "/asked", "", headers).body);
  EXPECT_EQ(stranger->at("address"), "127.0.0.3");
  EXPECT_EQ(stranger->at("host"), "localhost");
  EXPECT_EQ(stranger->at("secure"), false);
}

TEST(Http, HeadGetsTheHeadersOfGetWithoutTheBody) {
  Observed observed;
  RunningServer server(test_site(observed));
  HttpClient client(server.port());
  const Reply head = client.request("HEAD", "/large");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("content-length"), "3000000");
  EXPECT_EQ(client.request("GET", "/nothing").status, 204);  // nothing of a body came between
}

TEST(Http, ALargeResponseComesWhole) {
  Observed observed;
  RunningServer server(test_site(observed));
  EXPECT_EQ(testing::request(server.port(), "GET", "/large").body, std::string(3'000'000, 'a'));
}

TEST(Http, EveryResponseHasTheSecurityHeaders) {
  Observed observed;
  RunningServer server(test_site(observed));
  for (const std::string path : {"/asked", "/../etc/passwd", "/throw"}) {
    const Reply reply = testing::request(server.port(), "GET", path);
    const std::string policy = reply.header("content-security-policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    EXPECT_NE(policy.find("script-src 'self' 'wasm-unsafe-eval'"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(reply.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(reply.header("x-frame-options"), "DENY");
    EXPECT_EQ(reply.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(reply.header("cross-origin-resource-policy"), "same-origin");
    EXPECT_NE(reply.header("referrer-policy"), "");
    EXPECT_NE(reply.header("permissions-policy"), "");
    EXPECT_EQ(reply.header("cache-control"), "no-store");
    EXPECT_EQ(reply.header("strict-transport-security"), "");  // only with https
  }
}

TEST(Http, ASiteThatThrowsIsAnInternalError) {
  Observed observed;
  RunningServer server(test_site(observed));
  HttpClient client(server.port());
  const Reply reply = client.request("GET", "/throw");
  EXPECT_EQ(reply.status, 500);
  EXPECT_EQ(error_name(reply), "internal");
  EXPECT_EQ(reply.body.find("thrown by the test"), std::string::npos);
  EXPECT_EQ(client.request("GET", "/asked").status, 200);
}

TEST(Http, AHeaderCantSmuggleAnother) {
  Observed observed;
  RunningServer server(test_site(observed));
  const Reply reply = testing::request(server.port(), "GET", "/injected");
  EXPECT_EQ(reply.header("x-evil"), "");
  EXPECT_EQ(reply.header("x-name"), "aX-Evil: b");
}

TEST(Http, ContinueIsSaidToWhomAsks) {
  Observed observed;
  RunningServer server(test_site(observed));
  RawClient client(server.port());
  client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_TRUE(client.receive().starts_with("HTTP/1.1 100 "));
  client.send("ok");
  EXPECT_TRUE(client.receive().starts_with("HTTP/1.1 200 "));
}

TEST(Http, ConnectionCloseAndHttp10Close) {
  Observed observed;
  RunningServer server(test_site(observed));
  HttpClient asks(server.port());
  EXPECT_EQ(asks.request("GET", "/asked", "", {{"Connection", "close"}}).header("connection"), "close");
  EXPECT_TRUE(asks.closes());
  HttpClient old(server.port());
  EXPECT_EQ(old.exchange("GET /asked HTTP/1.0\r\n\r\n").status, 200);
  EXPECT_TRUE(old.closes());
}

TEST(Socket, MessagesComeBack) {
  Observed observed;
  RunningServer server(test_site(observed));
  WebSocketClient client(server.port(), "/ws");
  ASSERT_TRUE(client.is_open());
  for (const std::size_t size : {1u, 125u, 126u, 511u, 512u, 513u, 1600u, 16384u}) {
    const std::string message(size, 'm');
    client.send(message);
    EXPECT_EQ(client.receive(), message);
  }
  EXPECT_EQ(server.run([](Transport& transport) { return transport.websockets(); }), 1u);
  EXPECT_EQ(client.close().code, 1000);
  EXPECT_TRUE(eventually([&] { return observed.closed == 1; }));
  EXPECT_TRUE(
      eventually([&] { return server.run([](Transport& t) { return t.connections() + t.websockets(); }) == 0; }));
}

TEST(Socket, AMessageMayComeInPieces) {
  Observed observed;
  RunningServer server(test_site(observed));
  WebSocketClient client(server.port(), "/ws");
  client.send_frame(testing::Opcode::kText, "Kä", false);
  client.send_frame(testing::Opcode::kPing, "between");
  client.send_frame(testing::Opcode::kContinue, std::string(600, 's'), false);
  client.send_frame(testing::Opcode::kContinue, "e", true);
  EXPECT_EQ(client.receive(), "Kä" + std::string(600, 's') + "e");
}

TEST(Socket, OneThatIsNotLetInGetsTheSitesAnswer) {
  Observed observed;
  RunningServer server(test_site(observed));
  const WebSocketClient client(server.port(), "/elsewhere", {{"Origin", "http://evil.example"}});
  EXPECT_EQ(client.handshake().status, 403);
  EXPECT_EQ(error_name(client.handshake()), "foreign-origin");
  EXPECT_EQ(observed.opened, 0);
}

TEST(Socket, AWrongUpgradeIsRefusedBeforeTheSiteIsAsked) {
  Observed observed;
  RunningServer server(test_site(observed));
  const auto upgrade = [&](const testing::Headers& headers, const std::string& method = "GET") {
    return testing::request(server.port(), method, "/ws", "", headers);
  };
  const std::string key = "dGhlIHNhbXBsZSBub25jZQ==";
  const Reply old = upgrade({{"Connection", "Upgrade"},
                             {"Upgrade", "websocket"},
                             {"Sec-WebSocket-Version", "8"},
                             {"Sec-WebSocket-Key", key}});
  EXPECT_EQ(old.status, 426);
  EXPECT_EQ(old.header("sec-websocket-version"), "13");
  EXPECT_EQ(error_name(old), "bad-upgrade");
  const testing::Headers right = {
      {"Connection", "Upgrade"}, {"Upgrade", "websocket"}, {"Sec-WebSocket-Version", "13"}, {"Sec-WebSocket-Key", key}};
  EXPECT_EQ(error_name(upgrade(right, "POST")), "bad-upgrade");
  testing::Headers wrong = right;
  wrong[3].second = "short";
  EXPECT_EQ(error_name(upgrade(wrong)), "bad-upgrade");
  wrong[3].second = "dGhlIHNhbXBsZSBub25j\x01Q==";
  EXPECT_EQ(upgrade(wrong).status, 400);
  wrong = right;
  wrong[0].second = "keep-alive";
  EXPECT_EQ(error_name(upgrade(wrong)), "bad-upgrade");
  EXPECT_EQ(observed.opened, 0);
}

TEST(Socket, WhatTheChannelStillHasIsSentBeforeTheClose) {
  Observed observed;
  RunningServer server(test_site(observed));
  WebSocketClient client(server.port(), "/ws");
  client.send("close");
  EXPECT_EQ(client.receive(), "goodbye");
  EXPECT_EQ(client.wait_for_close(), (testing::CloseFrame{4001, "as you wish"}));
  EXPECT_TRUE(eventually([&] { return observed.closed == 1; }));
}

TEST(Socket, AResetConnectionClosesTheChannelOnce) {
  Observed observed;
  RunningServer server(test_site(observed));
  WebSocketClient client(server.port(), "/ws");
  client.raw().reset();
  EXPECT_TRUE(eventually([&] { return observed.closed == 1; }));
  EXPECT_TRUE(eventually([&] { return server.run([](Transport& t) { return t.connections(); }) == 0; }));
  EXPECT_EQ(observed.closed, 1);
}

TEST(Socket, ASlowReaderIsAskedForNoMoreThanItTakes) {
  Observed observed;
  RunningServer server(test_site(observed));
  testing::Destination slow(server.port());
  slow.receive_buffer = 4096;
  WebSocketClient client(slow, "/ws");
  client.send("flood");
  ASSERT_TRUE(client.receive());
  // The buffers of the system fill up. After that nothing more is asked for.
  int asked = -1;
  EXPECT_TRUE(eventually([&] {
    const int before = std::exchange(asked, observed.asked.load());
    std::this_thread::sleep_for(20ms);
    return before == observed.asked;
  }));
  EXPECT_LT(observed.asked, 3000);  // of 4 KB each
}

TEST(Stop, SocketsAreToldAndTheServerEnds) {
  Observed observed;
  RunningServer server(test_site(observed));
  WebSocketClient socket(server.port(), "/ws");
  HttpClient idle(server.port());
  EXPECT_EQ(idle.request("GET", "/asked").status, 200);
  std::thread stopping([&] { server.stop(1012, "restart"); });
  EXPECT_EQ(socket.wait_for_close(), (testing::CloseFrame{1012, "restart"}));
  EXPECT_TRUE(idle.closes());
  stopping.join();
  EXPECT_EQ(observed.closed, 1);
}

TEST(Stop, AClientThatDoesNotAnswerTheCloseIsLeft) {
  Observed observed;
  TransportSettings settings = quick_settings();
  settings.close_timeout = 50ms;
  RunningServer server(test_site(observed), settings);
  const WebSocketClient deaf(server.port(), "/ws");
  RawClient half(server.port());
  half.send("GET / HT");
  server.stop();
  EXPECT_EQ(observed.closed, 1);
}

class Listening : public ::testing::Test {
 protected:
  core::Status listen(const TransportSettings& settings) {
    transport_.emplace(io_, settings, site_, log_, metrics_);
    return transport_->listen();
  }
  Observed observed_;
  testing::TestSite site_{observed_};
  Log log_;
  Metrics metrics_;
  boost::asio::io_context io_;
  std::optional<Transport> transport_;
};

TEST_F(Listening, APortThatIsInUse) {
  RunningServer other(test_site(observed_));
  TransportSettings settings;
  settings.port = other.port();
  const auto status = listen(settings);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().name, "port-in-use");
  EXPECT_EQ(status.error().text(),
            "port " + std::to_string(other.port()) + " is in use; choose another with --port, or 0 for any free one");
}

TEST_F(Listening, AnAddressThatIsNone) {
  TransportSettings settings;
  settings.address = "localhorst";
  EXPECT_EQ(listen(settings).error().name, "bad-address");
  settings.address = "192.0.2.1";  // reserved for documentation
  const auto status = listen(settings);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().text(), "192.0.2.1 is not an address of this machine; choose another with --address");
}

}  // namespace
}  // namespace tavola::server
