#include "table/entry.h"

#include <array>

#include "table/members.h"
#include "wire/writer.h"

namespace tavola::table {
namespace {

using core::Result;
using registry::AnyGame;

constexpr std::array<std::string_view, 18> kKinds{"sit",  "open",   "bot",     "start",    "play",    "early",
                                                  "undo", "resign", "timeout", "stand_in", "leave",   "back",
                                                  "chat", "emote",  "mute",    "unmute",   "rematch", "next_table"};

Result<std::vector<registry::AnyMove>> read_events(const wire::Node& node, const AnyGame& game) {
  const auto items = node.items(0, 4096);
  if (!items.ok()) return items.error();
  std::vector<registry::AnyMove> events;
  for (const wire::Node& item : *items) {
    const auto text = item.text(64);
    if (!text.ok()) return text.error();
    const auto move = game.read_move(*text);
    if (!move.ok()) return item.error(move.error().text());
    events.push_back(*move);
  }
  return events;
}

}  // namespace

std::string write_entry(const Entry& entry, const AnyGame& game) {
  std::string out;
  {
    wire::Writer to(out);
    to.object([&] {
      to.add_word("k", kKinds[static_cast<std::size_t>(entry.kind)]);
      to.add("at", entry.at);
      if (entry.seat >= 0) to.add("seat", entry.seat);
      if (entry.used != 0) to.add("used", entry.used);
      if (!entry.player.empty()) to.add("player", std::string_view(entry.player));
      if (!entry.name.empty()) to.add("name", std::string_view(entry.name));
      if (!entry.nonce.empty()) to.add("nonce", std::string_view(entry.nonce));
      if (!entry.text.empty()) to.add("text", std::string_view(entry.text));
      if (entry.events.empty()) return;
      to.key("events");
      to.array([&] {
        for (const registry::AnyMove event : entry.events) to.word(game.write_move(event));
      });
    });
  }
  return out;
}

Result<Entry> read_entry(std::string_view text, const AnyGame& game) {
  const auto document = wire::parse(text, {1u << 20, 8});
  if (!document.ok()) return document.error();
  const wire::Node node(*document, "", "bad-entry");
  Members members(node);
  members.only({"k", "at", "seat", "used", "player", "name", "nonce", "text", "events"});
  Entry entry;
  const std::string kind = members.text("k", 16, "");
  std::size_t k = 0;
  while (k < kKinds.size() && kKinds[k] != kind) ++k;
  if (k == kKinds.size()) return node.error("unknown kind \"" + kind + "\"");
  entry.kind = static_cast<Entry::Kind>(k);
  entry.at = members.time("at", -kLatest, 0);
  entry.used = members.time("used", 0, 0);
  entry.seat = members.number("seat", 0, core::kMaxSeats - 1, -1);
  entry.player = members.text("player", kLongestText, "");
  entry.name = members.text("name", kLongestText, "");
  entry.nonce = members.text("nonce", kLongestText, "");
  entry.text = members.text("text", kLongestText, "");
  if (members.has("events")) entry.events = members.value(read_events(*node.at("events"), game));
  if (const core::Status status = members.status(); !status.ok()) return status.error();
  return entry;
}

}  // namespace tavola::table
