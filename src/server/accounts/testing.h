// A server with accounts and nothing else, and browsers that use it. Only for tests.
#pragma once

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>

#include "core/temp_folder.h"
#include "server/accounts/accounts.h"
#include "server/transport/testing.h"
#include "store/queue.h"
#include "store/sqlite/sqlite.h"

namespace tavola::server::testing {

using wire::Json;

inline constexpr auto kPassword = "correct horse";

/// A clock that moves when a test says so.
class HandClock {
 public:
  Time now() const { return Time(Clock::duration(ticks_.load())); }
  void advance(Clock::duration by) { ticks_ += by.count(); }

 private:
  std::atomic<Clock::rep> ticks_{Clock::duration(std::chrono::hours(1)).count()};
};

/// Answers the routes of Accounts, and /who with the result of identify().
class PeopleSite final : public Site {
 public:
  PeopleSite(store::StoreQueue& queue, Log& log, AccountsSettings settings)
      : accounts_(queue, log, std::move(settings)) {}

  boost::asio::awaitable<Response> answer(const Request& request) override {
    auto answered = co_await accounts_.answer(request);
    if (answered) co_return *std::move(answered);
    if (request.path != "/who") co_return error_response(404, {"not-found", "", "there is nothing here"});
    const auto who = co_await accounts_.identify(request);
    if (!who.ok()) co_return error_response(who.error());
    if (!*who) co_return json_response(200, Json(nullptr));
    const Identity& identity = **who;
    co_return json_response(200, Json{{"player", static_cast<std::int64_t>(identity.player)},
                                      {"name", identity.name},
                                      {"account", identity.account},
                                      {"is_token", identity.is_token}});
  }

  boost::asio::awaitable<Admission> admit(const Request&, Socket&) override { co_return Admission{}; }

 private:
  Accounts accounts_;
};

inline std::unique_ptr<store::Store> open_store(const std::string& path) {
  store::SqliteSettings settings;
  settings.path = path;
  settings.durable = false;
  settings.busy_timeout = std::chrono::milliseconds(200);
  auto opened = store::open_sqlite(settings);
  if (!opened.ok()) throw std::runtime_error(opened.error().text());
  return *std::move(opened);
}

/// The server over a store in a file. It runs as long as the object lives.
class PeopleServer {
 public:
  PeopleServer(const std::string& path, AccountsSettings settings = {}, const TransportSettings& transport = {})
      : queue_(open_store(path), {}) {
    settings.now = [this] { return clock_.now(); };
    server_.emplace([this, settings = std::move(settings)](
                        boost::asio::io_context&) { return std::make_unique<PeopleSite>(queue_, log_, settings); },
                    transport);
  }

  std::uint16_t port() const { return server_->port(); }
  HandClock& clock() { return clock_; }
  store::StoreQueue& queue() { return queue_; }

 private:
  HandClock clock_;
  Log log_{2, LogLevel::kError};
  store::StoreQueue queue_;
  std::optional<RunningServer> server_;
};

/// The value of a Set-Cookie header without attributes; "" if the cookie is removed or not there.
inline std::string cookie_of(const Reply& reply) {
  const std::string header = reply.header("set-cookie");
  const std::string begin = std::string(kCookieName) + "=";
  return header.starts_with(begin) ? header.substr(begin.size(), header.find(';') - begin.size()) : "";
}

inline Json json_of(const Reply& reply) {
  const auto json = wire::parse(reply.body);
  if (!json.ok()) throw std::runtime_error("not JSON: " + reply.body);
  return *json;
}

/// The name of the error in a reply; "" if it is no error.
inline std::string error_of(const Reply& reply) {
  const Json json = json_of(reply);
  return json.is_object() && json.contains("error") ? json["error"].value("name", "") : "";
}

/// Keeps its cookie as a browser does.
class Browser {
 public:
  Browser(const Destination& server) : server_(server) {}  // NOLINT(google-explicit-constructor): a port will do
  explicit Browser(const PeopleServer& server) : server_(server.port()) {}

  Reply send(const std::string& method, const std::string& path, const std::string& body, Headers headers = {}) {
    if (!cookie_.empty()) headers.emplace_back("Cookie", std::string(kCookieName) + "=" + cookie_);
    if (!token_.empty()) headers.emplace_back("Authorization", "Bearer " + token_);
    Reply reply = request(server_, method, path, body, headers);
    if (reply.headers.contains("set-cookie")) cookie_ = cookie_of(reply);
    return reply;
  }
  Reply get(const std::string& path) { return send("GET", path, ""); }
  Reply send_json(const std::string& method, const std::string& path, const Json& body) {
    return send(method, path, body.dump(), {{"Content-Type", "application/json"}});
  }
  Reply post(const std::string& path, const Json& body = Json::object()) { return send_json("POST", path, body); }

  Reply be_guest(const std::string& name) { return post("/api/guest", {{"name", name}}); }
  Reply make_account(const std::string& account, const std::string& password) {
    return post("/api/account", {{"account", account}, {"password", password}});
  }
  Reply log_in(const std::string& account, const std::string& password) {
    return post("/api/login", {{"account", account}, {"password", password}});
  }
  /// What identify() says.
  Json who() { return json_of(get("/who")); }

  const std::string& cookie() const { return cookie_; }
  void set_cookie(std::string cookie) { cookie_ = std::move(cookie); }
  void set_token(std::string token) { token_ = std::move(token); }

 private:
  Destination server_;
  std::string cookie_;
  std::string token_;
};

}  // namespace tavola::server::testing
