// docs/schema/server.schema.json describes the protocol. These tests check that the rows of requests.cc and the writers
// in tell/ agree with it, in both directions.
#include <set>
#include <sstream>

#include "table/testing.h"

namespace tavola::table::testing {
namespace {

const Json& definition(const std::string& name) { return schema()["$defs"][name]; }

/// The kinds of messages that a definition allows: the values of its "t".
std::vector<std::string> kinds_of(const Json& message) {
  const Json& kind = message["properties"]["t"];
  if (kind.contains("const")) return {kind["const"].get<std::string>()};
  return kind["enum"].get<std::vector<std::string>>();
}

/// The definition of each message of a direction, by its kind.
std::map<std::string, Json> messages_of(const std::string& direction) {
  std::map<std::string, Json> all;
  for (const Json& one : definition(direction)["oneOf"]) {
    const auto reference = one["$ref"].get<std::string>();
    const Json& message = definition(reference.substr(std::string("#/$defs/").size()));
    for (const std::string& kind : kinds_of(message)) {
      EXPECT_TRUE(all.emplace(kind, message).second) << kind << " is described twice";
    }
  }
  return all;
}

/// What the schema must say about a message with this row.
Json described(const Row& row) {
  Json properties = {{"version", {{"$ref", "#/$defs/version"}}}};
  Json required = {"t", "version"};
  if (row.sender == Sender::kOwner || row.sender == Sender::kActive) properties["seat"] = {{"$ref", "#/$defs/seat"}};
  for (std::size_t i = 0; i < row.count; ++i) {
    const MessageMember& member = row.members[i];
    properties[std::string(member.name)] = {{"$ref", "#/$defs/" + std::string(member.definition)}};
    if (member.required) required.push_back(member.name);
  }
  return {{"properties", properties}, {"required", required}};
}

TEST(Protocol, EveryRowIsInTheSchemaAndEveryMessageHasItsRow) {
  auto messages = messages_of("from_client");
  EXPECT_EQ(messages.erase("join"), 1u) << "the host answers that one; see below";
  for (const Row& row : rows()) {
    const auto found = messages.find(std::string(row.name));
    ASSERT_NE(found, messages.end()) << row.name << " is not in the schema";
    Json message = found->second;
    message["properties"].erase("t");
    const Json row_says = described(row);
    EXPECT_EQ(message["properties"], row_says["properties"]) << row.name;
    const auto in_schema = message["required"].get<std::set<std::string>>();
    EXPECT_EQ(in_schema, row_says["required"].get<std::set<std::string>>()) << row.name;
    EXPECT_EQ(message["additionalProperties"], false) << row.name;
    messages.erase(found);
  }
  for (const auto& [kind, message] : messages) ADD_FAILURE() << kind << " is in the schema and has no row";
}

TEST(Protocol, TheSchemaNamesTheVersionAndTheEmotes) {
  EXPECT_EQ(definition("welcome")["properties"]["protocol"]["const"], kProtocolVersion);
  Room room(plain("sunrise-lane"));
  seat_two(room);
  for (const Json& emote : definition("emote_name")["enum"]) {
    EXPECT_TRUE(room.say("anna", {{"t", "emote"}, {"text", emote}})) << emote;
    room.time += 10'000;
  }
  EXPECT_EQ(definition("emote_name")["enum"].size(), emote_names().size());
}

/// The members that a reader knows, from its refusal of one that it does not know.
template <class Reader>
std::set<std::string> members_known_to(const Reader& read, Json example) {
  example["strange"] = 1;
  const core::Error error = read(wire::Node(example, "", "bad-message")).error();
  const std::string before = "the known ones are: ";
  std::set<std::string> known;
  std::istringstream words(error.what.substr(error.what.find(before) + before.size()));
  for (std::string word; words >> word;) known.insert(word.substr(0, word.find(',')));
  return known;
}

std::set<std::string> members_in_schema(const std::string& name) {
  std::set<std::string> members;
  for (const auto& [key, value] : definition(name)["properties"].items()) members.insert(key);
  return members;
}

TEST(Protocol, TheReadersOfJoinAndSettingsKnowWhatTheSchemaKnows) {
  EXPECT_EQ(members_known_to(read_join, {{"t", "join"}}), members_in_schema("join"));
  EXPECT_EQ(members_known_to(read_settings, plain("sunrise-lane")), members_in_schema("settings"));
  const Json join = {{"t", "join"}, {"since", 7}, {"log", true}, {"invitation", "abc"}};
  EXPECT_EQ(why_not_in_schema(join, "from_client"), "");
  const auto read = read_join(wire::Node(join, "", "bad-message"));
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read->since, 7u);
  EXPECT_TRUE(read->log);
  EXPECT_EQ(read->invitation, "abc");
}

/// Settings with every member, in each form that it can have.
TEST(Protocol, SettingsOfEveryKindFitTheSchema) {
  Json settings = plain("all-on-one-card");
  settings.update({{"options", {{"variant", "advanced"}}},
                   {"access", "private"},
                   {"named", {"maria"}},
                   {"seats", {"open", "easy"}},
                   {"stand_in", {{"level", "hard"}, {"after", 60}}}});
  for (const Json& clock :
       {Json(), Json{{"kind", "real"}, {"bank", 60}, {"increment", 5}}, Json{{"kind", "days"}, {"days", 2}}}) {
    settings["clock"] = clock;
    const auto read = read_settings(wire::Node(settings, "", "bad-settings"));
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(why_not_in_schema(settings_json(*read), "settings"), "") << clock;
  }
}

/// Games that produce every kind of message to clients.
class Everything {
 public:
  Everything() {
    play_with_a_clock();
    play_with_early_answers();
    take_over();
    told_.push_back(parsed(tell::resumed(3)));
    told_.push_back(parsed(tell::bye()));
  }
  const std::vector<Json>& told() const { return told_; }
  const std::set<std::string>& asked() const { return asked_; }

