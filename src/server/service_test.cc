// The whole server in a thread, with real connections: tables from their making to their record, and what strangers
// may not do.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "core/temp_folder.h"
#include "server/server.h"
#include "server/testing.h"
#include "store/sqlite.h"
#include "wire/json.h"

namespace tavola::server::testing {
namespace {

using wire::Json;

Json parsed(const std::string& text) {
  auto json = wire::parse(text, {8u << 20, 64});
  EXPECT_TRUE(json.ok()) << text;
  return json.ok() ? *json : Json();
}

class Running {
 public:
  explicit Running(const std::string& store) : log_(::open("/dev/null", O_WRONLY)) {
    ServerSettings settings;
    settings.transport.port = 0;
    settings.transport.unlimited = {*parse_network("127.0.0.0/8")};
    settings.store.path = store;
    settings.log_descriptor = log_;
    auto started = Server::start(std::move(settings));
    EXPECT_TRUE(started.ok()) << (started.ok() ? "" : started.error().text());
    server_ = *std::move(started);
    thread_ = std::thread([this] { server_->run(false); });
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
    cookie_ = made.header("set-cookie").substr(0, made.header("set-cookie").find(';'));
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
  /// The next message of one of these kinds; the version is kept.
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

const Json kJoin = {{"t", "join"}};

Json invited(const Json& made) { return {{"t", "join"}, {"invitation", made["invitation"]}}; }

Json sit(int seat) { return {{"t", "sit"}, {"seat", seat}, {"nonce", "00112233445566778899"}}; }

class Service : public ::testing::Test {
 protected:
  core::TempFolder folder_;
  std::string store_ = folder_.file("tavola.db");
};

Json make_table(Browser& browser, const Json& settings) {
  const Reply made = browser.post("/api/tables", settings);
  EXPECT_EQ(made.status, 201) << made.body;
  return parsed(made.body);
}

/// Plays the first choice until the game is over; gives the last message of each.
void play_out(AtTable& one, AtTable& two, Json first_of_one, Json first_of_two) {
  std::array<AtTable*, 2> at{&one, &two};
  std::array<Json, 2> told{std::move(first_of_one), std::move(first_of_two)};
  for (int moves = 0; moves < 2000; ++moves) {
    const std::size_t mover = told[0].contains("choices") ? 0 : 1;
    if (told[mover].value("state", "") == "over") return;
    ASSERT_TRUE(told[mover].contains("choices")) << told[0] << told[1];
    at[mover]->say({{"t", "move"}, {"move", told[mover]["choices"][0]["move"]}});
    told[0] = one.update();
    told[1] = two.update();
  }
  FAIL() << "the game does not end";
}

TEST_F(Service, TwoGuestsPlayAGameByLinkToItsRecord) {
  Running server(store_);
  Browser anna(server, "Anna");
  Browser ben(server, "Ben");
  const Json made = make_table(anna, {{"game", "sunrise-lane"}, {"forced", false}});
  const std::string id = made["id"];
  EXPECT_EQ(anna.get("/api/tables/" + id + "/record").status, 409);

  AtTable at_anna(server, anna, id, kJoin);
  const Json welcome = at_anna.next({"welcome"});
  EXPECT_EQ(welcome["invitation"], made["invitation"]);
  EXPECT_TRUE(welcome["you"]["host"]);
  at_anna.say(sit(0));
  at_anna.update();
  AtTable at_ben(server, ben, id, invited(made));
  EXPECT_FALSE(at_ben.next({"welcome"}).contains("invitation"));
  at_ben.say(sit(1));
  at_ben.update();  // ben sits
  Json begins = at_ben.update();
  at_anna.update();
  Json too = at_anna.update();
  EXPECT_EQ(begins["state"], "playing");
  play_out(at_anna, at_ben, too, begins);

  const Reply record = ben.get("/api/tables/" + id + "/record");
  EXPECT_EQ(record.status, 200);
  const auto read = match::read_record(parsed(record.body));
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_TRUE(match::verify(*read).ok());
  EXPECT_EQ(read->players[1].name, "Ben");
  const Json mine = parsed(anna.get("/api/my/tables").body);
  EXPECT_EQ(mine["tables"][0]["state"], "over");
}

TEST_F(Service, ABotOfTheServerPlaysAtOnce) {
  Running server(store_);
  Browser anna(server, "Anna");
  const Json made = make_table(anna, {{"game", "construction-zone"}, {"seats", {"open", "easy"}}});
  AtTable at(server, anna, made["id"], kJoin);
  at.next({"welcome"});
  at.say(sit(0));
  for (int moves = 0; moves < 3000; ++moves) {
    const Json update = at.update();
    if (update.value("state", "") == "over") {
      EXPECT_TRUE(update["result"]["over"]);
      return;
    }
    if (update.contains("choices")) at.say({{"t", "move"}, {"move", update["choices"][0]["text"]}});
  }
  FAIL() << "the game does not end";
}

/// A table whose game is over, and nobody there.
std::string finished_table(const Running& server, Browser& browser) {
  const Json made = make_table(browser, {{"game", "construction-zone"}, {"seats", {"open", "easy"}}});
  AtTable at(server, browser, made["id"], kJoin);
  at.next({"welcome"});
  at.say(sit(0));
  while (at.update().value("state", "") != "playing") {
  }
  at.say({{"t", "resign"}});
  while (at.next({"update", "error"}).value("state", "") != "over") at.say({{"t", "resign"}});  // the bot was quicker
  return made["id"];
}

TEST_F(Service, WhoIsAboutToJoinKeepsATableInMemory) {
  Running server(store_);
  Browser anna(server, "Anna");
  const std::string one = finished_table(server, anna);
  WebSocketClient early(server.port(), "/api/tables/" + one + "/socket", anna.headers());
  ASSERT_TRUE(early.is_open());
  finished_table(server, anna);
  const auto in_memory = [&] {
    const std::string metrics = request(server.port(), "GET", "/metrics").body;
    return std::stoi(metrics.substr(metrics.find("\ntavola_tables ") + 15));
  };
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (in_memory() > 1 && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  ASSERT_EQ(in_memory(), 1) << "the other one leaves";
  AtTable at(server, anna, one, kJoin);
  early.send(kJoin.dump());
  const int version = parsed(*early.receive())["version"];
  early.send(Json{{"t", "chat"}, {"text", "again?"}, {"version", version}}.dump());
  Json heard = at.update();
  EXPECT_EQ(heard["chat"][0]["text"], "again?");
}

TEST_F(Service, TheLobbyListsPublicTablesAndMyTablesWhoseTurnItIs) {
  Running server(store_);
  Browser anna(server, "Anna");
  Browser ben(server, "Ben");
  const Json open = make_table(anna, {{"game", "sunrise-lane"}, {"access", "public"}});
  const Json hidden = make_table(anna, {{"game", "sunrise-lane"}});
  const Json lobby = parsed(ben.get("/api/tables").body);
  ASSERT_EQ(lobby["tables"].size(), 1u);
  EXPECT_EQ(lobby["tables"][0]["id"], open["id"]);
  EXPECT_EQ(parsed(ben.get("/api/my/tables").body)["tables"].size(), 0u);
  EXPECT_EQ(parsed(anna.get("/api/my/tables").body)["tables"].size(), 2u) << "who made a table has it, seated or not";

  AtTable at_anna(server, anna, open["id"], kJoin);
  at_anna.next({"welcome"});
  at_anna.say(sit(0));
  at_anna.update();
  AtTable at_ben(server, ben, open["id"], kJoin);
  at_ben.next({"welcome"});
  at_ben.say(sit(1));
  at_ben.update();
  at_ben.update();
  const Json mine = parsed(anna.get("/api/my/tables").body);
  const Json his = parsed(ben.get("/api/my/tables").body);
  ASSERT_EQ(his["tables"].size(), 1u);
  EXPECT_EQ(his["tables"][0]["state"], "playing");
  bool annas = false;
  for (const Json& table : mine["tables"]) annas |= table.value("your_turn", false);
  EXPECT_NE(annas, his["tables"][0]["your_turn"].get<bool>());
}

TEST_F(Service, AGameGoesOnAfterARestartAndAClientResumes) {
  std::string id;
  int version = 0;
  Json view;
  std::string cookie;
  Headers headers;
  {
    Running server(store_);
    Browser anna(server, "Anna");
    const Json made = make_table(anna, {{"game", "sunrise-lane"}, {"same_screen", true}, {"forced", false}});
    id = made["id"];
    AtTable at(server, anna, id, kJoin);
    at.next({"welcome"});
    at.say(sit(0));
    at.update();
    at.say(sit(1));
    at.update();
    Json told = at.update();
    for (int i = 0; i < 10; ++i) {
      at.say({{"t", "move"}, {"move", told["choices"][0]["move"]}});
      told = at.update();
    }
    version = at.version();
    view = told["view"];
    cookie = anna.cookie();
    server.stop();
    const Json bye = at.next({"bye"});
    EXPECT_EQ(bye["why"], "stopping");
    EXPECT_EQ(at.socket().wait_for_close().code, 1001);
  }
  Running server(store_);
  WebSocketClient again(
      server.port(), "/api/tables/" + id + "/socket",
      {{"Host", "127.0.0.1:" + std::to_string(server.port())}, {"Origin", server.origin()}, {"Cookie", cookie}});
  ASSERT_TRUE(again.is_open());
  again.send(Json{{"t", "join"}, {"since", version}}.dump());
  EXPECT_EQ(parsed(*again.receive()), (Json{{"t", "resumed"}, {"version", version}}));
  again.send(Json{{"t", "join"}}.dump());  // a second one is no message of the table
  for (;;) {
    const Json message = parsed(*again.receive());
    if (message["t"] == "here") continue;
    EXPECT_EQ(message["error"]["name"], "bad-message");
    break;
  }
  WebSocketClient fresh(
      server.port(), "/api/tables/" + id + "/socket",
      {{"Host", "127.0.0.1:" + std::to_string(server.port())}, {"Origin", server.origin()}, {"Cookie", cookie}});
  fresh.send(Json{{"t", "join"}}.dump());
  const Json welcome = parsed(*fresh.receive());
  EXPECT_EQ(welcome["version"], version);
  EXPECT_EQ(welcome["view"], view);
}

TEST_F(Service, StrangersAreRefusedByName) {
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

TEST_F(Service, ASeatCanNotBeStolen) {
  Running server(store_);
  Browser anna(server, "Anna");
  Browser eve(server, "Anna");  // the same name is not the same player
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

TEST_F(Service, NamesAndChatAreTextAndNothingElse) {
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

TEST_F(Service, AProgramPlaysWithAToken) {
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

TEST_F(Service, WhoLogsOutEverywhereIsNoLongerAtTheTable) {
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

TEST_F(Service, SaysHowItIs) {
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
  EXPECT_EQ(parsed(request(server.port(), "GET", "/api/games").body)["games"].size(), 3u);
  EXPECT_EQ(request(server.port(), "GET", "/").status, 200);
  EXPECT_EQ(request(server.port(), "GET", "/nothing-here").status, 404);
  EXPECT_EQ(request(server.port(), "DELETE", "/api/tables").status, 405);
}

TEST_F(Service, BadSettingsSayWhatWouldBeRight) {
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

/// No file can grow, as on a full disk.
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

TEST_F(Service, AFullDiskRefusesMovesAndTheyAreAcceptedWhenThereIsRoom) {
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
  at.say(move);  // the client has kept it
  EXPECT_EQ(at.update()["events"][0]["text"], told["choices"][0]["text"]);
  EXPECT_EQ(request(server.port(), "GET", "/readyz").status, 200);
}

TEST_F(Service, NobodyOpensTablesWithoutEnd) {
  Running server(store_);
  Browser anna(server, "Anna");
  for (int i = 0; i < 50; ++i) make_table(anna, {{"game", "sunrise-lane"}});
  const Reply refused = anna.post("/api/tables", {{"game", "sunrise-lane"}});
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(parsed(refused.body)["error"]["name"], "too-many-tables");
}

}  // namespace
}  // namespace tavola::server::testing
