// Checks content and options for what the rules need.
#include <string>

#include "core/fields.h"
#include "core/first_player.h"
#include "games/construction_zone/rules/game.h"

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
  const Status checked = core::in_order([&] { return core::check_options(kOptions, options, players); },  // CZ-1
                                        [&] { return check_content(content); });
  if (!checked.ok()) return checked.error();
  const auto first = core::named_first(options, players);
  if (!first.ok()) return first.error();
  Rules rules;
  rules.players = players;
  rules.options = options;
  rules.content = content;
  rules.building_count = static_cast<int>(content.buildings.size());
  rules.pile_height = rules.building_count / kPiles;
  rules.target = target(players);
  rules.first = *first;
  for (std::size_t i = 0; i < content.buildings.size(); ++i) rules.costs[i] = content.buildings[i].cost;
  return rules;
}

}  // namespace tavola::construction_zone
