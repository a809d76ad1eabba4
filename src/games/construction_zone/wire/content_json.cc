// The content document: read and written.
#include "games/construction_zone/wire/wire.h"
#include "wire/content_head.h"

namespace tavola::construction_zone {
namespace {

using core::Result;
using core::Status;
using wire::Json;
using wire::Node;

constexpr std::size_t kMaxName = 80;

struct Resource {
  std::string_view key;
  std::uint8_t Cost::* amount;
};
constexpr std::array<Resource, 4> kResources{
    {{"workers", &Cost::workers}, {"cranes", &Cost::cranes}, {"materials", &Cost::materials}, {"plans", &Cost::plans}}};

Result<Cost> read_cost(const Node& node) {
  if (const Status known = node.only({"workers", "cranes", "materials", "plans"}); !known) return known.error();
  Cost cost;
  for (const Resource& resource : kResources) {
    if (!node.has(resource.key)) continue;
    const auto member = node.at(resource.key);
    if (!member) return member.error();
    const auto amount = member->integer(0, kMaxCost);
    if (!amount) return amount.error();
    cost.*resource.amount = static_cast<std::uint8_t>(*amount);
  }
  return cost;
}

Result<Building> read_building(const Node& node) {
  if (const Status known = node.only({"name", "cost"}); !known) return known.error();
  Building building;
  if (node.has("name")) {
    const auto name = node.at("name")->line(kMaxName);
    if (!name) return name.error();
    building.name = *name;
  }
  const auto cost_node = node.at("cost");
  if (!cost_node) return cost_node.error();
  const auto cost = read_cost(*cost_node);
  if (!cost) return cost.error();
  building.cost = *cost;
  return building;
}

}  // namespace

Result<Content> Wire::read_content(const Node& document) {
  const auto head = wire::read_content_head(document, Game::kId, "Custom buildings", {"buildings"});
  if (!head) return head.error();
  Content content{head->id, head->name, head->version, {}};
  const auto list = document.at("buildings");
  if (!list) return list.error();
  const auto items = list->items(kPiles, kMaxBuildings);
  if (!items) return items.error();
  for (const Node& item : *items) {
    const auto building = read_building(item);
    if (!building) return building.error();
    content.buildings.push_back(*building);
  }
  return content;
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
