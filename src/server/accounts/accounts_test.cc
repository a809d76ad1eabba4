#include "server/accounts/accounts.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "server/accounts/secrets.h"
#include "server/accounts/testing.h"

namespace tavola::server {
namespace {

using namespace std::chrono_literals;
using testing::Browser;
using testing::cookie_of;
using testing::error_of;
using testing::json_of;
using testing::kPassword;
using testing::open_store;
using testing::PeopleServer;
using testing::Reply;
using wire::Json;

class AccountRoutes : public ::testing::Test {
 protected:
  core::TempFolder folder_;
  std::string path_ = folder_.file("people.db");
};

class Guests : public AccountRoutes {};

TEST_F(Guests, AreNobodyUntilTheySayAName) {
  PeopleServer server(path_);
  Browser anna(server);
  EXPECT_EQ(json_of(anna.get("/api/me")), (Json{{"player", nullptr}}));
  EXPECT_EQ(anna.who(), nullptr);
  const Reply made = anna.be_guest("  Anna ");
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(json_of(made), Json::parse(R"({"player":{"name":"Anna","account":null}})"));
  EXPECT_EQ(json_of(anna.get("/api/me")), json_of(made));
  EXPECT_EQ(anna.who()["name"], "Anna");
  EXPECT_EQ(anna.who()["is_token"], false);
}

TEST_F(Guests, HaveACookieThatScriptsCantReadAndOtherSitesCantSend) {
  TransportSettings transport;
  transport.trusted_proxies = {*parse_network("127.0.0.9")};
  PeopleServer server(path_, {}, transport);
  Browser anna(server);
  const Reply made = anna.be_guest("Anna");
  EXPECT_TRUE(is_secret(anna.cookie()));
  EXPECT_EQ(made.header("set-cookie"),
            "tavola=" + anna.cookie() + "; HttpOnly; SameSite=Lax; Path=/; Max-Age=34560000");
  EXPECT_EQ(made.header("cache-control"), "no-store");

  Browser through_tls(testing::Destination(server.port(), "127.0.0.9"));
  const Reply secure = through_tls.send("POST", "/api/guest", R"({"name":"Bert"})",
                                        {{"Content-Type", "application/json"}, {"X-Forwarded-Proto", "https"}});
  EXPECT_TRUE(secure.header("set-cookie").ends_with("; Max-Age=34560000; Secure"));
}

TEST_F(Guests, DontBecomeAnotherGuestByMistake) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const Reply again = anna.be_guest("Bert");
  EXPECT_EQ(again.status, 409);
  EXPECT_EQ(error_of(again), "already-known");
  EXPECT_EQ(anna.who()["name"], "Anna");
}

TEST_F(Guests, AnUnknownCookieIsNobody) {
  PeopleServer server(path_);
  Browser anna(server);
  for (const std::string& cookie : {make_secret(), std::string("short"), std::string(2000, 'x')}) {
    anna.set_cookie(cookie);
    EXPECT_EQ(anna.who(), nullptr);
    EXPECT_EQ(json_of(anna.get("/api/me")), (Json{{"player", nullptr}}));
  }
  EXPECT_EQ(anna.be_guest("Anna").status, 201);  // and becomes a guest like anybody
}

TEST_F(Guests, CanBeRenamed) {
  PeopleServer server(path_);
  Browser anna(server);
  EXPECT_EQ(error_of(anna.send_json("PATCH", "/api/me", {{"name", "Bert"}})), "needs-player");
  anna.be_guest("Anna");
  EXPECT_EQ(anna.who()["name"], "Anna");  // in the cache
  const Reply renamed = anna.send_json("PATCH", "/api/me", {{"name", "Anne"}});
  EXPECT_EQ(renamed.status, 200);
  EXPECT_EQ(json_of(renamed)["player"]["name"], "Anne");
  EXPECT_EQ(anna.who()["name"], "Anne");
  EXPECT_EQ(error_of(anna.send_json("PATCH", "/api/me", {{"name", "\u202e"}})), "bad-name");
  EXPECT_EQ(anna.who()["name"], "Anne");
}

TEST_F(Guests, LogOut) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const std::string cookie = anna.cookie();
  const Reply out = anna.post("/api/logout");
  EXPECT_EQ(out.status, 200);
  EXPECT_EQ(out.header("set-cookie"), "tavola=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
  anna.set_cookie(cookie);
  EXPECT_EQ(anna.who(), nullptr);
  EXPECT_EQ(anna.post("/api/logout").status, 200);  // once more does no harm
}

TEST_F(Guests, AreForgottenWhenTheyWish) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const std::string cookie = anna.cookie();
  const auto number = store::PlayerId{anna.who()["player"].get<std::int64_t>()};
  EXPECT_EQ(anna.send("DELETE", "/api/account", "").status, 200);
  EXPECT_EQ(anna.cookie(), "");
  anna.set_cookie(cookie);
  EXPECT_EQ(anna.who(), nullptr);
  const auto player = open_store(path_)->find_player(number);
  EXPECT_EQ((*player)->name, "");
}

