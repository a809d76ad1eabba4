// Texts that are no move or no position.
#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

TEST(SunriseLaneNotation, BadMovesAreRefused) {
  const Rules rules = rules_for(small_content());
  for (const char* text :
       {"",           "house",      "house e5",    "house e5 0",   "house e5 6", "house e05 1", "house e12 1",
        "house l1 1", "House e5 1", "house  e5 1", "house e5 1 1", "park e5",    "park e5 x",   "park e5 ?",
        "discard",    "discard br", "discard x",   "draw 2",       "first 2",    "first -1",    "card",
        "card x",     "stop now",   "house e5 01", "house e+5 1"}) {
    EXPECT_FALSE(read_move(rules, text).ok()) << text;
  }
  EXPECT_TRUE(read_move(rules, "  draw ").ok());
  EXPECT_EQ(read_move(rules, "draw\n").error().name, "bad-notation");
  EXPECT_EQ(read_move(rules, "first 0\t").error().name, "bad-notation");
}

TEST(SunriseLanePosition, BadTextsAreNamed) {
  const Rules rules = rules_for(small_content());
  for (const char* text : {"hand0",
                           "hand0=x",
                           "hand0=gy",
                           "hand0=yyyyyy",
                           "hand2=y",
                           "turn=2",
                           "phase=sleep",
                           "houses0=a1:1",
                           "houses0=c3:1",
                           "houses0=c2",
                           "houses0=c2:0",
                           "houses0=c2:6",
                           "houses0=c2:1 houses1=c2:1",
                           "parks=c2,c2",
                           "parks=c2 houses0=c2:1",
                           "phase=chain",
                           "phase=chain last=c2",
                           "last=c2 houses0=c2:1",
                           "phase=draw draws_left=3",
                           "draws_left=1",
                           "park_used=1",
                           "idle=20",
                           "idle=21",
                           "phase=over",
                           "phase=over idle=19",
                           "closing=pieces",
                           "closing=areas",
                           "kept0=y",
                           "kept0=y hand0=y shuffles=0",
                           "phase=discard hand0=yyyyy",
                           "phase=deal",
                           "phase=first hand0=y",
                           "hand0=yyyyyyyyyyyy",
                           "discards0=yyyyyy discards1=yyyyyy",
                           "hand0=y hand0=y",
                           "colour=red",
                           "houses0=b1:5,a2:5,b2:5,d1:5,d2:5,e2:5",
                           "houses0=b1:5,a2:5,b2:5,d1:5,d2:5,e2:1"}) {
    const auto state = read_position(rules, text);
    EXPECT_FALSE(state.ok()) << text;
    EXPECT_TRUE(state.ok() || !state.error().what.empty()) << text;
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
