// Checks content and options for what the rules need.
#include <string>

#include "core/fields.h"
#include "games/construction_zone/rules/construction_zone.h"

namespace tavola::construction_zone {
namespace {

using core::Done;
using core::Error;
using core::Status;

Status check_building(const Building& building, const std::string& place) {
  const Cost& cost = building.cost;
  const std::array<std::pair<const char*, int>, 4> parts{
      {{"workers", cost.workers}, {"cranes", cost.cranes}, {"materials", cost.materials}, {"plans", cost.plans}}};
  int sum = 0;
  for (const auto& [name, n] : parts) {
    if (n > kMaxCost) {
      return Error{"bad-content", place + ".cost." + name,
                   "found " + std::to_string(n) + "; expected a whole number from 0 to " + std::to_string(kMaxCost)};
    }
    sum += n;
  }
  if (sum == 0) return Error{"bad-content", place + ".cost", "costs nothing; expected at least 1 of a resource"};
  return Done{};
}

Status check_content(const Content& content) {
  const std::size_t n = content.buildings.size();
  if (n < kPiles || n > kMaxBuildings || n % kPiles != 0) {
    return Error{
        "bad-content", "buildings",
        "found " + std::to_string(n) + " buildings; expected 3 to 30, a multiple of 3 (CZ-1: three equal piles)"};
  }
  for (std::size_t i = 0; i < n; ++i) {
    const Status checked = check_building(content.buildings[i], "buildings[" + std::to_string(i) + "]");
    if (!checked) return checked;
  }
  return Done{};
}

constexpr int target(int players) { return players == 2 ? 10 : players == 3 ? 7 : 5; }  // CZ-10

}  // namespace

core::Result<Rules> Game::make_rules(const Content& content, const core::Options& options, int players) {
  if (players < core::kMinSeats || players > core::kMaxSeats) {  // CZ-1
    return Error{"bad-players", "players", "found " + std::to_string(players) + "; expected 2 to 4"};
  }
  if (const Status checked = check_content(content); !checked) return checked.error();
  if (options.choice[0] >= core::kFirstValues.size()) {
    return Error{"bad-option", "option first", "this is not one of its values"};
  }
  Rules rules;
  rules.players = players;
  rules.options = options;
  rules.content = content;
  rules.building_count = static_cast<int>(content.buildings.size());
  rules.pile_height = rules.building_count / kPiles;
  rules.target = target(players);
  rules.first = options.choice[0] - 1;  // value 0 is "random"
  if (rules.first >= players) {
    return Error{
        "bad-option", "option first",
        "found " + std::to_string(rules.first) + "; expected random or a seat below " + std::to_string(players)};
  }
  for (std::size_t i = 0; i < content.buildings.size(); ++i) rules.costs[i] = content.buildings[i].cost;
  return rules;
}

}  // namespace tavola::construction_zone
