#include "games/all_on_one_card/term/screen.h"

#include <algorithm>

#include "games/all_on_one_card/testing.h"

namespace tavola::all_on_one_card::testing {
namespace {

term::Look look(bool colour) { return {term::Paint(colour), {"Ann", "Bea", "Carlo", "Dora"}}; }

int widest(std::string_view text) {
  int most = 0;
  for (const std::string_view line : core::split(text, '\n')) most = std::max(most, term::columns(line));
  return most;
}

/// The text without its colour codes.
std::string plain(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (text[i] != 'm') ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

TEST(AllOnOneCardScreen, FitsEightyColumnsInEveryPositionForEverybody) {
  for (const core::OptionTexts& options : {core::OptionTexts{}, kAdvanced}) {
    const Rules rules = rules_for(default_content(), 4, options);
    core::Rng rng(11);
    for (State state = start(rules); !to_act(rules, state).is_nobody();) {
      for (const Seat seat : {Seat{0}, Seat{3}, core::kSpectator}) {
        const View seen_from = view(rules, state, seat);
        const std::string text = Screen::draw(rules, seen_from, look(false));
        ASSERT_LE(widest(text), 80) << text;
        ASSERT_EQ(plain(Screen::draw(rules, seen_from, look(true))), text) << "nothing is told by colour alone";
      }
      const Actor actor = to_act(rules, state);
      const Move move = actor.is_chance() ? random_outcome(rules, state, rng)
                                          : pick_move(rules, state, rng.below(count_moves(rules, state)));
      const Move seen_move = seen(rules, state, move, Seat{1});
      const std::string told = Screen::tell(rules, view(rules, state, Seat{1}), seen_move, look(false));
      ASSERT_FALSE(told.empty());
      ASSERT_EQ(told.find('\n'), std::string::npos);
      apply(rules, state, move);
    }
  }
}

TEST(AllOnOneCardScreen, ShowsWhatTheRollWouldCross) {
  const Rules rules = rules_for(default_content(), 2);
  const Position at(rules, "phase=choose dice=yyggb cards0=c1:y1,c2 cards1=c3,c4");
  const std::string text = Screen::draw(rules, view(rules, at.state, Seat{0}), look(false));
  EXPECT_NE(text.find("●y ☒ ▣ ▣"), std::string::npos) << text;
  EXPECT_NE(text.find("[●y] [●y] [⯃g] [⯃g] [▲b]"), std::string::npos) << text;
}

TEST(AllOnOneCardScreen, DescribesTheEffectOfAMove) {
  const Rules rules = rules_for(default_content(), 2);
  const Position at(rules, "phase=pick dice=ygppb cards0=c1:y2g1p3b1,c2 cards1=c3,c4");
  const View own = view(rules, at.state, Seat{0});
  EXPECT_EQ(Screen::describe(rules, own, Move::cross(card_no(1)), look(false)),
            "cross 5 boxes on c1 (●y1 ⯃g1 ■p2 ▲b1), fills ●y ⯃g ■p: 12 points (2 for suns)");
  EXPECT_EQ(Screen::describe(rules, own, Move::pass(), look(false)), "cross nothing");
  EXPECT_EQ(Screen::tell(rules, own, Move::cross(card_no(2)), look(false)), "Ann crossed 4 boxes on c2 (⯃g1 ■p2 ▲b1)");
}

TEST(AllOnOneCardScreen, HidesWhatIsHidden) {
  const Rules rules = rules_for(default_content(), 2, kAdvanced);
  const Position at(rules, "phase=draft hand0=c21,c22,c23,c24,c25 hand1=c26,c27,c28,c29,c30");
  const std::string text = Screen::draw(rules, view(rules, at.state, Seat{1}), look(false));
  EXPECT_EQ(text.find("c21"), std::string::npos);
  EXPECT_NE(text.find("c26"), std::string::npos);
  const Move hidden = seen(rules, at.state, Move::give_back(card_no(21), card_no(22)), Seat{1});
  EXPECT_EQ(Screen::tell(rules, view(rules, at.state, Seat{1}), hidden, look(false)), "Ann returned two cards, unseen");
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
