// Contents as JSON, their errors, and the default content line by line.
#include <algorithm>
#include <set>
#include <tuple>

#include "core/conformance.h"
#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

using wire::Node;

core::Result<Content> read(std::string_view text) {
  const auto json = wire::parse(text);
  if (!json) return json.error();
  return Wire::read_content(Node(*json, "", "bad-content"));
}

std::vector<Cost> default_costs() {
  std::vector<Cost> costs;
  for (const Building& building : default_content().buildings) costs.push_back(building.cost);
  return costs;
}

bool contains(const std::vector<Cost>& costs, const Cost& cost) {
  return std::find(costs.begin(), costs.end(), cost) != costs.end();
}

// ---- the default content ----

TEST(ConstructionZoneContent, Known_TwentyOneBuildingsEachWithAnotherCost) {
  std::set<std::tuple<int, int, int, int>> different;
  for (const Cost& cost : default_costs()) different.insert({cost.workers, cost.cranes, cost.materials, cost.plans});
  EXPECT_EQ(default_costs().size(), 21u);
  EXPECT_EQ(different.size(), 21u);
}

TEST(ConstructionZoneContent, Known_TheSixCostsThatAreKnown) {
  const auto costs = default_costs();
  EXPECT_TRUE(contains(costs, {3, 0, 0, 0}));
  EXPECT_TRUE(contains(costs, {0, 3, 0, 0}));
  EXPECT_TRUE(contains(costs, {0, 0, 10, 0}));
  EXPECT_TRUE(contains(costs, {0, 0, 0, 10}));
  EXPECT_TRUE(contains(costs, {1, 2, 1, 1}));
  EXPECT_TRUE(contains(costs, {1, 1, 0, 4}));
}

TEST(ConstructionZoneContent, Must_WorthSixSevenOrEight) {
  const int worth_of[] = {0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7};
  for (const Cost& cost : default_costs()) {
    const int worth = 2 * cost.workers + 2 * cost.cranes + worth_of[cost.materials] + worth_of[cost.plans];
    EXPECT_GE(worth, 6);
    EXPECT_LE(worth, 8);
  }
}

TEST(ConstructionZoneContent, Must_TheSetIsItsOwnMirrorImage) {
  const auto costs = default_costs();
  int fixed = 0;
  for (const Cost& cost : costs) {
    const Cost mirrored{cost.cranes, cost.workers, cost.plans, cost.materials};
    EXPECT_TRUE(contains(costs, mirrored));
    fixed += mirrored == cost ? 1 : 0;
  }
  EXPECT_EQ(fixed % 2, 1);
}

TEST(ConstructionZoneContent, Must_AtMostFourWorkersAndCranes) {
  for (const Cost& cost : default_costs()) EXPECT_LE(cost.workers + cost.cranes, 4);
}

TEST(ConstructionZoneContent, TheDefaultIsNamedAndCanonical) {
  const Content content = default_content();
  EXPECT_EQ(content.id, "default");
  EXPECT_EQ(content.version, 1);
  std::set<std::string> names;
  for (const Building& building : content.buildings) names.insert(building.name);
  EXPECT_EQ(names.size(), 21u);
  EXPECT_EQ(Wire::content(content), *wire::parse(Wire::default_document()));
}

TEST(ConstructionZoneContent, TheDefaultConforms) {
  class Zero : public core::Dealer {
   public:
    std::uint32_t below(std::uint32_t n, core::DrawKind, std::uint32_t shuffle, std::uint32_t index) override {
      return (7 * shuffle + 3 * index) % n;
    }
  } dealer;
  core::Rng rng(11);
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(default_content(), players);
    for (int i = 0; i < 100; ++i) ASSERT_EQ(core::Conformance<Game>(rules, rng, dealer).play_one(), "");
  }
}

// ---- custom contents ----

std::string document(const std::string& buildings) {
  return R"({"game":"construction-zone","format":1,"id":"mine","name":"Mine","version":2,"buildings":)" + buildings +
         "}";
}

