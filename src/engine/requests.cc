#include "engine/requests.h"

#include "wire/members.h"

namespace tavola::engine {

using core::Result;
using wire::Members;
using wire::Node;

namespace {

using MaybeSeed = std::optional<match::Seed>;

/// 64 hex digits, or null for none.
Result<MaybeSeed> read_seed(const Node& node) {
  if (node.json().is_null()) return MaybeSeed();
  return node.text(64).and_then([&](const std::string& text) -> Result<MaybeSeed> {
    const auto seed = core::digest_from_hex(text);
    if (!seed.ok()) return node.error("expected 64 hex digits, or null to supply the random events yourself");
    return MaybeSeed(*seed);
  });
}

Result<int> read_number_of_players(const Node& node) {
  auto players = node.integer(core::kMinSeats, core::kMaxSeats);
  if (players.ok() || !node.json().is_number()) return players;
  return node.with_errors("bad-players").integer(core::kMinSeats, core::kMaxSeats);
}

}  // namespace

wire::Json to_act_json(core::Actor actor) {
  if (actor.is_seat()) return core::index(actor.seat());
  return actor.is_chance() ? "chance" : "nobody";
}

Result<const registry::GameEntry*> read_game_of(const Node& request) {
  return request.at("game").and_then([](const Node& node) { return node.text(64); }).and_then(registry::find_game);
}

Result<registry::Setup> read_setup_of(const Node& request) {
  Members members(request);
  registry::Setup setup;
  setup.players = members.read_or("players", read_number_of_players, setup.players);
  if (request.has("edition")) setup.edition = members.text("edition", 16);
  if (request.has("options")) setup.options = members.read("options", match::read_options);
  if (request.has("content")) setup.content = request.at("content")->json();
  return members.result(std::move(setup));
}

Result<match::MatchSetup> read_match_of(const Node& request, int players, const std::function<match::Seed()>& entropy) {
  const auto count = static_cast<std::size_t>(players);
  Members members(request);
  match::MatchSetup setup;
  setup.seed = request.has("seed") ? members.read("seed", read_seed) : entropy();
  setup.id = request.has("match") ? members.text("match", match::kMaxNameBytes) : "engine";
  for (int s = 0; s < players; ++s) setup.players.push_back({"Player " + std::to_string(s), "person"});
  if (request.has("names")) {
    const auto names = members.items("names", count, count);
    for (std::size_t s = 0; s < names.size(); ++s) {
      setup.players[s].name = members.value(names[s].text(match::kMaxNameBytes));
    }
  }
  setup.nonces.resize(setup.seed ? count : 0);
  if (request.has("nonces") && setup.seed) {
    setup.nonces = members.read("nonces", [&](const Node& node) { return match::read_nonces(node, players); });
  }
  return members.result(std::move(setup));
}

Result<match::Record> read_record_of(const Node& request) {
  return request.at("record").and_then([](const Node& node) { return match::read_record(node.json()); });
}

}  // namespace tavola::engine
