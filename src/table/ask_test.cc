// Questions of a client that change nothing.
#include "table/local_table.h"
#include "table/testing.h"

namespace tavola::table::testing {
namespace {

class Asking : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, Asking, every_game(), game_name);

/// The table's answer to this question.
Json answer_to(Room& room, const Who& who, Json question) {
  question["version"] = room.table().version();
  EXPECT_EQ(why_not_in_schema(question, "from_client"), "") << question;
  const Heard heard = room.ask(who, question);
  EXPECT_TRUE(!heard.answer.ok() || is<Reply>(*heard.answer));
  const Json reply = parsed(heard.answer.ok() ? std::get<Reply>(*heard.answer).message
                                              : tell::refusal(heard.to, heard.answer.error()));
  EXPECT_EQ(why_not_in_schema(reply, "from_server"), "") << reply;
  return reply;
}

TEST_P(Asking, AnEarlierMomentLooksAsItDidThen) {
  Room room(plain(GetParam()));
  seat_two(room);
  room.join("carl", false);  // watches
  core::Rng rng(21);
  std::map<std::pair<std::string, std::size_t>, Json> seen;
  for (int i = 0; i < 80 && room.play_one(rng); ++i) {
    const std::string mover = room.mover();
    if (i % 4 == 0 && !mover.empty() && room.at(mover).table.value("can_undo", false)) {
      room.say(mover, {{"t", "undo"}});
    }
    for (const char* name : {"anna", "ben", "carl"}) {
      const Knowing& client = room.at(name);
      seen[{name, client.events.size()}] = {{"view", client.table["view"]}, {"to_act", client.table["to_act"]}};
    }
  }
  const std::size_t stored = room.stored.size();
  for (const auto& [when, then] : seen) {
    const Json moment = answer_to(room, room.at(when.first).who, {{"t", "look"}, {"at", when.second}});
    ASSERT_EQ(moment["t"], "moment");
    EXPECT_EQ(moment["at"], when.second);
    EXPECT_EQ(moment["view"], then["view"]) << when.first << " " << when.second;
    EXPECT_EQ(moment["to_act"], then["to_act"]);
  }
  const Who stranger;
  EXPECT_EQ(answer_to(room, stranger, {{"t", "look"}, {"at", 3}})["view"],
            answer_to(room, room.at("carl").who, {{"t", "look"}, {"at", 3}})["view"]);
  EXPECT_EQ(answer_to(room, stranger, {{"t", "look"}, {"at", 100'000}})["error"]["where"], "at");
  EXPECT_EQ(room.stored.size(), stored) << "asking changes nothing";
}

TEST_P(Asking, TheCourseOfThePointsIsToldWhenTheGameIsOver) {
  Room room(plain(GetParam()));
  seat_two(room);
  core::Rng rng(22);
  EXPECT_EQ(answer_to(room, room.at("anna").who, {{"t", "course"}})["error"]["name"], "not-over");
  std::vector<std::size_t> undone;
  for (int i = 0; room.play_one(rng); ++i) {
    const std::string mover = room.mover();
    if (i % 4 != 0 || mover.empty() || !room.at(mover).table.value("can_undo", false)) continue;
    room.say(mover, {{"t", "undo"}});
    undone.push_back(room.at(mover).events.size());
  }
  const Json course = answer_to(room, room.at("anna").who, {{"t", "course"}});
  ASSERT_EQ(course["t"], "course");
  EXPECT_EQ(course["totals"].size(), room.at("anna").events.size() + 1) << "at the start, and after each event";
  EXPECT_EQ(course["totals"].back(), room.at("anna").table["result"]["totals"]);
  for (const std::size_t at : undone) EXPECT_EQ(course["totals"][at], course["totals"][at - 2]) << "after " << at;
  std::size_t counted = 0;
  for (const Json& line : room.at("anna").table["result"]["lines"]) {
    if (!line["counted"].get<bool>()) continue;
    EXPECT_EQ(course["lines"][counted]["name"], line["name"]);
    EXPECT_EQ(course["lines"][counted]["points"].back(), line["points"]);
    ++counted;
  }
  ASSERT_EQ(course["lines"].size(), counted);
  for (std::size_t at = 0; at < course["totals"].size(); ++at) {
    for (const int seat : {0, 1}) {
      int sum = 0;
      for (const Json& line : course["lines"]) sum += line["points"][at][seat].get<int>();
      EXPECT_EQ(sum, course["totals"][at][seat].get<int>()) << "after " << at << " events";
    }
  }
}

TEST_P(Asking, WhenTheGameIsOverEverySeatsViewIsOpen) {
  Room room(plain(GetParam()));
  seat_two(room);
  room.join("carl", false);  // watches
  core::Rng rng(24);
  room.play_one(rng);
  const Json then = room.at("ben").table["view"];
  const Json look = {{"t", "look"}, {"at", room.at("ben").events.size()}, {"seat", 1}};
  EXPECT_EQ(answer_to(room, room.at("anna").who, look)["error"]["name"], "not-over");
  while (room.play_one(rng)) {
  }
  for (const char* name : {"anna", "ben", "carl"}) {
    EXPECT_EQ(answer_to(room, room.at(name).who, look)["view"], then) << name;
  }
}

TEST_P(Asking, TheRecordIsGivenWhenTheGameIsOverAndVerifies) {
  Room room(plain(GetParam()));
  seat_two(room);
  core::Rng rng(23);
  EXPECT_EQ(answer_to(room, room.at("ben").who, {{"t", "record"}})["error"]["name"], "not-over");
  while (room.play_one(rng)) {
  }
  const Json given = answer_to(room, room.at("ben").who, {{"t", "record"}});
  const auto record = match::read_record(given["record"]);
  ASSERT_TRUE(record.ok()) << record.error().text();
  EXPECT_TRUE(match::verify(*record).ok());
}

TEST_P(Asking, AHintIsForWhoIsToMoveWhereTheTableHasHints) {
  Json settings = plain(GetParam());
  Room without(settings);
  seat_two(without);
  EXPECT_FALSE(without.say(without.mover(), {{"t", "hint"}}));
  EXPECT_EQ(without.refused, "no-hints");

  settings["hints"] = true;
  Room room(settings);
  seat_two(room);
  const std::string mover = room.mover();
  EXPECT_FALSE(room.say(mover == "anna" ? "ben" : "anna", {{"t", "hint"}}));
  EXPECT_EQ(room.refused, "not-your-turn");
  const Json question = {{"t", "hint"}, {"version", room.at(mover).version}};
  const Heard heard = room.ask(room.at(mover).who, question);
  ASSERT_TRUE(heard.answer.ok() && is<AskForHint>(*heard.answer));
  const BotTurn& turn = std::get<AskForHint>(*heard.answer).turn;
  const auto bot = registry::make_bot(room.table().game(), "expert:iterations=200");
  ASSERT_TRUE(bot.ok());
  const auto decision = (*bot)->decide(turn.view, turn.seed);
  ASSERT_TRUE(decision.ok());
  PlainTexts texts(room.table().shared_game());
  const Json hint = parsed(tell::hint(room.table(), turn, *decision, texts));
  EXPECT_EQ(why_not_in_schema(hint, "from_server"), "") << hint;
  bool offered = false;
  for (const Json& choice : room.choices(mover)) offered |= choice["move"] == hint["move"];
  EXPECT_TRUE(offered) << hint;
}

TEST(Asking, WhoShareAScreenLookBackAtWhatEverybodyKnew) {
  Json settings = plain("sunrise-lane");
  settings["same_screen"] = true;
  Room room(settings);
  room.join("anna");
  ASSERT_TRUE(room.sit("anna", 0) && room.sit("anna", 1));
  const Json moment = answer_to(room, room.at("anna").who, {{"t", "look"}, {"at", room.at("anna").events.size()}});
  EXPECT_EQ(moment["view"]["viewer"], "spectator");
}

TEST(Asking, BeforeTheStartThereIsNothingToLookAt) {
  Room room(plain("sunrise-lane"));
  room.join("anna");
  EXPECT_EQ(answer_to(room, room.at("anna").who, {{"t", "look"}, {"at", 0}})["error"]["name"], "not-started");
}

}  // namespace
}  // namespace tavola::table::testing