TEST(ConstructionZoneContent, ACustomContentIsReadAndWritten) {
  const std::string text =
      document(R"([{"name":"Shed","cost":{"workers":1}},{"cost":{"plans":10}},{"cost":{"cranes":2,"materials":3}}])");
  const auto content = read(text);
  ASSERT_TRUE(content.ok()) << content.error().text();
  EXPECT_EQ(content->buildings[0].name, "Shed");
  EXPECT_EQ(content->buildings[2].cost, (Cost{0, 2, 3, 0}));
  EXPECT_EQ(Wire::content(*content).dump(), wire::parse(text)->dump());
  EXPECT_TRUE(Game::make_rules(*content, {}, 2).ok());
}

TEST(ConstructionZoneContent, BadContentNamesThePlace) {
  struct Case {
    std::string text;
    std::string where;
  };
  const std::string two = R"({"cost":{"plans":1}},{"cost":{"plans":1}})";
  const std::vector<Case> cases{
      {document("[" + two + "]"), "buildings"},
      {document("7"), "buildings"},
      {document("[" + two + R"(,{"cost":{"plans":11}}])"), "buildings[2].cost.plans"},
      {document("[" + two + R"(,{"cost":{"plans":-1}}])"), "buildings[2].cost.plans"},
      {document("[" + two + R"(,{"cost":{"plans":1.5}}])"), "buildings[2].cost.plans"},
      {document("[" + two + R"(,{"cost":{"gold":1}}])"), "buildings[2].cost"},
      {document("[" + two + R"(,{"name":"x"}])"), "buildings[2].cost"},
      {document("[" + two + R"(,{"name":7,"cost":{"plans":1}}])"), "buildings[2].name"},
      {document("[" + two + R"(,{"name":"a\u001b[2J","cost":{"plans":1}}])"), "buildings[2].name"},
      {document("[" + two + R"(,{"name":")" + std::string(81, 'x') + R"(","cost":{"plans":1}}])"), "buildings[2].name"},
      {document("[" + two + ",[]]"), "buildings[2]"},
      {R"({"game":"chess","format":1,"buildings":[]})", "game"},
      {R"({"game":"construction-zone","format":2,"buildings":[]})", "format"},
      {R"({"game":"construction-zone","format":1})", "buildings"},
      {R"({"game":"construction-zone","format":1,"version":0,"buildings":[]})", "version"},
      {R"({"game":"construction-zone","format":1,"id":"a\nb","buildings":[]})", "id"},
      {R"({"format":1})", "game"},
      {"[]", ""},
  };
  for (const Case& bad : cases) {
    const auto content = read(bad.text);
    ASSERT_FALSE(content.ok()) << bad.text;
    EXPECT_EQ(content.error().name, "bad-content") << bad.text;
    EXPECT_EQ(content.error().where, bad.where) << bad.text;
  }
}

TEST(ConstructionZoneContent, WhatTheRulesNeedIsCheckedToo) {
  const auto where = [](const Content& content) {
    const auto rules = Game::make_rules(content, {}, 2);
    return rules.ok() ? std::string("fine") : rules.error().where;
  };
  EXPECT_EQ(where(small_content()), "fine");
  EXPECT_EQ(where(content_of({})), "buildings");
  EXPECT_EQ(where(content_of(std::vector<Cost>(4, Cost{1, 0, 0, 0}))), "buildings");
  EXPECT_EQ(where(content_of(std::vector<Cost>(33, Cost{1, 0, 0, 0}))), "buildings");
  EXPECT_EQ(where(content_of({{1, 0, 0, 0}, {0, 0, 0, 0}, {1, 0, 0, 0}})), "buildings[1].cost");
  EXPECT_EQ(where(content_of({{1, 0, 0, 0}, {11, 0, 0, 0}, {1, 0, 0, 0}})), "buildings[1].cost.workers");
}

}  // namespace
}  // namespace tavola::construction_zone::testing
