// Boards and short ways of saying things for the tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/sunrise_lane/rules/sunrise_lane.h"

namespace tavola::sunrise_lane::testing {

/// A board of 5 x 5: the fountain in the middle, the middle row and column the cross, an obstacle in each corner.
///      a  b  c  d  e
///   1  .. y1 g2 r3 ..
///   2  b4 p5 y2 g3 r1
///   3  y3 b2 () p1 b5
///   4  g1 r2 b1 y4 p3
///   5  .. p2 r5 g4 ..
inline Content small_board() {
  auto content = read_board({".. y1 g2 r3 ..", "b4 p5 y2 g3 r1", "y3 b2 () p1 b5", "g1 r2 b1 y4 p3", ".. p2 r5 g4 .."},
                            {"A1 A1 -- B1 B1", "A1 A1 -- B1 B1", "-- -- -- -- --", "B2 B2 -- A2 A2", "B2 B2 -- A2 A2"});
  EXPECT_TRUE(content.ok()) << (content.ok() ? "" : content.error().text());
  Content board = content.ok() ? *content : Content{};
  board.id = "small";
  board.name = "Small";
  return board;
}

/// A board with a single area plot: the game is soon over by SL-17.
///      a  b  c
///   1  y1 g1 r1
///   2  .. () ..
///   3  .. b1 p2
inline Content tiny_board() {
  auto content = read_board({"y1 g1 r1", ".. () ..", ".. b1 p2"}, {"A1 -- --", "-- -- --", "-- -- --"});
  EXPECT_TRUE(content.ok());
  Content board = content.ok() ? *content : Content{};
  board.id = "tiny";
  board.name = "Tiny";
  return board;
}

inline Rules rules_for(const Content& content, int players = 2, const core::OptionTexts& options = {},
                       std::string_view edition = "en") {
  const auto chosen = core::choose_options(Game::kOptions, Game::kEditions, edition, options);
  EXPECT_TRUE(chosen.ok()) << (chosen.ok() ? "" : chosen.error().text());
  auto rules = Game::make_rules(content, chosen.ok() ? *chosen : core::Options{}, players);
  EXPECT_TRUE(rules.ok()) << (rules.ok() ? "" : rules.error().text());
  return rules.ok() ? *std::move(rules) : Rules{};
}

inline State at_position(const Rules& rules, std::string_view text) {
  const auto state = read_position(rules, text);
  EXPECT_TRUE(state.ok()) << (state.ok() ? "" : state.error().text()) << "\n  in: " << text;
  return state.ok() ? *state : start(rules);
}

inline Move to_move(const Rules& rules, std::string_view text) {
  const auto move = read_move(rules, text);
  EXPECT_TRUE(move.ok()) << text;
  return move.ok() ? *move : Move{};
}

/// The moves of the seat to act as text.
inline std::vector<std::string> moves_of(const Rules& rules, const State& state) {
  std::vector<Move> moves;
  list_moves(rules, state, moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(write_move(rules, move));
  return texts;
}

/// "" when the seat in turn may make the move, otherwise the id of the rule that forbids it. The list must agree.
inline std::string refused(const Rules& rules, const State& state, std::string_view move) {
  const auto refusal = why_not(rules, view(rules, state, state.table.turn), to_move(rules, move));
  const auto moves = moves_of(rules, state);
  EXPECT_EQ(std::find(moves.begin(), moves.end(), move) != moves.end(), refusal.legal()) << move;
  return std::string(refusal.rule);
}

/// Plays moves and random events, each of which must be possible.
inline void play(const Rules& rules, State& state, const std::vector<std::string>& events) {
  for (const std::string& text : events) {
    const Move move = to_move(rules, text);
    if (to_act(rules, state).is_seat()) {
      EXPECT_EQ(refused(rules, state, text), "") << text << " at " << write_position(rules, state);
    } else {
      std::vector<core::Outcome<Move>> outcomes;
      list_outcomes(rules, state, outcomes);
      bool possible = false;
      for (const auto& outcome : outcomes) possible = possible || outcome.move == move;
      EXPECT_TRUE(possible) << text << " at " << write_position(rules, state);
    }
    apply(rules, state, move);
    EXPECT_EQ(broken_invariant(rules, state), "") << text;
  }
}

/// A dealer for tests: the numbers depend on what is asked for and on the seed.
class TestDealer : public core::Dealer {
 public:
  explicit TestDealer(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    asked = {n, static_cast<std::uint32_t>(kind), shuffle, index};
    core::Rng rng(seed_ * 1000003 + static_cast<std::uint64_t>(kind) * 65537 + std::uint64_t{shuffle} * 257 + index);
    return rng.below(n);
  }
  std::vector<std::uint32_t> asked;

 private:
  std::uint64_t seed_;
};

}  // namespace tavola::sunrise_lane::testing
