// Opens each store that a released version left with the program of this one. Every table must load, show what it
// showed, continue, end and verify; people must still be who they were.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "core/temp_folder.h"
#include "match/match.h"
#include "tests/crash/caller.h"
#include "tests/crash/server_process.h"
#include "tests/upgrade/gathering.h"
#include "tests/upgrade/kept_store.h"

namespace tavola::upgrade {
namespace {

using crash::Caller;
using crash::run_program;

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A version's store, opened by the program of this version. Each test has its own copy.
class Upgrade : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    expected_ = unpack(GetParam(), folder_.path());
    ASSERT_TRUE(expected_.is_object()) << "can't unpack the store of " << GetParam();
    ASSERT_EQ(expected_["version"], GetParam());
  }
  void TearDown() override {
    if (HasFailure()) std::cerr << server_.last_log();
  }

  void start() {
    ASSERT_TRUE(server_.start());
    ASSERT_TRUE(server_.wait_until_ready()) << server_.last_log();
  }
  void stop() {
    server_.signal(SIGTERM);
    EXPECT_EQ(server_.wait(), 0) << server_.last_log();
  }

  client::Sender sender(const std::string& name) { return sender_of(expected_["people"][name]); }
  Caller caller(const std::string& name) { return Caller(server_.address(), sender(name)); }
  std::unique_ptr<Gathering> gathering(const Json& noted) {
    return std::make_unique<Gathering>(*loop_, rng_, server_.address(), noted["id"], noted["invitation"]);
  }
  /// Runs `tavola` on this store. Returns the exit code; what it said is in `said_`.
  int run_admin(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {TAVOLA_PROGRAM, "admin", "--store", store_});
    const std::string out = folder_.file("out");
    std::filesystem::remove(out);
    const int code = run_program(arguments, out);
    said_ = text_of(out);
    return code;
  }

  std::string compare(const Json& noted, Gathering& table);
  std::string seat_everybody(const Json& noted, Gathering& table);
  std::string check_record(const Gathering& table);
  std::string give_up(const Json& noted, Gathering& table);
  /// What somebody of each table is told.
  std::vector<Knowledge> visit_all();
  /// What people are told otherwise than then, as long as nobody moves.
  std::vector<std::string> differences();

  core::TempFolder folder_;
  std::string store_ = folder_.file("tavola.db");
  crash::ServerProcess server_{store_, folder_.file("log")};
  std::unique_ptr<client::Loop> loop_{*client::Loop::make()};
  core::Rng rng_{1};
  Json expected_;
  std::string said_;
  int newcomers_ = 0;
};

/// Lets everybody come who was told something, and compares it with what they are told now.
std::string Upgrade::compare(const Json& noted, Gathering& table) {
  for (const auto& [name, then] : noted["told"].items()) {
    if (std::string wrong = table.add(name, sender(name)); !wrong.empty()) return wrong;
    Json contents = expected_["contents"];
    const Json now = told(table.at(name).knows(), contents);
    if (std::string lost = missing(then, now, noted["bots_move"]); !lost.empty()) return name + " was told " + lost;
  }
  return "";
}

std::vector<std::string> Upgrade::differences() {
  std::vector<std::string> found;
  for (const Json& noted : expected_["tables"]) {
    const auto table = gathering(noted);
    const std::string wrong = compare(noted, *table);
    if (!wrong.empty()) found.push_back(noted["what"].get<std::string>() + ", " + table->table() + ": " + wrong);
  }
  return found;
}

std::vector<Knowledge> Upgrade::visit_all() {
  std::vector<Knowledge> all;
  for (const Json& noted : expected_["tables"]) {
    const auto table = gathering(noted);
    const std::string name = noted["people"][0];
    EXPECT_EQ(table->add(name, sender(name)), "");
    all.push_back(table->at(name).knows());
  }
  return all;
}

/// Lets the bot move and resigns: a whole game against a strong bot takes long.
std::string Upgrade::give_up(const Json& noted, Gathering& table) {
  const auto& [name, person] = *table.people().begin();
  if (std::string wrong = table.settle(); !wrong.empty()) return wrong;
  if (person->knows().events().size() == noted["told"][name]["events"].size()) return "the bot has not moved";
  return table.is_over() ? "" : table.say(name, {{"t", "resign"}});
}

