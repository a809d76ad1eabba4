// The greedy bot: its measure, its preferences, and that its games are legal and reproducible.
#include "games/construction_zone/bot/greedy.h"

#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

std::string chosen(const Position& at) {
  return write_move(at.rules, greedy(at.rules, view(at.rules, at.state, at.state.table.turn)));
}

TEST(ConstructionZoneGreedy, DistanceIsInBasicCards) {
  const Cost cost{1, 2, 10, 4};
  EXPECT_EQ(distance(cost, {}), 2 + 4 + 7 + 3);
  EXPECT_EQ(distance(cost, Cards::of(Card::kMaterial3, 2)), 2 + 4 + 3 + 3);
  EXPECT_EQ(distance(cost, Cards::of(Card::kCrane, 5)), 2 + 0 + 7 + 3);
  EXPECT_EQ(distance({0, 0, 2, 0}, Cards::of(Card::kMaterial3)), 0);
}

TEST(ConstructionZoneGreedy, TakesWhatBringsTheNearestBuildingClosest) {
  // The open piles of threes are empty: only plans from the row help, for b4 (4 plans).
  EXPECT_EQ(chosen(Position(rules_for(2), "tops=b12,b8,b4 hand0=2p hand1=13m3,13p3 row=2m,2p")), "take 2p");
}

TEST(ConstructionZoneGreedy, LooksAtTheWholeTurn) {
  // b5 needs a worker and a crane; a crane is in hand. Any two cards can be traded for the worker.
  Position at(rules_for(2), "tops=b5,b7,b8 hand0=c row=2m,2p");
  at.play({chosen(at), "card m", "card p"});
  EXPECT_EQ(chosen(at).substr(chosen(at).size() - 5), "for w");
  at.play({chosen(at)});
  EXPECT_EQ(chosen(at), "build b5 c w");
}

TEST(ConstructionZoneGreedy, DeclinesATradeThatGainsNothing) {
  EXPECT_EQ(chosen(Position(rules_for(2), "phase=trade tops=b3,b7,b12 hand0=m")), "no trade");
  EXPECT_EQ(chosen(Position(rules_for(2), "phase=trade tops=b1,b2,b5 hand0=c,w")), "no trade");
}

TEST(ConstructionZoneGreedy, PaysSoThatTheRestIsWorthMost) {
  // Four materials for b3: with b7 (7 materials) and b8 (7 plans) left, one single and a three keep 3 + 1 + ... in
  // hand.
  Position at(rules_for(2), "phase=build tops=b3,b7,b8 hand0=4m,2m3");
  EXPECT_EQ(chosen(at), "build b3 4m") << "the two threes that are left cover 6 of the 7";
}

TEST(ConstructionZoneGreedy, PlaysWholeGamesLegallyAndAlwaysAlike) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      std::array<State, 2> ends;
      for (State& state : ends) {
        state = start(rules);
        core::Rng rng(seed);
        while (!to_act(rules, state).is_nobody()) {
          if (to_act(rules, state).is_chance()) {
            apply(rules, state, random_outcome(rules, state, rng));
            continue;
          }
          const View seen_from = view(rules, state, state.table.turn);
          const Move move = greedy(rules, seen_from);
          ASSERT_TRUE(why_not(rules, seen_from, move).legal()) << write_move(rules, move);
          apply(rules, state, move);
        }
      }
      EXPECT_EQ(ends[0], ends[1]);
    }
  }
}

TEST(ConstructionZoneGreedy, BeatsRandomPlay) {
  const Rules rules = rules_for(2);
  int won = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    State state = start(rules);
    core::Rng rng(seed);
    const Seat bot{static_cast<std::uint8_t>(seed % 2)};
    while (!to_act(rules, state).is_nobody()) {
      const Actor actor = to_act(rules, state);
      apply(rules, state,
            actor.is_chance()         ? random_outcome(rules, state, rng)
            : actor == Actor::of(bot) ? greedy(rules, view(rules, state, bot))
                                      : pick_move(rules, state, rng.below(count_moves(rules, state))));
    }
    won += ending(rules, state).winners == (1 << core::index(bot)) ? 1 : 0;
  }
  EXPECT_GT(won, 85);
}

}  // namespace
}  // namespace tavola::construction_zone::testing