 private:
  void say(Room& room, const std::string& player, const Json& message) {
    EXPECT_TRUE(room.say(player, message)) << message << " " << room.refused;
    asked_.insert(message["t"]);
  }
  void keep(Room& room) { told_.insert(told_.end(), room.sent.begin(), room.sent.end()); }

  void play_with_a_clock() {
    Json settings = plain("sunrise-lane");
    settings["clock"] = {{"kind", "real"}, {"bank", 600}, {"increment", 5}};
    settings["hints"] = true;
    Room room(settings);
    room.bots_move = false;
    room.join("anna");
    room.join("ben");
    say(room, "anna", {{"t", "bot"}, {"seat", 1}, {"level", "easy"}});
    say(room, "anna", {{"t", "open"}, {"seat", 1}});
    for (const char* name : {"anna", "ben"}) {
      say(room, name, {{"t", "sit"}, {"seat", name[0] - 'a'}, {"nonce", "00112233445566778899"}});
    }
    say(room, room.mover(), {{"t", "hint"}});
    say(room, "anna", {{"t", "chat"}, {"text", "hello"}});
    say(room, "anna", {{"t", "emote"}, {"text", "oops"}});
    say(room, "ben", {{"t", "mute"}, {"seat", 0}});
    say(room, "ben", {{"t", "unmute"}, {"seat", 0}});
    EXPECT_FALSE(room.say("anna", {{"t", "rematch"}}));
    core::Rng rng(3);
    for (bool undone = false; room.play_one(rng);) {
      asked_.insert("move");
      const std::string mover = room.mover();
      if (undone || mover.empty() || !room.at(mover).table.value("can_undo", false)) continue;
      say(room, mover, {{"t", "undo"}});
      undone = true;
    }
    say(room, "ben", {{"t", "look"}, {"at", 5}, {"seat", "all"}});
    say(room, "ben", {{"t", "course"}});
    say(room, "ben", {{"t", "record"}});
    say(room, "anna", {{"t", "leave"}});
    say(room, "anna", {{"t", "rematch"}});
    say(room, "ben", {{"t", "rematch"}});
    room.join("anna");
    keep(room);
  }
  void play_with_early_answers() {
    Room room(plain("all-on-one-card"));
    seat_two(room);
    const std::string mover = room.mover();
    const std::string waits = mover == "anna" ? "ben" : "anna";
    say(room, mover, {{"t", "move"}, {"move", "keep"}});
    say(room, waits, {{"t", "early"}, {"move", room.at(waits).table["early"]["choices"][0]["text"]}});
    room.join(waits);
    room.join(mover);
    say(room, "anna", {{"t", "resign"}});
    keep(room);
  }
  void take_over() {
    Json settings = plain("construction-zone");
    settings["stand_in"] = {{"level", "easy"}, {"after", 60}};
    Room room(settings);
    room.bots_move = false;
    seat_two(room);
    say(room, "anna", {{"t", "leave"}});
    say(room, "anna", {{"t", "back"}});
    say(room, "anna", {{"t", "resign"}});
    keep(room);
  }

  std::vector<Json> told_;
  std::set<std::string> asked_;
};

TEST(Protocol, EveryMessageOfAClientIsAccepted) {
  const Everything everything;
  for (const Row& row : rows()) EXPECT_TRUE(everything.asked().contains(std::string(row.name))) << row.name;
}

TEST(Protocol, EverythingThatTheSchemaDescribesIsTold) {
  const Everything everything;
  std::map<std::string, std::set<std::string>> seen;
  for (const Json& message : everything.told()) {
    EXPECT_EQ(why_not_in_schema(message, "from_server"), "") << message;
    auto& members = seen[message["t"].get<std::string>()];
    for (const auto& [key, value] : message.items()) members.insert(key);
  }
  for (const auto& [kind, message] : messages_of("from_server")) {
    EXPECT_TRUE(seen.contains(kind)) << kind << " is never told";
    for (const auto& [key, value] : message["properties"].items()) {
      EXPECT_TRUE(seen[kind].contains(key)) << kind << "." << key << " is never told";
    }
    seen.erase(kind);
  }
  EXPECT_TRUE(seen.empty()) << "told, and not in the schema: " << seen.begin()->first;
}

TEST(Protocol, EveryDefinitionIsUsed) {
  const std::string text = schema().dump();
  for (const auto& [name, value] : schema()["$defs"].items()) {
    EXPECT_NE(text.find("\"#/$defs/" + name + "\""), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace tavola::table::testing