TEST_F(Guests, ARestartedServerKnowsThem) {
  std::string cookie;
  Json before;
  {
    PeopleServer server(path_);
    Browser anna(server);
    anna.be_guest("Anna");
    cookie = anna.cookie();
    before = anna.who();
  }
  PeopleServer server(path_);
  Browser anna(server);
  anna.set_cookie(cookie);
  EXPECT_EQ(anna.who(), before);
}

TEST_F(Guests, AnOldCookieGetsItsTimeAgain) {
  const std::string secret = make_secret();
  const auto now =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
  const store::Time created = now - std::chrono::milliseconds(31 * 24h).count();
  auto store = open_store(path_);
  const auto written = store->transaction([&]() -> core::Status {
    const auto number = store->create_player({{}, "Anna", "", "", created, created, false});
    return store->create_session({core::sha256(secret), *number, false, "", created});
  });
  ASSERT_TRUE(written.ok());
  PeopleServer server(path_);
  Browser anna(server);
  anna.set_cookie(secret);
  EXPECT_EQ(cookie_of(anna.get("/api/me")), secret);
  // That she was here is written, so that she is not pruned.
  EXPECT_TRUE(testing::eventually([&] { return (*store->find_player(store::PlayerId{1}))->seen >= now; }));
  Browser bert(server);
  bert.be_guest("Bert");
  EXPECT_EQ(bert.get("/api/me").header("set-cookie"), "");
}

TEST_F(AccountRoutes, AGuestWhoBecomesOneStaysTheSamePlayer) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const Json guest = anna.who();
  const Reply made = anna.make_account("Anna.B", kPassword);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(json_of(made), Json::parse(R"({"player":{"name":"Anna","account":"anna.b"}})"));
  EXPECT_EQ(anna.who()["player"], guest["player"]);
  EXPECT_EQ(anna.who()["account"], "anna.b");

  Browser elsewhere(server);
  EXPECT_EQ(elsewhere.log_in("ANNA.b", kPassword).status, 200);
  EXPECT_EQ(elsewhere.who()["player"], guest["player"]);
}

TEST_F(AccountRoutes, BecomingOneChangesTheCookie) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  Browser fixed(server);  // somebody who knows, or planted, the guest's cookie
  fixed.set_cookie(anna.cookie());
  EXPECT_EQ(fixed.who(), anna.who());
  anna.make_account("anna", kPassword);
  EXPECT_NE(anna.cookie(), fixed.cookie());
  EXPECT_EQ(fixed.who(), nullptr);
}

TEST_F(AccountRoutes, CanBeMadeWithoutBeingAGuest) {
  PeopleServer server(path_);
  Browser anna(server);
  const Reply made = anna.make_account("Anna", kPassword);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(json_of(made), Json::parse(R"({"player":{"name":"Anna","account":"anna"}})"));
  EXPECT_EQ(anna.who()["account"], "anna");
  const Reply second = anna.make_account("other", kPassword);
  EXPECT_EQ(second.status, 409);
  EXPECT_EQ(error_of(second), "already-known");
}

TEST_F(AccountRoutes, ATakenNameIsRefusedInAnyCase) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  Browser bert(server);
  bert.be_guest("Bert");
  const Reply taken = bert.make_account("ANNA", kPassword);
  EXPECT_EQ(taken.status, 409);
  EXPECT_EQ(error_of(taken), "account-taken");
  EXPECT_EQ(bert.who()["account"], "");
}

TEST_F(AccountRoutes, OfTwoWhoWantANameAtTheSameMomentOneGetsIt) {
  PeopleServer server(path_);
  for (int round = 0; round < 5; ++round) {
    const std::string name = "anna" + std::to_string(round);
    const std::string other = "ANNA" + std::to_string(round);
    int first = 0;
    std::thread thread([&] { first = Browser(server).make_account(name, kPassword).status; });
    const int second = Browser(server).make_account(other, kPassword).status;
    thread.join();
    EXPECT_EQ(std::min(first, second), 201);
    EXPECT_EQ(std::max(first, second), 409);
  }
  EXPECT_EQ(open_store(path_)->list_accounts(100, 0)->size(), 5u);
}

TEST_F(AccountRoutes, BadNamesAndPasswordsAreToldWhatIsRight) {
  PeopleServer server(path_);
  Browser anna(server);
  const Reply name = anna.make_account("a!", kPassword);
  EXPECT_EQ(name.status, 400);
  EXPECT_EQ(error_of(name), "bad-account");
  const Reply password = anna.make_account("anna", "short");
  EXPECT_EQ(password.status, 400);
  EXPECT_EQ(json_of(password), Json::parse(R"({"error":{"name":"bad-password","where":"password",
                                               "what":"a password must have 10 to 200 bytes"}})"));
}

