// Shared by the tests of Construction Zone: small sets of buildings, and play by notation.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/construction_zone/wire/wire.h"
#include "games/testing.h"

namespace tavola::construction_zone::testing {

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

inline Rules rules_for(const Content& content, int players, const core::OptionTexts& options = {}) {
  return games::testing::rules_for<Game>(content, players, options);
}
/// The same with the small content.
inline Rules rules_for(int players) { return rules_for(small_content(), players); }

/// A position at a table, driven by notation.
class Position {
 public:
  Position(const Rules& table_rules, std::string_view text)
      : rules(table_rules), state(games::testing::position<Game>(rules, text)) {}

  Move move(std::string_view text) const { return games::testing::move<Game>(rules, text); }

  /// The rule that forbids this move to the seat whose turn it is; "" if it is legal.
  std::string refused(std::string_view text) const {
    return std::string(why_not(rules, view(rules, state, state.table.turn), move(text)).rule);
  }

  std::vector<std::string> moves() const { return games::testing::moves<Game>(rules, state); }

  std::vector<std::string> outcomes() const {
    std::vector<core::Outcome<Move>> list;
    list_outcomes(rules, state, list);
    std::vector<std::string> texts;
    for (const auto& o : list) texts.push_back(write_move(rules, o.move) + " x" + std::to_string(o.weight));
    return texts;
  }

  /// Plays moves and events, each of which must be possible.
  Position& play(const std::vector<std::string_view>& texts) {
    for (const std::string_view text : texts) {
      const Move m = move(text);
      if (to_act(rules, state).is_chance()) {
        const bool possible = games::testing::possible<Game>(rules, state, m);
        EXPECT_TRUE(possible) << text << " can't happen in " << write_position(rules, state);
        if (!possible) return *this;
      } else {
        EXPECT_EQ(refused(text), "") << text << " in " << write_position(rules, state);
        if (!refused(text).empty()) return *this;
      }
      apply(rules, state, m);
      EXPECT_EQ(broken_invariant(rules, state), "") << "after " << text;
    }
    return *this;
  }

  std::string phase() const { return std::string(phase_word(state.table.phase)); }
  int turn() const { return core::index(state.table.turn); }
  std::string hand(int seat) const { return write_cards(state.hand[static_cast<std::size_t>(seat)], ' '); }
  std::string known(int seat) const { return write_cards(state.table.known[static_cast<std::size_t>(seat)], ' '); }
  std::string row() const { return write_cards(state.table.row, ' '); }
  std::string discard() const { return write_cards(state.table.discard, ' '); }
  std::string pile() const { return write_cards(state.pile, ' '); }
  std::string open() const { return write_cards(state.table.open, ' '); }

  Rules rules;
  State state;
};

}  // namespace tavola::construction_zone::testing