/// Whoever was away comes back, reserved seats are taken, and newcomers take the open ones.
std::string Upgrade::seat_everybody(const Json& noted, Gathering& table) {
  for (const Json& name : noted["away"]) {
    if (std::string wrong = table.add(name, sender(name)); !wrong.empty()) return wrong;
  }
  const AtTable& first = *table.people().begin()->second;
  const std::size_t seats = first.knows().table()["seats"].size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    std::string sitter;
    if (first.knows().state() != "open") return "";
    if (first.knows().table()["seats"][seat]["kind"] == "reserved") {
      for (const auto& [name, person] : table.people()) {
        if (person->knows().reserved_seat() == static_cast<int>(seat)) sitter = name;
      }
    } else if (first.knows().table()["seats"][seat]["kind"] == "open") {
      sitter = "Newcomer " + std::to_string(++newcomers_);
      Caller guest(server_.address());
      guest.call("POST", "/api/guest", {{"name", sitter}});
      if (std::string wrong = table.add(sitter, guest.sender()); !wrong.empty()) return wrong;
    } else {
      continue;
    }
    if (std::string wrong = table.sit(sitter); !wrong.empty()) return wrong;
  }
  return "";
}

/// Checks that the record follows from its seed and has every move that people were told.
std::string Upgrade::check_record(const Gathering& table) {
  const auto& [name, person] = *table.people().begin();
  const client::Reply reply = caller(name).ask("GET", "/api/tables/" + table.table() + "/record");
  const auto document = wire::parse(reply.body, {match::kMaxRecordBytes, 64});
  if (reply.status != 200 || !document.ok()) return "no record: " + reply.body;
  const auto record = match::read_record(*document);
  if (!record.ok()) return record.error().text();
  if (const auto verified = match::verify(*record); !verified.ok()) return verified.error().text();
  const std::vector<Json>& events = person->knows().events();
  if (events.size() != record->events.size()) {
    return std::to_string(record->events.size()) + " events in the record, and " + std::to_string(events.size()) +
           " were told";
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i]["by"] != person->knows().seat() || !events[i].contains("text")) continue;
    if (events[i]["text"] != record->events[i]) return record->events[i] + " in the record, told: " + events[i].dump();
  }
  return "";
}

TEST_P(Upgrade, EveryTableShowsWhatItShowed) {
  ASSERT_NO_FATAL_FAILURE(start());
  EXPECT_EQ(differences(), std::vector<std::string>{});
  for (const Json& noted : expected_["tables"]) {
    SCOPED_TRACE(noted["what"]);
    const std::string path = "/api/tables/" + noted["id"].get<std::string>();
    Caller person = caller(noted["people"][0]);
    const Json listed = person.call("GET", path);
    EXPECT_EQ(noted["bots_move"] == true ? "" : missing(noted["listed"], listed, false), "");
    if (noted.contains("record")) {
      const Json then = Json::parse(noted["record"].get<std::string>(), nullptr, false);
      EXPECT_EQ(missing(then, person.call("GET", path + "/record"), false), "");
    }
  }
  // The lists, as sets: playing since may have changed their order.
  const auto ids = [](const Json& lists) {
    std::set<std::string> found;
    for (const Json& listed : lists) found.insert(listed.is_string() ? listed : listed["id"]);
    return found;
  };
  EXPECT_EQ(ids(caller("Anna").call("GET", "/api/tables")["tables"]), ids(expected_["lobby"]));
  for (const auto& [name, mine] : expected_["mine"].items()) {
    const std::set<std::string> now = ids(caller(name).call("GET", "/api/my/tables")["tables"]);
    for (const std::string& id : ids(mine)) EXPECT_TRUE(now.contains(id)) << name << " misses " << id;
  }
}

