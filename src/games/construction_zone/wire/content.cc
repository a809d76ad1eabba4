// The content document: read and written.
#include "core/embedded.h"
#include "games/construction_zone/wire/wire.h"
#include "wire/content_head.h"
#include "wire/members.h"

namespace tavola::construction_zone {

namespace embedded_content {
std::span<const core::EmbeddedFile> files();  // content/construction-zone/default.json
}

namespace {

using core::Result;
using wire::Json;
using wire::Members;
using wire::Node;

constexpr std::size_t kMaxName = 80;

struct Resource {
  std::string_view key;
  std::uint8_t Cost::* amount;
};
constexpr std::array<Resource, 4> kResources{
    {{"workers", &Cost::workers}, {"cranes", &Cost::cranes}, {"materials", &Cost::materials}, {"plans", &Cost::plans}}};

Result<Cost> read_cost(const Node& node) {
  Members members(node);
  members.only({"workers", "cranes", "materials", "plans"});
  Cost cost;
  for (const Resource& resource : kResources) {
    if (!node.has(resource.key)) continue;
    cost.*resource.amount = static_cast<std::uint8_t>(members.number(resource.key, 0, kMaxCost));
  }
  return members.result(cost);
}

Result<Building> read_building(const Node& node) {
  Members members(node);
  members.only({"name", "cost"});
  Building building;
  if (node.has("name")) building.name = members.read("name", [](const Node& name) { return name.line(kMaxName); });
  building.cost = members.read("cost", read_cost);
  return members.result(building);
}

}  // namespace

std::string_view Wire::default_document() { return embedded_content::files().front().text; }

Result<Content> Wire::read_content(const Node& document) {
  Members members(document);
  const auto head = members.value(wire::read_content_head(document, Game::kId, "Custom buildings", {"buildings"}));
  Content content{head.id, head.name, head.version, {}};
  for (const Node& item : members.items("buildings", kPiles, kMaxBuildings)) {
    content.buildings.push_back(members.value(read_building(item)));
  }
  return members.result(content);
}

Json Wire::content(const Content& content) {
  Json buildings = Json::array();
  for (const Building& building : content.buildings) {
    Json cost = Json::object();
    for (const Resource& resource : kResources) {
      if (building.cost.*resource.amount > 0) cost[std::string(resource.key)] = building.cost.*resource.amount;
    }
    Json entry = Json::object();
    if (!building.name.empty()) entry["name"] = building.name;
    entry["cost"] = std::move(cost);
    buildings.push_back(std::move(entry));
  }
  Json out = wire::content_head(Game::kId, content.id, content.name, content.version);
  out["buildings"] = std::move(buildings);
  return out;
}

}  // namespace tavola::construction_zone
