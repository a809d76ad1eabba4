// The greedy bot is a yardstick and must not change. These tests pin its preferences.
#include "games/sunrise_lane/bot/greedy.h"

#include <gtest/gtest.h>

#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

std::string choice(const Rules& rules, const State& state) {
  return write_move(rules, greedy(rules, view(rules, state, state.table.turn)));
}

/// Its moves until its turn ends.
std::string whole_turn(const Rules& rules, State state) {
  std::string moves;
  const Seat seat = state.table.turn;
  while (to_act(rules, state) == Actor::of(seat)) {
    const Move move = greedy(rules, view(rules, state, seat));
    moves += (moves.empty() ? "" : ", ") + write_move(rules, move);
    apply(rules, state, move);
  }
  return moves;
}

TEST(SunriseLaneGreedy, DrawsWhenNothingPays) {
  const Rules rules = rules_for(small_content());
  EXPECT_EQ(choice(rules, Position(rules, "hand0=p").state), "draw") << "1 point for a card is less than 0";
  EXPECT_EQ(choice(rules, Position(rules, "hand0=").state), "draw");
}

TEST(SunriseLaneGreedy, EqualGoesToBuilding) {
  const Rules rules = rules_for(small_content());
  EXPECT_EQ(choice(rules, Position(rules, "hand0=y").state), "house c2 1")
      << "2 points for a card are as good as a draw";
}

TEST(SunriseLaneGreedy, TakesTheBestWholeChain) {
  const Rules rules = rules_for(small_content());
  // c2 gives 2, then b2 5 for each of two pink cards.
  EXPECT_EQ(whole_turn(rules, Position(rules, "hand0=ypp").state), "house c2 1, house b2 2, stop");
  // Through a park: nothing for the red card, then 10 points for two pink ones.
  EXPECT_EQ(whole_turn(rules, Position(rules, "hand0=rpp").state), "park c2 r, house b2 2, stop");
}

TEST(SunriseLaneGreedy, FindsMoreThanTheWorkedExample) {
  const Rules rules = rules_for(default_content());
  // The third example's chain (h3, a park on g3, three floors on f3) is worth 1 - 2 + 9; from the fountain it is 0 + 2
  // + 9.
  EXPECT_EQ(whole_turn(rules, Position(rules, "hand0=gggbp houses1=h2:1").state),
            "house f5 1, house f4 1, house f3 3, stop");
}

TEST(SunriseLaneGreedy, AFullHandBuilds) {
  const Rules rules = rules_for(small_content());
  EXPECT_EQ(choice(rules, Position(rules, "hand0=ppppp").state), "park c2 p") << "-2 and then 5 a floor";
  const Rules tiny = rules_for(tiny_content());
  EXPECT_EQ(choice(tiny, Position(tiny, "hand0=rrrrr parks=b1 houses1=c1:1").state), "park a1 r")
      << "a lone park costs 2, a draw would cost 4";
}

TEST(SunriseLaneGreedy, KeepsWhatBuildsBest) {
  const Rules rules = rules_for(small_content());
  const State state = Position(rules, "phase=discard hand0=yyyrpp").state;
  EXPECT_EQ(choice(rules, state), "discard y") << "y and pp (and r for nothing) stay; first of the equals";
}

TEST(SunriseLaneGreedy, AlwaysLegalAndAlwaysEnds) {
  for (int players = 2; players <= 4; ++players) {
    for (const Content& board : {default_content(), small_content(), tiny_content()}) {
      const Rules rules = rules_for(board, players);
      core::Rng rng(4);
      for (int game = 0; game < 20; ++game) {
        State state = start(rules);
        for (int events = 0; !to_act(rules, state).is_nobody(); ++events) {
          ASSERT_LT(events, 20000);
          const Actor actor = to_act(rules, state);
          if (actor.is_chance()) {
            apply(rules, state, random_outcome(rules, state, rng));
            continue;
          }
          const View mine = view(rules, state, actor.seat());
          const Move move = greedy(rules, mine);
          ASSERT_TRUE(why_not(rules, mine, move).legal()) << write_move(rules, move);
          ASSERT_EQ(greedy(rules, mine), move);
          apply(rules, state, move);
        }
      }
    }
  }
}

/// Its slowest board: 120 reachable plots, with many hands.
TEST(SunriseLaneGreedy, WorstBoardIsBounded) {
  std::vector<std::string> rows;
  std::vector<std::string> areas;
  for (int r = 0; r < 11; ++r) {
    std::string row;
    std::string area;
    for (int c = 0; c < 11; ++c) {
      const char colour = kColourLetters[static_cast<std::size_t>((r + 2 * c) % kColours)];
      row += (c == 0 ? "" : " ") + (r == 5 && c == 5 ? std::string("()") : std::string(1, colour) + "5");
      area += (c == 0 ? "" : " ") + std::string(r == 0 ? "A1" : "--");
    }
    rows.push_back(row);
    areas.push_back(area);
  }
  const Rules rules = rules_for(*read_board(rows, areas), 2);
  core::Rng rng(8);
  for (int game = 0; game < 10; ++game) {
    State state = start(rules);
    while (!to_act(rules, state).is_nobody()) {
      const Actor actor = to_act(rules, state);
      apply(rules, state,
            actor.is_chance() ? random_outcome(rules, state, rng) : greedy(rules, view(rules, state, actor.seat())));
    }
    EXPECT_EQ(broken_invariant(rules, state), "");
  }
}

TEST(SunriseLaneGreedy, BeatsRandomPlay) {
  const Rules rules = rules_for(default_content());
  core::Rng rng(6);
  int won = 0;
  for (int game = 0; game < 100; ++game) {
    State state = start(rules);
    while (!to_act(rules, state).is_nobody()) {
      const Actor actor = to_act(rules, state);
      Move move;
      if (actor.is_chance()) {
        move = random_outcome(rules, state, rng);
      } else if (core::index(actor.seat()) == game % 2) {
        move = greedy(rules, view(rules, state, actor.seat()));
      } else {
        move = pick_move(rules, state, rng.below(count_moves(rules, state)));
      }
      apply(rules, state, move);
    }
    won += ending(rules, state).won_by(core::seat(game % 2)) ? 1 : 0;
  }
  EXPECT_GE(won, 95);
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
