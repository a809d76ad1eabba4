#include <gtest/gtest.h>

#include "server/accounts/secrets.h"
#include "server/accounts/testing.h"
#include "store/admin.h"

namespace tavola::server {
namespace {

using namespace std::chrono_literals;
using testing::Browser;
using testing::error_of;
using testing::json_of;
using testing::kPassword;
using testing::open_store;
using testing::PeopleServer;
using testing::Reply;
using wire::Json;

class Logins : public ::testing::Test {
 protected:
  core::TempFolder folder_;
  std::string path_ = folder_.file("people.db");
};

class Limits : public Logins {};
class Cache : public Logins {};

TEST_F(Logins, AWrongNameAndAWrongPasswordGetTheSameAnswer) {
  PeopleServer server(path_);
  Browser(server).make_account("anna", kPassword);
  const Reply name = Browser(server).log_in("nobody", kPassword);
  const Reply password = Browser(server).log_in("anna", "wrong wrong");
  const Reply neither = Browser(server).log_in("<no name>", "");
  EXPECT_EQ(name.status, 401);
  EXPECT_EQ(error_of(name), "wrong-password");
  EXPECT_EQ(password.status, 401);
  EXPECT_EQ(name.body, password.body);
  EXPECT_EQ(name.body, neither.body);
  EXPECT_FALSE(name.headers.contains("set-cookie"));
}

TEST_F(Logins, MakeASessionOfTheirOwn) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  Browser phone(server);
  const Reply in = phone.log_in("Anna", kPassword);
  EXPECT_EQ(in.status, 200);
  EXPECT_EQ(json_of(in)["player"]["account"], "anna");
  EXPECT_NE(phone.cookie(), anna.cookie());
  phone.post("/api/logout");
  EXPECT_EQ(anna.who()["account"], "anna");
}

TEST_F(Logins, EndTheSessionOfTheGuestBefore) {
  PeopleServer server(path_);
  Browser(server).make_account("anna", kPassword);
  Browser guest(server);
  guest.be_guest("Guest");
  const std::string before = guest.cookie();
  const Json was = guest.who();
  EXPECT_EQ(guest.log_in("anna", kPassword).status, 200);
  EXPECT_NE(guest.who()["player"], was["player"]);
  guest.set_cookie(before);
  EXPECT_EQ(guest.who(), nullptr);
}

TEST_F(Limits, LogInsAreLimitedForEachAccount) {
  PeopleServer server(path_);
  Browser(server).make_account("anna", kPassword);
  for (int i = 0; i < 8; ++i) {
    Browser guess(testing::Destination(server.port(), "127.0.1." + std::to_string(i + 1)));
    EXPECT_EQ(guess.log_in(i % 2 == 0 ? "anna" : "ANNA", "wrong wrong").status, 401);
  }
  Browser anna(testing::Destination(server.port(), "127.0.1.100"));
  const Reply limited = anna.log_in("anna", kPassword);
  EXPECT_EQ(limited.status, 429);
  EXPECT_EQ(error_of(limited), "slow-down");
  EXPECT_EQ(limited.header("retry-after"), "30");
  server.clock().advance(30s);
  EXPECT_EQ(anna.log_in("anna", kPassword).status, 200);
}

TEST_F(Limits, LogInsAreLimitedForEachAddressAndSuccessDoesNotHelp) {
  PeopleServer server(path_);
  Browser(server).make_account("anna", kPassword);
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(Browser(server).log_in("nobody" + std::to_string(i), "wrong wrong").status, 401);
  }
  EXPECT_EQ(Browser(server).log_in("anna", kPassword).status, 200);
  EXPECT_EQ(Browser(server).log_in("nobody", "wrong wrong").status, 429);
  EXPECT_EQ(Browser(testing::Destination(server.port(), "127.0.1.1")).log_in("anna", kPassword).status, 200);
  server.clock().advance(30s);
  EXPECT_EQ(Browser(server).log_in("nobody", "wrong wrong").status, 401);
}

TEST_F(Limits, GuessesOfOnesOwnPasswordCountToo) {
  PeopleServer server(path_);
  Browser anna(server);  // or someone with her unlocked computer
  anna.make_account("anna", kPassword);
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(anna.post("/api/password", {{"old", "wrong wrong"}, {"new", "another one"}}).status, 401);
    EXPECT_EQ(anna.send_json("DELETE", "/api/account", {{"password", "wrong wrong"}}).status, 401);
  }
  EXPECT_EQ(anna.post("/api/password", {{"old", kPassword}, {"new", "another one"}}).status, 429);
  EXPECT_EQ(anna.send_json("DELETE", "/api/account", {{"password", kPassword}}).status, 429);
}

TEST_F(Limits, TooManyAtOnceAreToldToComeBack) {
  AccountsSettings settings;
  settings.passwords_waiting = 0;
  PeopleServer server(path_, settings);
  const Reply refused = Browser(server).log_in("anna", kPassword);
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(error_of(refused), "overloaded");
  EXPECT_NE(refused.header("retry-after"), "");
  EXPECT_EQ(Browser(server).be_guest("Anna").status, 201);  // the others are not held up
}

