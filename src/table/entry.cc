#include "table/entry.h"

#include <algorithm>
#include <array>

#include "table/members.h"
#include "wire/writer.h"

namespace tavola::table {
namespace {

using core::Result;
using core::Seat;
using registry::AnyGame;
using registry::AnyMove;
using wire::Writer;
using Why = change::StandIn::Why;

constexpr auto kWhy = std::to_array<std::string_view>({"left", "away", "clock"});

// ------------------------------------------------------------------------------------------- one member, by its type

void write_member(Writer& to, std::string_view key, Seat seat, const AnyGame&) { to.add(key, core::index(seat)); }
void write_member(Writer& to, std::string_view key, Time time, const AnyGame&) {
  if (time != 0) to.add(key, time);
}
void write_member(Writer& to, std::string_view key, const std::string& text, const AnyGame&) {
  if (!text.empty()) to.add(key, std::string_view(text));
}
void write_member(Writer& to, std::string_view key, PlayerId player, const AnyGame&) {
  if (player != PlayerId::kNobody) to.add_word(key, core::player_text(player));
}
void write_member(Writer& to, std::string_view key, Why why, const AnyGame&) {
  to.add_word(key, kWhy[static_cast<std::size_t>(why)]);
}
void write_member(Writer& to, std::string_view key, const std::vector<AnyMove>& events, const AnyGame& game) {
  if (events.empty()) return;
  to.key(key);
  to.array([&] {
    for (const AnyMove event : events) to.word(game.write_move(event));
  });
}
void write_member(Writer& to, std::string_view key, const std::optional<AnyMove>& event, const AnyGame& game) {
  if (event) write_member(to, key, std::vector<AnyMove>{*event}, game);
}

void read_member(Members& members, std::string_view key, Seat& seat, const wire::Node&, const AnyGame&) {
  if (!members.has(key)) members.wrong(key, "expected the number of a seat");
  seat = core::seat(members.number(key, 0, core::kMaxSeats - 1, 0));
}
void read_member(Members& members, std::string_view key, Time& time, const wire::Node&, const AnyGame&) {
  time = members.time(key, 0, 0);
}
void read_member(Members& members, std::string_view key, std::string& text, const wire::Node&, const AnyGame&) {
  text = members.text(key, kLongestText, "");
}
void read_member(Members& members, std::string_view key, PlayerId& player, const wire::Node&, const AnyGame&) {
  const auto read = core::read_player(members.text(key, kLongestText, ""));
  if (!read) members.wrong(key, "expected the number of a player");
  player = read.value_or(PlayerId::kNobody);
}
void read_member(Members& members, std::string_view key, Why& why, const wire::Node&, const AnyGame&) {
  const auto found = std::find(kWhy.begin(), kWhy.end(), members.text(key, kLongestText, ""));
  if (found == kWhy.end()) return members.wrong(key, "expected left, away or clock");
  why = static_cast<Why>(found - kWhy.begin());
}

Result<std::vector<AnyMove>> read_events(const wire::Node& node, const AnyGame& game) {
  const auto items = node.items(0, 4096);
  if (!items.ok()) return items.error();
  std::vector<AnyMove> events;
  for (const wire::Node& item : *items) {
    const auto text = item.text(64);
    if (!text.ok()) return text.error();
    const auto move = game.read_move(*text);
    if (!move.ok()) return item.error(move.error().text());
    events.push_back(*move);
  }
  return events;
}
void read_member(Members& members, std::string_view key, std::vector<AnyMove>& events, const wire::Node& node,
                 const AnyGame& game) {
  if (members.has(key)) events = members.value(read_events(*node.at(key), game));
}
void read_member(Members& members, std::string_view key, std::optional<AnyMove>& event, const wire::Node& node,
                 const AnyGame& game) {
  std::vector<AnyMove> events;
  read_member(members, key, events, node, game);
  if (events.size() > 1) return members.wrong(key, "expected one answer at most");
  if (!events.empty()) event = events.front();
}

// ------------------------------------------------------------------------------------------------ all of a change

/// Reads the change whose name is `kind`; false when this is not its name.
template <class C>
bool read_as(std::string_view kind, Members& members, const wire::Node& node, const AnyGame& game, Change& change) {
  if (kind != C::kName) return false;
  C read;
  std::apply([&](const auto&... member) { (read_member(members, member.name, read.*member.value, node, game), ...); },
             C::members());
  change = std::move(read);
  return true;
}

template <class... C>
bool read_any(std::variant<C...>& change, std::string_view kind, Members& members, const wire::Node& node,
              const AnyGame& game) {
  return (read_as<C>(kind, members, node, game, change) || ...);
}

}  // namespace

std::string write_entry(const Entry& entry, const AnyGame& game) {
  std::string out;
  {
    Writer to(out);
    to.object([&] {
      std::visit(
          [&]<class C>(const C& change) {
            to.add_word("k", C::kName);
            to.add("at", entry.at);
            std::apply([&](const auto&... member) { (write_member(to, member.name, change.*member.value, game), ...); },
                       C::members());
          },
          entry.change);
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
  const std::string kind = members.text("k", 16, "");
  Entry entry;
  entry.at = members.time("at", -kLatest, 0);
  if (!read_any(entry.change, kind, members, node, game)) return node.error("unknown kind \"" + kind + "\"");
  if (const core::Status status = members.status(); !status.ok()) return status.error();
  return entry;
}

}  // namespace tavola::table
