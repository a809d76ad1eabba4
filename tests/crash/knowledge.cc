#include "tests/crash/knowledge.h"

#include <algorithm>
#include <array>

namespace tavola::crash {

namespace {

constexpr std::size_t kChatKept = 100;  // chat lines in a welcome
constexpr std::size_t kShown = 400;

constexpr std::array<const char*, 11> kCompared{"state", "seats", "you",    "view", "to_act",    "choices",
                                                "early", "chat",  "result", "seed", "next_table"};

std::string shown(const Json& json) { return json.dump().substr(0, kShown); }

Json part_of(const Json& table, const char* key) {
  if (!table.contains(key)) return {};
  const Json& part = table[key];
  if (std::string(key) != "chat" || part.size() <= kChatKept) return part;
  return Json(std::vector<Json>(part.end() - kChatKept, part.end()));
}

}  // namespace

void Knowledge::take_welcome(const Json& welcome) {
  table_ = welcome;
  version_ = welcome["version"];
  events_.clear();
  if (welcome.contains("events")) events_.assign(welcome["events"].begin(), welcome["events"].end());
  table_.erase("events");
}

bool Knowledge::take_update(const Json& update) {
  if (update["from"] != version_ || update["version"] <= version_) return false;
  version_ = update["version"];
  if (update.contains("to_act")) {
    for (const char* key : {"choices", "can_undo", "early", "clock"}) table_.erase(key);
  }
  for (const auto& [key, value] : update.items()) {
    if (key == "view" && table_.contains("view")) {
      for (const auto& [member, changed] : value.items()) table_["view"][member] = changed;
    } else if (key == "events") {
      events_.insert(events_.end(), value.begin(), value.end());
    } else if (key == "chat") {
      for (const Json& line : value) table_["chat"].push_back(line);
    } else if (key != "t" && key != "from") {
      table_[key] = value;
    }
  }
  return true;
}

int Knowledge::own_seat(const std::string& kind) const {
  if (!table_.contains("you")) return -1;
  for (const Json& seat : table_["you"]["seats"]) {
    if (table_["seats"][seat.get<std::size_t>()]["kind"] == kind) return seat;
  }
  return -1;
}

int Knowledge::seat() const { return own_seat("person"); }

int Knowledge::reserved_seat() const { return own_seat("reserved"); }

std::string Knowledge::difference(const Knowledge& other) const {
  const std::size_t common = std::min(events_.size(), other.events_.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (events_[i] != other.events_[i]) {
      return "event " + std::to_string(i) + ": " + shown(events_[i]) + " and " + shown(other.events_[i]);
    }
  }
  if (events_.size() != other.events_.size()) {
    return std::to_string(events_.size()) + " and " + std::to_string(other.events_.size()) + " events";
  }
  for (const char* key : kCompared) {
    const Json mine = part_of(table_, key);
    const Json theirs = part_of(other.table_, key);
    if (mine != theirs) return std::string(key) + ": " + shown(mine) + " and " + shown(theirs);
  }
  return "";
}

}  // namespace tavola::crash
