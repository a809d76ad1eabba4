// What nobody may do, and what must be found nowhere.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/asio/post.hpp>
#include <filesystem>
#include <fstream>

#include "server/accounts/secrets.h"
#include "server/accounts/testing.h"

namespace tavola::server {
namespace {

using testing::Browser;
using testing::error_of;
using testing::Headers;
using testing::json_of;
using testing::kPassword;
using testing::PeopleServer;
using testing::Reply;
using wire::Json;

const Headers kJson = {{"Content-Type", "application/json"}};

class Routes : public ::testing::Test {
 protected:
  core::TempFolder folder_;
  std::string path_ = folder_.file("people.db");
};

class Tokens : public Routes {};
class Secrecy : public Routes {};

TEST_F(Routes, OtherPathsAreNotTheirs) {
  PeopleServer server(path_);
  Browser anna(server);
  for (const std::string path : {"/api", "/api/", "/api/mee", "/api/me/x", "/api/tokens/", "/api/tokens/a/b"}) {
    EXPECT_EQ(error_of(anna.get(path)), "not-found") << path;
  }
}

TEST_F(Routes, AWrongMethodIsToldTheRightOnes) {
  PeopleServer server(path_);
  Browser anna(server);
  const std::pair<std::string, std::string> allowed[] = {{"/api/me", "GET, HEAD, PATCH"},
                                                         {"/api/guest", "POST"},
                                                         {"/api/account", "POST, DELETE"},
                                                         {"/api/login", "POST"},
                                                         {"/api/logout", "POST"},
                                                         {"/api/logout-everywhere", "POST"},
                                                         {"/api/password", "POST"},
                                                         {"/api/tokens", "GET, HEAD, POST"},
                                                         {"/api/tokens/0123456789ab", "DELETE"}};
  for (const auto& [path, methods] : allowed) {
    const Reply reply = anna.send("PUT", path, "");
    EXPECT_EQ(reply.status, 405) << path;
    EXPECT_EQ(error_of(reply), "bad-method") << path;
    EXPECT_EQ(reply.header("allow"), methods) << path;
  }
}

TEST_F(Routes, AForeignPageChangesNothing) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const std::pair<std::string, std::string> changes[] = {
      {"PATCH", "/api/me"},          {"POST", "/api/guest"},  {"POST", "/api/account"},
      {"DELETE", "/api/account"},    {"POST", "/api/login"},  {"POST", "/api/logout"},
      {"POST", "/api/password"},     {"POST", "/api/tokens"}, {"POST", "/api/logout-everywhere"},
      {"DELETE", "/api/tokens/abcd"}};
  for (const auto& [method, path] : changes) {
    for (const std::string origin : {"http://evil.example", "https://localhost", "http://localhost:81", "null"}) {
      const Reply reply = anna.send(method, path, "{}", {kJson[0], {"Origin", origin}});
      EXPECT_EQ(reply.status, 403) << method << " " << path;
      EXPECT_EQ(error_of(reply), "foreign-origin") << method << " " << path;
    }
  }
  EXPECT_EQ(anna.send("PATCH", "/api/me", R"({"name":"Anne"})", {kJson[0], {"Origin", "http://localhost"}}).status,
            200);
  EXPECT_EQ(anna.who()["name"], "Anne");
}

TEST_F(Routes, ABodyIsJson) {
  PeopleServer server(path_);
  Browser anna(server);
  for (const std::string type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"}) {
    const Reply reply = anna.send("POST", "/api/guest", R"({"name":"Anna"})", {{"Content-Type", type}});
    EXPECT_EQ(reply.status, 415);
    EXPECT_EQ(error_of(reply), "needs-json");
  }
  EXPECT_EQ(error_of(anna.send("POST", "/api/guest", R"({"name":"Anna"})")), "needs-json");
  EXPECT_EQ(error_of(anna.send("POST", "/api/guest", "{", kJson)), "bad-json");
  EXPECT_EQ(error_of(anna.send("POST", "/api/guest", "[[[[[[]]]]]]", kJson)), "bad-json");
  const Reply large = anna.send("POST", "/api/guest", "{\"name\":\"" + std::string(5000, 'x') + "\"}", kJson);
  EXPECT_EQ(large.status, 413);
  EXPECT_EQ(error_of(large), "too-long");
  EXPECT_EQ(anna.send("POST", "/api/guest", R"({"name":"Anna"})", {{"Content-Type", "application/json; charset=utf-8"}})
                .status,
            201);
}

TEST_F(Routes, MissingUnknownAndMistypedMembersAreErrors) {
  PeopleServer server(path_);
  Browser anna(server);
  for (const std::string body :
       {"", "{}", "[]", "null", "7", R"({"name":7})", R"({"name":null})", R"({"name":"Anna","player":1})"}) {
    const Reply reply = anna.send("POST", "/api/guest", body, kJson);
    EXPECT_EQ(reply.status, 400) << body;
    EXPECT_EQ(error_of(reply), "bad-request") << body;
  }
  EXPECT_EQ(error_of(anna.be_guest(" ")), "bad-name");
  EXPECT_EQ(error_of(anna.send("POST", "/api/login", R"({"account":"anna"})", kJson)), "bad-request");
  anna.be_guest("Anna");
  EXPECT_EQ(error_of(anna.post("/api/logout", {{"everywhere", true}})), "bad-request");
  EXPECT_EQ(error_of(anna.post("/api/tokens", {{"label", "a\nb"}})), "bad-label");
  EXPECT_EQ(anna.who()["name"], "Anna");
}

TEST_F(Routes, NobodyIsToldToBecomeSomebody) {
  PeopleServer server(path_);
  Browser nobody(server);
  EXPECT_EQ(nobody.post("/api/password", {{"old", "a"}, {"new", "b"}}).status, 401);
  EXPECT_EQ(error_of(nobody.get("/api/tokens")), "needs-player");
  EXPECT_EQ(error_of(nobody.post("/api/tokens", {{"label", "bot"}})), "needs-player");
  EXPECT_EQ(error_of(nobody.send("DELETE", "/api/account", "")), "needs-player");
}

TEST_F(Tokens, LetAProgramBeItsOwner) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const Reply made = anna.post("/api/tokens", {{"label", " my bot "}});
  EXPECT_EQ(made.status, 201);
  const std::string token = json_of(made)["token"];
  EXPECT_EQ(json_of(made)["id"], core::to_hex(core::sha256(token)).substr(0, 12));
  Browser bot(server);
  bot.set_token(token);
  EXPECT_EQ(bot.who()["player"], anna.who()["player"]);
  EXPECT_EQ(bot.who()["is_token"], true);
  EXPECT_EQ(json_of(bot.get("/api/me"))["player"]["name"], "Anna");

