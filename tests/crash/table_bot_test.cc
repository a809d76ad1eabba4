// The documentation's example bot plays a game on the real server, against one of the server's bots.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "core/temp_folder.h"
#include "match/match.h"
#include "tests/crash/caller.h"
#include "tests/crash/server_process.h"

namespace tavola::crash {
namespace {

TEST(TableBot, TheExamplePlaysAWholeGameAgainstABotOfTheServer) {
  const core::TempFolder folder;
  ServerProcess server(folder.file("tavola.db"), folder.file("log"));
  ASSERT_TRUE(server.start());
  ASSERT_TRUE(server.wait_until_ready()) << server.last_log();
  for (const char* game : {"sunrise-lane", "all-on-one-card", "construction-zone"}) {
    Caller caller(server.address());
    caller.call("POST", "/api/guest", {{"name", "Robot"}});
    const std::string token = caller.call("POST", "/api/tokens", {{"label", "example"}})["token"];
    const Json table = caller.call("POST", "/api/tables", {{"game", game}, {"seats", {"novice", "open"}}});
    ASSERT_EQ(caller.refusal(), "");
    const std::string id = table["id"];
    const std::string example = std::string(TAVOLA_SOURCE) + "/docs/examples/table_bot.mjs";
    const int code = run_program({"node", example, server.url(), id, table["invitation"].get<std::string>(), token},
                                 folder.file("bot"));
    std::ifstream said(folder.file("bot"));
    ASSERT_EQ(code, 0) << std::string(std::istreambuf_iterator<char>(said), {}) << server.last_log();
    const auto record = match::read_record(*wire::parse(caller.ask("GET", "/api/tables/" + id + "/record").body));
    ASSERT_TRUE(record.ok()) << record.error().text();
    const auto verified = match::verify(*record);
    EXPECT_TRUE(verified.ok()) << verified.error().text();
  }
}

}  // namespace
}  // namespace tavola::crash
