// States, views and moves as JSON.
#include "games/construction_zone/wire/wire.h"

#include <gtest/gtest.h>

#include "games/construction_zone/testing.h"
#include "wire/testing.h"

namespace tavola::construction_zone::testing {
namespace {

using wire::Json;
using wire::Node;
using wire::testing::json_of;
using wire::testing::text_of;

core::Result<Move> read_json_move(const Rules& rules, std::string_view text) {
  const auto json = wire::parse(text);
  EXPECT_TRUE(json.ok()) << text;
  return Wire::read_move(rules, Node(*json, "move", "bad-move"));
}

TEST(ConstructionZoneWire, MovesRoundTrip) {
  const Rules rules = rules_for(3);
  for (const std::string_view text : {"first 2", "top c b12", "card m3", "card ?", "take", "take 2m", "trade m w for c",
                                      "no trade", "build b11 m p m3 p3 c w", "no build"}) {
    const Move move = *read_move(rules, text);
    const Json json = json_of(Wire::move, rules, move);
    const auto back = Wire::read_move(rules, Node(json, "", "bad-move"));
    ASSERT_TRUE(back.ok()) << text << json.dump() << back.error().text();
    EXPECT_EQ(*back, move);
  }
  EXPECT_EQ(text_of(Wire::move, rules, *read_move(rules, "trade 2m for w")),
            R"({"type":"trade","give":{"material":2},"get":"worker"})");
  EXPECT_EQ(text_of(Wire::move, rules, Move::no_build()), R"({"type":"no_build"})");
}

TEST(ConstructionZoneWire, BadMovesAreRefused) {
  const Rules rules = rules_for(2);
  for (const std::string_view text : {R"({})",
                                      R"([])",
                                      R"(7)",
                                      R"({"type":7})",
                                      R"({"type":"jump"})",
                                      R"({"type":"take"})",
                                      R"({"type":"take","cards":{"gold":1}})",
                                      R"({"type":"take","cards":{"material":0}})",
                                      R"({"type":"take","cards":{"material":17}})",
                                      R"({"type":"take","cards":[]})",
                                      R"({"type":"take","cards":{},"more":1})",
                                      R"({"type":"trade","give":{"plan":2}})",
                                      R"({"type":"trade","give":{"plan":2},"get":null})",
                                      R"({"type":"build","building":0,"pay":{}})",
                                      R"({"type":"build","building":13,"pay":{}})",
                                      R"({"type":"first","seat":2})",
                                      R"({"type":"top","pile":"d","building":1})",
                                      R"({"type":"top","pile":"","building":1})",
                                      R"({"type":"card"})",
                                      R"({"type":"card","card":"gold"})",
                                      R"({"type":"no_trade","x":1})"}) {
    const auto move = read_json_move(rules, text);
    ASSERT_FALSE(move.ok()) << text;
    EXPECT_EQ(move.error().name, "bad-move") << text;
  }
}

TEST(ConstructionZoneWire, AStateTellsEverythingAndAViewOnlyWhatIsKnown) {
  Position at(rules_for(2), "phase=trade turn=1 first=1 hand0=2m,p,w hidden0=m,p hand1=4p hidden1=4p built0=b5");
  const Json state = json_of(Wire::state, at.rules, at.state);
  EXPECT_EQ(state["phase"], "trade");
  EXPECT_EQ(state["to_act"], 1);
  EXPECT_EQ(state["target"], 10);
  EXPECT_EQ(state["piles"][0]["top"]["number"], 1);
  EXPECT_EQ(state["piles"][0]["top"]["cost"]["workers"], 1);
  EXPECT_EQ(state["seats"][0]["hand"].dump(), R"({"material":2,"plan":1,"worker":1})");
  EXPECT_EQ(state["seats"][0]["score"], 1);
  EXPECT_TRUE(state["pile"].is_object());
  const Json seen_from = json_of(Wire::view, at.rules, view(at.rules, at.state, Seat{1}));
  EXPECT_FALSE(seen_from["seats"][0].contains("hand"));
  EXPECT_FALSE(seen_from["seats"][0].contains("hidden"));
  EXPECT_EQ(seen_from["seats"][0]["known"].dump(), R"({"material":1,"worker":1})");
  EXPECT_EQ(seen_from["seats"][0]["hidden_size"], 2);
  EXPECT_EQ(seen_from["seats"][1]["hand"].dump(), R"({"plan":4})");
  EXPECT_TRUE(seen_from["pile"].is_null());
  EXPECT_EQ(seen_from["viewer"], 1);
  const Json spectator = json_of(Wire::view, at.rules, view(at.rules, at.state, core::kSpectator));
  EXPECT_FALSE(spectator["seats"][1].contains("hand"));
  EXPECT_EQ(spectator["viewer"], "spectator");
}

}  // namespace
}  // namespace tavola::construction_zone::testing