TEST_F(AccountRoutes, ChangingThePasswordEndsAllOtherSessionsAndTokens) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  Browser phone(server);
  phone.log_in("anna", kPassword);
  Browser bot(server);
  bot.set_token(json_of(anna.post("/api/tokens", {{"label", "bot"}}))["token"]);
  EXPECT_EQ(bot.who()["account"], "anna");
  EXPECT_EQ(phone.who()["account"], "anna");
  const std::string before = anna.cookie();

  EXPECT_EQ(error_of(anna.post("/api/password", {{"old", "wrong wrong"}, {"new", "another one"}})), "wrong-password");
  EXPECT_EQ(phone.who()["account"], "anna");
  const Reply shorter = anna.post("/api/password", {{"old", kPassword}, {"new", "short"}});
  EXPECT_EQ(error_of(shorter), "bad-password");
  EXPECT_EQ(json_of(shorter)["error"]["where"], "new");

  EXPECT_EQ(anna.post("/api/password", {{"old", kPassword}, {"new", "another one"}}).status, 200);
  EXPECT_NE(anna.cookie(), before);
  EXPECT_EQ(anna.who()["account"], "anna");
  EXPECT_EQ(phone.who(), nullptr);
  EXPECT_EQ(bot.who(), nullptr);
  EXPECT_EQ(phone.log_in("anna", kPassword).status, 401);
  EXPECT_EQ(phone.log_in("anna", "another one").status, 200);
}

TEST_F(AccountRoutes, AGuestHasNoPasswordToChange) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  const Reply reply = anna.post("/api/password", {{"old", kPassword}, {"new", "another one"}});
  EXPECT_EQ(reply.status, 409);
  EXPECT_EQ(error_of(reply), "needs-account");
}

TEST_F(AccountRoutes, AreDeletedWithTheirPasswordAlone) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  Browser phone(server);
  phone.log_in("anna", kPassword);
  EXPECT_EQ(phone.who()["account"], "anna");
  EXPECT_EQ(error_of(anna.send_json("DELETE", "/api/account", Json::object())), "bad-request");
  EXPECT_EQ(error_of(anna.send_json("DELETE", "/api/account", {{"password", "wrong wrong"}})), "wrong-password");
  EXPECT_EQ(anna.who()["account"], "anna");
  EXPECT_EQ(anna.send_json("DELETE", "/api/account", {{"password", kPassword}}).status, 200);
  EXPECT_EQ(anna.cookie(), "");
  EXPECT_EQ(phone.who(), nullptr);
  EXPECT_EQ(phone.log_in("anna", kPassword).status, 401);
  EXPECT_EQ(Browser(server).make_account("anna", "somebody else").status, 201);  // the name is free
}

TEST_F(AccountRoutes, LogOutEverywhere) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  Browser phone(server);
  phone.log_in("anna", kPassword);
  Browser bot(server);
  bot.set_token(json_of(anna.post("/api/tokens", {{"label", "bot"}}))["token"]);
  Browser bert(server);
  bert.be_guest("Bert");
  for (Browser* each : {&anna, &phone, &bot, &bert}) EXPECT_NE(each->who(), nullptr);
  const std::string cookie = anna.cookie();
  EXPECT_EQ(anna.post("/api/logout-everywhere").status, 200);
  EXPECT_EQ(anna.cookie(), "");
  anna.set_cookie(cookie);
  for (Browser* each : {&anna, &phone, &bot}) EXPECT_EQ(each->who(), nullptr);
  EXPECT_EQ(bert.who()["name"], "Bert");
  EXPECT_EQ(error_of(anna.post("/api/logout-everywhere")), "needs-player");
}

TEST_F(AccountRoutes, WhatTheStoreCantSaveIsRefusedAndWorksLater) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path_.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const Reply refused = anna.send_json("PATCH", "/api/me", {{"name", "Anne"}});
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(error_of(refused), "store-busy");
  EXPECT_EQ(refused.body.find(path_), std::string::npos);
  EXPECT_EQ(anna.who()["name"], "Anna");
  sqlite3_close(other);
  EXPECT_EQ(anna.send_json("PATCH", "/api/me", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(anna.who()["name"], "Anne");
}

TEST_F(AccountRoutes, WhatFailsHalfwayLeavesNothingBehind) {
  PeopleServer server(path_);
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path_.c_str(), &other), SQLITE_OK);
  constexpr auto kNoSessions =
      "CREATE TRIGGER none BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'no sessions'); END";
  ASSERT_EQ(sqlite3_exec(other, kNoSessions, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(other);
  const Reply refused = Browser(server).be_guest("Anna");
  EXPECT_EQ(refused.status, 503);
  EXPECT_FALSE(refused.headers.contains("set-cookie"));
  EXPECT_FALSE(open_store(path_)->find_player(store::PlayerId{1})->has_value());
}

}  // namespace
}  // namespace tavola::server
