// The content document: read and written.
#include <algorithm>

#include "games/construction_zone/wire/wire.h"

namespace tavola::construction_zone {
namespace {

using core::Done;
using core::Result;
using core::Status;
using wire::Json;
using wire::Node;

constexpr int kFormat = 1;
constexpr std::size_t kMaxId = 64;
constexpr std::size_t kMaxName = 80;

struct Resource {
  std::string_view key;
  std::uint8_t Cost::* amount;
};
constexpr std::array<Resource, 4> kResources{
    {{"workers", &Cost::workers}, {"cranes", &Cost::cranes}, {"materials", &Cost::materials}, {"plans", &Cost::plans}}};

/// Text that can be shown in a line: no control characters.
Result<std::string> read_line(const Node& node, std::size_t max_bytes) {
  auto text = node.text(max_bytes);
  if (!text) return text.error();
  const bool shown = std::all_of(text->begin(), text->end(),
                                 [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
  if (!shown) return node.error("expected a text without control characters");
  return text;
}

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
    const auto name = read_line(*node.at("name"), kMaxName);
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

Status read_heading(const Node& document, Content& content) {
  const auto game = document.at("game");
  if (!game) return game.error();
  if (game->json() != Game::kId) return game->error("expected \"construction-zone\"");
  const auto format = document.at("format");
  if (!format) return format.error();
  if (const auto number = format->integer(kFormat, kFormat); !number) return number.error();
  if (document.has("id")) {
    const auto id = read_line(*document.at("id"), kMaxId);
    if (!id) return id.error();
    content.id = *id;
  }
  if (document.has("name")) {
    const auto name = read_line(*document.at("name"), kMaxName);
    if (!name) return name.error();
    content.name = *name;
  }
  if (document.has("version")) {
    const auto version = document.at("version")->integer(1, kMaxVersion);
    if (!version) return version.error();
    content.version = *version;
  }
  return Done{};
}

}  // namespace

Result<Content> Wire::read_content(const Node& document) {
  if (const Status known = document.only({"game", "format", "id", "name", "version", "buildings"}); !known) {
    return known.error();
  }
  Content content;
  if (const Status heading = read_heading(document, content); !heading) return heading.error();
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
  return Json{{"game", Game::kId},    {"format", kFormat},          {"id", content.id},
              {"name", content.name}, {"version", content.version}, {"buildings", std::move(buildings)}};
}

}  // namespace tavola::construction_zone
