#include "engine/requests.h"

namespace tavola::engine {

using core::Result;
using wire::Node;

namespace {

/// The seed in the request (64 hex digits); none for null; fresh entropy if it is missing.
Result<std::optional<match::Seed>> read_seed(const Node& request, const std::function<match::Seed()>& entropy) {
  if (!request.has("seed")) return std::optional<match::Seed>(entropy());
  const Node node = *request.at("seed");
  if (node.json().is_null()) return std::optional<match::Seed>();
  const auto text = node.text(64);
  if (!text.ok()) return text.error();
  const auto seed = core::digest_from_hex(*text);
  if (!seed.ok()) return node.error("expected 64 hex digits, or null for random events that you give yourself");
  return std::optional<match::Seed>(*seed);
}

}  // namespace

wire::Json to_act_json(core::Actor actor) {
  if (actor.is_seat()) return core::index(actor.seat());
  return actor.is_chance() ? "chance" : "nobody";
}

Result<const registry::GameEntry*> read_game_of(const Node& request) {
  const auto node = request.at("game");
  if (!node.ok()) return node.error();
  const auto id = node->text(64);
  if (!id.ok()) return id.error();
  return registry::find_game(*id);
}

Result<registry::Setup> read_setup_of(const Node& request) {
  registry::Setup setup;
  if (request.has("players")) {
    const Node node = *request.at("players");
    const auto players = node.integer(core::kMinSeats, core::kMaxSeats);
    if (!players.ok() && !node.json().is_number()) return players.error();
    if (!players.ok()) return core::Error{"bad-players", players.error().where, players.error().what};
    setup.players = *players;
  }
  if (request.has("edition")) {
    auto edition = request.at("edition")->text(16);
    if (!edition.ok()) return edition.error();
    setup.edition = *std::move(edition);
  }
  if (request.has("options")) {
    auto options = match::read_options(*request.at("options"));
    if (!options.ok()) return options.error();
    setup.options = *std::move(options);
  }
  if (request.has("content")) setup.content = request.at("content")->json();
  return setup;
}

Result<match::MatchSetup> read_match_of(const Node& request, int players, const std::function<match::Seed()>& entropy) {
  match::MatchSetup setup;
  const auto seed = read_seed(request, entropy);
  if (!seed.ok()) return seed.error();
  setup.seed = *seed;
  setup.id = "engine";
  if (request.has("match")) {
    auto id = request.at("match")->text(match::kMaxNameBytes);
    if (!id.ok()) return id.error();
    setup.id = *std::move(id);
  }
  for (int s = 0; s < players; ++s) setup.players.push_back({"Player " + std::to_string(s), "person"});
  if (request.has("names")) {
    const auto count = static_cast<std::size_t>(players);
    const auto names = request.at("names")->items(count, count);
    if (!names.ok()) return names.error();
    for (std::size_t s = 0; s < count; ++s) {
      auto name = (*names)[s].text(match::kMaxNameBytes);
      if (!name.ok()) return name.error();
      setup.players[s].name = *std::move(name);
    }
  }
  setup.nonces.resize(setup.seed ? static_cast<std::size_t>(players) : 0);
  if (request.has("nonces") && setup.seed) {
    auto nonces = match::read_nonces(*request.at("nonces"), players);
    if (!nonces.ok()) return nonces.error();
    setup.nonces = *std::move(nonces);
  }
  return setup;
}

Result<match::Record> read_record_of(const Node& request) {
  const auto node = request.at("record");
  if (!node.ok()) return node.error();
  return match::read_record(node->json());
}

}  // namespace tavola::engine
