// The screen: its content, that it fits 80 columns in any position, and that it shows nothing hidden.
#include "games/construction_zone/term/screen.h"

#include <sstream>

#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

term::Look look(bool colour) { return {term::Paint(colour), {"Anna", "Bert", "Cleopatra the Great", ""}, 80}; }

void fits(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) ASSERT_LE(term::columns(line), 80) << line;
}

void plays_and_fits(const Rules& rules, std::uint64_t seed, bool colour) {
  const term::Look how = look(colour);
  core::Rng rng(seed);
  State state = start(rules);
  while (!to_act(rules, state).is_nobody()) {
    const Actor actor = to_act(rules, state);
    const Move event = actor.is_chance() ? random_outcome(rules, state, rng)
                                         : pick_move(rules, state, rng.below(count_moves(rules, state)));
    for (const Seat seat : {Seat{0}, Seat{1}, core::kSpectator}) {
      const View seen_from = view(rules, state, seat);
      fits(Screen::draw(rules, seen_from, how));
      fits(Screen::tell(rules, seen_from, seen(rules, state, event, seat), how));
      if (actor == Actor::of(seat)) fits(Screen::describe(rules, seen_from, event, how));
    }
    apply(rules, state, event);
  }
  fits(Screen::draw(rules, view(rules, state, Seat{0}), how));
}

TEST(ConstructionZoneScreen, FitsEightyColumnsInAnyGame) {
  std::vector<Cost> huge(12, Cost{10, 10, 10, 10});
  Content wide = content_of(huge);
  for (Building& building : wide.buildings)
    building.name = "A building with a name as long as the bounds allow it to be, and a bit";
  for (int players = 2; players <= 4; ++players) {
    plays_and_fits(rules_for(players), 1, false);
    plays_and_fits(rules_for(players), 2, true);
    plays_and_fits(rules_for(wide, players), 3, false);
  }
}

TEST(ConstructionZoneScreen, FitsWithTheLargestHand) {
  Position at(rules_for(2), "hand0=14m,12p,11m3,11p3,11c,11w hidden0=4m hand1=4p hidden1=4p");
  fits(Screen::draw(at.rules, view(at.rules, at.state, Seat{0}), look(false)));
  fits(Screen::draw(at.rules, view(at.rules, at.state, Seat{1}), look(false)));
}

TEST(ConstructionZoneScreen, ShowsWhatAPlayerNeeds) {
  Position at(rules_for(2), "phase=build tops=b3,b5,b8 hand0=4m,w hand1=2p,c hidden1=2p discard=2w built1=b9");
  const std::string text = Screen::draw(at.rules, view(at.rules, at.state, Seat{0}), look(false));
  for (const std::string_view part :
       {"b3", "costs 4m", "you can afford it", "costs 1w 1c", "you lack 1c", "[m] [m] [p] [p]", "2 cards: 2w",
        "[w] × 10", "c + 2 hidden", "1/10", "built b9", "[m] [m] [m] [m] [w]", "Anna may build"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
  EXPECT_EQ(text.find('\x1b'), std::string::npos) << "no colour codes without colour";
}

TEST(ConstructionZoneScreen, TellsMovesAndHidesWhatIsHidden) {
  Position at(rules_for(2), "phase=hands turn=1 hand0=4m hand1=p");
  const View other = view(at.rules, at.state, Seat{0});
  const Move event = at.move("card m");
  EXPECT_EQ(Screen::tell(at.rules, other, seen(at.rules, at.state, event, Seat{0}), look(false)),
            "Bert was dealt a hidden card");
  EXPECT_EQ(Screen::tell(at.rules, view(at.rules, at.state, Seat{1}), event, look(false)), "Bert was dealt m");
  Position build(rules_for(2), "phase=build hand0=4m,w");
  const View mine = view(build.rules, build.state, Seat{0});
  EXPECT_EQ(Screen::tell(build.rules, mine, build.move("build b1 w"), look(false)), "Anna built b1 with w: 1 of 10");
  EXPECT_EQ(Screen::describe(build.rules, mine, build.move("build b3 4m"), look(false)), "build b3 for 4m: 1 of 10");
  Position take(rules_for(2), "hand0=2m");
  EXPECT_EQ(Screen::describe(take.rules, view(take.rules, take.state, Seat{0}), take.move("take 2m"), look(false)),
            "take 2m → 4m, enough for b3");
}

}  // namespace
}  // namespace tavola::construction_zone::testing
