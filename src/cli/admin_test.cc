// Tests of `tavola admin` that run the real program.
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>

#include "server/accounts/passwords.h"
#include "store/sqlite/testing.h"

namespace tavola::cli {
namespace {

using store::testing::entries;
using store::testing::make_player;
using store::testing::make_table;
using store::testing::open_store;

struct Ran {
  int code = 0;
  std::string output;  // includes standard error
};

class AdminProgram : public ::testing::Test {
 protected:
  AdminProgram() {
    const auto store = open_store(path_);
    make_player(*store, {{}, "Maria", "maria", "old", 0, 0, false});
    make_table(*store, "a", {store::Listing::State::kOver, false, false, {}, ""}, 1000);
  }

  /// Runs `tavola admin` with these arguments, which need no shell quoting.
  static Ran run(const std::string& arguments, const std::string& before = "") {
    Ran ran;
    const std::string command = before + " '" TAVOLA_PROGRAM "' admin " + arguments + " 2>&1";
    FILE* pipe = ::popen(command.c_str(), "r");
    EXPECT_NE(pipe, nullptr);
    for (int byte = std::fgetc(pipe); byte != EOF; byte = std::fgetc(pipe)) ran.output += static_cast<char>(byte);
    ran.code = WEXITSTATUS(::pclose(pipe));
    return ran;
  }
  Ran run_here(const std::string& arguments) const { return run("--store " + path_ + " " + arguments); }

  core::TempFolder folder_;
  std::string path_ = folder_.file("tavola.db");
};

TEST_F(AdminProgram, BackupAndRestore) {
  const std::string backup = folder_.file("backup.db");
  Ran ran = run_here("backup " + backup);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.output, "Written and checked: " + backup + "\n");
  ran = run_here("backup " + backup);
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.output, "tavola: " + backup + ": already exists: name a new file\n");
  make_table(*open_store(path_), "b");
  ran = run_here("restore " + backup);
  EXPECT_EQ(ran.code, 0) << ran.output;
  EXPECT_EQ(entries(*open_store(path_), "b"), std::vector<std::string>{"(missing)"});
  EXPECT_TRUE(std::filesystem::exists(path_ + ".before-restore"));
}

TEST_F(AdminProgram, RestoreIsRefusedBesideAServer) {
  const std::string backup = folder_.file("backup.db");
  const auto server = open_store(store::SqliteSettings{.path = path_, .exclusive = true});
  ASSERT_EQ(run_here("backup " + backup).code, 0);
  const Ran ran = run_here("restore " + backup);
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.output, "tavola: " + path_ + ": is in use by another tavola (process " + std::to_string(::getpid()) +
                            "): stop that one first\n");
}

TEST_F(AdminProgram, ExportAndPrune) {
  EXPECT_EQ(run_here("export").output,
            "{\"id\":\"a\",\"created\":1000,\"changed\":1000,\"state\":\"over\",\"is_public\":false,\"attended\":false,"
            "\"players\":[],\"summary\":\"\",\"opening\":\"opening of a\",\"entries\":[]}\n1 table\n");
  EXPECT_EQ(run_here("prune --before 2026-01-31 --dry-run").output, "Would delete 1 table and 0 guests.\n");
  EXPECT_EQ(run_here("prune --before 2026-01-31").output, "Deleted 1 table and 0 guests.\n");
  EXPECT_EQ(run_here("prune --before 2026-02-30").output,
            "tavola: --before 2026-02-30: expected a date like 2026-01-31\n");
  EXPECT_EQ(run_here("prune").code, 1);
}

TEST_F(AdminProgram, Users) {
  EXPECT_EQ(run_here("user list").output, "maria                     created 1970-01-01  seen 1970-01-01\n");
  const Ran reset = run_here("user reset maria");
  ASSERT_EQ(reset.code, 0) << reset.output;
  const std::string password = reset.output.substr(reset.output.size() - 21, 20);
  const auto found = open_store(path_)->find_account("maria");
  EXPECT_TRUE(server::password_matches((*found)->password_hash, password));
  EXPECT_EQ(run_here("user ban maria").output, "maria is banned.\n");
  EXPECT_TRUE((*open_store(path_)->find_account("maria"))->banned);
  EXPECT_EQ(run_here("user unban maria").code, 0);
  EXPECT_EQ(run_here("user delete maria").code, 0);
  EXPECT_EQ(run_here("user delete maria").output,
            "tavola: maria: there is no such account: `tavola admin user list` shows them\n");
}

TEST_F(AdminProgram, TheStoreMayBeNamedByTheEnvironment) {
  EXPECT_EQ(run("user list", "TAVOLA_STORE=" + path_).code, 0);
  const std::string none = folder_.file("none.db");
  EXPECT_EQ(run("user list", "TAVOLA_STORE=" + none).output,
            "tavola: " + none + ": there is no store: name the file that the server uses\n");
  EXPECT_FALSE(std::filesystem::exists(none));
}

}  // namespace
}  // namespace tavola::cli
