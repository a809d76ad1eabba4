#include "table/settings.h"

#include "bots/spec.h"
#include "core/fields.h"
#include "match/record.h"
#include "search/level.h"
#include "table/members.h"

namespace tavola::table {
namespace {

using core::Result;
using core::Status;
using wire::Json;
using wire::Node;

constexpr Time kDay = 86'400 * kSecond;
constexpr int kMaxBank = 24 * 3600;
constexpr int kMaxDays = 30;

std::string read_level(Members& members, std::string_view key) {
  std::string level = members.text(key, 16, "");
  if (level.empty() || !is_level(level)) {
    members.wrong(key, "expected a level: " + core::listed(search::kLevelNames, "or"));
  }
  return level;
}

Result<match::ClockRules> read_clock(const Node& node) {
  Members members(node);
  match::ClockRules rules;
  const std::string kind = members.text("kind", 8, "");
  if (kind == "real") {
    members.only({"kind", "bank", "increment"});
    rules.kind = match::ClockRules::Kind::kReal;
    rules.bank = members.number("bank", 10, kMaxBank, 600) * kSecond;
    rules.increment = members.number("increment", 0, 3600, 10) * kSecond;
  } else if (kind == "days") {
    members.only({"kind", "days"});
    rules.kind = match::ClockRules::Kind::kDays;
    rules.a_turn = members.number("days", 1, kMaxDays, 3) * kDay;
  } else {
    return node.error("expected \"kind\" to be \"real\" (bank and increment in seconds) or \"days\"");
  }
  if (const Status status = members.status(); !status.ok()) return status.error();
  return rules;
}

Result<StandIn> read_stand_in(const Node& node) {
  Members members(node);
  members.only({"level", "after"});
  StandIn stand_in;
  stand_in.level = read_level(members, "level");
  stand_in.after = members.number("after", 10, 7 * 86'400, stand_in.after);
  if (const Status status = members.status(); !status.ok()) return status.error();
  return stand_in;
}

Result<std::vector<std::string>> read_seats(const Node& node, int players) {
  const auto count = static_cast<std::size_t>(players);
  const auto items = node.items(count, count);
  if (!items.ok()) return items.error();
  std::vector<std::string> bots;
  for (const Node& item : *items) {
    auto text = item.line(16);
    if (!text.ok()) return text.error();
    if (*text == "open") {
      bots.emplace_back();
      continue;
    }
    if (!is_level(*text)) {
      return item.error("expected \"open\", or the level of a bot: " + core::listed(search::kLevelNames, "or"));
    }
    bots.push_back(*std::move(text));
  }
  return bots;
}

Result<std::vector<std::string>> read_named(const Node& node) {
  const auto items = node.items(1, kMaxNamed);
  if (!items.ok()) return items.error();
  std::vector<std::string> named;
  for (const Node& item : *items) {
    auto text = item.line(64);
    if (!text.ok()) return text.error();
    named.push_back(*std::move(text));
  }
  return named;
}

constexpr auto kAccessNames = std::to_array<std::string_view>({"public", "link", "private"});
constexpr auto kAtZeroNames = std::to_array<std::string_view>({"lose", "stand-in"});

template <class Enum, std::size_t N>
Enum one_of(Members& members, std::string_view key, const std::array<std::string_view, N>& names, Enum otherwise) {
  const std::string text = members.text(key, 16, std::string(names[static_cast<std::size_t>(otherwise)]));
  std::string expected;
  for (std::size_t i = 0; i < N; ++i) {
    if (text == names[i]) return static_cast<Enum>(i);
    expected += (i == 0 ? "" : ", ") + core::quoted(names[i]);
  }
  members.wrong(key, "expected one of " + expected);
  return otherwise;
}

void read_setup(Members& members, const Node& node, Settings& settings) {
  settings.game = members.text("game", 64, "");
  settings.setup.players = members.number("players", core::kMinSeats, core::kMaxSeats, 2);
  settings.setup.edition = members.text("edition", 16, "");
  if (members.has("options")) settings.setup.options = members.value(match::read_options(*node.at("options")));
  if (members.has("content")) settings.setup.content = node.at("content")->json();
}

/// Checks settings that depend on each other.
void check_together(Members& members, const Settings& settings) {
  const bool clock = settings.clock.kind != match::ClockRules::Kind::kNone;
  if (settings.access != Access::kPrivate && !settings.named.empty()) {
    members.wrong("named", "only a private table has named players: \"access\": \"private\"");
  }
  if (clock && settings.at_zero == AtZero::kStandIn && !settings.stand_in) {
    members.wrong("at_zero", "a stand-in needs a level: \"stand_in\": {\"level\": \"medium\"}");
  }
  if (clock && settings.at_zero == AtZero::kLose && settings.setup.players > 2) {
    members.wrong("at_zero", "with more than two players a bot takes over when time is up: expected \"stand-in\"");
  }
}

}  // namespace

bool is_level(std::string_view text) { return text.find(':') == text.npos && bots::read_spec(text).ok(); }

Result<Settings> read_settings(const Node& node) {
  Members members(node);
  Settings settings;
  members.only({"game", "players", "edition", "options", "content", "access", "named", "seats"},
               {"clock", "at_zero", "stand_in", "forced", "early", "hints", "same_screen"});
  read_setup(members, node, settings);
  settings.access = one_of(members, "access", kAccessNames, Access::kLink);
  if (members.has("named")) settings.named = members.value(read_named(*node.at("named")));
  settings.bots.resize(static_cast<std::size_t>(settings.setup.players));
  if (members.has("seats")) settings.bots = members.value(read_seats(*node.at("seats"), settings.setup.players));
  if (members.has("clock")) settings.clock = members.value(read_clock(*node.at("clock")));
  if (members.has("stand_in")) settings.stand_in = members.value(read_stand_in(*node.at("stand_in")));
  settings.at_zero = one_of(members, "at_zero", kAtZeroNames, settings.stand_in ? AtZero::kStandIn : AtZero::kLose);
  settings.forced = members.flag("forced", true);
  settings.early = members.flag("early", true);
  settings.hints = members.flag("hints", false);
  settings.same_screen = members.flag("same_screen", false);
  if (members.status().ok()) check_together(members, settings);
  if (const Status status = members.status(); !status.ok()) return status.error();
  return settings;
}

Json settings_json(const Settings& settings) {
  Json out = {{"game", settings.game}, {"players", settings.setup.players}};
  if (!settings.setup.edition.empty()) out["edition"] = settings.setup.edition;
  out["options"] = match::options_json(settings.setup.options);
  if (settings.setup.content) out["content"] = *settings.setup.content;
  out["access"] = kAccessNames[static_cast<std::size_t>(settings.access)];
  if (!settings.named.empty()) out["named"] = settings.named;
  Json seats = Json::array();
  for (const std::string& bot : settings.bots) seats.push_back(bot.empty() ? "open" : bot);
  out["seats"] = std::move(seats);
  if (settings.clock.kind == match::ClockRules::Kind::kReal) {
    out["clock"] = {
        {"kind", "real"}, {"bank", settings.clock.bank / kSecond}, {"increment", settings.clock.increment / kSecond}};
  } else if (settings.clock.kind == match::ClockRules::Kind::kDays) {
    out["clock"] = {{"kind", "days"}, {"days", settings.clock.a_turn / kDay}};
  } else {
    out["clock"] = nullptr;
  }
  out["at_zero"] = kAtZeroNames[static_cast<std::size_t>(settings.at_zero)];
  out["stand_in"] = settings.stand_in ? Json{{"level", settings.stand_in->level}, {"after", settings.stand_in->after}}
                                      : Json(nullptr);
  out["forced"] = settings.forced;
  out["early"] = settings.early;
  out["hints"] = settings.hints;
  out["same_screen"] = settings.same_screen;
  return out;
}

}  // namespace tavola::table
