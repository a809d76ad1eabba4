#include "match/record.h"

#include <algorithm>
#include <cassert>

#include "core/fields.h"
#include "wire/members.h"

namespace tavola::match {
namespace {

using core::Error;
using core::Result;
using wire::Json;
using wire::Members;
using wire::Node;

constexpr std::string_view kFormat = "tavola-record";
constexpr int kVersion = 2;

Json hex_or_null(const std::optional<core::Digest>& digest) {
  return digest ? Json(core::to_hex(*digest)) : Json(nullptr);
}

using MaybeDigest = std::optional<core::Digest>;

/// 64 hex digits, or null.
Result<MaybeDigest> read_digest(const Node& node) {
  if (node.json().is_null()) return MaybeDigest();
  return node.text(64).and_then([&](const std::string& text) -> Result<MaybeDigest> {
    const auto digest = core::digest_from_hex(text, node.place());
    if (!digest.ok()) return node.error("expected 64 hex digits");
    return MaybeDigest(*digest);
  });
}

Result<Nonce> read_nonce(const Node& node) {
  return node.text(2 * kMaxNonceBytes).and_then([&](const std::string& text) -> Result<Nonce> {
    auto bytes = core::from_hex(text, node.place());
    if (!bytes.ok()) return node.error("expected an even number of hex digits");
    return bytes;
  });
}

core::Status read_frame(const Node& root) {
  const auto format = root.at("format");
  if (!format.ok() || format->json() != kFormat) {
    return root.error("this is not a Tavola record: expected \"format\": \"tavola-record\"");
  }
  const auto version = root.at("version");
  if (!version.ok()) return version.error();
  if (version->json() == 1) {  // version 1 doesn't name the rules, which were earlier ones
    return Error{"old-rules", "version",
                 "this game was played under an earlier revision of the rules; open it with the version of Tavola that "
                 "made it"};
  }
  if (version->json() != kVersion) {
    return version->error("this record's version is not " + std::to_string(kVersion) +
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
    return checksum->error(
        "does not match the rest of the record: the record was altered or cut off after it was written");
  }
  return core::Done{};
}

core::Status read_texts(const Node& root, Record& record) {
  Members members(root);
  record.game = members.text("game", 64);
  if (!members.ok()) return members.status();
  const auto* const entry = members.value(registry::find_game(record.game));
  const int revision = members.number("rules", 1, 1'000'000);
  if (members.ok()) members.check(registry::check_revision(*entry, revision));
  record.match_id = members.text("match", kMaxNameBytes);
  if (root.has("position")) record.position = members.text("position", core::FieldReader::kMaxText);
  return members.status();
}

core::Status read_table(const Node& root, Record& record) {
  Members members(root);
  record.options = members.read("options", read_options);
  record.content_hash = members.read("content", [&](const Node& content) {
    if (content.has("full")) record.content = content.at("full")->json();
    return content.at("hash").and_then([](const Node& hash) { return hash.text(64); });
  });
  record.players = members.read("players", read_players);
  return members.status();
}

core::Status read_seed(const Node& root, Record& record) {
  Members members(root);
  record.commitment = members.read_or("commitment", read_digest, MaybeDigest());
  record.seed = members.read_or("seed", read_digest, MaybeDigest());
  record.unrevealed_seed = members.read_or("unrevealed_seed", read_digest, MaybeDigest());
  const int nonces = record.commitment ? static_cast<int>(record.players.size()) : 0;
  record.nonces = members.read("nonces", [&](const Node& node) { return read_nonces(node, nonces); });
  return members.status();
}

core::Status read_events(const Node& root, Record& record) {
  Members members(root);
  for (const Node& item : members.items("events", 0, kMaxEvents)) {
    auto text = item.text(64);
    if (!text.ok()) return text.error();
    record.events.push_back(*std::move(text));
  }
  if (members.has("result")) record.result = root.at("result")->json();
  return members.status();
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
  Members reader(node);
  core::OptionTexts options;
  for (const auto& [name, value] : reader.value(node.members(core::kMaxOptions))) {
    options.emplace_back(name, reader.value(value.text(32)));
  }
  return reader.result(std::move(options));
}

Result<std::vector<Nonce>> read_nonces(const Node& node, int players) {
  const auto count = static_cast<std::size_t>(players);
  Members reader(node);
  std::vector<Nonce> nonces;
  for (const Node& item : reader.value(node.items(count, count))) nonces.push_back(reader.value(read_nonce(item)));
  return reader.result(std::move(nonces));
}

Result<std::vector<Player>> read_players(const Node& node) {
  Members reader(node);
  std::vector<Player> players;
  for (const Node& item : reader.value(node.items(core::kMinSeats, core::kMaxSeats))) {
    Members members(item);
    Player player;
    player.name = members.text("name", kMaxNameBytes);
    player.kind = members.text("kind", kMaxNameBytes);
    players.push_back(reader.value(members.result(std::move(player))));
  }
  return reader.result(std::move(players));
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
  return core::in_order([&] { return read_frame(root); }, [&] { return read_texts(root, record); },
                        [&] { return read_table(root, record); }, [&] { return read_seed(root, record); },
                        [&] { return read_events(root, record); })
      .transform([&](core::Done) { return std::move(record); });
}

}  // namespace tavola::match
