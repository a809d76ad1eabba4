// Makes a store with this version of the program and keeps it, for the upgrade tests of later versions:
// tests/upgrade/stores/VERSION. `./dev keep` builds and runs it, once for each release. It plays on a real server:
// every game, open, running and finished tables, and everything that people can do at them.
#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/temp_folder.h"
#include "core/version.h"
#include "tests/crash/caller.h"
#include "tests/crash/server_process.h"
#include "tests/upgrade/gathering.h"
#include "tests/upgrade/kept_store.h"

namespace tavola::upgrade {
namespace {

using crash::Caller;
using Names = std::vector<std::string>;

constexpr const char* kPassword = "a password of long ago";

/// Gives up, with the reason, if there is one. The server stops, too.
void must(const std::string& wrong) {
  if (!wrong.empty()) throw std::runtime_error(wrong);
}

class Maker {
 public:
  Maker() {
    must(is_kept(std::string(core::kVersion)) ? "the store of this version is already kept: it must not change" : "");
    must(server_.start() && server_.wait_until_ready() ? "" : "the server does not start: " + server_.last_log());
  }

  void make_people();
  void make_open_tables();
  void make_running_tables();
  void make_finished_tables();
  /// Last of all: kills the server while a bot thinks.
  void kill_while_a_bot_thinks();
  void note_what_is_told();
  void keep_it();

 private:
  Caller caller(const std::string& name) { return Caller(server_.address(), sender_of(people_[name])); }
  Json call(const std::string& name, const std::string& method, const std::string& path, const Json& body = {});
  /// Creates a table. The people come and, if there are seats, sit down.
  std::unique_ptr<Gathering> open(const std::string& what, const Json& settings, const Names& names);
  /// Notes a table, to compare with later. `away`: people who left; coming to the table would bring them back.
  void note(const std::string& what, const Gathering& table, const std::string& invitation, const Names& away = {});
  void leave(Gathering& table, const std::string& name);
  std::unique_ptr<Gathering> rematch(const std::string& what, Gathering& table);
  void chat_at(Gathering& table, const std::string& one, const std::string& other);
  void undo_at(Gathering& table);
  void answer_early_at(Gathering& table);

