// Every rule in docs/rules has a test that names it, and no test names a rule that does not exist.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), pattern); it != std::sregex_iterator(); ++it) {
    ids.insert((*it)[1].str() + "-" + (*it)[2].str());
  }
  return ids;
}

/// The ids that docs/rules defines: list items that start with one.
std::set<std::string> documented() {
  static const std::regex kItem(R"((?:^|\n)- \*\*(SL|AC|CZ|G)-(\d+))");
  std::set<std::string> ids;
  for (const auto& file : fs::directory_iterator(fs::path(TAVOLA_SOURCE) / "docs/rules")) {
    if (!file.is_regular_file()) continue;  // subfolders have the same rules in other languages
    ids.merge(matches(text_of(file.path()), kItem));
  }
  return ids;
}

/// The ids in the names of tests: TEST(SunriseLaneRules, SL_9_ParkOncePerTurn).
std::set<std::string> tested() {
  static const std::regex kTest(R"((?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*\w+,\s*(SL|AC|CZ|G)_(\d+)_)");
  std::set<std::string> ids;
  for (const char* folder : {"src", "tests"}) {
    for (const auto& file : fs::recursive_directory_iterator(fs::path(TAVOLA_SOURCE) / folder)) {
      if (file.path().string().ends_with("_test.cc")) ids.merge(matches(text_of(file.path()), kTest));
    }
  }
  return ids;
}

TEST(RuleIds, DocumentedWithoutGaps) {
  std::map<std::string, int> expected{{"G", 7}, {"SL", 23}, {"AC", 16}, {"CZ", 11}};
  std::set<std::string> all;
  for (const auto& [game, count] : expected) {
    for (int i = 1; i <= count; ++i) all.insert(game + "-" + std::to_string(i));
  }
  EXPECT_EQ(documented(), all);
}

TEST(RuleIds, EachIsNamedByATest) {
  const auto named = tested();
  for (const std::string& id : documented()) EXPECT_TRUE(named.contains(id)) << id << " has no test";
}

TEST(RuleIds, NoTestNamesAnUnknownOne) {
  const auto known = documented();
  for (const std::string& id : tested()) EXPECT_TRUE(known.contains(id)) << id << " is tested but not in docs/rules";
}

}  // namespace
