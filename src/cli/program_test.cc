// Tests of the real program: its exit codes, its one-line errors, and what signals do to a game in progress.
#include <algorithm>
#include <filesystem>
#include <thread>

#include "cli/program_testing.h"

namespace tavola::cli {
namespace {

using testing::has;
using testing::Program;
using testing::TempFolder;

TEST(Program, AloneSaysInFiveLinesWhatYouCanDo) {
  const TempFolder folder;
  const std::string shown = testing::output_of(folder, {});
  EXPECT_EQ(std::count(shown.begin(), shown.end(), '\n'), 5) << shown;
  for (const char* part : {"tavola serve --open", "tavola play sunrise-lane", "tavola --help"}) {
    EXPECT_TRUE(has(shown, part)) << shown;
  }
}

TEST(Program, NamesItsVersionAndCommit) {
  const TempFolder folder;
  const std::string shown = testing::output_of(folder, {"--version"});
  EXPECT_EQ(shown.find("tavola " TAVOLA_VERSION " ("), 0u) << shown;
  EXPECT_TRUE(shown.ends_with(")\n")) << shown;
}

TEST(Program, SignalsEndAGameCleanlyAndItGoesOn) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const TempFolder folder;
    Program game(folder, {"play", "sunrise-lane", "--seed", "tea", "--names", "Anna"});
    ASSERT_TRUE(game.wait_for("help)> ")) << game.shown();
    game.type("draw\n");
    ASSERT_TRUE(game.wait_for("Anna drew instead"));
    game.signal(signal);
    EXPECT_EQ(game.finish(), 128 + signal);
    EXPECT_TRUE(has(game.shown(), "tavola play --resume " + folder.path() + "/tavola/")) << game.shown();

    Program again(folder, {"play", "--resume"});
    again.type("log\n");
    again.close_input();
    EXPECT_EQ(again.finish(), 0);
    EXPECT_TRUE(has(again.shown(), "Anna drew instead")) << again.shown();
  }
}

TEST(Program, AKilledGameLosesNothingThatWasShown) {
  const TempFolder folder;
  Program game(folder, {"play", "construction-zone", "--seed", "tea", "--names", "Anna", "--option", "first=0"});
  ASSERT_TRUE(game.wait_for("help)> "));
  game.type("1\n");
  ASSERT_TRUE(game.wait_for("Anna took"));
  game.signal(SIGKILL);
  EXPECT_EQ(game.finish(), -SIGKILL);
  Program again(folder, {"play", "--resume"});
  again.type("log\n");
  again.close_input();
  EXPECT_EQ(again.finish(), 0);
  EXPECT_TRUE(has(again.shown(), "Anna took")) << again.shown();
}

TEST(Program, AGameIsNotPlayedTwiceAtOnce) {
  const TempFolder folder;
  Program game(folder, {"play", "sunrise-lane"});
  ASSERT_TRUE(game.wait_for("help)> "));
  Program again(folder, {"play", "--resume"});
  EXPECT_EQ(again.finish(), 1);
  EXPECT_TRUE(has(again.shown(), "another terminal")) << again.shown();
  game.close_input();
  EXPECT_EQ(game.finish(), 0);
}

TEST(Program, TheSameSeedGivesTheSameDeal) {
  const TempFolder folder;
  std::string shown[2];
  for (std::string& text : shown) {
    Program game(folder, {"play", "sunrise-lane", "--seed", "tea"});
    game.close_input();
    EXPECT_EQ(game.finish(), 0);
    text = game.shown().substr(0, game.shown().find("--resume"));
  }
  EXPECT_EQ(shown[0], shown[1]);
  EXPECT_FALSE(has(shown[0], "\x1b")) << "no colours in a pipe";
}

TEST(Program, BadArgumentsGetOneLineAndAnExitCode) {
  const TempFolder folder;
  const std::vector<std::vector<std::string>> wrong{
      {"play"},
      {"play", "chess"},
      {"play", "sunrise-lane", "--players", "9"},
      {"play", "sunrise-lane", "--bots", "clever"},
      {"play", "sunrise-lane", "--bots", "greedy,greedy,greedy"},
      {"play", "sunrise-lane", "--names", "a,b,c"},
      {"play", "sunrise-lane", "--edition", "xx"},
      {"play", "sunrise-lane", "--option", "ties"},
      {"play", "sunrise-lane", "--option", "ties=never"},
      {"play", "sunrise-lane", "--content", "/nowhere/board.json"},
      {"play", "sunrise-lane", "--resume", "x.json"},
      {"play", "--resume"},
      {"play", "--resume", "/nowhere/game.json"},
      {"play", "--resume", TAVOLA_PROGRAM},
      {"replay", "/nowhere/game.json"},
      {"replay", TAVOLA_PROGRAM},
      {"rules", "zebra"},
      {"nonsense"},
      {"arena", "chess", "--bots", "greedy,random"},
      {"arena", "sunrise-lane"},
      {"arena", "sunrise-lane", "--bots", "greedy"},
      {"arena", "sunrise-lane", "--bots", "greedy,clever"},
      {"arena", "sunrise-lane", "--bots", "greedy,expert:iterations=none"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "0"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "-5"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "99999999"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--players", "5"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--threads", "0"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--move-time", "0"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--sprt", "20", "0"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--one-against-rest"},
      {"arena", "sunrise-lane", "--bots", "greedy,exec:/nowhere/bot"},
      // These would play for hours if they were accepted.
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "5000000", "--html", "/nowhere/report.html"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "5000000", "--json", "/"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "5000000", "--resume", "/nowhere/run"},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "5000000", "--resume", TAVOLA_PROGRAM},
      {"arena", "sunrise-lane", "--bots", "greedy,random", "--games", "5000000", "--records", "/nowhere/records"},
      {"balance", "sunrise-lane", "--bots", "medium", "--games", "1000000", "--html", "/nowhere/report.html"},
      {"balance", "chess"},
      {"balance", "sunrise-lane", "--bots", "clever"},
      {"balance", "sunrise-lane", "--players", "1"},
  };
  for (const auto& arguments : wrong) {
    Program program(folder, arguments);
    program.close_input();
    EXPECT_GT(program.finish(), 0);
    EXPECT_EQ(program.shown().find("tavola: "), 0u) << program.shown();
    EXPECT_EQ(program.shown().find('\n'), program.shown().size() - 1) << program.shown();
  }
}

