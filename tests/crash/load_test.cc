// `tavola load` against the real server.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "core/temp_folder.h"
#include "tests/crash/knowledge.h"
#include "tests/crash/server_process.h"

namespace tavola::crash {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Load, PlaysMatchesOfAllGamesWithoutAnError) {
  const core::TempFolder folder;
  ServerProcess server(folder.file("tavola.db"), folder.file("log"));
  ASSERT_TRUE(server.start());
  ASSERT_TRUE(server.wait_until_ready()) << server.last_log();
  for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{{}, {"--rate", "50"}}) {
    std::vector<std::string> command{TAVOLA_PROGRAM, "load",
                                     "--url",        server.url(),
                                     "--matches",    "6",
                                     "--seconds",    "2",
                                     "--warmup",     "0.2",
                                     "--json",       folder.file("figures"),
                                     "--server-pid", std::to_string(server.id())};
    command.insert(command.end(), more.begin(), more.end());
    ASSERT_EQ(run_program(command, folder.file("out")), 0) << text_of(folder.file("out")) << server.last_log();
    const Json figures = Json::parse(text_of(folder.file("figures")), nullptr, false);
    EXPECT_GT(figures["moves"], 10) << figures;
    EXPECT_EQ(figures["errors"], 0) << figures;
    EXPECT_GT(figures["latency_ms"]["p50"], 0.0) << figures;
    EXPECT_LE(figures["latency_ms"]["p50"], figures["latency_ms"]["max"]) << figures;
    EXPECT_GT(figures["server"]["cpu_us_per_move"], 0.0) << figures;
  }
}

TEST(Load, SaysInOneLineWhatIsWrong) {
  const core::TempFolder folder;
  int calls = 0;
  const auto said = [&](const std::vector<std::string>& arguments) {
    std::vector<std::string> command{TAVOLA_PROGRAM, "load"};
    command.insert(command.end(), arguments.begin(), arguments.end());
    const std::string out = folder.file("out " + std::to_string(++calls));
    EXPECT_EQ(run_program(command, out), 1);
    const std::string text = text_of(out);
    EXPECT_EQ(text.find('\n'), text.size() - 1) << text;
    return text;
  };
  EXPECT_NE(said({"--url", "http://192.0.2.1:8080"}).find("is another machine"), std::string::npos);
  EXPECT_NE(said({"--url", "ftp://example"}).find("expected something like http://"), std::string::npos);
  EXPECT_NE(said({"--url", "http://127.0.0.1:1"}).find("Connection refused"), std::string::npos);
}

}  // namespace
}  // namespace tavola::crash
