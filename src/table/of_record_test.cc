// Tables of records: viewing a game that was played elsewhere, and continuing from a moment of it.
#include "table/of_record.h"

#include "table/local_table.h"
#include "table/testing.h"

namespace tavola::table::testing {
namespace {

class OfRecord : public ::testing::TestWithParam<const char*> {
 protected:
  /// A game of two persons, played to its end with random moves.
  match::Record played(int undos = 0) {
    auto game = (*registry::find_game(GetParam()))->make({});
    match::MatchSetup setup{"match-one", {{"anna"}, {"ben"}}, match::Seed{}, {{1, 2}, {3}}};
    match::Match match(*std::move(game), std::move(setup));
    core::Rng rng(7);
    while (!match.over()) {
      if (match.to_act().is_chance()) {
        EXPECT_TRUE(match.deal().ok());
        continue;
      }
      const core::Seat seat = match.to_act().seat();
      if (undos > 0 && match.can_undo(seat)) {
        EXPECT_TRUE(match.undo(seat).ok());
        --undos;
      }
      const auto view = match.game().view(match.state(), seat);
      EXPECT_TRUE(match.apply(match.game().pick_move(view, rng.below(match.game().count_moves(view)))).ok());
    }
    EXPECT_EQ(undos, 0);
    return match.record();
  }
  LocalTable::Entropy entropy = [] {
    match::Seed seed;
    seed.fill(9);
    return seed;
  };
  core::Result<TakenUp> take_up(const match::Record& record, std::size_t at, int seat = 0,
                                const std::string& level = "easy") {
    return LocalTable::take_up(record, {at, seat, "Zoe", level}, entropy, shelf_, 5000);
  }
  LocalTable shown(const match::Record& record) {
    auto table = LocalTable::of_record(record, entropy);
    EXPECT_TRUE(table.ok()) << table.error().text();
    return *std::move(table);
  }
  LocalTable restored(const TakenUp& taken) {
    auto table = LocalTable::restore(write_opening(taken.opening), taken.entries, entropy, shelf_, 5000);
    EXPECT_TRUE(table.ok()) << table.error().text();
    return *std::move(table);
  }
  Shelf shelf_;
};
INSTANTIATE_TEST_SUITE_P(Games, OfRecord, every_game(), game_name);

TEST_P(OfRecord, IsShownAsAGameThatIsOver) {
  const match::Record record = played();
  LocalTable table = shown(record);
  const auto outcome = table.join(1);
  ASSERT_EQ(outcome.messages.size(), 1u);
  const Json welcome = parsed(outcome.messages[0]);
  EXPECT_EQ(why_not_in_schema(welcome, "from_server"), "");
  EXPECT_EQ(welcome["state"], "over");
  EXPECT_EQ(welcome["id"], record.match_id);
  EXPECT_EQ(welcome["events"].size(), record.events.size());
  EXPECT_EQ(welcome["result"], *record.result);
  EXPECT_EQ(welcome["you"]["seats"], Json::array());
  EXPECT_EQ(welcome["seats"][1]["name"], "ben");
  const auto given = table.say(R"({"t":"record","version":1})", "Zoe", 2);
  EXPECT_EQ(parsed(given.messages.at(0))["record"], match::write_record(record));
  const auto refused = table.say(R"({"t":"rematch","version":1})", "Zoe", 2);
  EXPECT_EQ(parsed(refused.messages.at(0))["t"], "error") << "who looks at a record has no seat";
}

TEST_P(OfRecord, EverySeatsViewOfAMomentComesAtOnce) {
  LocalTable table = shown(played());
  table.join(1);
  const auto look = [&](const Json& seat) {
    const Json message = {{"t", "look"}, {"version", 1}, {"at", 20}, {"seat", seat}};
    const Json moment = parsed(table.say(message.dump(), "Zoe", 2).messages.at(0));
    EXPECT_EQ(why_not_in_schema(message, "from_client"), "");
    EXPECT_EQ(why_not_in_schema(moment, "from_server"), "");
    return moment;
  };
  const Json open = look("all");
  ASSERT_EQ(open["views"].size(), 2u);
  EXPECT_EQ(open["view"]["viewer"], "spectator");
  for (int seat : {0, 1}) EXPECT_EQ(open["views"][static_cast<std::size_t>(seat)], look(seat)["view"]);
}

TEST_P(OfRecord, AnAlteredRecordIsNoTable) {
  match::Record record = played();
  std::swap(record.events.front(), record.events.back());
  const auto table = Table::of_record(record);
  ASSERT_FALSE(table.ok());
  EXPECT_EQ(table.error().name, "bad-record");
}

TEST_P(OfRecord, OneThatStopsBeforeTheEndIsRefused) {
  match::Record record = played();
  record.events.resize(record.events.size() / 2);
  record.result.reset();
  record.seed.reset();
  EXPECT_EQ(Table::of_record(record).error().name, "not-over");
}

TEST_P(OfRecord, RandomEventsFromOutsideAreShownWithoutASeed) {
  match::Record record = played();
  record.seed.reset();
  record.commitment.reset();
  record.nonces.clear();
  const Json welcome = parsed(shown(record).join(1).messages.at(0));
  EXPECT_EQ(why_not_in_schema(welcome, "from_server"), "");
  EXPECT_EQ(welcome["commitment"], nullptr);
  EXPECT_FALSE(welcome.contains("seed"));
}

TEST_P(OfRecord, TakenUpAtAnyMomentTheGameStandsAsItDid) {
  const match::Record record = played(3);
  const auto match = match::Match::from_record(record);
  ASSERT_TRUE(match.ok());
  for (std::size_t at = 0; at < record.events.size(); at += 7) {
    const auto taken = take_up(record, at, 1);
    ASSERT_TRUE(taken.ok()) << at << " " << taken.error().text();
    const LocalTable table = restored(*taken);
    const match::Match& now = *table.table().match();
    EXPECT_TRUE(now.to_act().is_seat());
    std::vector<registry::AnyMove> standing;
    for (std::size_t i = 0; i < at; ++i) {
      if (match->log()[i].kind == match::LogEntry::Kind::kEvent) standing.push_back(match->log()[i].move);
      if (match->log()[i].kind == match::LogEntry::Kind::kUndo) standing.pop_back();
    }
    ASSERT_GE(now.events().size(), standing.size());
    EXPECT_TRUE(std::equal(standing.begin(), standing.end(), now.events().begin())) << at;
  }
}

TEST_P(OfRecord, TakenUpItIsPlayedToAnEndThatVerifies) {
  const match::Record record = played();
  const auto taken = take_up(record, record.events.size() / 2);
  ASSERT_TRUE(taken.ok()) << taken.error().text();
  EXPECT_NE(taken->opening.id, record.match_id) << "the game it came from is still there";
  LocalTable table = restored(*taken);
  Json last = parsed(table.join(6000).messages.back());
  EXPECT_EQ(last["you"]["seats"], Json::array({0}));
  EXPECT_EQ(last["seats"][1]["level"], "easy");
  Version version = last["version"];
  for (Time now = 6001; table.table().phase() == Phase::kPlaying; ++now) {
    LocalTable::Outcome outcome;
    if (bot_turn(table.table())) {
      outcome = table.think(now);
    } else {
      ASSERT_TRUE(last.contains("choices")) << last;
      const Json move = {{"t", "move"}, {"version", version}, {"move", last["choices"][0]["text"]}};
      outcome = table.say(move.dump(), "Zoe", now);
    }
    ASSERT_FALSE(outcome.messages.empty());
    last = parsed(outcome.messages.back());
    ASSERT_EQ(last["t"], "update") << last;
    version = last["version"];
  }
  const match::Record again = table.table().match()->record();
  EXPECT_EQ(again.commitment, record.commitment) << "the deal is the same";
  const auto verified = match::verify(again);
  EXPECT_TRUE(verified.ok()) << verified.error().text();
}

TEST_P(OfRecord, WhereItCantBeTakenUpItSaysWhy) {
  match::Record record = played();
  EXPECT_EQ(take_up(record, record.events.size()).error().name, "game-over");
  EXPECT_EQ(take_up(record, record.events.size() + 1).error().name, "no-such-moment");
  EXPECT_EQ(take_up(record, 3, 2).error().name, "bad-seat");
  EXPECT_EQ(take_up(record, 3, 0, "genius").error().name, "bad-opening");
  record.seed.reset();
  EXPECT_EQ(take_up(record, 3).error().name, "no-seed");
}

}  // namespace
}  // namespace tavola::table::testing