TEST(Program, AnArenaGoesOnAfterCtrlC) {
  const TempFolder folder;
  const std::vector<std::string> command{"arena",   "sunrise-lane", "--bots",   "greedy,random",
                                         "--games", "400000",       "--resume", folder.file("run.jsonl")};
  Program arena(folder, command);
  while (!std::filesystem::exists(folder.file("run.jsonl")) ||
         std::filesystem::file_size(folder.file("run.jsonl")) < 4096) {
    std::this_thread::yield();
  }
  arena.signal(SIGINT);
  EXPECT_EQ(arena.finish(), 128 + SIGINT) << arena.shown();
  EXPECT_TRUE(has(arena.shown(), "Stopped before the end: 400000 games were planned")) << arena.shown();
  EXPECT_TRUE(has(arena.shown(), "Run the same command again")) << arena.shown();
  std::vector<std::string> fewer = command;
  fewer[5] = "4";
  Program again(folder, fewer);
  EXPECT_EQ(again.finish(), 0) << again.shown();
  EXPECT_TRUE(has(again.shown(), "4 games on 2 deals")) << again.shown();
}

TEST(Program, ArenaGamesAreVerifiableRecordsAndReportsAreWritten) {
  const TempFolder folder;
  Program arena(folder, {"arena", "construction-zone", "--bots", "greedy,random", "--games", "2", "--records",
                         folder.file("games"), "--json", folder.file("a.json"), "--html", folder.file("a.html")});
  EXPECT_EQ(arena.finish(), 0) << arena.shown();
  EXPECT_GT(std::filesystem::file_size(folder.file("a.json")), 100u);
  EXPECT_GT(std::filesystem::file_size(folder.file("a.html")), 100u);
  for (const char* game : {"games/game-0.json", "games/game-1.json"}) {
    Program verify(folder, {"verify", folder.file(game)});
    EXPECT_EQ(verify.finish(), 0) << verify.shown();
  }
  Program balance(folder, {"balance", "all-on-one-card", "--bots", "greedy", "--players", "2,3", "--games", "5",
                           "--json", folder.file("b.json"), "--html", folder.file("b.html")});
  EXPECT_EQ(balance.finish(), 0) << balance.shown();
  EXPECT_TRUE(has(balance.shown(), "order of play"));
  EXPECT_GT(std::filesystem::file_size(folder.file("b.html")), 100u);
}

TEST(Program, ARecordIsReplayedAndACutOneRefused) {
  const TempFolder folder;
  const std::string save = folder.file("game.json");
  Program game(folder, {"play", "construction-zone", "--bots", "greedy,greedy", "--seed", "tea", "--autosave", save});
  EXPECT_EQ(game.finish(), 0) << game.shown();
  const std::string record = folder.file("game.record.json");
  Program verify(folder, {"verify", record});
  EXPECT_EQ(verify.finish(), 0) << verify.shown();

  Program list(folder, {"replay", record});
  EXPECT_EQ(list.finish(), 0);
  EXPECT_EQ(list.shown().find("1    first "), 0u) << list.shown().substr(0, 200);
  EXPECT_TRUE(has(list.shown(), "total"));
  Program at(folder, {"replay", record, "--at", "12", "--seat", "1"});
  EXPECT_EQ(at.finish(), 0);
  EXPECT_TRUE(has(at.shown(), "12   card ")) << at.shown();
  Program beyond(folder, {"replay", record, "--at", "99999"});
  EXPECT_EQ(beyond.finish(), 1);
  EXPECT_TRUE(has(beyond.shown(), "--at 99999: expected a number from 0 to ")) << beyond.shown();

  std::filesystem::resize_file(record, std::filesystem::file_size(record) / 2);
  Program cut(folder, {"replay", record});
  EXPECT_EQ(cut.finish(), 1);
  EXPECT_EQ(cut.shown().find('\n'), cut.shown().size() - 1) << cut.shown();
}

}  // namespace
}  // namespace tavola::cli