TEST_F(Logins, ABrowserTooManyEndsTheOldest) {
  PeopleServer server(path_);
  Browser first(server);
  first.make_account("anna", kPassword);
  const auto number = store::PlayerId{first.who()["player"].get<std::int64_t>()};
  auto store = open_store(path_);
  const auto filled = store->transaction([&]() -> core::Status {
    for (int i = 0; i < 49; ++i) {
      const auto added = store->create_session({core::sha256(make_secret()), number, false, "", 9'999'999'999'999});
      if (!added.ok()) return added;
    }
    return core::Done{};
  });
  ASSERT_TRUE(filled.ok());
  Browser last(server);
  EXPECT_EQ(last.log_in("anna", kPassword).status, 200);
  EXPECT_EQ(store->list_sessions(number)->size(), 50u);
  server.clock().advance(31s);
  EXPECT_EQ(first.who(), nullptr);
  EXPECT_EQ(last.who()["account"], "anna");
}

TEST_F(Limits, NewGuestsAreLimitedForEachAddress) {
  AccountsSettings settings;
  settings.unlimited = {*parse_network("127.0.5.0/24")};
  PeopleServer server(path_, settings);
  for (int i = 0; i < 30; ++i) EXPECT_EQ(Browser(server).be_guest("Guest").status, 201);
  const Reply limited = Browser(server).be_guest("Guest");
  EXPECT_EQ(limited.status, 429);
  EXPECT_EQ(error_of(limited), "slow-down");
  EXPECT_EQ(limited.header("retry-after"), "10");
  EXPECT_EQ(Browser(server).make_account("anna", kPassword).status, 429);  // it is a new player, too
  EXPECT_EQ(Browser(testing::Destination(server.port(), "127.0.1.1")).be_guest("Guest").status, 201);
  for (int i = 0; i < 40; ++i) {
    EXPECT_EQ(Browser(testing::Destination(server.port(), "127.0.5.7")).be_guest("Guest").status, 201);
  }
  server.clock().advance(10s);
  EXPECT_EQ(Browser(server).be_guest("Guest").status, 201);
  EXPECT_EQ(Browser(server).be_guest("Guest").status, 429);
}

TEST_F(Cache, ABanByAnotherProgramIsSeenAfterHalfAMinute) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.make_account("anna", kPassword);
  EXPECT_EQ(anna.who()["account"], "anna");
  auto admin = open_store(path_);
  ASSERT_TRUE(store::set_banned(*admin, "anna", true).ok());
  server.clock().advance(30s);
  EXPECT_EQ(anna.who(), nullptr);
  const Reply in = anna.log_in("anna", kPassword);
  EXPECT_EQ(in.status, 403);
  EXPECT_EQ(error_of(in), "banned");
  EXPECT_EQ(anna.log_in("anna", "wrong wrong").status, 401);  // only the account's owner learns of the ban
  ASSERT_TRUE(store::set_banned(*admin, "anna", false).ok());
  EXPECT_EQ(anna.log_in("anna", kPassword).status, 200);
}

TEST_F(Cache, ABannedPlayerWithASessionIsToldSo) {
  PeopleServer server(path_);
  Browser anna(server);
  anna.be_guest("Anna");
  auto admin = open_store(path_);
  store::Player player = **admin->find_player(store::PlayerId{anna.who()["player"].get<std::int64_t>()});
  player.banned = true;
  ASSERT_TRUE(admin->transaction([&] { return admin->update_player(player); }).ok());
  EXPECT_EQ(error_of(anna.send_json("PATCH", "/api/me", {{"name", "Bert"}})), "banned");  // what writes looks itself
  server.clock().advance(30s);
  const Reply who = anna.get("/who");
  EXPECT_EQ(who.status, 403);
  EXPECT_EQ(error_of(who), "banned");
  EXPECT_EQ(error_of(anna.get("/api/me")), "banned");
}

TEST_F(Cache, WhoeverKeepsASocketOpenIsToldOfChanges) {
  AccountsSettings settings;
  std::vector<std::int64_t> changed;  // on the server's thread, read after each answer
  settings.changed = [&](store::PlayerId player) { changed.push_back(static_cast<std::int64_t>(player)); };
  PeopleServer server(path_, settings);
  Browser anna(server);
  anna.be_guest("Anna");
  const auto number = anna.who()["player"].get<std::int64_t>();
  EXPECT_TRUE(changed.empty());
  anna.send_json("PATCH", "/api/me", {{"name", "Anne"}});
  anna.make_account("anna", kPassword);
  anna.post("/api/logout");
  EXPECT_EQ(changed, std::vector<std::int64_t>(3, number));
}

}  // namespace
}  // namespace tavola::server
