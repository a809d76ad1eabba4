#include "core/conformance.h"

#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

void play_games(const Rules& rules, int games) { games::testing::conforms<Game>(rules, games); }

class AllOnOneCardConformance : public ::testing::TestWithParam<int> {};

TEST_P(AllOnOneCardConformance, Basic) { play_games(rules_for(default_content(), GetParam()), 60); }
TEST_P(AllOnOneCardConformance, Advanced) { play_games(rules_for(default_content(), GetParam(), kAdvanced), 60); }
TEST_P(AllOnOneCardConformance, FirstSeatNamed) {
  play_games(rules_for(default_content(), GetParam(), {{"first", "1"}, {"variant", "advanced"}}, "fr"), 20);
}
TEST_P(AllOnOneCardConformance, PileRunsOut) { play_games(rules_for(small_content(8), GetParam(), {}, "it"), 60); }
TEST_P(AllOnOneCardConformance, FaceUpCardsRunOut) {
  play_games(rules_for(small_content(5 * GetParam()), GetParam(), kAdvanced), 60);
}
TEST_P(AllOnOneCardConformance, LargestContent) {
  play_games(rules_for(small_content(kMaxCards), GetParam()), 20);
  play_games(rules_for(small_content(kMaxCards), GetParam(), kAdvanced), 20);
}
INSTANTIATE_TEST_SUITE_P(Players, AllOnOneCardConformance, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace tavola::all_on_one_card::testing
