// The terminal: never wider than 80 columns, the same with and without colour, and no secrets.
#include "games/sunrise_lane/term/screen.h"

#include <gtest/gtest.h>

#include "core/fields.h"
#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

term::Look look(bool colour) {
  return {term::Paint(colour), {"Ada", "A name that is far too long for a panel", "Žofie", "Dan"}, 80};
}

std::string without_colour(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

TEST(SunriseLaneScreen, NeverWiderThan80AndColourAddsNothing) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(default_content(), players);
    core::Rng rng(static_cast<std::uint64_t>(players));
    State state = start(rules);
    while (!to_act(rules, state).is_nobody()) {
      for (const Seat seat : {Seat{0}, core::kSpectator}) {
        const View seen_from = view(rules, state, seat);
        const std::string plain = Screen::draw(rules, seen_from, look(false));
        for (const std::string_view line : core::split(plain, '\n')) EXPECT_LE(term::columns(line), 80) << line;
        EXPECT_EQ(without_colour(Screen::draw(rules, seen_from, look(true))), plain);
      }
      const Actor actor = to_act(rules, state);
      const Move move = actor.is_chance() ? random_outcome(rules, state, rng)
                                          : pick_move(rules, state, rng.below(count_moves(rules, state)));
      if (actor.is_seat()) {
        const std::string text = Screen::describe(rules, view(rules, state, actor.seat()), move, look(false));
        EXPECT_LE(term::columns(text), 80);
        EXPECT_FALSE(text.empty());
      }
      const std::string told =
          Screen::tell(rules, view(rules, state, Seat{0}), seen(rules, state, move, Seat{0}), look(false));
      EXPECT_LE(term::columns(told), 80) << told;
      EXPECT_FALSE(told.empty());
      apply(rules, state, move);
    }
  }
}

TEST(SunriseLaneScreen, ShowsPlotsHousesParksAndWhatIsOpen) {
  const Rules rules = rules_for(small_content());
  const State state = Position(rules, "hand0=yyr houses1=d3:2 parks=c4").state;
  const std::string text = Screen::draw(rules, view(rules, state, Seat{0}), look(false));
  for (const char* part :
       {"[O2]", "♣♣", "(~~)", ">y2<", " b4 ", "area A1", "Your hand:  yellow   yellow   red", "28 pieces, 3 cards"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

TEST(SunriseLaneScreen, SaysWhatAMoveDoes) {
  const Rules rules = rules_for(small_content());
  const View mine = view(rules, Position(rules, "hand0=yyrbp").state, Seat{0});
  const auto says = [&](Move move) { return Screen::describe(rules, mine, move, look(false)); };
  EXPECT_EQ(says(Move::house(*read_plot("c2"), 2)), "2 floors on yellow c2 (cross): +4 points, 2 cards");
  EXPECT_EQ(says(Move::park(*read_plot("c2"), Colour::kRed)), "park on yellow c2 (cross) for a red card");
  EXPECT_EQ(says(Move::draw()), "draw 2 cards, then discard 2");
  EXPECT_EQ(says(Move::stop()), "stop building and draw 1 card");
}

TEST(SunriseLaneScreen, TellsNoSecrets) {
  const Rules rules = rules_for(small_content());
  const State state = Position(rules, "phase=draw hand0=y hand1=g").state;
  const Move card = Move::card(Colour::kRed);
  const auto told = [&](Seat seat) {
    return Screen::tell(rules, view(rules, state, seat), seen(rules, state, card, seat), look(false));
  };
  EXPECT_EQ(told(Seat{0}), "[W] Ada drew a red card");
  EXPECT_EQ(told(Seat{1}), "[W] Ada drew a card");
  const State other = Position(rules, "phase=draw hand0=y hand1=b").state;
  EXPECT_EQ(Screen::draw(rules, view(rules, state, Seat{0}), look(true)),
            Screen::draw(rules, view(rules, other, Seat{0}), look(true)));
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
