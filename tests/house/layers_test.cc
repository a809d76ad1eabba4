// Dependencies point one way: what the files of src/ include follows one table.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "house/source_files.h"

namespace tavola::house {
namespace {

/// A module, and the modules whose headers it may include besides its own. Each uses only modules above it. "games" are
/// the headers that all games share, and the lists of games made from src/games/CMakeLists.txt; "game/rules" is the
/// folder rules/ of the same game. "server" is what lies beside its folders: the service over all of it.
const std::map<std::string, std::set<std::string>> kMayInclude{
    {"core", {}},
    {"wire", {"core"}},
    {"term", {"core"}},
    {"search", {"core"}},
    {"bots", {"core", "search"}},
    {"games", {"core"}},
    {"game/rules", {"core"}},
    {"game/wire", {"core", "wire", "game/rules"}},
    {"game/bot", {"core", "search", "game/rules"}},
    {"game/term", {"core", "term", "game/rules"}},
    {"game/lab", {"core", "games", "game/rules"}},
    {"game/generator", {"core", "search", "game/rules", "game/bot"}},
    {"registry", {"core", "wire", "search", "bots", "games"}},
    {"match", {"core", "wire", "search", "bots", "registry"}},
    {"table", {"core", "wire", "search", "bots", "registry", "match"}},
    {"engine", {"core", "wire", "search", "bots", "registry", "match", "table"}},
    {"store", {"core", "wire"}},
    {"lab/statistics", {"core"}},
    {"lab/report", {"core", "lab/statistics"}},
    {"lab/arena", {"core", "wire", "search", "bots", "registry", "match", "engine", "lab/statistics", "lab/report"}},
    {"lab/balance",
     {"core", "wire", "search", "bots", "games", "registry", "match", "lab/statistics", "lab/report", "lab/arena"}},
    {"lab/fit", {"core", "search"}},
    {"server/watch", {"core", "wire"}},
    {"server/transport", {"core", "wire", "server/watch"}},
    {"server/accounts", {"core", "wire", "store", "server/watch", "server/transport"}},
    {"server/tables",
     {"core", "wire", "bots", "registry", "match", "table", "store", "server/watch", "server/transport",
      "server/accounts"}},
    {"server",
     {"core", "wire", "registry", "match", "table", "store", "server/watch", "server/transport", "server/accounts",
      "server/tables"}},
    {"client", {"core", "wire"}},
    {"wasm", {"core", "engine"}},
};

/// Where a path below src/ belongs: a module of the table, and for a game's file the game.
struct Place {
  std::string module;
  std::string game;
};

Place place_of(const std::string& path) {
  static const std::regex kGame("games/([^/]+)/(?:([^/]+)/)?[^/]+");
  std::smatch found;
  if (std::regex_match(path, found, kGame)) return {"game/" + found[2].str(), found[1].str()};
  static const std::regex kPart("((?:lab|server)/[^/]+)/.+");
  if (std::regex_match(path, found, kPart)) return {found[1].str(), ""};
  return {path.substr(0, path.find('/')), ""};
}

TEST(Layers, IncludesFollowTheTable) {
  static const std::regex kInclude(R"re((?:^|\n)#include "([^"]+)")re");
  int includes = 0;
  for (const std::string& file : files_below("src")) {
    if (is_test(file) || !(file.ends_with(".cc") || file.ends_with(".h"))) continue;
    const Place from = place_of(file.substr(4));
    if (from.module == "cli") continue;  // the programs are above all of them
    const auto may = kMayInclude.find(from.module);
    ASSERT_NE(may, kMayInclude.end()) << file << " is in a module that this test's table does not have";
    const std::string text = text_of(kRoot / file);
    for (std::sregex_iterator it(text.begin(), text.end(), kInclude); it != std::sregex_iterator(); ++it) {
      const std::string header = (*it)[1];
      const Place to = place_of(header);
      ++includes;
      EXPECT_TRUE(to.module == from.module || may->second.contains(to.module)) << file << " includes " << header;
      EXPECT_TRUE(to.game.empty() || to.game == from.game) << file << " includes another game's " << header;
    }
  }
  EXPECT_GT(includes, 500) << "the files were found";
}

}  // namespace
}  // namespace tavola::house
