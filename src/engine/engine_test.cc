#include "engine/engine.h"

#include <gtest/gtest.h>

namespace tavola::engine {
namespace {

using wire::Json;

class EngineTest : public testing::Test {
 protected:
  Json ask(const std::string& line) {
    const auto answer = wire::parse(engine_.answer(line), {64u << 20, 64});
    EXPECT_TRUE(answer.ok());
    return *answer;
  }
  Json ask(const Json& request) { return ask(request.dump()); }
  Json good(const Json& request) {
    Json answer = ask(request);
    EXPECT_EQ(answer["ok"], true) << answer.dump();
    return answer;
  }
  std::string error_of(const Json& request) {
    const Json answer = ask(request);
    EXPECT_EQ(answer["ok"], false) << answer.dump();
    EXPECT_FALSE(answer["error"]["what"].get<std::string>().empty());
    return answer["error"]["name"];
  }

  Engine engine_{[] {
    match::Seed seed{};
    seed.fill(42);
    return seed;
  }};
};

const std::vector<std::string> kGames{"sunrise-lane", "all-on-one-card", "construction-zone"};

TEST_F(EngineTest, ListsTheGamesWithOptionsAndContents) {
  const Json games = good({{"cmd", "games"}})["games"];
  ASSERT_EQ(games.size(), kGames.size());
  for (std::size_t i = 0; i < kGames.size(); ++i) {
    EXPECT_EQ(games[i]["id"], kGames[i]);
    EXPECT_EQ(games[i]["editions"].size(), 3u);
    EXPECT_EQ(games[i]["contents"][0]["hash"].get<std::string>().size(), 64u);
    const Json content = good({{"cmd", "content"}, {"game", kGames[i]}});
    EXPECT_EQ(content["hash"], games[i]["contents"][0]["hash"]);
    EXPECT_EQ(content["content"]["game"], kGames[i]);
  }
}

TEST_F(EngineTest, PlaysWholeGamesByListedMovesAndOutcomes) {
  for (const std::string& id : kGames) {
    for (int players = 2; players <= 4; ++players) {
      good({{"cmd", "new"}, {"game", id}, {"players", players}, {"seed", nullptr}});
      core::Rng rng(static_cast<std::uint64_t>(players));
      for (Json now = good({{"cmd", "moves"}}); now["to_act"] != "nobody"; now = good({{"cmd", "moves"}})) {
        const Json& list = now[now["to_act"] == "chance" ? "outcomes" : "moves"];
        ASSERT_FALSE(list.empty());
        const Json& chosen = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        const Json& form = (rng.next() & 1) != 0 ? chosen["move"] : chosen["text"];
        EXPECT_EQ(good({{"cmd", "why_not"}, {"move", form}})["legal"], true);
        good({{"cmd", "apply"}, {"move", form}});
      }
      const Json result = good({{"cmd", "result"}})["result"];
      EXPECT_EQ(result["over"], true);
      EXPECT_FALSE(result["winners"].empty());
      EXPECT_EQ(error_of({{"cmd", "apply"}, {"move", "first 0"}}), "game-over");
    }
  }
}

TEST_F(EngineTest, SeededGamesGiveRecordsThatVerifyAndLoad) {
  for (const std::string& id : kGames) {
    const Json started = good({{"cmd", "new"}, {"game", id}, {"players", 3}, {"seed", std::string(64, '7')}});
    EXPECT_EQ(started["commitment"].get<std::string>().size(), 64u);
    good({{"cmd", "playout"}, {"seed", 1}});
    const Json record = good({{"cmd", "record"}})["record"];
    EXPECT_EQ(record["seed"], std::string(64, '7'));
    EXPECT_EQ(good({{"cmd", "verify"}, {"record", record}})["verified"], true);
    const Json state = good({{"cmd", "state"}})["state"];
    good({{"cmd", "load"}, {"record", record}});
    EXPECT_EQ(good({{"cmd", "state"}})["state"], state);
  }
}

TEST_F(EngineTest, PositionsAreWrittenReadAndPlayedOn) {
  for (const std::string& id : kGames) {
    good({{"cmd", "new"}, {"game", id}, {"players", 2}});
    good({{"cmd", "playout"}, {"seed", 3}, {"events", 30}});
    const Json state = good({{"cmd", "state"}});
    good({{"cmd", "new"}, {"game", id}, {"players", 2}});
    good({{"cmd", "position"}, {"position", state["position"]}});
    EXPECT_EQ(good({{"cmd", "state"}})["state"], state["state"]);
    good({{"cmd", "playout"}, {"seed", 4}});
    EXPECT_EQ(error_of({{"cmd", "position"}, {"position", "nonsense"}}), "bad-position");
  }
}

TEST_F(EngineTest, UndoGivesTheSameStateBack) {
  good({{"cmd", "new"}, {"game", "construction-zone"}, {"players", 4}});
  const Json before = good({{"cmd", "state"}});
  good({{"cmd", "playout"}, {"seed", 1}, {"events", 50}});
  good({{"cmd", "undo"}, {"count", 50}});
  EXPECT_EQ(good({{"cmd", "state"}}), before);
  EXPECT_EQ(error_of({{"cmd", "undo"}}), "nothing-to-undo");
}

TEST_F(EngineTest, ApplyOfSeveralMovesIsAllOrNothing) {
  good({{"cmd", "new"}, {"game", "sunrise-lane"}, {"seed", nullptr}});
  EXPECT_EQ(error_of({{"cmd", "apply"}, {"moves", {"first 0", "card r", "stop"}}}), "illegal-move");
  EXPECT_EQ(good({{"cmd", "state"}})["events"], 0);
  EXPECT_EQ(good({{"cmd", "apply"}, {"moves", {"first 0", "card r", "card b"}}})["events"], 3);
}

TEST_F(EngineTest, AnIllegalMoveHasItsRule) {
  good({{"cmd", "new"}, {"game", "sunrise-lane"}, {"seed", nullptr}, {"options", {{"first", "0"}}}});
  good({{"cmd", "deal"}, {"all", true}});
  const Json why = good({{"cmd", "why_not"}, {"move", "stop"}});
  EXPECT_EQ(why["legal"], false);
  EXPECT_FALSE(why["rule"].get<std::string>().empty());
  const Json refused = ask(Json{{"cmd", "apply"}, {"move", "stop"}});
  EXPECT_EQ(refused["error"]["name"], "illegal-move");
  EXPECT_EQ(refused["error"]["rule"], why["rule"]);
}

TEST_F(EngineTest, EventsAreShownAsASeatMaySeeThem) {
  good({{"cmd", "new"}, {"game", "sunrise-lane"}, {"options", {{"first", "0"}}}});
  good({{"cmd", "deal"}, {"all", true}});
  const auto texts = [&](const Json& seat) {
    Json request = {{"cmd", "events"}};
    if (!seat.is_null()) request["seat"] = seat;
    std::vector<std::string> all;
    const Json answer = good(request);
    for (const Json& event : answer["list"]) all.push_back(event["text"]);
    return all;
  };
  const auto everything = texts(nullptr);
  const auto own = texts(0);
  const auto watched = texts("spectator");
  ASSERT_EQ(everything.size(), 6u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(own[i], everything[i]);
    EXPECT_EQ(own[i + 3], "card ?");
    EXPECT_EQ(watched[i], "card ?");
  }
}

TEST_F(EngineTest, BotsDecideAndMayPlay) {
  for (const std::string& id : kGames) {
    good({{"cmd", "new"}, {"game", id}, {"players", 2}});
    for (int i = 0; i < 40; ++i) {
      if (good({{"cmd", "moves"}})["to_act"] == "nobody") break;
      if (good({{"cmd", "moves"}})["to_act"] == "chance") {
        good({{"cmd", "deal"}, {"all", true}});
        continue;
      }
      const Json advice = good({{"cmd", "bot"}, {"bot", "greedy"}});
      EXPECT_EQ(good({{"cmd", "bot"}, {"bot", "greedy"}, {"apply", true}})["text"], advice["text"]);
    }
  }
  EXPECT_EQ(error_of({{"cmd", "bot"}, {"bot", "deep blue"}}), "unknown-bot");
  EXPECT_EQ(error_of({{"cmd", "bot"}, {"bot", "expert:speed=9"}}), "bad-bot");
}

TEST_F(EngineTest, BotsSayWhatTheyComparedAndAreRepeatable) {
  for (const std::string& id : kGames) {
    good({{"cmd", "new"}, {"game", id}, {"players", 2}, {"seed", std::string(64, '5')}});
    good({{"cmd", "deal"}, {"all", true}});
    const Json ask{{"cmd", "bot"}, {"bot", "expert:iterations=200"}, {"seed", 7}, {"ideas", true}};
    const Json advice = good(ask);
    EXPECT_EQ(good(ask), advice);
    const Json& ideas = advice["ideas"];
    ASSERT_GT(ideas.size(), 1u) << id;
    EXPECT_EQ(ideas[0]["moves"][0], advice["text"]);
    for (const Json& idea : ideas) {
      EXPECT_GE(idea["chances"], 0);
      EXPECT_LE(idea["chances"], 1000);
    }
    EXPECT_GT(ideas[0]["playouts"], 0);
    EXPECT_FALSE(good({{"cmd", "bot"}, {"bot", "expert:iterations=200"}, {"seed", 7}}).contains("ideas"));
  }
}

TEST_F(EngineTest, ContentOfOnesOwn) {
  Json content = good({{"cmd", "content"}, {"game", "construction-zone"}})["content"];
  content["name"] = "Mine";
  const Json started = good({{"cmd", "new"}, {"game", "construction-zone"}, {"content", content}});
  EXPECT_EQ(good({{"cmd", "content"}})["content"]["name"], "Mine");
  EXPECT_EQ(good({{"cmd", "content"}})["hash"], started["content"]);
  const Json refused = ask(Json{{"cmd", "new"}, {"game", "construction-zone"}, {"content", Json::object()}});
  EXPECT_EQ(refused["error"]["name"], "bad-content");
}

TEST_F(EngineTest, HoldsATableAndGivesWhatIsToBeKept) {
  EXPECT_EQ(error_of({{"cmd", "join"}, {"now", 1}}), "no-table");
  EXPECT_EQ(error_of({{"cmd", "open_table"}, {"settings", {{"game", "chess"}}}, {"now", 1}}), "unknown-game");
  EXPECT_EQ(error_of({{"cmd", "open_table"}, {"settings", {{"game", "sunrise-lane"}}}, {"now", -1}}), "bad-request");
  const Json settings = {
      {"game", "construction-zone"}, {"seats", {"open", "easy"}}, {"forced", false}, {"hints", true}};
  const Json opened = good({{"cmd", "open_table"}, {"settings", settings}, {"now", 1}});
  good({{"cmd", "join"}, {"now", 2}});
  const Json sit = {{"t", "sit"}, {"seat", 0}, {"nonce", "00112233445566778899"}, {"version", 0}};
  const Json sat = good({{"cmd", "say"}, {"message", sit.dump()}, {"name", "Anna"}, {"now", 3}});
  EXPECT_EQ(sat["entries"].size(), 2u) << "sat down, and the game began";
  EXPECT_EQ(sat["due"], nullptr);
  good({{"cmd", "restore_table"}, {"opening", opened["opening"]}, {"entries", sat["entries"]}, {"now", 4}});
  const Json joined = good({{"cmd", "join"}, {"now", 5}});
  const auto welcome = wire::parse(joined["messages"][0].get<std::string>());
  ASSERT_TRUE(welcome.ok());
  EXPECT_EQ((*welcome)["seats"][0]["name"], "Anna");
  EXPECT_EQ(joined["bot"], (*welcome)["to_act"] == 1);
  EXPECT_EQ(error_of({{"cmd", "restore_table"}, {"opening", "{}"}, {"entries", Json::array()}, {"now", 4}}),
            "bad-opening");
}

TEST_F(EngineTest, ShowsTheGameOfARecordAndTakesItUp) {
  good({{"cmd", "new"}, {"game", "construction-zone"}, {"seed", std::string(64, '7')}});
  good({{"cmd", "playout"}, {"seed", 1}});
  const Json record = good({{"cmd", "record"}})["record"];
  EXPECT_EQ(good({{"cmd", "open_record"}, {"record", record}})["id"], record["match"]);
  const auto welcome = wire::parse(good({{"cmd", "join"}, {"now", 1}})["messages"][0].get<std::string>());
  ASSERT_TRUE(welcome.ok());
  EXPECT_EQ((*welcome)["state"], "over");
  Json altered = record;
  altered["match"] = "another";
  EXPECT_EQ(error_of({{"cmd", "open_record"}, {"record", altered}}), "bad-record");

  const Json how = {{"cmd", "take_up"}, {"record", record}, {"at", 40}, {"seat", 1},
                    {"name", "Zoe"},    {"level", "easy"},  {"now", 2}};
  const Json taken = good(how);
  EXPECT_EQ(good({{"cmd", "join"}, {"now", 3}})["bot"], false) << "the record is still shown";
  good({{"cmd", "restore_table"}, {"opening", taken["opening"]}, {"entries", taken["entries"]}, {"now", 4}});
  const auto joined = wire::parse(good({{"cmd", "join"}, {"now", 5}})["messages"][0].get<std::string>());
  ASSERT_TRUE(joined.ok());
  EXPECT_EQ((*joined)["state"], "playing");
  EXPECT_EQ((*joined)["you"]["seats"], Json::array({1}));
  for (const Json& change :
       {Json{{"at", -1}}, Json{{"at", "soon"}}, Json{{"seat", 9}}, Json{{"name", 7}}, Json{{"now", "then"}}}) {
    Json wrong = how;
    wrong.update(change);
    EXPECT_EQ(error_of(wrong), "bad-request") << change;
  }
}

TEST_F(EngineTest, NonsenseIsAnsweredAndEndsNothing) {
  EXPECT_EQ(error_of({{"cmd", "state"}}), "no-game");
  for (const char* line :
       {"", "{", "[]", "null", "17", "\"\xff\"", "{\"cmd\":7}", "{\"cmd\":\"fly\"}", "{\"cmd\":\"new\"}",
        "{\"cmd\":\"new\",\"game\":\"chess\"}", "{\"cmd\":\"new\",\"game\":\"sunrise-lane\",\"players\":5}",
        "{\"cmd\":\"new\",\"game\":\"sunrise-lane\",\"players\":-99999999999999999999}",
        "{\"cmd\":\"new\",\"game\":\"sunrise-lane\",\"options\":{\"ties\":\"maybe\"}}",
        "{\"cmd\":\"new\",\"game\":\"sunrise-lane\",\"seed\":\"xyz\"}",
        "{\"cmd\":\"new\",\"game\":\"sunrise-lane\",\"nonces\":[\"0\"]}",
        "{\"cmd\":\"new\",\"game\":\"sunrise-lane\",\"colour\":\"red\"}"}) {
    const Json answer = ask(std::string(line));
    EXPECT_EQ(answer["ok"], false) << line;
    EXPECT_TRUE(answer["error"]["name"].is_string()) << line;
    EXPECT_TRUE(answer["error"]["what"].is_string()) << line;
  }
  EXPECT_EQ(ask(std::string(100000, '['))["ok"], false);
  EXPECT_EQ(good({{"cmd", "hello"}})["name"], "tavola");
}

TEST_F(EngineTest, ATableForOneOrForFiveIsBadPlayers) {
  for (const char* id : {"sunrise-lane", "all-on-one-card", "construction-zone"}) {
    for (const Json& players : {Json(5), Json(1), Json(0), Json(-1), Json(2.5), Json(1e30)}) {
      EXPECT_EQ(error_of({{"cmd", "new"}, {"game", id}, {"players", players}, {"seed", nullptr}}), "bad-players")
          << id << " " << players;
    }
    EXPECT_EQ(error_of({{"cmd", "new"}, {"game", id}, {"players", "two"}}), "bad-request") << "not a number at all";
  }
}

TEST_F(EngineTest, TheIdComesBack) {
  EXPECT_EQ(ask(Json{{"cmd", "hello"}, {"id", 7}})["id"], 7);
  EXPECT_EQ(ask(Json{{"cmd", "nothing"}, {"id", "a"}})["id"], "a");
}

TEST_F(EngineTest, QuitIsDone) {
  EXPECT_FALSE(engine_.done());
  good({{"cmd", "quit"}});
  EXPECT_TRUE(engine_.done());
}

}  // namespace
}  // namespace tavola::engine
