// Tables on a running server, from their creation to their record.
#include "server/service_testing.h"

namespace tavola::server::testing {
namespace {

/// Plays the first choice on every turn until the game is over.
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

TEST_F(Service, WhoSitsDownNoLongerWatches) {
  Running server(store_);
  Browser anna(server, "Anna");
  const Json made = make_table(anna, {{"game", "sunrise-lane"}});
  AtTable at(server, anna, made["id"], kJoin);
  EXPECT_EQ(at.next({"here"})["watching"], 1);
  at.say(sit(0));
  const Json here = at.next({"here"});
  EXPECT_EQ(here["watching"], 0);
  EXPECT_EQ(here["seats"], Json({true, false}));
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

/// A table whose game is over, with nobody connected.
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
  EXPECT_EQ(his["tables"][0]["your_seats"], Json::array({1}));
  for (const Json& table : mine["tables"]) {
    EXPECT_EQ(table["your_seats"], table["id"] == open["id"] ? Json::array({0}) : Json::array()) << table;
  }
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
  again.send(Json{{"t", "join"}}.dump());  // a second join is not a valid message
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

TEST_F(Service, AHintIsThoughtOfForWhoAsks) {
  Running server(store_);
  Browser anna(server, "Anna");
  const Json made = make_table(anna, {{"game", "construction-zone"}, {"seats", {"open", "easy"}}, {"hints", true}});
  AtTable at(server, anna, made["id"], kJoin);
  at.next({"welcome"});
  at.say(sit(0));
  Json update = at.update();
  while (!update.contains("choices")) update = at.update();
  at.say({{"t", "hint"}});
  at.say({{"t", "hint"}});
  EXPECT_EQ(at.error(), "slow-down") << "one at a time";
  const Json hint = at.next({"hint"});
  bool offered = false;
  for (const Json& choice : update["choices"]) offered |= choice["move"] == hint["move"];
  EXPECT_TRUE(offered) << hint;
  at.say({{"t", "hint"}});
  EXPECT_EQ(at.next({"hint"})["move"], hint["move"]) << "asked again, it says the same";
}

}  // namespace
}  // namespace tavola::server::testing
