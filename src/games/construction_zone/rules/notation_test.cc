// Moves and positions as text: round trips, strictness, and errors.
#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

TEST(ConstructionZoneNotation, EveryMoveParsesBack) {
  const Rules rules = rules_for(3);
  for (const std::string_view text :
       {"first 2", "top a b1", "top c b12", "card m", "card w", "card ?", "take", "take m", "take 2m", "take m p",
        "trade 2p for w", "trade m3 c for p3", "no trade", "build b12 10m", "build b11 m p m3 p3 c w", "no build"}) {
    const auto move = read_move(rules, text);
    ASSERT_TRUE(move.ok()) << text;
    EXPECT_EQ(write_move(rules, *move), text);
    EXPECT_TRUE(read_move(rules, "  " + std::string(text) + " ").ok()) << "spaces around are no matter";
  }
}

TEST(ConstructionZoneNotation, NothingElseParses) {
  const Rules rules = rules_for(3);
  for (const std::string_view text : {"",
                                      " ",
                                      "take  m",
                                      "take m m",
                                      "take 1m",
                                      "take 02m",
                                      "take p m",
                                      "take x",
                                      "take 17m",
                                      "take 99w",
                                      "TAKE m",
                                      "first 3",
                                      "first -1",
                                      "first 00",
                                      "first",
                                      "top d b1",
                                      "top a b13",
                                      "top a b0",
                                      "top a b01",
                                      "top a 1",
                                      "top",
                                      "card",
                                      "card x",
                                      "card mm",
                                      "trade 2m",
                                      "trade for w",
                                      "trade 2m for",
                                      "trade 2m for x",
                                      "trade 2m  for w",
                                      "build",
                                      "build b7,m",
                                      "build b13 m",
                                      "build b1  w",
                                      "build b1 w w",
                                      "no",
                                      "no  trade",
                                      "notrade",
                                      "take m\n",
                                      "build b",
                                      "take 2",
                                      "nothing"}) {
    const auto move = read_move(rules, text);
    ASSERT_FALSE(move.ok()) << text;
    EXPECT_EQ(move.error().name, "bad-notation");
  }
}

TEST(ConstructionZonePosition, DefaultsAreAPlayablePosition) {
  const Position at(rules_for(2), "");
  EXPECT_EQ(at.text(),
            "phase=take turn=0 first=0 tops=b1,b2,b3 under=3,3,3 built0=- hand0=- hidden0=- built1=- hand1=- hidden1=- "
            "row=2m,2p pile=14m,14p discard=- idle=0 round_built=0 shuffles=0 drawn=4");
}

TEST(ConstructionZonePosition, BadTextIsRefusedWithAReason) {
  const Rules rules = rules_for(2);
  for (const std::string_view text : {"phase=trad",
                                      "turn=2",
                                      "first=x",
                                      "tops=b1,b2",
                                      "tops=b1,b1,b2",
                                      "tops=b1,b2,b13",
                                      "under=3,3",
                                      "under=9,0,0",
                                      "built0=b1,b1",
                                      "built0=b1 built1=b1",
                                      "built0=",
                                      "built0=b99",
                                      "hand0=3x",
                                      "hand0=",
                                      "hand0=p,m",
                                      "hand0=17m",
                                      "hand2=m",
                                      "hand0=m hidden0=p",
                                      "hand0=w hidden0=w",
                                      "hand0=5m hidden0=5m",
                                      "row=5m",
                                      "row=m",
                                      "row=2m,2p pile=m",
                                      "pile=14m,14p,w",
                                      "hand0=16m hand1=m",
                                      "discard=14w",
                                      "idle=21",
                                      "idle=20",
                                      "round_built=2",
                                      "hand1=14m,14p row=2m,2p pile=- shuffles=1 drawn=0",
                                      "shuffles=-1",
                                      "drawn=9",
                                      "phase=over",
                                      "phase=over idle=3",
                                      "phase=top",
                                      "phase=fill row=2m,2p",
                                      "phase=first hand0=m",
                                      "phase=tops row=m",
                                      "phase=hands hand0=4m hand1=5m",
                                      "phase=row",
                                      "colour=red",
                                      "turn",
                                      "=",
                                      "turn=0 turn=0",
                                      "built0=b1,b2,b3,b4,b5,b6,b7,b8,b9,b10",
                                      "phase=trade row=2m pile=- hand0=14m,16p discard=m3"}) {
    const bool ends_by_default = text == "phase=over";
    const auto read = read_position(rules, text);
    if (ends_by_default) {
      EXPECT_TRUE(read.ok()) << "20 idle rounds are the default of an ended game";
      continue;
    }
    ASSERT_FALSE(read.ok()) << text;
    EXPECT_EQ(read.error().name, "bad-position") << text;
    EXPECT_FALSE(read.error().what.empty());
  }
}

TEST(ConstructionZonePosition, ANamedFirstPlayerBindsPositions) {
  const Rules rules = rules_for(small_content(), 2, first_is(1));
  EXPECT_TRUE(read_position(rules, "").ok());
  EXPECT_FALSE(read_position(rules, "first=0").ok());
  EXPECT_FALSE(read_position(rules, "phase=first").ok());
}

TEST(ConstructionZoneInvariants, EachIsSeenWhenBroken) {
  const Rules rules = rules_for(2);
  const Position at(rules, "hand0=2m,w hidden0=m built1=b5");
  ASSERT_EQ(broken_invariant(rules, at.state), "");
  const auto broken = [&](auto&& change) {
    State state = at.state;
    change(state);
    return !broken_invariant(rules, state).empty();
  };
  EXPECT_TRUE(broken([](State& s) { s.hand[0] += Cards::of(Card::kWorker); }));
  EXPECT_TRUE(broken([](State& s) { s.pile -= Cards::of(Card::kPlan); }));
  EXPECT_TRUE(broken([](State& s) { s.table.known[0] += Cards::of(Card::kCrane); }));
  EXPECT_TRUE(broken([](State& s) { s.table.known[0] -= Cards::of(Card::kWorker); })) << "a hidden worker";
  EXPECT_TRUE(broken([](State& s) { s.table.open.lanes |= 1ull << 56; }));
  EXPECT_TRUE(broken([](State& s) { s.table.unseen_buildings |= 1; })) << "b1 is on top";
  EXPECT_TRUE(broken([](State& s) { s.table.built[0] = 1u << 4; })) << "b5 twice";
  EXPECT_TRUE(broken([](State& s) { s.table.built[1] = 0; })) << "b5 nowhere";
  EXPECT_TRUE(broken([](State& s) { s.table.built[3] = 1u << 4; }));
  EXPECT_TRUE(broken([](State& s) { --s.table.under[0]; }));
  EXPECT_TRUE(broken([](State& s) { s.table.top[0] = kNoBuilding; }));
  EXPECT_TRUE(broken([](State& s) { s.table.idle_rounds = 20; }));
  EXPECT_TRUE(broken([](State& s) { ++s.table.drawn; }));
  EXPECT_TRUE(broken([](State& s) { s.table.turn = Seat{2}; }));
  EXPECT_TRUE(broken([](State& s) { s.table.phase = static_cast<Phase>(99); }));
  EXPECT_TRUE(broken([](State& s) { s.table.phase = Phase::kFill; }));
  EXPECT_TRUE(broken([](State& s) { s.table.phase = Phase::kTop; }));
  EXPECT_TRUE(broken([](State& s) { s.table.phase = Phase::kOver; }));
  EXPECT_TRUE(broken([](State& s) { s.table.phase = Phase::kHands; }));
}

}  // namespace
}  // namespace tavola::construction_zone::testing
