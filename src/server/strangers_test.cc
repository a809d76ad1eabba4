// A running server against strangers, nonsense and overload.
#include <sys/resource.h>

#include <csignal>

#include "core/version.h"
#include "server/service_testing.h"

namespace tavola::server::testing {
namespace {

using Strangers = Service;

TEST_F(Strangers, StrangersAreRefusedByName) {
  Running server(store_);
  Browser anna(server, "Anna");
  const std::string id = make_table(anna, {{"game", "sunrise-lane"}, {"access", "private"}})["id"];
  const std::string host = "127.0.0.1:" + std::to_string(server.port());
  const auto handshake = [&](const std::string& table, const Headers& headers) {
    const WebSocketClient socket(server.port(), "/api/tables/" + table + "/socket", headers);
    const Reply& reply = socket.handshake();
    return std::to_string(reply.status) + " " +
           (reply.status == 101 ? "" : parsed(reply.body)["error"]["name"].get<std::string>());
  };
  EXPECT_EQ(handshake(id, {{"Host", host}, {"Origin", server.origin()}}), "401 needs-player");
  EXPECT_EQ(handshake(id, {{"Host", host}, {"Origin", server.origin()}, {"Cookie", "tavola=guessed"}}),
            "401 needs-player");
  EXPECT_EQ(handshake(id, {{"Host", host}, {"Origin", "http://evil.example"}, {"Cookie", anna.cookie()}}),
            "403 foreign-origin");
  EXPECT_EQ(handshake(id, {{"Host", host}, {"Cookie", anna.cookie()}}), "403 foreign-origin");
  EXPECT_EQ(handshake(id, {{"Host", host}, {"Authorization", "Bearer guessed"}}), "401 needs-player");
  EXPECT_EQ(handshake("guessed-id", anna.headers()), "404 no-such-table");
  EXPECT_EQ(handshake(std::string(500, 'x'), anna.headers()), "404 not-found");

  Browser eve(server, "Eve");
  EXPECT_EQ(eve.get("/api/tables/" + id).status, 404);
  EXPECT_EQ(eve.get("/api/tables/" + id + "/record").status, 404);
  AtTable at(server, eve, id, {{"t", "join"}, {"invitation", "guessed"}});
  EXPECT_EQ(at.error(), "no-such-table");
  EXPECT_EQ(at.socket().wait_for_close().code, 4404);

  for (const char* path : {"/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables/../../etc/passwd", "/..%5c"}) {
    const Reply reply = request(server.port(), "GET", path, "", anna.headers());
    EXPECT_EQ(reply.status, 400) << path;
    EXPECT_EQ(parsed(reply.body)["error"]["name"], "bad-path");
  }
  EXPECT_EQ(request(server.port(), "POST", "/api/tables", "{\"game\":\"sunrise-lane\"}",
                    {{"Host", host},
                     {"Origin", "http://evil.example"},
                     {"Cookie", anna.cookie()},
                     {"Content-Type", "application/json"}})
                .status,
            403);
}

TEST_F(Strangers, ASeatCanNotBeStolen) {
  Running server(store_);
  Browser anna(server, "Anna");
  Browser eve(server, "Anna");  // same name, but another player
  const Json made = make_table(anna, {{"game", "sunrise-lane"}, {"forced", false}});
  AtTable at_anna(server, anna, made["id"], kJoin);
  at_anna.next({"welcome"});
  at_anna.say(sit(0));
  at_anna.update();
  AtTable at_eve(server, eve, made["id"], kJoin);
  at_eve.next({"welcome"});
  at_eve.say(sit(0));
  EXPECT_EQ(at_eve.error(), "not-invited");
  AtTable with_link(server, eve, made["id"], invited(made));
  with_link.next({"welcome"});
  with_link.say(sit(0));
  EXPECT_EQ(with_link.error(), "seat-taken");
  with_link.say({{"t", "open"}, {"seat", 0}});
  EXPECT_EQ(with_link.error(), "not-host");
  with_link.say({{"t", "bot"}, {"seat", 1}, {"level", "easy"}});
  EXPECT_EQ(with_link.error(), "not-host");
}

TEST_F(Strangers, NamesAndChatAreTextAndNothingElse) {
  Running server(store_);
  const std::string script = "<script>alert(1)</script>";
  Browser anna(server, script.substr(0, 40));
  const Json made = make_table(anna, {{"game", "sunrise-lane"}, {"access", "public"}});
  AtTable at(server, anna, made["id"], kJoin);
  at.next({"welcome"});
  at.say(sit(0));
  EXPECT_EQ(at.update()["seats"][0]["name"], script);
  at.say({{"t", "chat"}, {"text", script}});
  EXPECT_EQ(at.update()["chat"][0]["text"], script);
  const Reply lobby = anna.get("/api/tables");
  EXPECT_EQ(lobby.header("content-type"), "application/json");
  EXPECT_EQ(lobby.header("x-content-type-options"), "nosniff");
  EXPECT_NE(lobby.header("content-security-policy").find("default-src 'none'"), std::string::npos);
}

TEST_F(Strangers, AProgramPlaysWithAToken) {
  Running server(store_);
  Browser anna(server, "Anna");
  const Reply made_token = anna.post("/api/tokens", {{"label", "my bot"}});
  ASSERT_EQ(made_token.status, 201) << made_token.body;
  const Json made = make_table(anna, {{"game", "all-on-one-card"}});
  WebSocketClient socket(server.port(), "/api/tables/" + made["id"].get<std::string>() + "/socket",
                         {{"Authorization", "Bearer " + parsed(made_token.body)["token"].get<std::string>()}});
  ASSERT_TRUE(socket.is_open()) << socket.handshake().body;
  socket.send(kJoin.dump());
  EXPECT_EQ(parsed(*socket.receive())["t"], "welcome");
}

TEST_F(Strangers, WhoLogsOutEverywhereIsNoLongerAtTheTable) {
  Running server(store_);
  Browser anna(server, "Anna");
  const Json made = make_table(anna, {{"game", "sunrise-lane"}});
  AtTable at(server, anna, made["id"], kJoin);
  at.next({"welcome"});
  EXPECT_EQ(anna.post("/api/logout-everywhere", Json::object()).status / 100, 2);
  EXPECT_EQ(at.socket().wait_for_close().code, 1012);
  const WebSocketClient again(server.port(), "/api/tables/" + made["id"].get<std::string>() + "/socket",
                              anna.headers());
  EXPECT_EQ(again.handshake().status, 401);
}

TEST_F(Strangers, SaysHowItIs) {
  Running server(store_);
  EXPECT_EQ(request(server.port(), "GET", "/healthz").status, 200);
  EXPECT_EQ(request(server.port(), "GET", "/readyz").status, 200);
  const Reply metrics = request(server.port(), "GET", "/metrics");
  for (const char* name : {"tavola_moves_total", "tavola_tables", "tavola_store_queue", "tavola_move_seconds_bucket",
                           "tavola_bot_queue", "tavola_store_group_seconds_total"}) {
    EXPECT_NE(metrics.body.find(name), std::string::npos) << name;
  }
  const Json status = parsed(request(server.port(), "GET", "/api/status").body);
  EXPECT_EQ(status["protocol"], 1);
  EXPECT_EQ(status["version"], core::kVersion);
  EXPECT_EQ(status["commit"], "unknown") << "only the program knows it";
  EXPECT_EQ(parsed(request(server.port(), "GET", "/api/games").body)["games"].size(), 3u);
  EXPECT_EQ(request(server.port(), "GET", "/").status, 200);
  EXPECT_EQ(request(server.port(), "GET", "/nothing-here").status, 404);
  EXPECT_EQ(request(server.port(), "DELETE", "/api/tables").status, 405);
}

TEST_F(Strangers, BadSettingsSayWhatWouldBeRight) {
  Running server(store_);
  Browser anna(server, "Anna");
  for (const auto& [settings, where] :
       std::vector<std::pair<Json, std::string>>{{{{"game", "sunrise-lane"}, {"players", 9}}, "players"},
                                                 {{{"game", "sunrise-lane"}, {"options", {{"ties", "maybe"}}}}, "ties"},
                                                 {{{"game", "chess"}}, ""},
                                                 {Json::object(), ""}}) {
    const Reply reply = anna.post("/api/tables", settings);
    EXPECT_EQ(reply.status, 400) << reply.body;
    const Json error = parsed(reply.body)["error"];
    EXPECT_NE(error["what"], "") << error;
    if (!where.empty()) {
      EXPECT_NE(error.value("where", "").find(where), std::string::npos) << error;
    }
  }
  EXPECT_EQ(anna.post("/api/tables", Json::array()).status, 400);
}

/// Prevents files from growing, like a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
};

TEST_F(Strangers, AFullDiskRefusesMovesAndTheyAreAcceptedWhenThereIsRoom) {
  Running server(store_);
  Browser anna(server, "Anna");
  const Json made = make_table(anna, {{"game", "sunrise-lane"}, {"same_screen", true}, {"forced", false}});
  AtTable at(server, anna, made["id"], kJoin);
  at.next({"welcome"});
  at.say(sit(0));
  at.update();
  at.say(sit(1));
  at.update();
  const Json told = at.update();
  const Json move = {{"t", "move"}, {"move", told["choices"][0]["move"]}};
  {
    const FullDisk full(1024);
    at.say(move);
    EXPECT_EQ(at.error(), "not-saved");
    EXPECT_EQ(request(server.port(), "GET", "/readyz").status, 503);
    EXPECT_EQ(request(server.port(), "GET", "/healthz").status, 200);
    EXPECT_EQ(anna.get("/api/my/tables").status, 200) << "what can be read is served";
    const Reply refused = anna.post("/api/tables", {{"game", "sunrise-lane"}});
    EXPECT_EQ(refused.status, 503) << refused.body;
  }
  at.say(move);  // the client tries again
  EXPECT_EQ(at.update()["events"][0]["text"], told["choices"][0]["text"]);
  EXPECT_EQ(request(server.port(), "GET", "/readyz").status, 200);
}

TEST_F(Strangers, NobodyOpensTablesWithoutEnd) {
  Running server(store_);
  Browser anna(server, "Anna");
  for (int i = 0; i < 50; ++i) make_table(anna, {{"game", "sunrise-lane"}});
  const Reply refused = anna.post("/api/tables", {{"game", "sunrise-lane"}});
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(parsed(refused.body)["error"]["name"], "too-many-tables");
}

}  // namespace
}  // namespace tavola::server::testing
