#include "bots/spec.h"
#include "registry/registry.h"

namespace tavola::registry {
namespace {

using wire::Json;

Json game_json(const GameEntry& game) {
  Json options = Json::array();
  for (const core::OptionSpec& spec : game.option_specs()) {
    Json values = Json::array();
    for (const std::string_view value : spec.values) values.push_back(value);
    options.push_back({{"name", spec.name},
                       {"values", std::move(values)},
                       {"default", spec.values.front()},
                       {"meaning", spec.meaning}});
  }
  Json editions = Json::array();
  for (const core::Edition& edition : game.editions()) {
    Json sets = Json::object();
    for (const auto& [name, value] : edition.sets) sets[std::string(name)] = value;
    editions.push_back({{"name", edition.name}, {"options", std::move(sets)}});
  }
  Json names = Json::array();
  for (const std::string_view bot : bots::names()) names.push_back(bot);
  const BuiltInContent& content = game.default_content();
  return {{"id", game.id()},
          {"name", game.name()},
          {"players", {{"min", core::kMinSeats}, {"max", core::kMaxSeats}}},
          {"options", std::move(options)},
          {"editions", std::move(editions)},
          {"contents", Json::array({{{"id", content.id}, {"name", content.name}, {"hash", content.hash}}})},
          {"bots", std::move(names)}};
}

}  // namespace

Json games_json() {
  Json all = Json::array();
  for (const GameEntry* game : games()) all.push_back(game_json(*game));
  return all;
}

}  // namespace tavola::registry
