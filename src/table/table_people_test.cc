// What each person may do at a table, and what happens automatically.
#include "table/testing.h"

namespace tavola::table::testing {
namespace {

TEST(Table, BeginsWhenEverySeatIsTaken) {
  Room room({{"game", "sunrise-lane"}, {"players", 3}, {"seats", {"open", "medium", "open"}}});
  room.bots_move = false;
  room.join("anna");
  EXPECT_FALSE(room.say("anna", {{"t", "move"}, {"move", "draw"}}));
  EXPECT_EQ(room.refused, "not-started");
  ASSERT_TRUE(room.sit("anna", 0));
  EXPECT_FALSE(room.say("anna", {{"t", "move"}, {"move", "draw"}}));
  EXPECT_EQ(room.refused, "not-started");
  EXPECT_FALSE(room.sit("anna", 2));
  EXPECT_EQ(room.refused, "already-seated");
  room.join("ben");
  EXPECT_FALSE(room.sit("ben", 1));
  EXPECT_EQ(room.refused, "seat-taken");
  EXPECT_EQ(room.table().phase(), Phase::kOpen);
  ASSERT_TRUE(room.sit("ben", 2));
  EXPECT_EQ(room.table().phase(), Phase::kPlaying);
  EXPECT_EQ(room.at("anna").table["state"], "playing");
  EXPECT_TRUE(room.at("anna").table["view"].is_object());
  room.join("carl");
  EXPECT_FALSE(room.sit("carl", 2));
  EXPECT_EQ(room.refused, "already-started");
}

TEST(Table, TheHostSeatsBotsAndFreesSeats) {
  Room room(plain("sunrise-lane", 3));
  room.join("anna");
  room.join("ben");
  ASSERT_TRUE(room.sit("ben", 1));
  EXPECT_FALSE(room.say("ben", {{"t", "bot"}, {"seat", 0}, {"level", "easy"}}));
  EXPECT_EQ(room.refused, "not-host");
  EXPECT_FALSE(room.say("anna", {{"t", "bot"}, {"seat", 1}, {"level", "easy"}}));
  EXPECT_EQ(room.refused, "seat-taken");
  EXPECT_FALSE(room.say("anna", {{"t", "bot"}, {"seat", 0}, {"level", "expert:iterations=100000000"}}));
  EXPECT_EQ(room.refused, "bad-message");
  ASSERT_TRUE(room.say("anna", {{"t", "bot"}, {"seat", 0}, {"level", "easy"}}));
  ASSERT_TRUE(room.say("anna", {{"t", "open"}, {"seat", 0}}));
  ASSERT_TRUE(room.say("anna", {{"t", "open"}, {"seat", 1}}));  // removes ben
  EXPECT_EQ(room.at("ben").table["you"]["seats"], Json::array());
  ASSERT_TRUE(room.sit("ben", 2));
  ASSERT_TRUE(room.say("ben", {{"t", "leave"}}));
  EXPECT_EQ(room.at("anna").table["seats"][2]["kind"], "open");
}

TEST(Table, SeatsAreForTheInvitedAndPrivateTablesForTheNamed) {
  Room link(plain("sunrise-lane"));
  link.join("carl", false);
  EXPECT_FALSE(link.sit("carl", 0));
  EXPECT_EQ(link.refused, "not-invited");
  EXPECT_FALSE(link.at("carl").table["you"]["may_sit"]);
  EXPECT_FALSE(link.at("carl").table.contains("invitation"));
  EXPECT_EQ(link.join("anna", false).table["invitation"], "come-in");

  Json settings = plain("sunrise-lane");
  settings["access"] = "public";
  Room open(settings);
  open.join("carl", false);
  EXPECT_TRUE(open.sit("carl", 0));

  settings["access"] = "private";
  settings["named"] = {"dora"};
  Room closed(settings);
  EXPECT_FALSE(may_watch(closed.table(), Who{id_of("carl"), "Carl", "", false}));
  EXPECT_FALSE(may_watch(closed.table(), Who{id_of(""), "", "", false}));
  EXPECT_FALSE(may_watch(closed.table(), Who{id_of("eve"), "dora", "", false})) << "a name that is shown is no account";
  EXPECT_TRUE(may_watch(closed.table(), Who{id_of("d"), "Dora", "dora", false}));
  EXPECT_TRUE(may_sit(closed.table(), Who{id_of("d"), "Dora", "dora", false}));
  EXPECT_TRUE(may_watch(closed.table(), Who{id_of("carl"), "Carl", "", true}));
  EXPECT_TRUE(may_watch(closed.table(), Who{id_of("anna"), "Anna", "", false}));
}

TEST(Table, NobodysSeatCanBeTakenByAnother) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  const std::string mover = room.mover();
  const std::string other = mover == "anna" ? "ben" : "anna";
  const int seat = mover == "anna" ? 0 : 1;
  for (const char* kind : {"move", "undo", "resign", "leave", "chat", "early"}) {
    Json message = {{"t", kind}, {"seat", seat}};
    if (std::string(kind) == "move" || std::string(kind) == "early") message["move"] = "draw";
    if (std::string(kind) == "chat") message["text"] = "I am " + mover;
    EXPECT_FALSE(room.say(other, message)) << kind;
    EXPECT_EQ(room.refused, "not-your-seat") << kind;
  }
}

TEST(Table, OnOneScreenAPersonHoldsSeveralSeats) {
  Json settings = plain("sunrise-lane");
  settings["same_screen"] = true;
  Room room(settings);
  room.join("anna");
  ASSERT_TRUE(room.sit("anna", 0));
  ASSERT_TRUE(room.sit("anna", 1));
  core::Rng rng(8);
  std::array<int, 2> moved{};
  while (room.mover() == "anna") {
    const Json view = room.at("anna").table["view"];
    EXPECT_EQ(view["viewer"], room.at("anna").table["to_act"]);
    ++moved[view["viewer"].get<std::size_t>()];
    ASSERT_TRUE(room.play_one(rng));
  }
  EXPECT_GT(moved[0], 5);
  EXPECT_GT(moved[1], 5);
  EXPECT_EQ(room.table().phase(), Phase::kOver);
}

TEST(Table, WhatHasNoAlternativePlaysItself) {
  Json settings = plain("all-on-one-card");
  settings["forced"] = true;
  Room room(settings);
  seat_two(room);
  core::Rng rng(9);
  while (room.play_one(rng)) {
    const std::string mover = room.mover();
    if (!mover.empty()) {
      EXPECT_GT(room.choices(mover).size(), 1u);
    }
  }
  EXPECT_EQ(room.table().phase(), Phase::kOver);
}

TEST(Table, WhoShareAScreenShareALogThatTellsNobodysCards) {
  Json settings = plain("sunrise-lane");
  settings["same_screen"] = true;
  Room room(settings);
  room.join("anna");
  ASSERT_TRUE(room.sit("anna", 0) && room.sit("anna", 1));
  core::Rng rng(12);
  for (int i = 0; i < 30; ++i) ASSERT_TRUE(room.play_one(rng));
  const std::size_t told = room.at("anna").events.size();
  room.join("anna");
  EXPECT_EQ(room.at("anna").events.size(), told);
  int cards = 0;
  for (const Json& event : room.at("anna").events) {
    if (event["by"] != "chance" || event["move"]["type"] != "card") continue;
    EXPECT_EQ(event["text"], "card ?");
    ++cards;
  }
  EXPECT_GT(cards, 6);
}

TEST(Table, AnswersBeforeTheTurnArePrivateAndPlayedWhenAsked) {
  Room room(plain("all-on-one-card", 3));
  for (const char* name : {"anna", "ben", "carl"}) room.join(name);
  ASSERT_TRUE(room.sit("anna", 0) && room.sit("ben", 1) && room.sit("carl", 2));
  core::Rng rng(10);
  int played = 0;
  while (played < 5 && !room.mover().empty()) {
    std::string early;
    for (const char* name : {"anna", "ben", "carl"}) {
      if (room.at(name).table.contains("early")) early = name;  // the last player to be asked
    }
    if (early.empty()) {
      room.play_one(rng);
      continue;
    }
    const std::string mover = room.mover();
    const std::string bystander = room.at(mover).bytes;
    const Json choice = room.at(early).table["early"]["choices"].back();
    ASSERT_TRUE(room.say(early, {{"t", "early"}, {"move", choice["move"]}})) << room.refused;
    EXPECT_EQ(room.at(early).table["early"]["answer"]["text"], choice["text"]);
    EXPECT_EQ(room.at(mover).bytes, bystander) << "others are told nothing";
    const std::size_t before = room.at(early).events.size();
    while (room.at(early).table.contains("early")) ASSERT_TRUE(room.play_one(rng));
    bool found = false;
    for (std::size_t i = before; i < room.at(early).events.size(); ++i) {
      const Json& event = room.at(early).events[i];
      found |= choice["text"] == event.value("text", "") && event["by"] == room.at(early).table["you"]["seats"][0];
    }
    EXPECT_TRUE(found);
    ++played;
  }
  EXPECT_EQ(played, 5);
}

TEST(Table, AnAnswerCanBeWithdrawnAndSwitchedOff) {
  Room room(plain("all-on-one-card"));
  seat_two(room);
  core::Rng rng(11);
  while (!room.at("anna").table.contains("early") && !room.at("ben").table.contains("early")) room.play_one(rng);
  const std::string early = room.at("anna").table.contains("early") ? "anna" : "ben";
  const Json move = room.at(early).table["early"]["choices"][0]["move"];
  ASSERT_TRUE(room.say(early, {{"t", "early"}, {"move", move}}));
  ASSERT_TRUE(room.say(early, {{"t", "early"}, {"move", nullptr}}));
  EXPECT_TRUE(room.at(early).table["early"]["answer"].is_null());

  Json settings = plain("all-on-one-card");
  settings["early"] = false;
  Room strict(settings);
  seat_two(strict);
  const std::string waits = strict.mover() == "anna" ? "ben" : "anna";
  EXPECT_FALSE(strict.say(waits, {{"t", "early"}, {"move", "pass"}}));
  EXPECT_EQ(strict.refused, "no-early-answers");
}

TEST(Table, AnAnswerGoesWithItsQuestion) {
  Room room(plain("all-on-one-card"));
  seat_two(room);
  // Keeping the dice asks everybody. The player who kept them may take that back and roll.
  const std::string mover = room.mover();
  const std::string waits = mover == "anna" ? "ben" : "anna";
  ASSERT_TRUE(room.say(mover, {{"t", "move"}, {"move", "keep"}})) << room.refused;
  ASSERT_TRUE(room.at(waits).table.contains("early"));
  const Json answer = room.at(waits).table["early"]["choices"].front()["move"];
  ASSERT_TRUE(room.say(waits, {{"t", "early"}, {"move", answer}}));
  ASSERT_TRUE(room.say(mover, {{"t", "undo"}})) << room.refused;
  EXPECT_FALSE(room.at(waits).table.contains("early"));
  ASSERT_TRUE(room.say(mover, {{"t", "move"}, {"move", "keep"}})) << room.refused;
  EXPECT_TRUE(room.at(waits).table["early"]["answer"].is_null()) << "the answer was to the first question";
  ASSERT_TRUE(room.say(mover, {{"t", "move"}, {"move", room.choices(mover).front()["move"]}}));
  EXPECT_EQ(room.mover(), waits) << "nothing is played that was not asked for";
}

Json with_clock(const char* at_zero) {
  Json settings = plain("sunrise-lane");
  settings["clock"] = {{"kind", "real"}, {"bank", 60}, {"increment", 5}};
  settings["at_zero"] = at_zero;
  settings["stand_in"] = {{"level", "easy"}, {"after", 300}};
  return settings;
}

TEST(Table, WhoseTimeIsUpHasLostWhereTheTableSaysSo) {
  Room room(with_clock("lose"));
  seat_two(room);
  const std::string mover = room.mover();
  EXPECT_EQ(room.at(mover).table["clock"]["left"], Json({60'000, 60'000}));
  EXPECT_EQ(*room.due_next(), room.time + 60'001);
  room.time += 60'000;
  EXPECT_TRUE(is<Nothing>(room.due_now()));
  room.time += 1;
  EXPECT_FALSE(room.say(mover, {{"t", "move"}, {"move", "draw"}}));
  room.settle();
  EXPECT_EQ(room.table().phase(), Phase::kOver);
  EXPECT_EQ(room.at(mover).table["result"]["rule"], "timeout");
  EXPECT_EQ(room.at(mover).table["result"]["winners"], Json({mover == "anna" ? 1 : 0}));
}

TEST(Table, ABotStandsInAtZeroAndGivesTheSeatBack) {
  Room room(with_clock("stand-in"));
  seat_two(room);
  const std::string mover = room.mover();
  const int seat = mover == "anna" ? 0 : 1;
  room.bots_move = false;
  room.time += 60'001;
  room.settle();
  EXPECT_EQ(room.at(mover).table["seats"][static_cast<std::size_t>(seat)]["stand_in"], "easy");
  EXPECT_FALSE(room.at(mover).table.contains("choices"));
  ASSERT_TRUE(bot_turn(room.table()).has_value());
  EXPECT_FALSE(room.say(mover, {{"t", "move"}, {"move", "draw"}}));
  EXPECT_EQ(room.refused, "stood-in");
  ASSERT_TRUE(room.say(mover, {{"t", "back"}}));
  EXPECT_FALSE(bot_turn(room.table()).has_value());
  EXPECT_TRUE(room.at(mover).table.contains("choices"));
  EXPECT_EQ(room.at(mover).table["clock"]["left"][static_cast<std::size_t>(seat)], 10'000);
  EXPECT_TRUE(room.say(mover, {{"t", "move"}, {"move", "draw"}})) << room.refused;
}

TEST(Table, ABotStandsInForWhoIsAwayAndForWhoLeaves) {
  Json settings = plain("sunrise-lane");
  settings["stand_in"] = {{"level", "hard"}, {"after", 60}};
  Room room(settings);
  seat_two(room);
  room.bots_move = false;
  const std::string away = room.mover();
  room.go(away);
  EXPECT_EQ(*room.due_next(), room.time + 60'000);
  room.time += 59'999;
  room.settle();
  EXPECT_FALSE(bot_turn(room.table()).has_value());
  room.time += 1;
  room.settle();
  ASSERT_TRUE(bot_turn(room.table()).has_value());
  EXPECT_EQ(bot_turn(room.table())->level, "hard");
  room.join(away);  // comes back: the seat is theirs at once
  EXPECT_FALSE(bot_turn(room.table()).has_value());
  EXPECT_TRUE(room.at(away).table.contains("choices"));

  ASSERT_TRUE(room.say(away, {{"t", "leave"}}));
  EXPECT_TRUE(bot_turn(room.table()).has_value());
  const BotTurn turn = *bot_turn(room.table());
  ASSERT_TRUE(room.say(away, {{"t", "back"}}));
  EXPECT_TRUE(is<Nothing>(bot_chose(room.table(), turn, room.table().game().pick_move(turn.view, 0), room.time)))
      << "what a bot thought of is dropped when the player is back";
}

TEST(Table, WhoComesBackIsGivenAllTheirSeatsWheneverTheTableIsAskedNext) {
  Json settings = plain("sunrise-lane", 3);
  settings["stand_in"] = {{"level", "easy"}, {"after", 60}};
  settings["same_screen"] = true;
  Room room(settings);
  room.bots_move = false;
  room.join("anna");
  room.join("ben");
  ASSERT_TRUE(room.sit("anna", 0) && room.sit("anna", 1) && room.sit("ben", 2));
  ASSERT_TRUE(room.say("anna", {{"t", "leave"}, {"seat", 0}}));
  ASSERT_TRUE(room.say("anna", {{"t", "leave"}, {"seat", 1}}));
  room.go("anna");
  room.connect("anna");  // while an entry is under way, nothing can be stored yet
  EXPECT_TRUE(changes<change::Back>(room.due_now()));
  room.settle();
  for (const std::size_t seat : {0, 1}) EXPECT_FALSE(room.at("ben").table["seats"][seat].contains("stand_in"));
  room.disconnect("anna");
  EXPECT_FALSE(changes<change::Back>(room.due_now()));
}

TEST(Table, TwoCanResignWithMoreTheOthersPlayOn) {
  Room room(plain("construction-zone"));
  seat_two(room);
  ASSERT_TRUE(room.say("ben", {{"t", "resign"}}));
  EXPECT_EQ(room.at("anna").table["result"]["winners"], Json::array({0}));
  EXPECT_EQ(room.at("anna").table["result"]["rule"], "resign");
  EXPECT_EQ(room.at("anna").events.back()["end"], "resign");
  EXPECT_FALSE(room.say("anna", {{"t", "resign"}}));
  EXPECT_EQ(room.refused, "game-over");

  Room three(plain("construction-zone", 3));
  for (const char* name : {"anna", "ben", "carl"}) three.join(name);
  ASSERT_TRUE(three.sit("anna", 0) && three.sit("ben", 1) && three.sit("carl", 2));
  EXPECT_FALSE(three.say("carl", {{"t", "resign"}}));
  EXPECT_EQ(three.refused, "others-play");
}

TEST(Table, ChatIsForTheSeatedBoundedAndCanBeMuted) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  room.join("carl");
  const std::string script = "<script>alert(\"1\")</script> \xF0\x9F\x99\x82";
  ASSERT_TRUE(room.say("anna", {{"t", "chat"}, {"text", script}}));
  EXPECT_EQ(room.at("ben").table["chat"][0]["text"], script);
  EXPECT_EQ(room.at("carl").table["chat"][0]["name"], "anna");
  EXPECT_FALSE(room.say("carl", {{"t", "chat"}, {"text", "psst"}}));
  EXPECT_EQ(room.refused, "not-seated");
  for (const std::string& bad : {std::string(301, 'x'), std::string("a\nb"), std::string("   "), std::string()}) {
    EXPECT_FALSE(room.say("anna", {{"t", "chat"}, {"text", bad}})) << bad;
    EXPECT_EQ(room.refused, "bad-message");
  }
  ASSERT_TRUE(room.say("anna", {{"t", "emote"}, {"text", "well-played"}}));
  EXPECT_EQ(room.at("ben").table["chat"][1]["emote"], "well-played");
  EXPECT_FALSE(room.say("anna", {{"t", "emote"}, {"text", "<b>"}}));

  const Version before = room.at("anna").version;
  ASSERT_TRUE(room.say("anna", {{"t", "chat"}, {"text", "once"}}));
  EXPECT_FALSE(room.say("anna", {{"t", "chat"}, {"text", "once"}, {"version", before}}));
  EXPECT_EQ(room.refused, "stale") << "a line that is sent again is not said twice";

  const std::string others = room.at("anna").bytes;
  ASSERT_TRUE(room.say("ben", {{"t", "mute"}, {"seat", 0}}));
  EXPECT_EQ(room.at("ben").table["you"]["muted"], Json::array({0}));
  EXPECT_EQ(room.at("anna").bytes, others) << "a muted player is not told";
  const std::size_t heard = room.at("ben").table["chat"].size();
  ASSERT_TRUE(room.say("anna", {{"t", "chat"}, {"text", "hello?"}}));
  EXPECT_EQ(room.at("ben").table["chat"].size(), heard);
  EXPECT_EQ(room.at("carl").table["chat"].size(), heard + 1);
  ASSERT_TRUE(room.say("ben", {{"t", "unmute"}, {"seat", 0}}));

  int said = 0;
  while (room.say("ben", {{"t", "chat"}, {"text", "spam"}}) && said < 50) ++said;
  EXPECT_EQ(room.refused, "slow-down");
  EXPECT_LE(said, 5);
  room.time += 4000;
  EXPECT_TRUE(room.say("ben", {{"t", "chat"}, {"text", "sorry"}}));
}

TEST(Table, ChatDoesNotMakeAMoveStale) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  const std::string mover = room.mover();
  const Version version = room.at(mover).version;
  ASSERT_TRUE(room.say(mover == "anna" ? "ben" : "anna", {{"t", "chat"}, {"text", "take your time"}}));
  EXPECT_TRUE(room.say(mover, {{"t", "move"}, {"move", "draw"}, {"version", version}})) << room.refused;
}

TEST(Table, ARematchRotatesTheSeatsAndKeepsThemForTheSamePeople) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  EXPECT_FALSE(room.say("anna", {{"t", "rematch"}}));
  EXPECT_EQ(room.refused, "not-over");
  ASSERT_TRUE(room.say("anna", {{"t", "resign"}}));
  ASSERT_TRUE(room.say("anna", {{"t", "rematch"}}));
  EXPECT_FALSE(room.next.has_value());
  EXPECT_EQ(room.at("ben").table["seats"][0]["rematch"], true);
  ASSERT_TRUE(room.say("ben", {{"t", "rematch"}}));
  ASSERT_TRUE(room.next.has_value());
  EXPECT_EQ(room.at("anna").table["next_table"], "table-two");
  ASSERT_EQ(room.next->reserved.size(), 2u);
  EXPECT_EQ(room.next->reserved[0].player, id_of("anna"));
  EXPECT_EQ(room.next->reserved[0].seat, 1);

  const auto opening = read_opening(write_opening(*room.next));
  ASSERT_TRUE(opening.ok());
  Shelf shelf;
  const auto table = Table::make(*opening, shelf);
  ASSERT_TRUE(table.ok());
  const Json sit = {{"t", "sit"}, {"version", 0}, {"seat", 1}, {"nonce", "00112233445566778899"}};
  EXPECT_EQ(refusal_of(receive(*table, Presence(), who_of("carl", true), sit.dump(), 0)), "seat-taken");
  const Heard heard = receive(*table, Presence(), who_of("anna"), sit.dump(), 0);
  ASSERT_TRUE(heard.answer.ok());
  EXPECT_TRUE(changes<change::Sit>(*heard.answer));
}

TEST(Table, TheSeedIsCommittedAtOnceAndShownAtTheEnd) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  const std::string seed = core::to_hex(room.table().opening().seed);
  EXPECT_EQ(room.at("anna").table["commitment"], core::to_hex(match::commitment(room.table().opening().seed)));
  core::Rng rng(1);
  for (int i = 0; i < 20; ++i) room.play_one(rng);
  for (const char* name : {"anna", "ben"}) EXPECT_EQ(room.at(name).bytes.find(seed), std::string::npos);
  ASSERT_TRUE(room.say("anna", {{"t", "resign"}}));
  EXPECT_EQ(room.at("ben").table["seed"], seed);
}

