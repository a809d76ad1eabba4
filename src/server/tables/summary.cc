#include "server/tables/summary.h"

#include <algorithm>
#include <span>

#include "core/fields.h"
#include "core/seat.h"
#include "table/table.h"
#include "wire/members.h"

namespace tavola::server {

using core::Result;
using core::Status;
using wire::Json;
using wire::Node;

namespace {

constexpr wire::Limits kLimits{64u << 10, 12};
constexpr std::size_t kLongest = 4096;

bool is_one_of(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

Status check_seat(const Node& node) {
  wire::Members members(node);
  const std::string kind = members.text("kind", 16, "");
  if (!is_one_of(table::kKindNames, kind)) members.wrong("kind", "expected " + core::listed(table::kKindNames, "or"));
  members.text("name", kLongest, "");
  if (node.has("person")) members.value(node.at("person")->integer(0, core::kMaxSeats));
  return members.status();
}

Status check_result(const Node& node, const std::string& state) {
  if (state != "over") return core::Done{};
  const auto result = node.at("result");
  if (!result.ok()) return result.error();
  return result->json().is_object() ? Status(core::Done{}) : result->error("expected an object");
}

}  // namespace

Result<Json> read_summary(const store::ListedTable& listed) {
  auto document = wire::parse(listed.listing.summary, kLimits);
  if (!document.ok()) return document.error();
  const Node node(*document, "", "bad-summary");
  wire::Members members(node);
  if (members.text("id", kLongest, "") != listed.id) members.wrong("id", "expected the id of the table");
  if (members.text("game", kLongest, "").empty()) members.wrong("game", "expected the id of a game");
  const std::string state = members.text("state", 16, "");
  if (!is_one_of(table::kPhaseNames, state)) {
    members.wrong("state", "expected " + core::listed(table::kPhaseNames, "or"));
  }
  if (!members.has("created")) members.wrong("created", "expected a time");
  members.time("created", -wire::kLatest, 0);
  if (members.text("access", 16, "").empty()) members.wrong("access", "expected who can join");
  if (!node.has("options") || !node.at("options")->json().is_object()) members.wrong("options", "expected an object");
  if (members.has("clock") && !node.at("clock")->json().is_object()) members.wrong("clock", "expected an object");
  members.check(check_result(node, state));
  if (const Status status = members.status(); !status.ok()) return status.error();
  const auto seats = node.at("seats");
  if (!seats.ok()) return seats.error();
  const auto items = seats->items(core::kMinSeats, core::kMaxSeats);
  if (!items.ok()) return items.error();
  for (const Node& item : *items) {
    if (const Status status = check_seat(item); !status.ok()) return status.error();
  }
  return document;
}

Json seats_of(store::PlayerId player, const std::vector<store::PlayerId>& players, const Json& summary) {
  Json own = Json::array();
  const Json& seats = summary["seats"];
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const auto person = seats[s].value("person", players.size());
    if (person < players.size() && players[person] == player) own.push_back(s);
  }
  return own;
}

}  // namespace tavola::server
