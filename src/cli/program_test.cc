// Tests of the real program: its exit codes, its one-line errors, and what signals do to a game in progress.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <thread>

#include "cli/play/testing.h"

namespace tavola::cli {
namespace {

using testing::TempFolder;

/// A running `tavola` with its own state folder. Its standard error is merged into its standard output.
class Program {
 public:
  Program(const TempFolder& folder, std::vector<std::string> arguments) {
    int in[2];
    int out[2];
    EXPECT_EQ(::pipe2(in, O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(out, O_CLOEXEC), 0);
    arguments.insert(arguments.begin(), TAVOLA_PROGRAM);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    std::string state = "XDG_STATE_HOME=" + folder.path();
    char* env[] = {state.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_adddup2(&actions, out[1], 2);
    EXPECT_EQ(::posix_spawn(&process_, TAVOLA_PROGRAM, &actions, nullptr, argv.data(), env), 0);
    posix_spawn_file_actions_destroy(&actions);
    ::close(in[0]);
    ::close(out[1]);
    in_ = in[1];
    out_ = out[0];
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    close_input();
    ::close(out_);
  }

  void type(const std::string& text) {
    EXPECT_EQ(::write(in_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void close_input() {
    if (in_ >= 0) ::close(in_);
    in_ = -1;
  }
  void signal(int signal) const { ::kill(process_, signal); }

  /// Reads until the output contains `text`.
  bool wait_for(const std::string& text) {
    while (shown_.find(text) == std::string::npos) {
      if (!read_some()) return false;
    }
    return true;
  }

  /// Reads to the end. Returns the exit code, or minus the signal that ended the program.
  int finish() {
    while (read_some()) {
    }
    int status = 0;
    ::waitpid(process_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  const std::string& shown() const { return shown_; }

 private:
  bool read_some() {
    char chunk[4096];
    const ssize_t got = ::read(out_, chunk, sizeof chunk);
    if (got > 0) shown_.append(chunk, static_cast<std::size_t>(got));
    return got > 0;
  }
  pid_t process_ = -1;
  int in_ = -1;
  int out_ = -1;
  std::string shown_;
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

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

TEST(Serve, SaysInOneLineWhatToDo) {
  const TempFolder folder;
  const std::string foreign = folder.file("notes.txt");
  std::ofstream(foreign) << "these are notes and no store, and they are long enough to look like something else\n";
  struct Case {
    std::vector<std::string> arguments;
    int code;
    const char* told;
  };
  const std::vector<Case> cases = {
      {{"--port", "99999"}, 2, "65535"},
      {{"--store", folder.file("missing/t.db")}, 1, "folder does not exist"},
      {{"--store", foreign}, 1, "is not a Tavola store"},
      {{"--tls-cert", "chain.pem"}, 1, "both --tls-cert and --tls-key"},
      {{"--trusted-proxy", "nobody"}, 1, "is not a network"},
      {{"--surprise"}, 2, "--help"},
  };
  for (const Case& one : cases) {
    std::vector<std::string> arguments{"serve"};
    arguments.insert(arguments.end(), one.arguments.begin(), one.arguments.end());
    Program program(folder, arguments);
    EXPECT_EQ(program.finish(), one.code) << program.shown();
    EXPECT_NE(program.shown().find(one.told), std::string::npos) << program.shown();
    EXPECT_EQ(std::count(program.shown().begin(), program.shown().end(), '\n'), 1) << program.shown();
  }
}

TEST(Serve, AUsedPortAndAUsedStoreAreRefusedAndASignalStopsItInOrder) {
  const TempFolder folder;
  const std::string store = folder.file("t.db");
  Program first(folder, {"serve", "--port", "0", "--store", store});
  ASSERT_TRUE(first.wait_for("Tavola is listening on http://127.0.0.1:"));
  ASSERT_TRUE(first.wait_for("tables restored"));
  const std::size_t at = first.shown().find("127.0.0.1:") + 10;
  const std::string port = first.shown().substr(at, first.shown().find_first_not_of("0123456789", at) - at);

  Program same_port(folder, {"serve", "--port", port, "--store", folder.file("other.db")});
  EXPECT_EQ(same_port.finish(), 1);
  EXPECT_NE(same_port.shown().find("port " + port + " is in use; choose another with --port"), std::string::npos)
      << same_port.shown();
  Program same_store(folder, {"serve", "--port", "0", "--store", store});
  EXPECT_EQ(same_store.finish(), 1);
  EXPECT_NE(same_store.shown().find("in use by another tavola"), std::string::npos) << same_store.shown();

  first.signal(SIGTERM);
  EXPECT_EQ(first.finish(), 0);
  EXPECT_NE(first.shown().find("\"stopped\""), std::string::npos) << first.shown();
}

}  // namespace
}  // namespace tavola::cli
