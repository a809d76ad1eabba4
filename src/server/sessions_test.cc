// A socket closes when its session ends, whether it has joined its table or not.
#include <future>

#include "server/service_testing.h"
#include "store/admin.h"
#include "store/open.h"

namespace tavola::server::testing {
namespace {

constexpr int kComeBack = 1012;
constexpr auto kPassword = "correct horse battery";

ServerSettings quick_look() {
  ServerSettings settings;
  settings.hub.sessions_within = std::chrono::milliseconds(100);
  settings.store.busy_timeout = std::chrono::seconds(30);
  return settings;
}

std::unique_ptr<store::Store> beside(const std::string& path) {
  auto opened = store::open_store({.address = path, .open_for = store::OpenFor::kAdmin});
  EXPECT_TRUE(opened.ok()) << opened.error().text();
  return *std::move(opened);
}

void make_account(Browser& browser, const std::string& account) {
  browser.take_cookie(browser.post("/api/account", {{"account", account}, {"password", kPassword}}));
}

/// Anna is signed in as "anna" on two devices and plays with Ben. A thief has the cookie of her first device, and a
/// socket that has not joined yet.
class Sessions : public Service {
 protected:
  void SetUp() override {
    make_account(anna_, "anna");
    device_.take_cookie(device_.post("/api/login", {{"account", "anna"}, {"password", kPassword}}));
    const Json made = make_table(anna_, {{"game", "sunrise-lane"}, {"forced", false}, {"access", "public"}});
    id_ = made["id"];
    AtTable at_anna(server_, anna_, id_, kJoin);
    at_anna.next({"welcome"});
    at_anna.say(sit(0));
    at_anna.update();
    AtTable at_ben(server_, ben_, id_, invited(made));
    at_ben.next({"welcome"});
    at_ben.say(sit(1));
    while (at_ben.update().value("state", "") != "playing") {
    }
    version_ = at_ben.version();
  }
  WebSocketClient upgraded(const Browser& browser) {
    WebSocketClient socket(server_.port(), "/api/tables/" + id_ + "/socket", browser.headers());
    EXPECT_TRUE(socket.is_open()) << socket.handshake().body;
    return socket;
  }
  void join_and_resign(WebSocketClient& socket) const {
    socket.send(kJoin.dump());
    socket.send(Json{{"t", "resign"}, {"version", version_}}.dump());
  }
  std::string state() { return parsed(ben_.get("/api/tables/" + id_).body)["state"]; }
  /// Joins and resigns over a socket that the server is closing, and checks that nothing happens.
  void expect_dead(WebSocketClient& socket) {
    join_and_resign(socket);
    EXPECT_EQ(socket.wait_for_close(), (CloseFrame{kComeBack, "come back"}));
    EXPECT_EQ(state(), "playing");
  }
  /// The same, after waiting for the close.
  void expect_death(WebSocketClient& socket) {
    EXPECT_EQ(socket.wait_for_close(), (CloseFrame{kComeBack, "come back"}));
    join_and_resign(socket);
    EXPECT_EQ(state(), "playing");
  }
  int upgrade_status(const Browser& browser) {
    return WebSocketClient(server_.port(), "/api/tables/" + id_ + "/socket", browser.headers()).handshake().status;
  }