TEST_P(Upgrade, EveryTableContinuesEndsAndVerifies) {
  ASSERT_NO_FATAL_FAILURE(start());
  std::vector<std::unique_ptr<Gathering>> tables;
  for (const Json& noted : expected_["tables"]) {
    SCOPED_TRACE(noted["what"]);
    tables.push_back(gathering(noted));
    Gathering& table = *tables.back();
    ASSERT_EQ(compare(noted, table), "");
    ASSERT_EQ(seat_everybody(noted, table), "");
    if (noted["listed"]["state"] != "over") {
      const std::string name = table.people().begin()->first;
      ASSERT_EQ(table.say(name, {{"t", "chat"}, {"text", "Hello again"}}), "");
    }
    ASSERT_EQ(noted["bots_move"] == true ? give_up(noted, table) : table.play_to_the_end(), "");
    ASSERT_EQ(check_record(table), "");
  }
  ASSERT_GE(tables.size(), 20U);
  tables.clear();

  // What this version added is read back, too.
  const std::vector<Knowledge> before = visit_all();
  stop();
  ASSERT_NO_FATAL_FAILURE(start());
  const std::vector<Knowledge> after = visit_all();
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(before[i].difference(after[i]), "") << expected_["tables"][i]["what"];
    EXPECT_EQ(after[i].state(), "over");
  }
  EXPECT_NE(caller("Anna").ask("GET", "/metrics").body.find("\ntavola_damaged_total 0\n"), std::string::npos);
}

TEST_P(Upgrade, AFinishedGameHasARematch) {
  ASSERT_NO_FATAL_FAILURE(start());
  int played = 0;
  for (const Json& noted : expected_["tables"]) {
    if (noted["listed"]["state"] != "over" || noted["listed"]["seats"].size() != noted["people"].size()) continue;
    SCOPED_TRACE(noted["what"]);
    const auto table = gathering(noted);
    ASSERT_EQ(compare(noted, *table), "");
    const AtTable& first = *table->people().begin()->second;
    if (first.knows().next_table().empty()) {
      for (const auto& [name, person] : table->people()) ASSERT_EQ(table->say(name, {{"t", "rematch"}}), "");
      const auto is_made = [&] { return !first.knows().next_table().empty(); };
      ASSERT_EQ(table->wait_until(is_made, "the rematch"), "");
      Gathering next(*loop_, rng_, server_.address(), first.knows().next_table(), "");
      for (const auto& [name, person] : table->people()) {
        ASSERT_EQ(next.add(name, sender(name)), "");
        ASSERT_EQ(next.sit(name), "");
      }
      ASSERT_EQ(next.play_to_the_end(), "");
      ASSERT_EQ(check_record(next), "");
      ++played;
    }
  }
  EXPECT_GE(played, 2);
}

TEST_P(Upgrade, PeopleAreWhoTheyWere) {
  ASSERT_NO_FATAL_FAILURE(start());
  for (const auto& [name, person] : expected_["people"].items()) {
    SCOPED_TRACE(name);
    const bool gone = person.contains("deleted");
    const bool banned = person.contains("banned");
    const Json account = person.value("account", Json());
    const Json same = {{"player", {{"name", name}, {"account", account}}}};
    const Json me = caller(name).call("GET", "/api/me");
    EXPECT_EQ(gone || banned ? "" : missing(same, me, false), "");
    EXPECT_TRUE(!gone || me == (Json{{"player", nullptr}})) << me;
    if (account.is_null()) continue;
    Caller door(server_.address());
    const auto log_in = [&](const std::string& password) {
      return door.ask("POST", "/api/login", {{"account", account}, {"password", password}}).status;
    };
    EXPECT_EQ(log_in("another password"), 401);
    EXPECT_EQ(log_in(person["password"]), gone ? 401 : banned ? 403 : 200);
    if (gone || banned) continue;
    EXPECT_EQ(missing(same, door.call("GET", "/api/me"), false), "");
    if (!person.contains("token")) continue;
    Caller program(server_.address(), sender_of(person, true));
    EXPECT_EQ(missing(same, program.call("GET", "/api/me"), false), "");
    EXPECT_EQ(program.call("GET", "/api/my/tables")["tables"].size(), expected_["mine"][name].size() + 1);
    EXPECT_EQ(caller(name).call("GET", "/api/tokens")["tokens"][0]["label"], "my bot");
  }
}

