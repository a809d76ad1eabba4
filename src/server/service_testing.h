// Runs the whole server in a thread, with browsers that use it. Only for tests.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

#include "core/temp_folder.h"
#include "server/server.h"
#include "server/transport/testing.h"
#include "wire/json.h"

namespace tavola::server::testing {

using wire::Json;

inline Json parsed(const std::string& text) {
  auto json = wire::parse(text, {8u << 20, 64});
  EXPECT_TRUE(json.ok()) << text;
  return json.ok() ? *json : Json();
}

class Running {
 public:
  /// `settings`: everything that is not set here.
  explicit Running(const std::string& store, ServerSettings settings = {}) : log_(::open("/dev/null", O_WRONLY)) {
    settings.transport.port = 0;
    settings.transport.unlimited = {*parse_network("127.0.0.0/8")};
    settings.store.address = store;
    settings.log_descriptor = log_;
    auto started = Server::start(std::move(settings));
    EXPECT_TRUE(started.ok()) << (started.ok() ? "" : started.error().text());
    server_ = *std::move(started);
    thread_ = std::thread([this] { server_->run(); });
  }
  ~Running() { stop(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
    server_.reset();
    ::close(log_);
  }
  std::uint16_t port() const { return server_->port(); }
  std::string origin() const { return "http://127.0.0.1:" + std::to_string(port()); }

 private:
  int log_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

/// A browser: its cookie, and requests with the right origin.
class Browser {
 public:
  Browser(const Running& server, const std::string& name) : server_(server) {
    const Reply made = post("/api/guest", {{"name", name}});
    EXPECT_EQ(made.status, 201) << made.body;
    take_cookie(made);
  }
  /// Uses the cookie of the reply from now on.
  void take_cookie(const Reply& reply) {
    ASSERT_TRUE(reply.headers.contains("set-cookie")) << reply.status << reply.body;
    cookie_ = reply.header("set-cookie").substr(0, reply.header("set-cookie").find(';'));
  }
  Headers headers() const {
    return {{"Host", "127.0.0.1:" + std::to_string(server_.port())},
            {"Origin", server_.origin()},
            {"Cookie", cookie_},
            {"Content-Type", "application/json"}};
  }
  Reply post(const std::string& path, const Json& body) {
    return request(server_.port(), "POST", path, body.dump(), headers());
  }
  Reply send(const std::string& method, const std::string& path, const Json& body) {
    return request(server_.port(), method, path, body.dump(), headers());
  }
  Reply get(const std::string& path) { return request(server_.port(), "GET", path, "", headers()); }
  const std::string& cookie() const { return cookie_; }

 private:
  const Running& server_;
  std::string cookie_;
};

/// A browser's connection to a table.
class AtTable {
 public:
  AtTable(const Running& server, const Browser& browser, const std::string& table, const Json& join)
      : socket_(server.port(), "/api/tables/" + table + "/socket", browser.headers()) {
    EXPECT_TRUE(socket_.is_open()) << socket_.handshake().status << socket_.handshake().body;
    send(join);
  }
  void send(const Json& message) { socket_.send(message.dump()); }
  void say(Json message) {
    message["version"] = version_;
    send(message);
  }
  /// Waits for the next message of one of these kinds, and remembers its version.
  Json next(std::initializer_list<std::string_view> kinds) {
    for (;;) {
      const auto text = socket_.receive();
      if (!text) return Json();
      Json message = parsed(*text);
      if (message.contains("version")) version_ = message["version"];
      for (const std::string_view kind : kinds) {
        if (message["t"] == kind) return message;
      }
    }
  }
  Json update() { return next({"update"}); }
  std::string error() { return next({"error"})["error"].value("name", ""); }
  WebSocketClient& socket() { return socket_; }
  int version() const { return version_; }

 private:
  WebSocketClient socket_;
  int version_ = 0;
};

inline const Json kJoin = {{"t", "join"}};

inline Json invited(const Json& made) { return {{"t", "join"}, {"invitation", made["invitation"]}}; }

inline Json sit(int seat) { return {{"t", "sit"}, {"seat", seat}, {"nonce", "00112233445566778899"}}; }

class Service : public ::testing::Test {
 protected:
  core::TempFolder folder_;
  std::string store_ = folder_.file("tavola.db");
};

inline Json make_table(Browser& browser, const Json& settings) {
  const Reply made = browser.post("/api/tables", settings);
  EXPECT_EQ(made.status, 201) << made.body;
  return parsed(made.body);
}

}  // namespace tavola::server::testing
