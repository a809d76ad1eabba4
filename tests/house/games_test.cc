// A new game needs only its own folders and a few lines elsewhere. This test limits how many other files may name a
// game.
#include <gtest/gtest.h>

#include <regex>

#include "house/source_files.h"

namespace tavola::house {
namespace {

constexpr std::size_t kMostFiles = 8;
constexpr std::size_t kMostSourceFiles = 2;  // of those, in src/

/// The game that help texts and comments take as their example. Others must not be named there.
constexpr std::string_view kExample = "sunrise_lane";

/// The list in src/games/CMakeLists.txt.
std::vector<std::string> games() {
  const std::string text = text_of(kRoot / "src/games/CMakeLists.txt");
  std::smatch list;
  EXPECT_TRUE(std::regex_search(text, list, std::regex(R"(set\(TAVOLA_GAMES ([a-z_ ]+)\))")));
  std::vector<std::string> names;
  std::istringstream words(list[1].str());
  for (std::string name; words >> name;) names.push_back(name);
  return names;
}

/// "construction_zone": any spelling of its id, its name in tests, and the ids of its rules, of which "CZ-1" is one.
std::regex names_of(const std::string& game) {
  std::string spelling;
  std::string camel;
  bool first = true;
  for (const char c : game) {
    spelling += c == '_' ? '.' : c;
    if (c != '_') camel += first ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    first = c == '_';
  }
  const std::string rules = text_of(kRoot / "docs/rules" / (std::regex_replace(game, std::regex("_"), "-") + ".md"));
  std::smatch id;
  EXPECT_TRUE(std::regex_search(rules, id, std::regex(R"(\*\*([A-Z]+)-1\b)"))) << game;
  return std::regex(spelling + "|" + camel + "|" + id[1].str() + "-[0-9]");
}

bool belongs_to(const std::string& file, const std::string& game) {
  const std::string id = std::regex_replace(game, std::regex("_"), "-");
  for (const std::string& folder : {"src/games/" + game + "/", "content/" + id + "/", "web/src/games/" + id + "/"}) {
    if (file.starts_with(folder)) return true;
  }
  return false;
}

/// The files outside of a game's own folders that name it; tests and docs don't count.
std::vector<std::string> files_that_name(const std::string& game) {
  const std::regex names = names_of(game);
  std::vector<std::string> found;
  std::vector<std::string> files{"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "CMakeLists.txt", "dev"};
  for (const char* folder : {"src", "web", "cmake"}) {
    for (std::string& file : files_below(folder)) files.push_back(std::move(file));
  }
  for (const std::string& file : files) {
    if (is_test(file) || belongs_to(file, game)) continue;
    if (std::regex_search(text_of(kRoot / file), names)) found.push_back(file);
  }
  return found;
}

TEST(Games, AFurtherOneNeedsFewLinesElsewhere) {
  const auto all = games();
  ASSERT_GE(all.size(), 3u);
  for (const std::string& game : all) {
    if (game == kExample) continue;
    const auto files = files_that_name(game);
    std::string list;
    std::size_t in_source = 0;
    for (const std::string& file : files) {
      list += "\n  " + file;
      in_source += file.starts_with("src/") ? 1 : 0;
    }
    EXPECT_LE(in_source, kMostSourceFiles) << game << " is named by" << list;
    EXPECT_LE(files.size(), kMostFiles) << game << " is named by" << list;
  }
}

TEST(Games, EveryOneHasTheSameFiles) {
  for (const std::string& game : games()) {
    for (const char* file :
         {"CMakeLists.txt",      "testing.h",       "rules/game.h",      "rules/chance.cc",      "rules/content.cc",
          "rules/invariants.cc", "rules/moves.cc",  "rules/notation.cc", "rules/position.cc",    "rules/rules.cc",
          "rules/views.cc",      "wire/wire.h",     "wire/wire.cc",      "wire/content.cc",      "bot/evaluation.h",
          "bot/evaluation.cc",   "bot/greedy.h",    "bot/greedy.cc",     "bot/guide.h",          "bot/guide.cc",
          "bot/handicap.h",      "bot/knowledge.h", "bot/levels.h",      "bot/levels.cc",        "term/screen.h",
          "term/screen.cc",      "lab/usage.h",     "lab/usage.cc",      "generator/generate.cc"}) {
      EXPECT_TRUE(fs::is_regular_file(kRoot / "src/games" / game / file)) << game << "/" << file;
    }
    for (const char* file :
         {"rules/conformance_test.cc", "rules/notation_test.cc", "rules/property_test.cc", "rules/rules_test.cc",
          "rules/speed_test.cc", "rules/views_test.cc", "wire/content_test.cc", "wire/wire_test.cc", "bot/bots_test.cc",
          "bot/endings_test.cc", "bot/greedy_test.cc", "term/screen_test.cc"}) {
      EXPECT_TRUE(fs::is_regular_file(kRoot / "src/games" / game / file)) << game << "/" << file;
    }
  }
}

}  // namespace
}  // namespace tavola::house
