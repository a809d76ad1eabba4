// Whole games at the prompt, played by numbers, and their records.
#include <gtest/gtest.h>

#include "cli/play/testing.h"

namespace tavola::cli {
namespace {

using testing::new_match;
using testing::Played;
using testing::RandomTyper;
using testing::TempFolder;

struct Table {
  const char* label;
  const char* game;
  int players;
  const char* bots;
  core::OptionTexts options;
};

class WholeGame : public ::testing::TestWithParam<Table> {};

TEST_P(WholeGame, PlayedByNumbersGivesARecordThatVerifies) {
  const Table& at = GetParam();
  for (const bool screen : {false, true}) {
    const TempFolder folder;
    const std::string file = folder.file("game.json");
    const Autosave autosave(file);
    PlayTable table(new_match(at.game, at.players, at.bots, "whole", at.options), autosave, term::Paint(false), 80);
    std::ostringstream out;
    RandomTyper in(out, 11);
    const Played played = testing::run_session(table, in, out, screen);
    EXPECT_EQ(played.end, SessionEnd::kFinished);
    EXPECT_NE(played.out.find("total"), std::string::npos);
    EXPECT_NE(played.out.find("Ended by "), std::string::npos);
    EXPECT_TRUE(played.out.find(" wins.") != std::string::npos ||
                played.out.find(" share the victory.") != std::string::npos);
    const std::string record_file = folder.file("game.record.json");
    EXPECT_NE(played.out.find("tavola verify " + record_file), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(file));
    const auto record = load_record(record_file);
    ASSERT_TRUE(record.ok()) << record.error().text();
    const auto found = match::verify(*record);
    ASSERT_TRUE(found.ok()) << found.error().text();
    EXPECT_GT(found->random_events, 0);
    EXPECT_GT(found->moves, 0);
  }
}

TEST_P(WholeGame, NoLineIsWiderThanTheScreen) {
  const Table& at = GetParam();
  const TempFolder folder;
  const Autosave autosave(folder.file("game.json"));
  PlayTable table(new_match(at.game, at.players, at.bots, "wide", at.options), autosave, term::Paint(true), 80);
  std::ostringstream out;
  RandomTyper in(out, 5);
  const Console console{in, out, term::Paint(true), 80, 40, false};
  Session(table, console).run();
  std::istringstream lines(plain(out.str()));
  int wide = 0;
  for (std::string line; std::getline(lines, line) && wide < 5;) {
    if (line.find(folder.path()) != std::string::npos || line.find("seed was") != std::string::npos) continue;
    EXPECT_LE(term::columns(line), 80) << line;
    wide += term::columns(line) > 80 ? 1 : 0;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame,
                         ::testing::Values(Table{"Lane2", "sunrise-lane", 2, "greedy", {}},
                                           Table{"Lane3", "sunrise-lane", 3, "none", {{"ties", "skip"}}},
                                           Table{"Card2", "all-on-one-card", 2, "random", {}},
                                           Table{"Card4", "all-on-one-card", 4, "greedy", {{"variant", "advanced"}}},
                                           Table{"Zone2", "construction-zone", 2, "greedy", {}},
                                           Table{"Zone4", "construction-zone", 4, "none", {}}),
                         [](const auto& tested) { return std::string(tested.param.label); });

TEST(Watch, ATableOfBotsPlaysByItself) {
  const TempFolder folder;
  const Played played =
      testing::type(new_match("sunrise-lane", 2, "greedy,random", "watch"), "", folder.file("game.json"));
  EXPECT_EQ(played.end, SessionEnd::kFinished);
  EXPECT_NE(played.out.find("tavola verify"), std::string::npos);
}

}  // namespace
}  // namespace tavola::cli
