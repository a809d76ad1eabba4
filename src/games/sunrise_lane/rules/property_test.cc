// Properties over random games and random texts, with shrinking.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

struct Table4 {
  Rules rules;
  State state;
};

/// A position in a game, given by the number of players, the options and the move chosen each time.
Table4 somewhere(const std::vector<std::uint16_t>& choices, int players, bool round) {
  Table4 at{rules_for(small_content(), players, {{"areas_full", round ? "round" : "now"}}), {}};
  at.state = start(at.rules);
  for (const std::uint16_t choice : choices) {
    const Actor actor = to_act(at.rules, at.state);
    if (actor.is_nobody()) break;
    if (actor.is_seat()) {
      apply(at.rules, at.state, pick_move(at.rules, at.state, choice % count_moves(at.rules, at.state)));
      continue;
    }
    std::vector<core::Outcome<Move>> outcomes;
    list_outcomes(at.rules, at.state, outcomes);
    apply(at.rules, at.state, outcomes[choice % outcomes.size()].move);
  }
  return at;
}

Table4 any_position() {
  const int players = *rc::gen::inRange(2, 5);
  const bool round = *rc::gen::arbitrary<bool>();
  const int length = *rc::gen::inRange(0, 400);
  return somewhere(*rc::gen::container<std::vector<std::uint16_t>>(static_cast<std::size_t>(length),
                                                                   rc::gen::arbitrary<std::uint16_t>()),
                   players, round);
}

RC_GTEST_PROP(SunriseLaneProperty, RandomMovesKeepTheInvariants, ()) {
  const auto [rules, state] = any_position();
  RC_ASSERT(broken_invariant(rules, state) == "");
}

RC_GTEST_PROP(SunriseLaneProperty, PositionsRoundTrip, ()) {
  const auto [rules, state] = any_position();
  const std::string text = write_position(rules, state);
  const auto again = read_position(rules, text);
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == state);
  RC_ASSERT(write_position(rules, *again) == text);
}

RC_GTEST_PROP(SunriseLaneProperty, AlteredPositionsAreRefusedOrSound, ()) {
  const auto [rules, state] = any_position();
  std::string text = write_position(rules, state);
  const int changes = *rc::gen::inRange(1, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())));
    const char letter = *rc::gen::oneOf(
        rc::gen::element('y', 'g', 'r', 'b', 'p', 'a', 'c', '0', '1', '2', '5', ',', ':', '=', ' ', '-'),
        rc::gen::arbitrary<char>());
    if (*rc::gen::arbitrary<bool>()) {
      text[at] = letter;
    } else {
      text.insert(at, 1, letter);
    }
  }
  const auto read = read_position(rules, text);
  if (!read.ok()) {
    RC_ASSERT(!read.error().what.empty());
    return;
  }
  RC_ASSERT(broken_invariant(rules, *read) == "");
  State played = *read;
  core::Rng rng(7);
  core::play_randomly<Game>(rules, played, rng);
  RC_ASSERT(broken_invariant(rules, played) == "");
  for (int s = 0; s < rules.players; ++s) {
    const View seen_from = view(rules, *read, core::seat(s));
    RC_ASSERT(view(rules, sample(rules, seen_from, rng), seen_from.seat) == seen_from);
  }
}

RC_GTEST_PROP(SunriseLaneProperty, ReadMovesAreWrittenTheSame, ()) {
  const Rules rules = rules_for(small_content(), 4);
  std::string text =
      *rc::gen::element<std::string>("house e5 3", "park a11 y", "discard rb", "card ?", "first 3", "draw", "stop");
  const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())));
  text[at] = *rc::gen::oneOf(rc::gen::element('0', '1', '9', 'a', 'k', 'l', 'y', 'p', ' '), rc::gen::arbitrary<char>());
  const auto move = read_move(rules, text);
  if (!move.ok()) return;
  const std::string written = write_move(rules, *move);
  RC_ASSERT(text.find(written) != std::string::npos);
  RC_ASSERT(*read_move(rules, written) == *move);
}

RC_GTEST_PROP(SunriseLaneProperty, SamplesAgreeWithTheirViews, ()) {
  const auto [rules, state] = any_position();
  core::Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  for (const Seat seat : {Seat{0}, Seat{1}, core::kSpectator}) {
    const View seen_from = view(rules, state, seat);
    const State other = sample(rules, seen_from, rng);
    RC_ASSERT(broken_invariant(rules, other) == "");
    RC_ASSERT(view(rules, other, seat) == seen_from);
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
