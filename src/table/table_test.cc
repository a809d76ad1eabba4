// The messages and positions of a match, the same for every game.
#include "table/table.h"

#include "table/testing.h"

namespace tavola::table::testing {
namespace {

class EveryTable : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryTable, every_game(), game_name);

TEST_P(EveryTable, UpdatesLeadToWhatAFreshWelcomeShows) {
  Room room(plain(GetParam()));
  seat_two(room);
  room.join("carl", false);  // watches
  core::Rng rng(1);
  int moves = 0;
  while (room.play_one(rng)) {
    if (++moves % 7 != 0) continue;
    for (const char* name : {"anna", "ben", "carl"}) {
      const Json fresh = parsed(welcome_of(room.table(), room.at(name).who, false, room.time));
      for (const char* key : {"view", "to_act", "choices", "seats", "you", "state", "can_undo", "early"}) {
        ASSERT_EQ(room.at(name).table.value(key, Json()), fresh.value(key, Json())) << name << " " << key;
      }
    }
  }
  EXPECT_EQ(room.refused, "");
  EXPECT_EQ(room.table().phase(), Phase::kOver);
  EXPECT_GT(moves, 20);
  for (const char* name : {"anna", "ben", "carl"}) {
    EXPECT_EQ(room.at(name).table["state"], "over");
    EXPECT_TRUE(room.at(name).table["result"]["over"]);
    EXPECT_EQ(room.at(name).events.size(), room.table().match()->log().size());
  }
  const auto record = match::read_record(match::write_record(room.table().match()->record()));
  ASSERT_TRUE(record.ok());
  EXPECT_TRUE(match::verify(*record).ok());
}

TEST_P(EveryTable, ATableFromItsEntriesIsTheSame) {
  Room room(plain(GetParam()));
  seat_two(room);
  core::Rng rng(2);
  for (int i = 0; i < 60 && room.play_one(rng); ++i) {
    if (i % 5 == 0) room.say(room.mover(), {{"t", "undo"}});
    if (i % 9 == 0) room.say("ben", {{"t", "chat"}, {"text", "hm " + std::to_string(i)}});
    room.time += 3000;
  }
  const Table again = room.again();
  EXPECT_EQ(again.version(), room.table().version());
  for (const char* name : {"anna", "ben", "carl"}) {
    const Who who = who_of(name);
    EXPECT_EQ(welcome_of(again, who, true, room.time), welcome_of(room.table(), who, true, room.time));
  }
}

TEST_P(EveryTable, WhoLostTheConnectionGetsJustWhatWasMissed) {
  Room room(plain(GetParam()));
  seat_two(room);
  core::Rng rng(3);
  for (int i = 0; i < 30; ++i) room.play_one(rng);
  const Json old = room.at("ben").table;
  const Version had = room.at("ben").version;
  const std::size_t knew = room.at("ben").events.size();
  for (int i = 0; i < 25; ++i) room.play_one(rng);
  const Json missed = parsed(update_of(room.table(), room.at("ben").who, had, room.time));
  EXPECT_EQ(missed["from"], had);
  EXPECT_EQ(missed["events"].size(), room.at("ben").events.size() - knew);
  Json view = old["view"];
  for (const auto& [key, value] : missed["view"].items()) view[key] = value;
  EXPECT_EQ(view, room.at("ben").table["view"]);
}

TEST_P(EveryTable, UndoIsAnEventThatEverybodySees) {
  Room room(plain(GetParam()));
  seat_two(room);
  core::Rng rng(4);
  int undone = 0;
  while (undone < 3 && room.play_one(rng)) {
    const std::string player = room.mover();
    if (player.empty() || !room.at(player).table.value("can_undo", false)) continue;
    ASSERT_TRUE(room.say(player, {{"t", "undo"}})) << room.refused;
    ++undone;
    for (const char* name : {"anna", "ben"}) {
      EXPECT_EQ(room.at(name).events.back().value("undo", false), true);
      const Json fresh = parsed(welcome_of(room.table(), room.at(name).who, true, room.time));
      EXPECT_EQ(room.at(name).table["view"], fresh["view"]);
      EXPECT_EQ(fresh["events"].size(), room.at(name).events.size());
      for (std::size_t i = 0; i < fresh["events"].size(); ++i) EXPECT_EQ(fresh["events"][i], room.at(name).events[i]);
    }
  }
  EXPECT_EQ(undone, 3);
}

TEST_P(EveryTable, ARepeatedLateOrReorderedMoveDoesNothing) {
  Room room(plain(GetParam()));
  seat_two(room);
  core::Rng rng(5);
  for (int i = 0; i < 40; ++i) {
    const std::string player = room.mover();
    const Version version = room.at(player).version;
    const Json move = room.choices(player).front()["move"];
    ASSERT_TRUE(room.say(player, {{"t", "move"}, {"move", move}}));
    const std::size_t entries = room.stored.size();
    EXPECT_FALSE(room.say(player, {{"t", "move"}, {"move", move}, {"version", version}}));
    EXPECT_EQ(room.refused, "stale");
    EXPECT_FALSE(room.say(player, {{"t", "move"}, {"move", move}, {"version", 100'000}}));
    EXPECT_EQ(room.refused, "bad-message");
    EXPECT_EQ(room.stored.size(), entries);
    room.play_one(rng);
  }
}

TEST_P(EveryTable, OnlyWhoIsToMoveIsOfferedChoices) {
  Room room(plain(GetParam()));
  seat_two(room);
  room.join("carl");
  core::Rng rng(6);
  for (int i = 0; i < 50; ++i) {
    int offered = 0;
    for (const char* name : {"anna", "ben", "carl"}) offered += room.at(name).table.contains("choices") ? 1 : 0;
    ASSERT_EQ(offered, 1);
    const std::string mover = room.mover();
    const Json move = room.choices(mover).front()["move"];
    for (const char* name : {"anna", "ben", "carl"}) {
      if (name == mover) continue;
      EXPECT_FALSE(room.say(name, {{"t", "move"}, {"move", move}}));
      EXPECT_EQ(room.refused, std::string(name) == "carl" ? "not-seated" : "not-your-turn");
    }
    room.play_one(rng);
  }
}

TEST_P(EveryTable, AnIllegalMoveNamesItsRule) {
  Room elsewhere(plain(GetParam()));
  seat_two(elsewhere);
  Room room(plain(GetParam()));
  seat_two(room);
  const std::string player = room.mover();
  core::Rng rng(7);
  int refused = 0;
  while (elsewhere.play_one(rng) && refused < 20) {
    if (elsewhere.mover().empty()) break;
    const Json choice = elsewhere.choices(elsewhere.mover()).back();
    bool legal = false;
    for (const Json& mine : room.choices(player)) legal |= mine["text"] == choice["text"];
    if (legal) continue;
    const Json message = {{"t", "move"}, {"version", room.at(player).version}, {"move", choice["text"]}};
    const Heard heard = room.ask(room.at(player).who, message);
    ASSERT_FALSE(heard.answer.ok()) << message;
    const Json error = parsed(tell::refusal(heard.to, heard.answer.error()));
    EXPECT_EQ(error["to"], "move");
    EXPECT_EQ(error["error"]["name"], "illegal-move");
    EXPECT_NE(error["error"]["rule"].get<std::string>().find('-'), std::string::npos) << error;
    EXPECT_NE(error["error"]["what"], "");
    ++refused;
  }
  EXPECT_EQ(refused, 20);
}

}  // namespace
}  // namespace tavola::table::testing