  const Json list = json_of(anna.get("/api/tokens"));
  ASSERT_EQ(list["tokens"].size(), 1u);
  EXPECT_EQ(list["tokens"][0]["label"], "my bot");
  EXPECT_EQ(list["tokens"][0]["id"], json_of(made)["id"]);
  EXPECT_GT(list["tokens"][0]["created"].get<std::int64_t>(), 1'600'000'000'000);
  EXPECT_EQ(list.dump().find(token), std::string::npos);
}

TEST_F(Tokens, WinOverACookie) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const std::string token = json_of(anna.post("/api/tokens", {{"label", "bot"}}))["token"];
  Browser bert(server);
  bert.be_guest("Bert");
  bert.set_token(token);
  EXPECT_EQ(bert.who()["name"], "Anna");
  bert.set_token(make_secret());
  EXPECT_EQ(bert.who(), nullptr);  // the cookie doesn't step in
}

TEST_F(Tokens, AreNoCookiesAndCookiesNoTokens) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const std::string token = json_of(anna.post("/api/tokens", {{"label", "bot"}}))["token"];
  Browser thief(server);
  for (int i = 0; i < 2; ++i) {  // from the store, then from the cache
    thief.set_token(anna.cookie());
    EXPECT_EQ(thief.who(), nullptr);
    thief.set_token("");
    thief.set_cookie(token);
    EXPECT_EQ(thief.who(), nullptr);
    thief.set_cookie("");
    Browser bot(server);
    bot.set_token(token);
    EXPECT_NE(bot.who(), nullptr);
    EXPECT_NE(anna.who(), nullptr);
  }
}

TEST_F(Tokens, CantDoWhatOnlyAPersonMay) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  Browser bot(server);
  bot.set_token(json_of(anna.post("/api/tokens", {{"label", "bot"}}))["token"]);
  const Reply refusals[] = {bot.post("/api/tokens", {{"label", "child"}}),
                            bot.get("/api/tokens"),
                            bot.send("DELETE", "/api/tokens/0123456789ab", ""),
                            bot.post("/api/password", {{"old", kPassword}, {"new", "another one"}}),
                            bot.post("/api/logout"),
                            bot.post("/api/logout-everywhere"),
                            bot.send_json("DELETE", "/api/account", {{"password", kPassword}}),
                            bot.make_account("other", kPassword),
                            bot.log_in("anna", kPassword),
                            bot.be_guest("Guest")};
  for (const Reply& reply : refusals) {
    EXPECT_EQ(reply.status, 403);
    EXPECT_EQ(error_of(reply), "needs-person");
    EXPECT_FALSE(reply.headers.contains("set-cookie"));
  }
  EXPECT_EQ(bot.who()["account"], "anna");
}

