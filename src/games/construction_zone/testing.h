// Shared by the tests of Construction Zone: small sets of buildings, and play by notation.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/construction_zone/wire/wire.h"
#include "games/testing.h"

namespace tavola::construction_zone::testing {

using games::testing::has;
using games::testing::Texts;

/// A content with these costs.
inline Content content_of(const std::vector<Cost>& costs) {
  Content content;
  for (const Cost& cost : costs) content.buildings.push_back({"", cost});
  return content;
}

/// Twelve buildings, b1 to b12, that no other test data shares. Costs are workers, cranes, materials, plans.
inline Content small_content() {
  return content_of({{1, 0, 0, 0},
                     {0, 1, 0, 0},
                     {0, 0, 4, 0},
                     {0, 0, 0, 4},
                     {1, 1, 0, 0},
                     {0, 0, 2, 2},
                     {0, 0, 7, 0},
                     {0, 0, 0, 7},
                     {2, 0, 1, 0},
                     {0, 2, 0, 1},
                     {1, 1, 4, 4},
                     {0, 0, 10, 0}});
}

/// As many buildings as the default content has, and of the same kind.
inline Content full_content() {
  return content_of({{3, 0, 0, 0}, {2, 0, 3, 0},  {1, 0, 0, 5},  {0, 3, 0, 0}, {0, 2, 0, 3}, {0, 1, 5, 0},
                     {0, 0, 4, 4}, {2, 0, 1, 3},  {1, 1, 4, 0},  {1, 1, 0, 4}, {1, 0, 2, 4}, {0, 2, 3, 1},
                     {0, 1, 4, 2}, {0, 0, 10, 0}, {0, 0, 0, 10}, {2, 2, 0, 0}, {2, 1, 1, 1}, {1, 2, 1, 1},
                     {1, 1, 3, 3}, {1, 0, 9, 0},  {0, 1, 0, 9}});
}

inline Content default_content() { return games::testing::default_content<Wire>(); }

inline core::OptionTexts first_is(int seat) { return {{"first", std::to_string(seat)}}; }

inline Rules rules_for(const Content& content, int players = 2, const core::OptionTexts& options = {},
                       std::string_view edition = "") {
  return games::testing::rules_for<Game>(content, players, options, edition);
}
/// The same with the small content.
inline Rules rules_for(int players) { return rules_for(small_content(), players); }

struct Position : games::testing::Position<Game> {
  using games::testing::Position<Game>::Position;

  int turn() const { return core::index(state.table.turn); }
  std::string hand(int seat) const { return write_cards(state.hand[static_cast<std::size_t>(seat)], ' '); }
  std::string known(int seat) const { return write_cards(state.table.known[static_cast<std::size_t>(seat)], ' '); }
  std::string row() const { return write_cards(state.table.row, ' '); }
  std::string discard() const { return write_cards(state.table.discard, ' '); }
  std::string pile() const { return write_cards(state.pile, ' '); }
  std::string open() const { return write_cards(state.table.open, ' '); }
};

}  // namespace tavola::construction_zone::testing