  core::TempFolder folder_;
  crash::ServerProcess server_{folder_.file("tavola.db"), folder_.file("log")};
  std::unique_ptr<client::Loop> loop_{*client::Loop::make()};
  core::Rng rng_{static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count())};
  Json people_ = Json::object();
  Json tables_ = Json::array();
  Json contents_ = Json::array();
  Json expected_;
};

Json Maker::call(const std::string& name, const std::string& method, const std::string& path, const Json& body) {
  Caller caller = this->caller(name);
  Json answer = caller.call(method, path, body);
  must(caller.refusal());
  if (!caller.sender().cookie.empty()) people_[name]["cookie"] = caller.sender().cookie;
  return answer;
}

// ---------------------------------------------------------------------------------------------------------------
// people

void Maker::make_people() {
  for (const char* name : {"Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"}) {
    people_[name] = Json::object();
    call(name, "POST", "/api/guest", {{"name", name}});
  }
  for (const auto& [name, account] : {std::pair{"Dora", "dora"}, {"Emil", "emil"}, {"Fay", "fay"}, {"Gus", "gus"}}) {
    call(name, "POST", "/api/account", {{"account", account}, {"password", kPassword}});
    people_[name]["account"] = account;
    people_[name]["password"] = kPassword;
  }
  people_["Dora"]["token"] = call("Dora", "POST", "/api/tokens", {{"label", "my bot"}})["token"];
}

// ---------------------------------------------------------------------------------------------------------------
// tables

std::unique_ptr<Gathering> Maker::open(const std::string& what, const Json& settings, const Names& names) {
  const Json made = call(names[0], "POST", "/api/tables", settings);
  const std::string id = made["id"];
  const std::string invitation = made["invitation"];
  auto table = std::make_unique<Gathering>(*loop_, rng_, server_.address(), id, invitation);
  for (const std::string& name : names) {
    must(table->add(name, sender_of(people_[name])));
    must(table->sit(name));
  }
  note(what, *table, invitation);
  return table;
}

void Maker::note(const std::string& what, const Gathering& table, const std::string& invitation, const Names& away) {
  Json people = Json::array();
  for (const auto& [name, person] : table.people()) people.push_back(name);
  std::cout << what << std::endl;
  tables_.push_back(
      {{"what", what}, {"id", table.table()}, {"invitation", invitation}, {"people", people}, {"away", away}});
}

void Maker::chat_at(Gathering& table, const std::string& one, const std::string& other) {
  must(table.say(one, {{"t", "chat"}, {"text", "Bonne chance à tous — 祝好運 <b>"}}));
  must(table.say(other, {{"t", "emote"}, {"text", "good-luck"}}));
  must(table.say(other, {{"t", "chat"}, {"text", "Thanks"}}));
  must(table.say(one, {{"t", "mute"}, {"seat", table.at(other).knows().seat()}}));
}

void Maker::undo_at(Gathering& table) {
  std::string name;
  must(table.play_until([&] {
    for (const auto& [candidate, person] : table.people()) {
      if (person->can_move() && person->knows().table().value("can_undo", false)) name = candidate;
    }
    return !name.empty();
  }));
  must(table.say(name, {{"t", "undo"}}));
}

void Maker::answer_early_at(Gathering& table) {
  std::string name;
  must(table.play_until([&] {
    for (const auto& [candidate, person] : table.people()) {
      if (person->can_answer_early()) name = candidate;
    }
    return !name.empty();
  }));
  const Json& early = table.at(name).knows().table()["early"];
  must(table.say(name, {{"t", "early"}, {"seat", early["seat"]}, {"move", early["choices"][0]["text"]}}));
}

void Maker::leave(Gathering& table, const std::string& name) {
  must(table.say(name, {{"t", "leave"}}));
  table.remove(name);
  Json& noted = tables_.back();
  noted["away"].push_back(name);
  noted["people"].erase(std::find(noted["people"].begin(), noted["people"].end(), name));
  must(table.settle());
}

std::unique_ptr<Gathering> Maker::rematch(const std::string& what, Gathering& table) {
  for (const auto& [name, person] : table.people()) must(table.say(name, {{"t", "rematch"}}));
  const AtTable& first = *table.people().begin()->second;
  must(table.wait_until([&] { return !first.knows().next_table().empty(); }, "the rematch"));
  auto next = std::make_unique<Gathering>(*loop_, rng_, server_.address(), first.knows().next_table(), "");
  for (const auto& [name, person] : table.people()) must(next->add(name, sender_of(people_[name])));
  note(what, *next, "");
  return next;
}

void Maker::make_open_tables() {
  auto open_seat = open("open, public", {{"game", "sunrise-lane"}, {"access", "public"}}, {"Anna"});
  must(open_seat->say("Anna", {{"t", "chat"}, {"text", "Who plays?"}}));
  open("open, private, with a bot",
       {{"game", "construction-zone"},
        {"players", 3},
        {"access", "private"},
        {"named", {people_["Emil"]["account"]}},
        {"seats", {"open", "easy", "open"}}},
       {"Dora"});
  open("open, for four", {{"game", "all-on-one-card"}, {"players", 4}}, {"Ben", "Cleo"});
}

void Maker::make_running_tables() {
  const Json away = {{"level", "novice"}, {"after", 7 * 86'400}};
  auto table = open("running, with chat", {{"game", "sunrise-lane"}}, {"Anna", "Ben"});
  must(table->play(9));
  chat_at(*table, "Anna", "Ben");
  table = open("running, Italian edition, against bots",
               {{"game", "sunrise-lane"}, {"players", 3}, {"edition", "it"}, {"seats", {"open", "novice", "easy"}}},
               {"Cleo"});
  must(table->play(7));
  table = open("running, French edition, with a clock, public",
               {{"game", "sunrise-lane"},
                {"edition", "fr"},
                {"access", "public"},
                {"hints", true},
                {"stand_in", away},
                {"clock", {{"kind", "real"}, {"bank", 86'400}, {"increment", 10}}}},
               {"Cleo", "Dora"});
  must(table->play(8));
  table = open("running, with an early answer", {{"game", "all-on-one-card"}, {"players", 3}}, {"Anna", "Ben", "Cleo"});
  must(table->play(6));
  answer_early_at(*table);
  table = open("running, advanced, with a bot for somebody who left",
               {{"game", "all-on-one-card"},
                {"players", 4},
                {"options", {{"variant", "advanced"}}},
                {"seats", {"open", "open", "novice", "open"}},
                {"stand_in", away}},
               {"Anna", "Ben", "Emil"});
  must(table->play(8));
  leave(*table, "Emil");
  must(table->play(3));
  table = open("running, private, days for a turn",
               {{"game", "construction-zone"},
                {"access", "private"},
                {"named", {people_["Emil"]["account"]}},
                {"stand_in", away},
                {"clock", {{"kind", "days"}, {"days", 30}}}},
               {"Dora", "Emil"});
  must(table->play(10));
  table = open("running, on one screen", {{"game", "construction-zone"}, {"same_screen", true}, {"forced", false}},
               {"Emil"});
  must(table->sit("Emil"));
  must(table->play(6));
  undo_at(*table);
  table = open("running, with a bot, a move taken back",
               {{"game", "construction-zone"}, {"players", 3}, {"seats", {"open", "easy", "open"}}}, {"Anna", "Ben"});
  must(table->play(5));
  undo_at(*table);
  Json content = table->at("Anna").knows().table()["content"];
  content["name"] = "A street of our own";
  std::swap(content["buildings"][0]["cost"], content["buildings"][1]["cost"]);
  table =
      open("running, with cards of their own", {{"game", "construction-zone"}, {"content", content}}, {"Ben", "Cleo"});
  must(table->play(5));
}

void Maker::make_finished_tables() {
  auto table =
      open("out of time", {{"game", "sunrise-lane"}, {"clock", {{"kind", "real"}, {"bank", 10}, {"increment", 0}}}},
           {"Anna", "Dora"});
  const auto out_of_time = std::move(table);
  table =
      open("over, with bots", {{"game", "sunrise-lane"}, {"players", 4}, {"seats", {"open", "easy", "open", "novice"}}},
           {"Anna", "Cleo"});
  must(table->play_to_the_end());
  table = open("over, then a rematch", {{"game", "sunrise-lane"}, {"edition", "fr"}}, {"Anna", "Ben"});
  must(table->play_to_the_end());
  rematch("a rematch that waits for its players", *table);
  table = open("over, basic, then a rematch", {{"game", "all-on-one-card"}}, {"Ben", "Dora"});
  must(table->play_to_the_end());
  chat_at(*table, "Dora", "Ben");
  table = rematch("a rematch that runs", *table);
  for (const char* name : {"Ben", "Dora"}) must(table->sit(name));
  must(table->play(4));
  table =
      open("over, advanced", {{"game", "all-on-one-card"}, {"options", {{"variant", "advanced"}}}}, {"Cleo", "Emil"});
  must(table->play_to_the_end());
  table = open("over", {{"game", "construction-zone"}}, {"Ben", "Cleo"});
  undo_at(*table);
  must(table->play_to_the_end());
  table = open("resigned", {{"game", "construction-zone"}, {"seats", {"open", "medium"}}}, {"Anna"});
  must(table->play(6));
  must(table->say("Anna", {{"t", "resign"}}));
  table = open("over, with somebody who then deleted the account", {{"game", "all-on-one-card"}}, {"Anna", "Gus"});
  must(table->play_to_the_end());
  must(out_of_time->wait_until([&] { return out_of_time->is_over(); }, "the end of the time"));
  call("Gus", "DELETE", "/api/account", {{"password", kPassword}});
  people_["Gus"]["deleted"] = true;
  tables_.back()["people"] = {"Anna"};
  const int code = crash::run_program({TAVOLA_PROGRAM, "admin", "--store", folder_.file("tavola.db"), "user", "ban",
                                       people_["Fay"]["account"].get<std::string>()},
                                      folder_.file("admin"));
  must(code == 0 ? "" : "can't ban");
  people_["Fay"]["banned"] = true;
}

void Maker::note_what_is_told() {
  for (Json& noted : tables_) {
    const std::string id = noted["id"];
    Gathering table(*loop_, rng_, server_.address(), id, noted["invitation"]);
    noted["told"] = Json::object();
    for (const Json& name : noted["people"]) must(table.add(name, sender_of(people_[name.get<std::string>()])));
    for (const auto& [name, person] : table.people()) noted["told"][name] = told(person->knows(), contents_);
    noted["listed"] = call(noted["people"][0], "GET", "/api/tables/" + id);
    if (noted["listed"]["state"] == "over") {
      const client::Reply reply = caller(noted["people"][0]).ask("GET", "/api/tables/" + id + "/record");
      noted["record"] = reply.body;  // as text: its checksum depends on the order of the members
    }
    noted["bots_move"] = false;
  }
  expected_ = {{"version", core::kVersion}, {"lobby", Json::array()}, {"mine", Json::object()}};
  const Json lobby = call("Anna", "GET", "/api/tables");
  for (const Json& listed : lobby["tables"]) expected_["lobby"].push_back(listed["id"]);
  for (const auto& [name, person] : people_.items()) {
    if (person.contains("banned") || person.contains("deleted")) continue;
    const Json mine = call(name, "GET", "/api/my/tables");
    for (const Json& listed : mine["tables"]) expected_["mine"][name].push_back(listed["id"]);
  }
}

void Maker::kill_while_a_bot_thinks() {
  const Json settings = {{"game", "construction-zone"}, {"seats", {"open", "expert"}}};
  const auto table = open("the bot's turn", settings, {"Dora"});
  must(table->play(4));
  Json& noted = tables_.back();
  noted["listed"] = call("Dora", "GET", "/api/tables/" + table->table());
  must(table->play_while_mine("Dora"));
  server_.kill();
  noted["told"]["Dora"] = told(table->at("Dora").knows(), contents_);
  noted["bots_move"] = true;
}

void Maker::keep_it() {
  expected_["people"] = people_;
  expected_["tables"] = tables_;
  expected_["contents"] = contents_;
  const std::string copy = folder_.file("copy.db");
  const int code = crash::run_program({TAVOLA_PROGRAM, "admin", "--store", folder_.file("tavola.db"), "backup", copy},
                                      folder_.file("admin"));
  must(code == 0 ? "" : "can't back up");
  must(keep(copy, expected_, std::string(core::kVersion), folder_.file("gzip")));
  std::cout << tables_.size() << " tables: " << folder_of(std::string(core::kVersion)) << "\n";
}

}  // namespace
}  // namespace tavola::upgrade

int main() {
  try {
    tavola::upgrade::Maker maker;
    maker.make_people();
    maker.make_open_tables();
    maker.make_running_tables();
    maker.make_finished_tables();
    maker.note_what_is_told();
    maker.kill_while_a_bot_thinks();
    maker.keep_it();
  } catch (const std::exception& error) {
    std::cerr << "keep_store: " << error.what() << "\n";
    return 1;
  }
}
