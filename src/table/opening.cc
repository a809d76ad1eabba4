#include "table/opening.h"

#include <cassert>

#include "match/record.h"
#include "table/members.h"

namespace tavola::table {
namespace {

PlayerId read_player(Members& members, std::string_view key) {
  const auto player = core::read_player(members.text(key, kLongestText, ""));
  if (!player) members.wrong(key, "expected the number of a player");
  return player.value_or(PlayerId::kNobody);
}

core::Result<std::vector<std::string>> read_names(const wire::Node& node) {
  const auto items = node.items(0, core::kMaxSeats);
  if (!items.ok()) return items.error();
  std::vector<std::string> names;
  for (const wire::Node& item : *items) {
    auto name = item.line(kLongestText);
    if (!name.ok()) return name.error();
    names.push_back(*std::move(name));
  }
  return names;
}

core::Result<std::vector<Reserved>> read_reserved(const wire::Node& node) {
  const auto items = node.items(0, core::kMaxSeats);
  if (!items.ok()) return items.error();
  std::vector<Reserved> all;
  for (const wire::Node& item : *items) {
    Members members(item);
    Reserved one;
    one.seat = members.number("seat", 0, core::kMaxSeats - 1, 0);
    one.player = read_player(members, "player");
    one.name = members.text("name", kLongestText, "");
    if (const core::Status status = members.status(); !status.ok()) return status.error();
    all.push_back(std::move(one));
  }
  return all;
}

core::Result<Deal> read_deal(const wire::Node& node, int players) {
  Members members(node);
  Deal deal;
  deal.match = members.text("match", kLongestText, "");
  const auto nonces = node.at("nonces");
  if (!nonces.ok()) return nonces.error();
  deal.nonces = members.value(match::read_nonces(*nonces, players));
  if (const core::Status status = members.status(); !status.ok()) return status.error();
  return deal;
}

}  // namespace

std::string write_opening(const Opening& opening) {
  wire::Json reserved = wire::Json::array();
  for (const Reserved& one : opening.reserved) {
    reserved.push_back({{"seat", one.seat}, {"player", core::player_text(one.player)}, {"name", one.name}});
  }
  const auto game = registry::find_game(opening.settings.game);
  assert(game.ok() && "settings name a game of the registry");
  wire::Json out = {{"format", 2},
                    {"rules", (*game)->revision()},
                    {"id", opening.id},
                    {"settings", settings_json(opening.settings)},
                    {"host", core::player_text(opening.host)},
                    {"seed", core::to_hex(opening.seed)},
                    {"invitation", opening.invitation},
                    {"created", opening.created},
                    {"reserved", std::move(reserved)}};
  if (opening.deal) {
    wire::Json nonces = wire::Json::array();
    for (const match::Nonce& nonce : opening.deal->nonces) nonces.push_back(core::to_hex(nonce));
    out["deal"] = {{"match", opening.deal->match}, {"nonces", std::move(nonces)}};
  }
  if (!opening.bot_names.empty()) out["bot_names"] = opening.bot_names;
  return wire::to_text(out);
}

core::Result<Opening> read_opening(std::string_view text) {
  const auto document = wire::parse(text);
  if (!document.ok()) return document.error();
  const wire::Node node(*document, "", "bad-opening");
  Members members(node);
  const int format = members.number("format", 0, 1'000'000, 0);
  if (format != 1 && format != 2) return node.error("expected \"format\": 2");
  Opening opening;
  opening.id = members.text("id", kLongestText, "");
  opening.host = read_player(members, "host");
  opening.invitation = members.text("invitation", kLongestText, "");
  const auto settings = node.at("settings");
  if (!settings.ok()) return settings.error();
  opening.settings = members.value(read_settings(*settings));
  if (format == 2 && !members.has("rules")) return node.error("expected \"rules\", the revision of the game's rules");
  // Openings of format 1 don't name a revision of the rules: it is the first.
  const int revision = format == 1 ? 1 : members.number("rules", 1, 1'000'000, 0);
  if (const core::Status status = members.status(); !status.ok()) return status.error();
  const auto game = registry::find_game(opening.settings.game);
  if (!game.ok()) return game.error();
  if (const core::Status same = registry::check_revision(**game, revision); !same.ok()) return same.error();
  opening.seed = members.value(core::digest_from_hex(members.text("seed", 64, "")));
  if (!members.has("created")) return node.error("expected \"created\", a time");
  opening.created = members.time("created", -kLatest, 0);
  if (members.has("reserved")) opening.reserved = members.value(read_reserved(*node.at("reserved")));
  if (members.has("deal")) {
    opening.deal = members.value(read_deal(*node.at("deal"), opening.settings.setup.players));
  }
  if (members.has("bot_names")) opening.bot_names = members.value(read_names(*node.at("bot_names")));
  if (const core::Status status = members.status(); !status.ok()) return status.error();
  return opening;
}

}  // namespace tavola::table
