// A table that is held here: the messages of docs/server-protocol.md without a server. Time comes with each command.
#include "engine/engine.h"
#include "engine/requests.h"
#include "table/due.h"
#include "table/listing.h"
#include "table/requests.h"
#include "wire/members.h"

namespace tavola::engine {

using core::Error;
using core::Result;
using table::LocalTable;
using wire::Json;
using wire::Node;

namespace {

constexpr std::size_t kMostEntries = 65536;
constexpr std::size_t kLongestName = 160;

Error no_table() { return {"no-table", "", "there is no table yet: send \"open_table\" or \"restore_table\" first"}; }

/// Milliseconds since 1970.
Result<table::Time> read_now(const Node& request) {
  const auto node = request.at("now");
  if (!node.ok()) return node.error();
  const Json& value = node->json();
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > (std::uint64_t{1} << 53)) {
    return node->error("expected the time in milliseconds since 1970");
  }
  return static_cast<table::Time>(value.get<std::uint64_t>());
}

Json list_of(const std::vector<std::string>& texts) {
  Json list = Json::array();
  for (const std::string& text : texts) list.push_back(text);
  return list;
}

}  // namespace

Engine::Answer Engine::told(const LocalTable::Outcome& outcome) const {
  const auto due = table::next_due(table_->table(), table_->presence());
  Json out = {{"entries", list_of(outcome.entries)},
              {"messages", list_of(outcome.messages)},
              {"bot", table::bot_turn(table_->table()).has_value()},
              {"due", due ? Json(*due) : Json(nullptr)}};
  if (!outcome.next.empty()) out["next"] = outcome.next;
  return out;
}

Engine::Answer Engine::open_table(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  const auto node = request.at("settings");
  if (!node.ok()) return node.error();
  auto settings = table::read_settings(Node(node->json(), "", "bad-settings"));
  if (!settings.ok()) return settings.error();
  auto opened = LocalTable::open(*std::move(settings), entropy_, shelf_, *now);
  if (!opened.ok()) return opened.error();
  table_.emplace(*std::move(opened));
  return Json{{"id", table_->table().opening().id}, {"opening", table::stored_opening(table_->table())}};
}

Engine::Answer Engine::restore_table(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  const auto opening = request.at("opening");
  if (!opening.ok()) return opening.error();
  const auto text = opening->text(kMaxLine);
  if (!text.ok()) return text.error();
  const auto list = request.at("entries");
  if (!list.ok()) return list.error();
  const auto items = list->items(0, kMostEntries);
  if (!items.ok()) return items.error();
  std::vector<std::string> entries;
  for (const Node& item : *items) {
    auto entry = item.text(1u << 20);
    if (!entry.ok()) return entry.error();
    entries.push_back(*std::move(entry));
  }
  auto restored = LocalTable::restore(*text, entries, entropy_, shelf_, *now);
  if (!restored.ok()) return restored.error();
  table_.emplace(*std::move(restored));
  return Json{{"id", table_->table().opening().id}};
}

Engine::Answer Engine::open_record(const Node& request) {
  const auto record = read_record_of(request);
  if (!record.ok()) return record.error();
  auto opened = LocalTable::of_record(*record, entropy_);
  if (!opened.ok()) return opened.error();
  table_.emplace(*std::move(opened));
  return Json{{"id", table_->table().opening().id}};
}

Engine::Answer Engine::take_up(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  const auto record = read_record_of(request);
  if (!record.ok()) return record.error();
  wire::Members members(request);
  table::TakeUp how;
  how.at = static_cast<std::size_t>(members.number("at", 0, static_cast<int>(match::kMaxEvents), 0));
  how.seat = members.number("seat", 0, core::kMaxSeats - 1, 0);
  how.name = members.text("name", kLongestName, "");
  how.level = members.text("level", kLongestName, std::string(search::name(search::kUsualLevel)));
  if (const core::Status status = members.status(); !status.ok()) return status.error();
  const auto taken = LocalTable::take_up(*record, how, entropy_, shelf_, *now);
  if (!taken.ok()) return taken.error();
  return Json{{"id", taken->opening.id},
              {"opening", table::write_opening(taken->opening)},
              {"entries", list_of(taken->entries)}};
}

Engine::Answer Engine::join(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  if (!table_) return no_table();
  return told(table_->join(*now));
}

Engine::Answer Engine::say(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  if (!table_) return no_table();
  const auto message = request.at("message");
  if (!message.ok()) return message.error();
  const auto text = message->text(table::kMaxMessageBytes);
  if (!text.ok()) return text.error();
  const auto name_node = request.at("name");
  if (!name_node.ok()) return name_node.error();
  const auto name = name_node->line(kLongestName);
  if (!name.ok()) return name.error();
  return told(table_->say(*text, *name, *now));
}

Engine::Answer Engine::tick(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  if (!table_) return no_table();
  return told(table_->tick(*now));
}

Engine::Answer Engine::think(const Node& request) {
  const auto now = read_now(request);
  if (!now.ok()) return now.error();
  if (!table_) return no_table();
  return told(table_->think(*now));
}

}  // namespace tavola::engine