  Running server_{store_, quick_look()};
  Browser anna_{server_, "Anna"};
  Browser device_{server_, "Anna"};
  Browser ben_{server_, "Ben"};
  std::string id_;
  int version_ = 0;
};

TEST_F(Sessions, ASocketThatHasNotJoinedCanDoSoWhileItsSessionLives) {
  WebSocketClient early = upgraded(anna_);
  join_and_resign(early);
  EXPECT_TRUE(eventually([&] { return state() == "over"; }));
}

TEST_F(Sessions, ASignOutClosesASocketThatHasNotJoined) {
  WebSocketClient early = upgraded(anna_);
  ASSERT_EQ(anna_.post("/api/logout", Json::object()).status, 200);
  expect_dead(early);
  EXPECT_EQ(upgrade_status(anna_), 401);
}

TEST_F(Sessions, ASignOutEverywhereClosesASocketThatHasNotJoined) {
  WebSocketClient early = upgraded(anna_);
  ASSERT_EQ(device_.post("/api/logout-everywhere", Json::object()).status, 200);
  expect_dead(early);
  EXPECT_EQ(upgrade_status(anna_), 401);
}

TEST_F(Sessions, ANewPasswordClosesASocketThatHasNotJoined) {
  WebSocketClient early = upgraded(anna_);
  const Reply changed = device_.post("/api/password", {{"old", kPassword}, {"new", "another long password"}});
  ASSERT_EQ(changed.status, 200) << changed.body;
  expect_dead(early);
  EXPECT_EQ(upgrade_status(anna_), 401);
  device_.take_cookie(changed);
  EXPECT_EQ(upgrade_status(device_), 101) << "who changed it stays";
}

TEST_F(Sessions, DeletingTheAccountClosesASocketThatHasNotJoined) {
  WebSocketClient early = upgraded(anna_);
  ASSERT_EQ(device_.send("DELETE", "/api/account", {{"password", kPassword}}).status, 200);
  expect_dead(early);
  EXPECT_EQ(upgrade_status(anna_), 401);
}

TEST_F(Sessions, DeletingATokenClosesASocketThatHasNotJoined) {
  const Json token = parsed(anna_.post("/api/tokens", {{"label", "bot"}}).body);
  WebSocketClient early(server_.port(), "/api/tables/" + id_ + "/socket",
                        {{"Authorization", "Bearer " + token["token"].get<std::string>()}});
  ASSERT_TRUE(early.is_open());
  ASSERT_EQ(anna_.send("DELETE", "/api/tokens/" + token["id"].get<std::string>(), Json::object()).status, 200);
  expect_dead(early);
}

TEST_F(Sessions, ABanClosesSocketsThatHaveJoinedAndThoseThatHaveNot) {
  WebSocketClient early = upgraded(anna_);
  AtTable joined(server_, anna_, id_, kJoin);
  joined.next({"welcome"});
  const auto bens = upgraded(ben_);
  ASSERT_TRUE(store::set_banned(*beside(store_), "anna", true).ok());
  expect_death(early);
  EXPECT_EQ(joined.socket().wait_for_close().code, kComeBack);
  EXPECT_EQ(upgrade_status(anna_), 401);
  AtTable(server_, ben_, id_, kJoin).next({"welcome"});  // he can still join
}

TEST_F(Sessions, AnAdministratorsResetAndDeletionCloseASocketThatHasNotJoined) {
  WebSocketClient first = upgraded(anna_);
  ASSERT_TRUE(store::reset_password(*beside(store_), "anna", "").ok());
  expect_death(first);
  Browser carla(server_, "Carla");
  make_account(carla, "carla");
  WebSocketClient second = upgraded(carla);
  ASSERT_TRUE(store::delete_account(*beside(store_), "carla").ok());
  expect_death(second);
}

TEST_F(Sessions, AnUpgradeUnderWayIsRefusedWhenItsSessionEnds) {
  // The table must be read from the store, so the upgrade waits after the session check.
  server_.stop();
  Running again(store_, quick_look());
  const Headers headers = {{"Host", "127.0.0.1:" + std::to_string(again.port())},
                           {"Origin", again.origin()},
                           {"Cookie", anna_.cookie()},
                           {"Content-Type", "application/json"}};
  ASSERT_EQ(parsed(request(again.port(), "GET", "/api/me", "", headers).body)["player"]["name"], "Anna");
  const auto waiting = [&] {
    const std::string metrics = request(again.port(), "GET", "/metrics").body;
    return std::stoi(metrics.substr(metrics.find("\ntavola_store_queue ") + 20));
  };
  std::future<Reply> signed_out;
  std::future<int> upgrade;
  // While another program writes, the sign-out waits, and so does everything after it.
  const core::Status held = beside(store_)->transaction([&]() -> core::Status {
    signed_out =
        std::async(std::launch::async, [&] { return request(again.port(), "POST", "/api/logout", "{}", headers); });
    EXPECT_TRUE(eventually([&] { return waiting() == 1; }));
    upgrade = std::async(std::launch::async, [&] {
      return WebSocketClient(again.port(), "/api/tables/" + id_ + "/socket", headers).handshake().status;
    });
    EXPECT_TRUE(eventually([&] { return waiting() == 2; }));
    return core::Done{};
  });
  EXPECT_TRUE(held.ok()) << held.error().text();
  EXPECT_EQ(signed_out.get().status, 200);
  EXPECT_EQ(upgrade.get(), 401);
}

}  // namespace
}  // namespace tavola::server::testing
