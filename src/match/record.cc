#include "match/record.h"

#include <algorithm>
#include <cassert>

#include "core/fields.h"

namespace tavola::match {
namespace {

using core::Error;
using core::Result;
using wire::Json;
using wire::Node;

constexpr std::string_view kFormat = "tavola-record";
constexpr int kVersion = 2;

Json hex_or_null(const std::optional<core::Digest>& digest) {
  return digest ? Json(core::to_hex(*digest)) : Json(nullptr);
}

Result<std::optional<core::Digest>> read_hex_or_null(const Node& record, std::string_view key) {
  if (!record.has(key)) return std::optional<core::Digest>();
  const auto node = record.at(key);
  if (node->json().is_null()) return std::optional<core::Digest>();
  const auto text = node->text(64);
  if (!text.ok()) return text.error();
  const auto digest = core::digest_from_hex(*text, node->place());
  if (!digest.ok()) return node->error("expected 64 hex digits");
  return std::optional<core::Digest>(*digest);
}

core::Status read_frame(const Node& root) {
  const auto format = root.at("format");
  if (!format.ok() || format->json() != kFormat) {
    return root.error("this is not a Tavola record: expected \"format\": \"tavola-record\"");
  }
  const auto version = root.at("version");
  if (!version.ok()) return version.error();
  if (version->json() == 1) {  // records of version 1 do not name the rules, and all were played by earlier ones
    return Error{"old-rules", "version",
                 "this game was played by an earlier revision of the rules; open it with the version of Tavola that "
                 "made it"};
  }
  if (version->json() != kVersion) {
    return version->error("this record has another version than " + std::to_string(kVersion) +
                          ", the one that this program reads");
  }
  if (const auto known =
          root.only({"format", "version", "game", "rules", "options", "content", "players", "match", "commitment",
                     "nonces", "seed", "unrevealed_seed", "position", "events", "result", "checksum"});
      !known.ok()) {
    return known.error();
  }
  const auto checksum = root.at("checksum");
  if (!checksum.ok()) return checksum.error();
  if (checksum->json() != record_checksum(root.json())) {
    return checksum->error("does not match the rest of the record: it was altered or cut after it was written");
  }
  return core::Done{};
}

core::Status read_texts(const Node& root, Record& record) {
  const auto game = root.at("game");
  if (!game.ok()) return game.error();
  auto game_text = game->text(64);
  if (!game_text.ok()) return game_text.error();
  record.game = *std::move(game_text);
  const auto entry = registry::find_game(record.game);
  if (!entry.ok()) return entry.error();
  const auto rules = root.at("rules");
  if (!rules.ok()) return rules.error();
  const auto revision = rules->integer(1, 1'000'000);
  if (!revision.ok()) return revision.error();
  if (const auto same = registry::check_revision(**entry, *revision); !same.ok()) return same.error();

  const auto match = root.at("match");
  if (!match.ok()) return match.error();
  auto match_text = match->text(kMaxNameBytes);
  if (!match_text.ok()) return match_text.error();
  record.match_id = *std::move(match_text);

  if (root.has("position")) {
    auto position = root.at("position")->text(core::FieldReader::kMaxText);
    if (!position.ok()) return position.error();
    record.position = *std::move(position);
  }
  return core::Done{};
}

core::Status read_table(const Node& root, Record& record) {
  const auto options = root.at("options");
  if (!options.ok()) return options.error();
  auto texts = read_options(*options);
  if (!texts.ok()) return texts.error();
  record.options = *std::move(texts);

  const auto content = root.at("content");
  if (!content.ok()) return content.error();
  const auto hash = content->at("hash");
  if (!hash.ok()) return hash.error();
  auto hash_text = hash->text(64);
  if (!hash_text.ok()) return hash_text.error();
  record.content_hash = *std::move(hash_text);
  if (content->has("full")) record.content = content->at("full")->json();

  const auto players = root.at("players");
  if (!players.ok()) return players.error();
  auto seated = read_players(*players);
  if (!seated.ok()) return seated.error();
  record.players = *std::move(seated);
  return core::Done{};
}

core::Status read_seed(const Node& root, Record& record) {
  for (const auto& [key, target] : {std::pair{"commitment", &record.commitment}, std::pair{"seed", &record.seed},
                                    std::pair{"unrevealed_seed", &record.unrevealed_seed}}) {
    const auto digest = read_hex_or_null(root, key);
    if (!digest.ok()) return digest.error();
    *target = *digest;
  }
  const auto nonces = root.at("nonces");
  if (!nonces.ok()) return nonces.error();
  const bool committed = record.commitment.has_value();
  auto read = read_nonces(*nonces, committed ? static_cast<int>(record.players.size()) : 0);
  if (!read.ok()) return read.error();
  record.nonces = *std::move(read);
  return core::Done{};
}

core::Status read_events(const Node& root, Record& record) {
  const auto events = root.at("events");
  if (!events.ok()) return events.error();
  const auto items = events->items(0, kMaxEvents);
  if (!items.ok()) return items.error();
  for (const Node& item : *items) {
    auto text = item.text(64);
    if (!text.ok()) return text.error();
    record.events.push_back(*std::move(text));
  }
  if (root.has("result") && !root.at("result")->json().is_null()) record.result = root.at("result")->json();
  return core::Done{};
}

}  // namespace

std::string record_checksum(Json document) {
  document.erase("checksum");
  return core::to_hex(core::sha256(wire::to_text(document)));
}

Json options_json(const core::OptionTexts& options) {
  Json out = Json::object();
  for (const auto& [name, value] : options) out[name] = value;
  return out;
}

Result<core::OptionTexts> read_options(const Node& node) {
  const auto members = node.members(core::kMaxOptions);
  if (!members.ok()) return members.error();
  core::OptionTexts options;
  for (const auto& [name, value] : *members) {
    auto text = value.text(32);
    if (!text.ok()) return text.error();
    options.emplace_back(name, *std::move(text));
  }
  return options;
}

Result<std::vector<Nonce>> read_nonces(const Node& node, int players) {
  const auto items = node.items(static_cast<std::size_t>(players), static_cast<std::size_t>(players));
  if (!items.ok()) return items.error();
  std::vector<Nonce> nonces;
  for (const Node& item : *items) {
    const auto text = item.text(2 * kMaxNonceBytes);
    if (!text.ok()) return text.error();
    auto bytes = core::from_hex(*text, item.place());
    if (!bytes.ok()) return item.error("expected an even number of hex digits");
    nonces.push_back(*std::move(bytes));
  }
  return nonces;
}

Result<std::vector<Player>> read_players(const Node& node) {
  const auto items = node.items(core::kMinSeats, core::kMaxSeats);
  if (!items.ok()) return items.error();
  std::vector<Player> players;
  for (const Node& item : *items) {
    Player player;
    const auto name = item.at("name");
    if (!name.ok()) return name.error();
    auto name_text = name->text(kMaxNameBytes);
    if (!name_text.ok()) return name_text.error();
    player.name = *std::move(name_text);
    const auto kind = item.at("kind");
    if (!kind.ok()) return kind.error();
    auto kind_text = kind->text(kMaxNameBytes);
    if (!kind_text.ok()) return kind_text.error();
    player.kind = *std::move(kind_text);
    players.push_back(std::move(player));
  }
  return players;
}

Json ending_json(const core::Ending& ending, int players) {
  Json winners = Json::array();
  Json totals = Json::array();
  for (int s = 0; s < players; ++s) {
    if (ending.won_by(core::seat(s))) winners.push_back(s);
    totals.push_back(ending.total[static_cast<std::size_t>(s)]);
  }
  Json lines = Json::array();
  for (const core::ScoreLine& line : ending.lines()) {
    Json points = Json::array();
    for (int s = 0; s < players; ++s) points.push_back(line.points[static_cast<std::size_t>(s)]);
    lines.push_back({{"name", line.name}, {"points", std::move(points)}, {"counted", line.counted}});
  }
  return {{"over", !ending.rule.empty()},
          {"rule", ending.rule.empty() ? Json(nullptr) : Json(ending.rule)},
          {"winners", std::move(winners)},
          {"totals", std::move(totals)},
          {"lines", std::move(lines)}};
}

Json write_record(const Record& record) {
  Json content = {{"hash", record.content_hash}};
  if (record.content) content["full"] = *record.content;
  Json players = Json::array();
  for (const Player& player : record.players) players.push_back({{"name", player.name}, {"kind", player.kind}});
  Json nonces = Json::array();
  for (const Nonce& nonce : record.nonces) nonces.push_back(core::to_hex(nonce));

  const auto game = registry::find_game(record.game);
  assert(game.ok() && "a record is of a game that was played");
  Json document = {{"format", kFormat}, {"version", kVersion}, {"game", record.game}, {"rules", (*game)->revision()}};
  document["options"] = options_json(record.options);
  document["content"] = std::move(content);
  document["players"] = std::move(players);
  document["match"] = record.match_id;
  document["commitment"] = hex_or_null(record.commitment);
  document["nonces"] = std::move(nonces);
  document["seed"] = hex_or_null(record.seed);
  if (record.unrevealed_seed) document["unrevealed_seed"] = core::to_hex(*record.unrevealed_seed);
  if (!record.position.empty()) document["position"] = record.position;
  document["events"] = record.events;
  document["result"] = record.result ? *record.result : Json(nullptr);
  document["checksum"] = record_checksum(document);
  return document;
}

Result<Record> read_record(const Json& document) {
  const Node root(document, "", "bad-record");
  Record record;
  if (const auto done = read_frame(root); !done.ok()) return done.error();
  if (const auto done = read_texts(root, record); !done.ok()) return done.error();
  if (const auto done = read_table(root, record); !done.ok()) return done.error();
  if (const auto done = read_seed(root, record); !done.ok()) return done.error();
  if (const auto done = read_events(root, record); !done.ok()) return done.error();
  return record;
}

}  // namespace tavola::match
