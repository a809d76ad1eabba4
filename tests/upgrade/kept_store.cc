#include "tests/upgrade/kept_store.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/crash/server_process.h"

namespace tavola::upgrade {

namespace {

namespace files = std::filesystem;

constexpr std::size_t kShownOfValue = 300;

std::string stores() { return std::string(TAVOLA_SOURCE) + "/tests/upgrade/stores"; }

std::string cut(const Json& json) { return json.dump().substr(0, kShownOfValue); }

/// As `missing`, for one value.
std::string missing_at(const std::string& where, const Json& then, const Json& now) {
  if (then.is_object() && now.is_object()) {
    for (const auto& [key, value] : then.items()) {
      const std::string place = where.empty() ? key : where + "." + key;
      if (!now.contains(key)) return place + ": " + cut(value) + " and nothing";
      if (std::string found = missing_at(place, value, now[key]); !found.empty()) return found;
    }
    return "";
  }
  if (then.is_array() && now.is_array() && then.size() == now.size()) {
    for (std::size_t i = 0; i < then.size(); ++i) {
      std::string found = missing_at(where + "[" + std::to_string(i) + "]", then[i], now[i]);
      if (!found.empty()) return found;
    }
    return "";
  }
  return then == now ? "" : where + ": " + cut(then) + " and " + cut(now);
}

}  // namespace

std::vector<std::string> kept_versions() {
  std::vector<std::string> versions;
  for (const auto& entry : files::directory_iterator(stores())) versions.push_back(entry.path().filename().string());
  std::sort(versions.begin(), versions.end());
  return versions;
}

std::string folder_of(const std::string& version) { return stores() + "/" + version; }

bool is_kept(const std::string& version) { return files::exists(folder_of(version)); }

std::string keep(const std::string& store, const Json& expected, const std::string& version, const std::string& log) {
  const std::string folder = folder_of(version);
  files::create_directories(folder);
  files::copy(store, folder + "/tavola.db");
  std::ofstream(folder + "/expected.json") << expected.dump() << "\n";
  const int code =
      crash::run_program({"gzip", "--best", "--no-name", folder + "/tavola.db", folder + "/expected.json"}, log);
  return code == 0 ? "" : "gzip failed";
}

Json unpack(const std::string& version, const std::string& into) {
  for (const char* name : {"tavola.db", "expected.json"}) {
    const std::string packed = folder_of(version) + "/" + name + ".gz";
    if (crash::run_program({"gzip", "--decompress", "--stdout", packed}, into + "/" + name) != 0) return {};
  }
  std::ifstream file(into + "/expected.json");
  const Json expected = Json::parse(file, nullptr, false);
  return expected.is_object() ? expected : Json();
}

client::Sender sender_of(const Json& person, bool by_token) {
  client::Sender sender;
  (by_token ? sender.token : sender.cookie) = person.value(by_token ? "token" : "cookie", "");
  return sender;
}

Json told(const Knowledge& knows, Json& contents) {
  Json table = knows.table();
  for (const char* passing : {"t", "now", "clock"}) table.erase(passing);
  auto at = std::find(contents.begin(), contents.end(), table["content"]);
  const auto place = at - contents.begin();
  if (at == contents.end()) contents.push_back(table["content"]);
  table["content"] = place;
  table["events"] = knows.events();
  return table;
}

std::string missing(const Json& then, const Json& now, bool still_moving) {
  if (!still_moving) return missing_at("", then, now);
  const Json& events = then["events"];
  if (now["events"].size() < events.size()) return "events: " + cut(events) + " and " + cut(now["events"]);
  for (const char* key : {"id", "content", "settings", "commitment"}) {
    if (std::string found = missing_at(key, then[key], now[key]); !found.empty()) return found;
  }
  const Json begun(std::vector<Json>(now["events"].begin(), now["events"].begin() + static_cast<long>(events.size())));
  return missing_at("events", events, begun);
}

}  // namespace tavola::upgrade
