// Tests of the real `tavola serve`: its errors, what it says on a terminal, and the browser that it opens.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>

#include "cli/program_testing.h"

namespace tavola::cli {
namespace {

using testing::has;
using testing::Output;
using testing::Program;
using testing::TempFolder;

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

TEST(Health, SaysWhetherAServerIsReady) {
  const TempFolder folder;
  Program server(folder, {"serve", "--port", "0", "--store", folder.file("t.db")});
  ASSERT_TRUE(server.wait_for("tables restored"));
  const std::size_t at = server.shown().find("http://127.0.0.1:");
  ASSERT_NE(at, std::string::npos) << server.shown();
  const std::string url = server.shown().substr(at, server.shown().find_first_of(" \n", at) - at);

  Program ready(folder, {"health", "--url", url});
  EXPECT_EQ(ready.finish(), 0);
  EXPECT_EQ(ready.shown(), url + " is ready.\n");

  server.signal(SIGTERM);
  EXPECT_EQ(server.finish(), 0);
  Program gone(folder, {"health", "--url", url});
  EXPECT_EQ(gone.finish(), 1);
  EXPECT_NE(gone.shown().find("is `tavola serve` running there?"), std::string::npos) << gone.shown();
}

/// A server on any free port, with its store in the folder.
std::vector<std::string> serve_command(const TempFolder& folder, std::vector<std::string> more) {
  std::vector<std::string> command{"serve", "--port", "0", "--store", folder.file("t.db")};
  command.insert(command.end(), more.begin(), more.end());
  return command;
}

TEST(Serve, OnATerminalShowsTheAddressForPhonesAndItsCode) {
  const TempFolder folder;
  Program server(folder, serve_command(folder, {"--address", "0.0.0.0"}), {"TERM=xterm-256color"}, Output::kTerminal);
  ASSERT_TRUE(server.wait_for("Ctrl-C")) << server.shown();
  EXPECT_EQ(server.shown().find("Tavola is listening on http://localhost:"), 0u) << server.shown();
  const bool at_home = has(server.shown(), "on your network: http://");
  EXPECT_EQ(at_home, has(server.shown(), "▀")) << server.shown();
  EXPECT_NE(at_home, has(server.shown(), "isn't on a network")) << server.shown();
  EXPECT_FALSE(has(server.shown(), "{\"")) << "lines of the log disturb";
  server.signal(SIGTERM);
  EXPECT_EQ(server.finish(), 0);
}

TEST(Serve, OnATerminalSaysHowToLetOthersIn) {
  const TempFolder folder;
  Program server(folder, serve_command(folder, {}), {"TERM=xterm-256color"}, Output::kTerminal);
  ASSERT_TRUE(server.wait_for("Ctrl-C")) << server.shown();
  EXPECT_TRUE(has(server.shown(), "--address 0.0.0.0")) << server.shown();
  EXPECT_FALSE(has(server.shown(), "▀")) << server.shown();
  server.signal(SIGINT);
  EXPECT_EQ(server.finish(), 0);
}

TEST(Serve, InAPipeSaysOneLine) {
  const TempFolder folder;
  Program server(folder, serve_command(folder, {"--address", "0.0.0.0", "--log-level", "error"}));
  ASSERT_TRUE(server.wait_for("\n"));
  server.signal(SIGTERM);
  EXPECT_EQ(server.finish(), 0);
  EXPECT_EQ(std::count(server.shown().begin(), server.shown().end(), '\n'), 1) << server.shown();
}

/// A program xdg-open in the folder that writes what it was given to the file "opened", and then does `more`.
std::string fake_opener(const TempFolder& folder, const std::string& more) {
  const std::string path = folder.file("xdg-open");
  std::ofstream(path) << "#!/bin/sh\necho \"$# $1\" > " << folder.file("opened.new") << "\n/bin/ls /proc/$$/fd > "
                      << folder.file("files") << "\n/bin/mv " << folder.file("opened.new") << " "
                      << folder.file("opened") << "\n"
                      << more << "\n";
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  return "PATH=" + folder.path();
}

std::string text_in(const std::string& path) {
  while (!std::filesystem::exists(path)) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Serve, OpensTheBrowserAndStopsWithoutWaitingForIt) {
  const TempFolder folder;
  const std::string path = fake_opener(folder, "exec /bin/sleep 3");
  Program server(folder, serve_command(folder, {"--open"}), {path});
  ASSERT_TRUE(server.wait_for("Tavola is listening on "));
  ASSERT_TRUE(server.wait_for("\n"));
  const std::size_t at = server.shown().find("http://");
  const std::string url = server.shown().substr(at, server.shown().find('\n') - at);
  EXPECT_EQ(text_in(folder.file("opened")), "1 " + url + "\n");
  const std::string files = text_in(folder.file("files"));
  EXPECT_FALSE(has(files, "4\n")) << "the browser has the server's files, and keeps its port:\n" << files;
  const auto begin = std::chrono::steady_clock::now();
  server.signal(SIGTERM);
  EXPECT_EQ(server.finish(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(2500));
}

TEST(Serve, WithoutABrowserItSaysSoAndServes) {
  const TempFolder folder;
  for (const bool broken : {false, true}) {
    const std::string path = broken ? fake_opener(folder, "exit 3") : "PATH=" + folder.path();
    Program server(folder, serve_command(folder, {"--open"}), {path});
    ASSERT_TRUE(server.wait_for(broken ? "could not open a browser; open http://" : "found no xdg-open"))
        << server.shown();
    ASSERT_TRUE(server.wait_for("tables restored")) << server.shown();
    server.signal(SIGTERM);
    EXPECT_EQ(server.finish(), 0);
  }
}

}  // namespace
}  // namespace tavola::cli
