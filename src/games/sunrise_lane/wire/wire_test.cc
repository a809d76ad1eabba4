// States, views and moves as JSON.
#include <gtest/gtest.h>

#include "core/conformance.h"
#include "games/sunrise_lane/testing.h"
#include "wire/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

using wire::Json;
using wire::testing::json_of;
using wire::testing::text_of;

core::Result<Move> read(const Rules& rules, const std::string& text) {
  const auto document = wire::parse(text);
  EXPECT_TRUE(document.ok()) << text;
  return Wire::read_move(rules, wire::Node(*document, "move", "bad-move"));
}

TEST(SunriseLaneWire, MovesRoundTrip) {
  const Rules rules = rules_for(small_content());
  for (const auto& [notation, json] :
       std::vector<std::pair<std::string, std::string>>{{"draw", R"({"type":"draw"})"},
                                                        {"stop", R"({"type":"stop"})"},
                                                        {"house e5 3", R"({"type":"house","plot":"e5","floors":3})"},
                                                        {"park k11 b", R"({"type":"park","plot":"k11","card":"blue"})"},
                                                        {"discard rb", R"({"type":"discard","cards":["red","blue"]})"},
                                                        {"first 1", R"({"type":"first","seat":1})"},
                                                        {"card p", R"({"type":"card","card":"pink"})"},
                                                        {"card ?", R"({"type":"card","card":null})"}}) {
    const Move move = Position(rules).move(notation);
    EXPECT_EQ(text_of(Wire::move, rules, move), json);
    const auto again = read(rules, json);
    ASSERT_TRUE(again.ok()) << json;
    EXPECT_EQ(*again, move);
  }
}

TEST(SunriseLaneWire, BadMovesAreRefused) {
  const Rules rules = rules_for(small_content());
  for (
      const char* json :
      {R"({})",
       R"([])",
       R"("draw")",
       R"({"type":"fly"})",
       R"({"type":"draw","plot":"e5"})",
       R"({"type":"house","plot":"e5"})",
       R"({"type":"house","plot":"l5","floors":1})",
       R"({"type":"house","plot":"e5","floors":6})",
       R"({"type":"house","plot":"e5","floors":"1"})",
       R"({"type":"house","plot":5,"floors":1})",
       R"({"type":"park","plot":"e5","card":null})",
       R"({"type":"park","plot":"e5","card":"purple"})",
       R"({"type":"discard","cards":[]})",
       R"({"type":"discard","cards":"rb"})",
       R"({"type":"discard","cards":["mauve"]})",
       R"({"type":"first","seat":2})",
       R"({"type":"first","seat":-1})",
       R"({"type":"card"})",
       R"({"type":7})",
       R"({"type":"discard","cards":["red","red","red","red","red","red","red","red","red","red","red","red","red","red","red","red"]})"}) {
    const auto move = read(rules, json);
    ASSERT_FALSE(move.ok()) << json;
    EXPECT_EQ(move.error().name, "bad-move") << json;
    EXPECT_EQ(move.error().where.substr(0, 4), "move") << json;
  }
}

TEST(SunriseLaneWire, StateSaysEverything) {
  const Rules rules = rules_for(small_content());
  const State state =
      Position(
          rules,
          "turn=1 phase=chain last=c2 parks=c2 houses0=b2:2 houses1=d3:1 hand0=yr hand1=pp discards0=pp discards1=bp")
          .state;
  const Json json = json_of(Wire::state, rules, state);
  EXPECT_EQ(json["phase"], "chain");
  EXPECT_EQ(json["turn"], 1);
  EXPECT_EQ(json["last"], "c2");
  EXPECT_EQ(json["park_used"], true);
  EXPECT_EQ(json["closing"], nullptr);
  EXPECT_EQ(json["open"], Json({"c1", "d2"}));
  EXPECT_EQ(json["parks"], Json({"c2"}));
  EXPECT_EQ(json["houses"], Json::parse(R"([{"plot":"b2","seat":0,"floors":2},{"plot":"d3","seat":1,"floors":1}])"));
  EXPECT_EQ(json["players"][0]["score"], 10);
  EXPECT_EQ(json["players"][1]["pieces"], 27);
  EXPECT_EQ(json["discard_pile"]["pink"], 3);
  EXPECT_EQ(json["hands"][1]["pink"], 2);
  EXPECT_EQ(json["pile"]["pink"], 6);
}

/// No text or number of a view depends on a hidden card.
TEST(SunriseLaneWire, ViewTellsNoSecrets) {
  const Rules rules = rules_for(small_content(), 3);
  const State state = Position(rules, "hand0=yr hand1=pp hand2=gb").state;
  const State other = Position(rules, "hand0=yr hand1=yg hand2=bb").state;
  EXPECT_EQ(json_of(Wire::view, rules, view(rules, state, Seat{0})),
            json_of(Wire::view, rules, view(rules, other, Seat{0})));
  EXPECT_EQ(json_of(Wire::view, rules, view(rules, state, core::kSpectator)),
            json_of(Wire::view, rules, view(rules, other, core::kSpectator)));
  const Json json = json_of(Wire::view, rules, view(rules, state, Seat{0}));
  EXPECT_EQ(json["viewer"], 0);
  EXPECT_EQ(json["hand"]["red"], 1);
  EXPECT_EQ(json["unseen"]["red"], 10);
  EXPECT_FALSE(json.contains("hands"));
  EXPECT_FALSE(json.contains("pile"));
  EXPECT_EQ(json_of(Wire::view, rules, view(rules, state, core::kSpectator))["hand"], nullptr);
}

TEST(SunriseLaneWire, ConformanceOnTheDefaultBoard) {
  for (int players = 2; players <= 4; ++players) {
    for (const char* edition : {"en", "it", "fr"}) {
      for (const char* full : {"now", "round"}) {
        const Rules rules = rules_for(default_content(), players, {{"areas_full", full}}, edition);
        core::Rng rng(static_cast<std::uint64_t>(players));
        games::testing::TestDealer dealer(5);
        core::Conformance<Game> kit(rules, rng, dealer);
        for (int i = 0; i < 20; ++i) ASSERT_EQ(kit.play_one(), "") << edition << " " << full << " " << players;
      }
    }
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
