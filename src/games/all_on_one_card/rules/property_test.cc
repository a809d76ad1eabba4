// Properties with shrinking: any sequence of moves keeps the invariants, texts parse back, nonsense is refused.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstring>

#include "games/all_on_one_card/testing.h"
#include "wire/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

Rules any_rules() {
  const int players = *rc::gen::inRange(2, 5);
  const bool advanced = *rc::gen::arbitrary<bool>();
  const int cards = *rc::gen::inRange(advanced ? 5 * players : kMinCards, kMaxCards + 1);
  core::OptionTexts options{{"variant", advanced ? "advanced" : "basic"}};
  if (*rc::gen::arbitrary<bool>()) options.emplace_back("first", std::to_string(*rc::gen::inRange(0, players)));
  return rules_for(small_content(cards), players, options);
}

/// Plays the n-th move or event for each number n. Stops at the end of the game.
State played(const Rules& rules, const std::vector<std::uint16_t>& numbers) {
  State state = start(rules);
  for (const std::uint16_t number : numbers) {
    const Actor actor = to_act(rules, state);
    if (actor.is_nobody()) break;
    if (actor.is_chance()) {
      std::vector<core::Outcome<Move>> outcomes;
      list_outcomes(rules, state, outcomes);
      apply(rules, state, outcomes[number % outcomes.size()].move);
    } else {
      apply(rules, state, pick_move(rules, state, number % count_moves(rules, state)));
    }
    RC_ASSERT(broken_invariant(rules, state) == "");
  }
  return state;
}

State any_state(const Rules& rules) {
  return played(rules, *rc::gen::scale(4.0, rc::gen::arbitrary<std::vector<std::uint16_t>>()));
}

RC_GTEST_PROP(AllOnOneCardProperty, MovesKeepTheInvariants, ()) { any_state(any_rules()); }

RC_GTEST_PROP(AllOnOneCardProperty, PositionsParseBack, ()) {
  const Rules rules = any_rules();
  const State state = any_state(rules);
  const auto read = read_position(rules, write_position(rules, state));
  RC_ASSERT(read.ok());
  RC_ASSERT(*read == state);
}

/// Continues from an accepted position. Nothing may go wrong.
void play_on(const Rules& rules, State state) {
  core::Rng rng(1);
  for (int i = 0; i < 300 && !to_act(rules, state).is_nobody(); ++i) {
    apply(rules, state,
          to_act(rules, state).is_chance() ? random_outcome(rules, state, rng)
                                           : pick_move(rules, state, rng.below(count_moves(rules, state))));
    RC_ASSERT(broken_invariant(rules, state) == "");
  }
}

RC_GTEST_PROP(AllOnOneCardProperty, MutatedPositionsAreRefusedOrSound, ()) {
  const Rules rules = any_rules();
  std::string text = write_position(rules, any_state(rules));
  const std::string letters = "ygropbc0123456789,:= ?xphase";
  for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
    const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())));
    const char letter = letters[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(letters.size())))];
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        text[at] = letter;
        break;
      case 1:
        text.insert(at, 1, letter);
        break;
      default:
        text.erase(at, 1);
    }
  }
  const auto read = read_position(rules, text);
  if (!read.ok()) {
    RC_ASSERT(!read.error().what.empty());
    return;
  }
  RC_ASSERT(broken_invariant(rules, *read) == "");
  const auto again = read_position(rules, write_position(rules, *read));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == *read);
  play_on(rules, *read);
}

RC_GTEST_PROP(AllOnOneCardProperty, AnyTextIsReadOrRefusedAndMeansWhatItSays, ()) {
  const Rules rules = rules_for(small_content(12), 2, kAdvanced);
  const auto words = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
      "keep", "pass", "reroll", "roll", "cross", "take", "draw", "return", "card", "first", "show", " ", "c", "1", "2",
      "12", "13", "0", "?", "y", "g", "r", "b", "-"));
  std::string text;
  for (const std::string& word : words) text += word;
  const auto move = read_move(rules, text);
  if (!move.ok()) return;
  const std::string written = write_move(rules, *move);
  RC_ASSERT(text.find(written) != std::string::npos);
  RC_ASSERT(text.find_first_not_of(' ') == text.find(written));
}

RC_GTEST_PROP(AllOnOneCardProperty, AnyBitsAreJudged, ()) {
  const Rules rules = any_rules();
  const State state = any_state(rules);
  const auto bits = *rc::gen::arbitrary<std::uint64_t>();
  Move move;
  static_assert(sizeof(move) == sizeof(bits));
  std::memcpy(static_cast<void*>(&move), &bits, sizeof(move));
  for (int s = 0; s < rules.players; ++s) {
    const View seen_from = view(rules, state, core::seat(s));
    std::vector<Move> moves;
    list_moves(rules, seen_from, moves);
    const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
    RC_ASSERT(why_not(rules, seen_from, move).legal() == listed);
    (void)preview(rules, seen_from, move);
  }
}

RC_GTEST_PROP(AllOnOneCardProperty, JsonMovesParseBack, ()) {
  const Rules rules = any_rules();
  const State state = any_state(rules);
  std::vector<Move> moves;
  list_moves(rules, state, moves);
  std::vector<core::Outcome<Move>> outcomes;
  if (to_act(rules, state).is_chance()) list_outcomes(rules, state, outcomes);
  for (const auto& outcome : outcomes) moves.push_back(outcome.move);
  for (int s = 0; s < rules.players; ++s) {
    if (!outcomes.empty()) moves.push_back(seen(rules, state, outcomes[0].move, core::seat(s)));
  }
  for (const Move move : moves) {
    const auto json = wire::testing::json_of(Wire::move, rules, move);
    const auto read = Wire::read_move(rules, wire::Node(json, "move", "bad-move"));
    RC_ASSERT(read.ok());
    RC_ASSERT(*read == move);
  }
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