TEST(Table, MalformedMessagesAreRefusedByName) {
  Room room(plain("sunrise-lane"));
  seat_two(room);
  for (const char* bytes : {"", "{", "[]", "null", "7", "\"move\"", "{\"t\":7}", "{\"t\":\"fly\",\"version\":1}",
                            "{\"t\":\"move\"}", "{\"t\":\"move\",\"version\":-1}", "{\"t\":\"move\",\"version\":1e9}",
                            "{\"t\":\"move\",\"version\":\"2\"}", "{\"t\":\"undo\",\"version\":3,\"extra\":1}",
                            "{\"t\":\"sit\",\"version\":0,\"seat\":9,\"nonce\":\"00112233445566778899\"}",
                            "[[[[[[[[[[]]]]]]]]]]", "\xff\xfe"}) {
    EXPECT_FALSE(room.send("anna", bytes)) << bytes;
    EXPECT_EQ(room.refused, "bad-message") << bytes;
  }
  EXPECT_FALSE(room.send("anna", std::string(20'000, ' ')));
  const std::string mover = room.mover();
  for (const Json& move : {Json("fly"), Json(3), Json::object(), Json({{"type", "house"}})}) {
    EXPECT_FALSE(room.say(mover, {{"t", "move"}, {"move", move}})) << move;
  }
}

}  // namespace
}  // namespace tavola::table::testing
