// Hidden information, and early answers.
#include "games/all_on_one_card/testing.h"
#include "wire/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

using core::seat;

TEST(AllOnOneCardViews, AChangedHiddenCardChangesNoOtherView) {
  const Rules rules = rules_for(default_content(), 3, kAdvanced);
  const std::string rest = "phase=draft first=0 seat=2 hand0=c1,c2,c3,c4,c5 returned=c1,c2,c6,c7 ";
  const Position one(rules, rest + "hand1=c6,c7,c8,c9,c10 hand2=c11,c12,c13,c14,c15");
  const Position other(rules, rest + "hand1=c6,c7,c8,c20,c21 hand2=c9,c10,c22,c14,c15");
  EXPECT_EQ(view(rules, one.state, seat(0)), view(rules, other.state, seat(0)));
  EXPECT_EQ(view(rules, one.state, core::kSpectator), view(rules, other.state, core::kSpectator));
  EXPECT_NE(view(rules, one.state, seat(1)), view(rules, other.state, seat(1)));
  EXPECT_EQ(wire::testing::text_of(Wire::view, rules, view(rules, one.state, seat(0))),
            wire::testing::text_of(Wire::view, rules, view(rules, other.state, seat(0))));
}

TEST(AllOnOneCardViews, OtherReturnedCardsChangeNoOtherView) {
  const Rules rules = rules_for(default_content(), 2, kAdvanced);
  const std::string rest = "phase=draft first=0 seat=1 hand0=c1,c2,c3,c4,c5 hand1=c6,c7,c8,c9,c10 ";
  const Position one(rules, rest + "returned=c1,c2");
  const Position other(rules, rest + "returned=c4,c5");
  EXPECT_EQ(view(rules, one.state, seat(1)), view(rules, other.state, seat(1)));
  EXPECT_NE(view(rules, one.state, seat(0)), view(rules, other.state, seat(0)));
}

TEST(AllOnOneCardViews, ADealtCardIsSeenByItsOwnerAlone) {
  const Rules rules = rules_for(default_content(), 2, {{"variant", "advanced"}, {"first", "0"}});
  const State state = start(rules);
  EXPECT_EQ(write_move(rules, seen(rules, state, Move::drawn(card_no(7)), seat(0))), "card c7");
  EXPECT_EQ(write_move(rules, seen(rules, state, Move::drawn(card_no(7)), seat(1))), "card ?");
}

TEST(AllOnOneCardViews, AfterTheDraftNothingButTheOrderOfThePileIsHidden) {
  const Rules rules = rules_for(default_content(), 2, kAdvanced);
  const Position at(rules, "phase=roll");
  core::Rng rng(3);
  EXPECT_EQ(sample(rules, view(rules, at.state, core::kSpectator), rng), at.state);
}

TEST(AllOnOneCardViews, WhoAnswersEarlyHasTheChoicesOfItsTurn) {
  int early = 0;
  for (const bool advanced : {false, true}) {
    const Rules rules = advanced ? rules_for(default_content(), 4, kAdvanced) : rules_for(default_content(), 4);
    core::Rng rng(31);
    State state = start(rules);
    std::array<std::vector<Move>, 4> offered;
    while (!to_act(rules, state).is_nobody()) {
      const Actor actor = to_act(rules, state);
      for (int s = 0; s < rules.players; ++s) {
        const auto asked = early_view(rules, view(rules, state, seat(s)));
        if (!asked) continue;
        EXPECT_NE(actor, Actor::of(seat(s)));
        offered[static_cast<std::size_t>(s)].clear();
        list_moves(rules, *asked, offered[static_cast<std::size_t>(s)]);
      }
      EXPECT_FALSE(early_view(rules, view(rules, state, core::kSpectator)));
      if (actor.is_chance()) {
        apply(rules, state, random_outcome(rules, state, rng));
        continue;
      }
      std::vector<Move> now;
      list_moves(rules, state, now);
      auto& before = offered[static_cast<std::size_t>(actor.seat())];
      if (!before.empty()) {
        EXPECT_EQ(before, now);
        ++early;
      }
      before.clear();
      apply(rules, state, now[rng.below(static_cast<std::uint32_t>(now.size()))]);
    }
  }
  EXPECT_GT(early, 100);
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
