// Shared by the tests of Sunrise Lane: small boards, and play by notation.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/sunrise_lane/wire/wire.h"
#include "games/testing.h"

namespace tavola::sunrise_lane::testing {

using games::testing::has;
using games::testing::Texts;

/// A board of 5 x 5: the fountain in the middle, the middle row and column the cross, an obstacle in each corner.
///      a  b  c  d  e
///   1  .. y1 g2 r3 ..
///   2  b4 p5 y2 g3 r1
///   3  y3 b2 () p1 b5
///   4  g1 r2 b1 y4 p3
///   5  .. p2 r5 g4 ..
inline Content small_content() {
  auto content = read_board({".. y1 g2 r3 ..", "b4 p5 y2 g3 r1", "y3 b2 () p1 b5", "g1 r2 b1 y4 p3", ".. p2 r5 g4 .."},
                            {"A1 A1 -- B1 B1", "A1 A1 -- B1 B1", "-- -- -- -- --", "B2 B2 -- A2 A2", "B2 B2 -- A2 A2"});
  EXPECT_TRUE(content.ok()) << (content.ok() ? "" : content.error().text());
  Content board = content.ok() ? *content : Content{};
  board.id = "small";
  board.name = "Small";
  return board;
}

/// A board with a single area plot, so that the game soon ends by SL-17.
///      a  b  c
///   1  y1 g1 r1
///   2  .. () ..
///   3  .. b1 p2
inline Content tiny_content() {
  auto content = read_board({"y1 g1 r1", ".. () ..", ".. b1 p2"}, {"A1 -- --", "-- -- --", "-- -- --"});
  EXPECT_TRUE(content.ok());
  Content board = content.ok() ? *content : Content{};
  board.id = "tiny";
  board.name = "Tiny";
  return board;
}

inline Content default_content() { return games::testing::default_content<Wire>(); }

inline Rules rules_for(const Content& content, int players = 2, const core::OptionTexts& options = {},
                       std::string_view edition = "") {
  return games::testing::rules_for<Game>(content, players, options, edition);
}

using Position = games::testing::Position<Game>;

}  // namespace tavola::sunrise_lane::testing
