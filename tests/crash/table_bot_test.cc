// The documentation's example bot plays a game on the real server, against one of the server's bots.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "client/connection.h"
#include "core/temp_folder.h"
#include "match/match.h"
#include "tests/crash/knowledge.h"
#include "tests/crash/server_process.h"

namespace tavola::crash {
namespace {

/// Sends one request at a time and waits for the reply.
class Caller final : public client::Connection::Owner {
 public:
  explicit Caller(const client::Address& server) : loop_(*client::Loop::make()), connection_(*loop_, *this, 1) {
    sender_.host = server.host;
    EXPECT_TRUE(connection_.connect(server).ok());
  }
  Json call(const std::string& method, const std::string& path, const Json& body) {
    reply_.reset();
    connection_.request(sender_, method, path, body.is_null() ? "" : body.dump());
    const auto until = client::Loop::Clock::now() + std::chrono::seconds(20);
    while (!reply_ && connection_.connected() && client::Loop::Clock::now() < until) loop_->run_once(until);
    EXPECT_TRUE(reply_ && reply_->status / 100 == 2) << path << (reply_ ? reply_->body : "");
    if (!reply_) return {};
    if (!reply_->cookie.empty()) sender_.cookie = reply_->cookie;
    return Json::parse(reply_->body, nullptr, false);
  }
  /// The body of the last reply.
  std::string body() const { return reply_ ? reply_->body : ""; }

 private:
  void replied(const client::Reply& reply) override { reply_ = reply; }
  void opened() override {}
  void received(std::string_view) override {}
  void ended(const client::End&) override {}
  std::unique_ptr<client::Loop> loop_;
  client::Connection connection_;
  client::Sender sender_;
  std::optional<client::Reply> reply_;
};

TEST(TableBot, TheExamplePlaysAWholeGameAgainstABotOfTheServer) {
  const core::TempFolder folder;
  ServerProcess server(folder.file("tavola.db"), folder.file("log"));
  ASSERT_TRUE(server.start());
  ASSERT_TRUE(server.wait_until_ready()) << server.last_log();
  for (const char* game : {"sunrise-lane", "all-on-one-card", "construction-zone"}) {
    Caller caller(server.address());
    caller.call("POST", "/api/guest", {{"name", "Robot"}});
    const std::string token = caller.call("POST", "/api/tokens", {{"label", "example"}})["token"];
    const Json table = caller.call("POST", "/api/tables", {{"game", game}, {"seats", {"novice", "open"}}});
    const std::string id = table["id"];
    const std::string example = std::string(TAVOLA_SOURCE) + "/docs/examples/table_bot.mjs";
    const int code = run_program({"node", example, server.url(), id, table["invitation"].get<std::string>(), token},
                                 folder.file("bot"));
    std::ifstream said(folder.file("bot"));
    ASSERT_EQ(code, 0) << std::string(std::istreambuf_iterator<char>(said), {}) << server.last_log();
    caller.call("GET", "/api/tables/" + id + "/record", {});
    const auto record = match::read_record(*wire::parse(caller.body()));
    ASSERT_TRUE(record.ok()) << record.error().text();
    const auto verified = match::verify(*record);
    EXPECT_TRUE(verified.ok()) << verified.error().text();
  }
}

}  // namespace
}  // namespace tavola::crash
