// Properties over random games and random texts, with shrinking.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

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

TEST(SunriseLaneSample, EveryHandAsLikelyAsTheDeckMakesIt) {
  const Rules rules = rules_for(small_content());
  // 11 pink and 1 blue are unseen; the other hand has one of the twelve.
  const State state =
      Position(rules, "hand0=bbb hand1=p discards0=yyyyyyyyyyyggggggggggg discards1=rrrrrrrrrrrbbbbbbb").state;
  core::Rng rng(1);
  int blue = 0;
  for (int i = 0; i < 12000; ++i) blue += sample(rules, view(rules, state, Seat{0}), rng).hands[1][Colour::kBlue];
  EXPECT_NEAR(blue, 1000, 150);
}

TEST(SunriseLaneSample, KeptCardsAreRememberedAcrossAShuffle) {
  const Rules rules = rules_for(small_content());
  // At the last shuffle seat 1 held two pink cards and drew nothing since: it still holds them.
  const State state = Position(rules, "hand0=yy hand1=pp kept0=y kept1=pp").state;
  core::Rng rng(1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(sample(rules, view(rules, state, Seat{0}), rng).hands[1], *read_cards("pp"));
}

TEST(SunriseLaneSample, LaidDownCardsComeFromSomewhere) {
  const Rules rules = rules_for(small_content(), 3);
  // The kept cards of the others are r, r and b together; seat 1 kept one and laid down a red, seat 2 kept two.
  const State state = Position(rules, "hand0=y hand1=g hand2=rb discards1=r kept0=y kept1=r kept2=rb").state;
  core::Rng rng(3);
  std::map<std::string, int> kept;
  for (int i = 0; i < 2000; ++i) {
    const State other = sample(rules, view(rules, state, Seat{0}), rng);
    ASSERT_EQ(broken_invariant(rules, other), "");
    ++kept[write_cards(other.kept[1])];
  }
  EXPECT_GT(kept["r"], 1000) << "most likely the red was the kept card";
  EXPECT_GT(kept["b"], 10) << "but it may have been drawn since";
}

TEST(SunriseLaneSample, TightSplitsAreSolved) {
  const Rules rules = rules_for(small_content(), 3);
  // All red cards except the kept ones are in seat 0's discards, so seats 1 and 2 must have laid down kept cards.
  const State state =
      Position(rules, "hand0=y hand1=gg hand2=gg discards0=rrrrrrr discards1=rr discards2=rr kept1=rr kept2=rr kept0=")
          .state;
  core::Rng rng(3);
  for (int i = 0; i < 500; ++i) {
    const State other = sample(rules, view(rules, state, Seat{0}), rng);
    ASSERT_EQ(broken_invariant(rules, other), "");
    EXPECT_EQ(other.kept[1], *read_cards("rr"));
  }
}

TEST(SunriseLanePosition, BadTextsAreNamed) {
  const Rules rules = rules_for(small_content());
  for (const char* text : {"hand0",
                           "hand0=x",
                           "hand0=gy",
                           "hand0=yyyyyy",
                           "hand2=y",
                           "turn=2",
                           "phase=sleep",
                           "houses0=a1:1",
                           "houses0=c3:1",
                           "houses0=c2",
                           "houses0=c2:0",
                           "houses0=c2:6",
                           "houses0=c2:1 houses1=c2:1",
                           "parks=c2,c2",
                           "parks=c2 houses0=c2:1",
                           "phase=chain",
                           "phase=chain last=c2",
                           "last=c2 houses0=c2:1",
                           "phase=draw draws_left=3",
                           "draws_left=1",
                           "park_used=1",
                           "idle=20",
                           "idle=21",
                           "phase=over",
                           "phase=over idle=19",
                           "closing=pieces",
                           "closing=areas",
                           "kept0=y",
                           "kept0=y hand0=y shuffles=0",
                           "phase=discard hand0=yyyyy",
                           "phase=deal",
                           "phase=first hand0=y",
                           "hand0=yyyyyyyyyyyy",
                           "discards0=yyyyyy discards1=yyyyyy",
                           "hand0=y hand0=y",
                           "colour=red",
                           "houses0=b1:5,a2:5,b2:5,d1:5,d2:5,e2:5",
                           "houses0=b1:5,a2:5,b2:5,d1:5,d2:5,e2:1"}) {
    const auto state = read_position(rules, text);
    EXPECT_FALSE(state.ok()) << text;
    EXPECT_TRUE(state.ok() || !state.error().what.empty()) << text;
  }
}

TEST(SunriseLaneNotation, BadMovesAreRefused) {
  const Rules rules = rules_for(small_content());
  for (const char* text :
       {"",           "house",      "house e5",    "house e5 0",   "house e5 6", "house e05 1", "house e12 1",
        "house l1 1", "House e5 1", "house  e5 1", "house e5 1 1", "park e5",    "park e5 x",   "park e5 ?",
        "discard",    "discard br", "discard x",   "draw 2",       "first 2",    "first -1",    "card",
        "card x",     "stop now",   "house e5 01", "house e+5 1"}) {
    EXPECT_FALSE(read_move(rules, text).ok()) << text;
  }
  EXPECT_TRUE(read_move(rules, "  draw ").ok());
  EXPECT_EQ(read_move(rules, "draw\n").error().name, "bad-notation");
  EXPECT_EQ(read_move(rules, "first 0\t").error().name, "bad-notation");
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
