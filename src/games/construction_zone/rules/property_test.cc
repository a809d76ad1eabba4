// Properties with shrinking: games of arbitrary choices, and damaged text.
#include <gtest/gtest.h>
// gtest comes first
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

/// Plays a game in which each number picks one of the possible moves or events.
State played(const Rules& rules, const std::vector<std::uint32_t>& choices) {
  State state = start(rules);
  for (const std::uint32_t choice : choices) {
    const Actor actor = to_act(rules, state);
    if (actor.is_nobody()) break;
    if (actor.is_seat()) {
      apply(rules, state, pick_move(rules, state, choice % count_moves(rules, state)));
      continue;
    }
    std::vector<core::Outcome<Move>> outcomes;
    list_outcomes(rules, state, outcomes);
    apply(rules, state, outcomes[choice % outcomes.size()].move);
  }
  return state;
}

/// One random move or event.
void step(const Rules& rules, State& state, core::Rng& rng) {
  const bool chance = to_act(rules, state).is_chance();
  apply(rules, state,
        chance ? random_outcome(rules, state, rng) : pick_move(rules, state, rng.below(count_moves(rules, state))));
}

/// A position of a random game.
State after_some_events(const Rules& rules, core::Rng& rng) {
  State state = start(rules);
  for (std::uint32_t i = rng.below(300); i > 0 && !to_act(rules, state).is_nobody(); --i) step(rules, state, rng);
  return state;
}

Rules any_rules() { return rules_for(*rc::gen::inRange(2, 5)); }

RC_GTEST_PROP(ConstructionZoneProperty, InvariantsHoldAfterAnyChoices, (const std::vector<std::uint32_t>& choices)) {
  const Rules rules = any_rules();
  const State state = played(rules, choices);
  RC_ASSERT(broken_invariant(rules, state) == "");
  const auto again = read_position(rules, write_position(rules, state));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == state);
}

RC_GTEST_PROP(ConstructionZoneProperty, LongGamesKeepTheInvariants, (std::uint64_t seed)) {
  const Rules rules = any_rules();
  State state = start(rules);
  core::Rng rng(seed);
  while (!to_act(rules, state).is_nobody()) {
    RC_ASSERT(broken_invariant(rules, state) == "");
    step(rules, state, rng);
  }
  RC_ASSERT(broken_invariant(rules, state) == "");
}

/// The text with one to three letters removed, added or changed.
std::string spoiled(std::string text, core::Rng& rng) {
  constexpr std::string_view kLetters = "0123456789abcmpw,-= x";
  for (std::uint32_t i = 1 + rng.below(3); i > 0; --i) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    const char letter = kLetters[rng.below(static_cast<std::uint32_t>(kLetters.size()))];
    const std::uint32_t how = rng.below(3);
    if (how == 0) text.erase(at, 1);
    if (how == 1) text.insert(at, 1, letter);
    if (how == 2) text[at] = letter;
  }
  return text;
}

RC_GTEST_PROP(ConstructionZoneProperty, SpoiledPositionsAreRefusedOrSound, (std::uint64_t seed)) {
  const Rules rules = any_rules();
  core::Rng rng(seed);
  const std::string text = write_position(rules, after_some_events(rules, rng));
  for (int i = 0; i < 50; ++i) {
    const auto read = read_position(rules, spoiled(text, rng));
    if (!read.ok()) continue;
    RC_ASSERT(broken_invariant(rules, *read) == "");
    State go_on = *read;
    core::play_randomly<Game>(rules, go_on, rng);
    RC_ASSERT(broken_invariant(rules, go_on) == "");
  }
}

RC_GTEST_PROP(ConstructionZoneProperty, AnyTextIsAMoveOrAnError, (const std::string& text)) {
  const Rules rules = any_rules();
  const auto move = read_move(rules, text);
  if (move.ok()) RC_ASSERT(read_move(rules, write_move(rules, *move)).value() == *move);
}

RC_GTEST_PROP(ConstructionZoneProperty, AnyBitsAreAMoveOrRefused, (std::uint64_t bits, std::uint64_t seed)) {
  const Rules rules = any_rules();
  core::Rng rng(seed);
  const State state = after_some_events(rules, rng);
  const Move move{(bits & 0x00FFFFFFFFFFFFFF) | (bits >> 56) % 10 << 56};
  const Move sparse{move.bits & 0xFF07030303030303};
  for (const Move any : {move, sparse}) {
    std::vector<Move> legal;
    if (to_act(rules, state).is_seat()) list_moves(rules, state, legal);
    const bool listed = std::find(legal.begin(), legal.end(), any) != legal.end();
    RC_ASSERT(listed == why_not(rules, view(rules, state, state.table.turn), any).legal());
    RC_ASSERT(!write_move(rules, any).empty());
  }
}

}  // namespace
}  // namespace tavola::construction_zone::testing