TEST_P(Upgrade, ItCanBeBackedUpExportedAndRestored) {
  ASSERT_NO_FATAL_FAILURE(start());
  const std::string backup = folder_.file("backup.db");
  EXPECT_EQ(run_admin({"backup", backup}), 0) << said_;
  stop();
  EXPECT_EQ(run_admin({"export"}), 0) << said_;
  std::set<std::string> exported;
  std::istringstream lines(said_);
  for (std::string line; std::getline(lines, line);) {
    const Json table = Json::parse(line, nullptr, false);
    if (!table.is_object()) continue;
    EXPECT_FALSE(table.contains("damaged")) << line;
    exported.insert(table["id"]);
  }
  for (const Json& noted : expected_["tables"]) EXPECT_TRUE(exported.contains(noted["id"])) << noted["what"];
  EXPECT_EQ(run_admin({"user", "list"}), 0);
  EXPECT_NE(("\n" + said_).find("\ndora "), std::string::npos) << said_;
  EXPECT_EQ(run_admin({"restore", backup}), 0) << said_;
  ASSERT_NO_FATAL_FAILURE(start());
  EXPECT_EQ(differences(), std::vector<std::string>{});
}

// `tavola verify` accepts the records that the older program wrote.
TEST_P(Upgrade, OldRecordsVerify) {
  int verified = 0;
  for (const Json& noted : expected_["tables"]) {
    if (!noted.contains("record")) continue;
    const std::string file = folder_.file("record " + std::to_string(verified++));
    std::ofstream(file) << noted["record"].get<std::string>();
    EXPECT_EQ(run_program({TAVOLA_PROGRAM, "verify", file}, folder_.file("out")), 0)
        << noted["what"] << text_of(folder_.file("out"));
  }
  EXPECT_GE(verified, 7);
}

// Proves that a table that can't be read would be noticed, and one that lost something.
TEST_P(Upgrade, DamageIsNoticed) {
  const Json& unreadable = expected_["tables"][3];
  const Json& shorter = expected_["tables"][4];
  sqlite3* file = nullptr;
  ASSERT_EQ(sqlite3_open(store_.c_str(), &file), SQLITE_OK);
  const auto number = [](const Json& noted) {
    return "(SELECT number FROM tables WHERE id = '" + noted["id"].get<std::string>() + "')";
  };
  for (const std::string name : {"entries", "recent_entries"}) {
    const std::string change =
        "UPDATE " + name + " SET entry = '{' WHERE version = 5 AND table_no = " + number(unreadable) +
        "; DELETE FROM " + name + " WHERE table_no = " + number(shorter) +
        " AND version = (SELECT max(version) FROM (SELECT version FROM entries WHERE table_no = " + number(shorter) +
        " UNION SELECT version FROM recent_entries WHERE table_no = " + number(shorter) + "))";
    ASSERT_EQ(sqlite3_exec(file, change.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
  }
  sqlite3_close(file);
  ASSERT_NO_FATAL_FAILURE(start());
  const std::vector<std::string> found = differences();
  ASSERT_EQ(found.size(), 2U) << (found.empty() ? "" : found[0]);
  EXPECT_NE(found[0].find("damaged-table"), std::string::npos) << found[0];
  EXPECT_NE(found[1].find("was told"), std::string::npos) << found[1];
}

INSTANTIATE_TEST_SUITE_P(Stores, Upgrade, ::testing::ValuesIn(kept_versions()), [](const auto& version) {
  return std::regex_replace("From_" + version.param, std::regex("[^A-Za-z0-9_]"), "_");
});

TEST(KeptStores, EveryReleaseOfTheChangelogHasOne) {
  const std::vector<std::string> kept = kept_versions();
  EXPECT_EQ(std::count(kept.begin(), kept.end(), "0.1.0"), 1);
  const std::string changelog = text_of(std::string(TAVOLA_SOURCE) + "/CHANGELOG.md");
  const std::regex heading("(?:^|\n)## ([0-9]+[.][0-9]+[.][0-9]+[^ \n]*)");
  for (std::sregex_iterator at(changelog.begin(), changelog.end(), heading), end; at != end; ++at) {
    EXPECT_EQ(std::count(kept.begin(), kept.end(), (*at)[1].str()), 1)
        << (*at)[1] << " has no store: run ./dev keep with that version";
  }
}

}  // namespace
}  // namespace tavola::upgrade