TEST_F(Tokens, AreDeletedOneByOneByTheirOwner) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const Json one = json_of(anna.post("/api/tokens", {{"label", "one"}}));
  const Json two = json_of(anna.post("/api/tokens", {{"label", "two"}}));
  Browser bot(server);
  bot.set_token(one["token"]);
  EXPECT_NE(bot.who(), nullptr);
  const std::string path = "/api/tokens/" + one["id"].get<std::string>();
  Browser bert(server);
  bert.be_guest("Bert");
  EXPECT_EQ(bert.send("DELETE", path, "").status, 404);
  EXPECT_NE(bot.who(), nullptr);
  EXPECT_EQ(anna.send("DELETE", path, "").status, 200);
  EXPECT_EQ(bot.who(), nullptr);
  EXPECT_EQ(error_of(anna.send("DELETE", path, "")), "no-such-token");
  bot.set_token(two["token"]);
  EXPECT_NE(bot.who(), nullptr);
  // The id of a browser's session is no token's.
  const std::string cookie_id = core::to_hex(core::sha256(anna.cookie())).substr(0, 12);
  EXPECT_EQ(anna.send("DELETE", "/api/tokens/" + cookie_id, "").status, 404);
}

TEST_F(Tokens, AreTwentyAtMost) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(anna.post("/api/tokens", {{"label", "bot"}}).status, 201);
  const Reply more = anna.post("/api/tokens", {{"label", "bot"}});
  EXPECT_EQ(more.status, 409);
  EXPECT_EQ(error_of(more), "too-many-tokens");
}

/// The bytes of the store's files.
std::string stored_bytes(const std::string& folder) {
  std::string all;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(entry.path(), std::ios::binary);
    all.append(std::istreambuf_iterator<char>(file), {});
  }
  return all;
}

/// A server whose log, of all levels, goes to a file.
class LoggedServer {
 public:
  LoggedServer(const std::string& store, const std::string& log_file)
      : descriptor_(::open(log_file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)),
        log_(std::in_place, descriptor_, LogLevel::kDebug),
        queue_(testing::open_store(store), {}),
        site_(queue_, *log_, {}) {
    TransportSettings settings;
    settings.port = 0;
    transport_.emplace(io_, settings, site_, *log_, metrics_);
    if (!transport_->listen().ok()) throw std::runtime_error("can't listen");
    thread_ = std::thread([this] { io_.run(); });
  }
  ~LoggedServer() {
    boost::asio::post(io_, [this] { transport_->close_all(1001, "", [this] { io_.stop(); }); });
    thread_.join();
    transport_.reset();
    log_.reset();  // writes what waits
    ::close(descriptor_);
  }
  LoggedServer(const LoggedServer&) = delete;
  LoggedServer& operator=(const LoggedServer&) = delete;
  std::uint16_t port() const { return transport_->port(); }

 private:
  int descriptor_;
  std::optional<Log> log_;
  Metrics metrics_;
  store::StoreQueue queue_;
  boost::asio::io_context io_{1};
  testing::PeopleSite site_;
  std::optional<Transport> transport_;
  std::thread thread_;
};

TEST_F(Secrecy, NoSecretIsInTheStoreOrInTheLog) {
  const std::string stored = folder_.file("store");
  std::filesystem::create_directory(stored);
  const std::string log_file = folder_.file("log");
  std::vector<std::string> secrets = {kPassword, "another one", "wrong wrong", "typed into the name"};
  std::string while_running;
  {
    LoggedServer server(stored + "/people.db", log_file);
    Browser anna(server.port());
    anna.be_guest("Anna");
    secrets.push_back(anna.cookie());
    anna.make_account("anna", kPassword);
    secrets.push_back(anna.cookie());
    secrets.push_back(json_of(anna.post("/api/tokens", {{"label", "bot"}}))["token"]);
    anna.post("/api/password", {{"old", kPassword}, {"new", "another one"}});
    secrets.push_back(anna.cookie());
    for (int i = 0; i < 12; ++i) anna.log_in("typed into the name", "wrong wrong");
    while_running = stored_bytes(stored);
  }
  std::ifstream file(log_file);
  const std::string log(std::istreambuf_iterator<char>(file), {});
  EXPECT_NE(log.find("log-in refused"), std::string::npos);
  EXPECT_NE(log.find("127.0.0.1"), std::string::npos);
  EXPECT_NE(while_running.find("$argon2id$"), std::string::npos);
  for (const std::string& secret : secrets) {
    ASSERT_FALSE(secret.empty());
    EXPECT_EQ(while_running.find(secret), std::string::npos);
    EXPECT_EQ(stored_bytes(stored).find(secret), std::string::npos);
    EXPECT_EQ(log.find(secret), std::string::npos);
  }
}

}  // namespace
}  // namespace tavola::server
