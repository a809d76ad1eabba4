// One test for each rule of the setup and the turn (SL-1 to SL-15) and for the common rules (G-1 to G-7).
#include <gtest/gtest.h>

#include <algorithm>

#include "games/sunrise_lane/testing.h"

namespace tavola::sunrise_lane::testing {
namespace {

TEST(SunriseLaneRules, SL_1_PlayersAndPieces) {
  EXPECT_EQ(start(rules_for(small_content(), 2)).table.pieces, (PerSeat<std::uint8_t>{28, 28, 0, 0}));
  EXPECT_EQ(start(rules_for(small_content(), 3)).table.pieces, (PerSeat<std::uint8_t>{28, 28, 28, 0}));
  EXPECT_EQ(start(rules_for(small_content(), 4)).table.pieces, (PerSeat<std::uint8_t>{22, 22, 22, 22}));
  EXPECT_FALSE(Game::make_rules(small_content(), {}, 1).ok());
  EXPECT_FALSE(Game::make_rules(small_content(), {}, 5).ok());
}

TEST(SunriseLaneRules, SL_2_ParksAndCards) {
  const Rules rules = rules_for(small_content(), 2, {{"first", "0"}});
  const Position at(rules);
  EXPECT_EQ(at.state.table.parks_left, 20);
  EXPECT_EQ(at.state.pile.total(), 55);
  EXPECT_EQ(at.outcomes(), (Texts{"card y x11", "card g x11", "card r x11", "card b x11", "card p x11"}));
}

TEST(SunriseLaneRules, SL_3_ThreeCardsEachHiddenFromTheOthers) {
  const Rules rules = rules_for(small_content(), 3, {{"first", "0"}});
  Position at(rules);
  const Move card = Move::card(Colour::kRed);
  EXPECT_EQ(seen(rules, at.state, card, Seat{0}), card);
  EXPECT_EQ(write_move(rules, seen(rules, at.state, card, Seat{1})), "card ?");
  EXPECT_EQ(write_move(rules, seen(rules, at.state, card, core::kSpectator)), "card ?");
  at.play({"card y", "card y", "card r", "card g", "card g", "card g", "card b", "card p", "card r"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{0}));
  EXPECT_EQ(at.state.hands[0], *read_cards("yyr"));
  EXPECT_EQ(at.state.hands[1], *read_cards("ggg"));
  EXPECT_EQ(at.state.hands[2], *read_cards("rbp"));
  EXPECT_EQ(at.state.table.score, (PerSeat<std::uint8_t>{}));
  const View mine = view(rules, at.state, Seat{0});
  EXPECT_EQ(mine.hand, *read_cards("yyr"));
  State other = at.state;
  std::swap(other.hands[1], other.hands[2]);
  EXPECT_EQ(view(rules, other, Seat{0}), mine);
}

TEST(SunriseLaneRules, SL_4_BuildOrDraw) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yp hand1=y");
  EXPECT_EQ(at.moves().front(), "draw");
  EXPECT_TRUE(has(at.moves(), "house c2 1"));
  Position building = at;
  building.play({"house c2 1"});
  EXPECT_EQ(building.refused("draw"), "SL-4");
  at.play({"draw"});
  EXPECT_TRUE(at.actor().is_chance());
  at.play({"card y", "card g"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{1})) << "who draws does not build";
}

TEST(SunriseLaneRules, SL_5_FirstPlotBesideFountainHouseOrPark) {
  const Rules rules = rules_for(small_content());
  const Position at(rules, "hand0=ygrbp houses1=d3:1 parks=c2");
  EXPECT_EQ(at.refused("house c4 1"), "") << "beside the fountain";
  EXPECT_EQ(at.refused("house b3 1"), "") << "beside the fountain";
  EXPECT_EQ(at.refused("house d4 1"), "") << "beside another's house";
  EXPECT_EQ(at.refused("house e3 1"), "") << "beside another's house";
  EXPECT_EQ(at.refused("house c1 1"), "") << "beside a park";
  EXPECT_EQ(at.refused("house b2 1"), "") << "beside a park";
  EXPECT_EQ(at.refused("house a3 1"), "SL-5") << "beside nothing";
  EXPECT_EQ(at.refused("house d1 1"), "SL-5") << "diagonal to a park";
  EXPECT_EQ(at.refused("house d3 1"), "SL-5") << "a house stands there";
  EXPECT_EQ(at.refused("house c2 1"), "SL-5") << "a park lies there";
  EXPECT_EQ(at.refused("park c2 y"), "SL-5");
  EXPECT_EQ(at.refused("house a1 1"), "SL-5") << "an obstacle";
  EXPECT_EQ(at.refused("house c3 1"), "SL-5") << "the fountain";
  EXPECT_EQ(at.refused("house k11 1"), "SL-5") << "off the board";
}

TEST(SunriseLaneRules, SL_6_FurtherPlotsBesideTheOneBefore) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yggbp");
  at.play({"house c2 1"});
  EXPECT_EQ(at.refused("house c1 1"), "");
  EXPECT_EQ(at.refused("house b2 1"), "");
  EXPECT_EQ(at.refused("house c4 1"), "SL-6") << "beside the fountain, but not beside c2";
  EXPECT_EQ(at.refused("house c2 1"), "SL-6") << "not empty";
  at.play({"house d2 1"});
  EXPECT_EQ(at.refused("house b2 1"), "SL-6") << "no going back to c2";
  EXPECT_EQ(at.refused("house c1 1"), "SL-6");
  EXPECT_EQ(at.refused("house d3 1"), "");
}

TEST(SunriseLaneRules, SL_7_HouseOfCardsOfThePlotsColour) {
  const Rules rules = rules_for(small_content());
  const Position at(rules, "hand0=yyyr");
  EXPECT_EQ(at.refused("house c2 3"), "");
  EXPECT_EQ(at.refused("house c2 4"), "SL-7") << "only three yellow cards";
  EXPECT_EQ(at.refused("house d3 1"), "SL-7") << "no pink card";
  Position built = at;
  built.play({"house c2 2"});
  EXPECT_EQ(floors_on(built.state.table, *read_plot("c2")), 2);
  EXPECT_EQ(built.state.table.pieces[0], 26);
  EXPECT_EQ(built.state.hands[0], *read_cards("yr"));
  EXPECT_EQ(built.refused("house c2 1"), "SL-6") << "a house is never changed later";
  const Position few(rules, "houses0=b1:5,a2:5,b2:5,d1:5,d2:5 hand0=rrrrr");
  EXPECT_EQ(few.refused("house e2 3"), "");
  EXPECT_EQ(few.refused("house e2 4"), "SL-7") << "only three pieces are left";
}

TEST(SunriseLaneRules, SL_8_FloorsTimesDots) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yyppp");
  EXPECT_EQ(preview(rules, view(rules, at.state, Seat{0}), Move::house(*read_plot("c2"), 2)).points, 4);
  at.play({"house c2 2"});
  EXPECT_EQ(at.state.table.score[0], 4) << "at once";
  at.play({"house b2 3"});
  EXPECT_EQ(at.state.table.score[0], 4 + 3 * 5);
  EXPECT_EQ(at.state.table.score[1], 0);
}

TEST(SunriseLaneRules, SL_9_ParkOncePerTurn) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yrrp hand1=y");
  EXPECT_EQ(at.refused("park b3 r"), "") << "as the first step, whatever the card";
  EXPECT_EQ(at.refused("park b3 b"), "SL-9") << "no such card";
  at.play({"house c2 1"});
  EXPECT_EQ(at.refused("park b2 p"), "") << "as a later step, though a house could be built";
  at.play({"park b2 r"});
  EXPECT_EQ(at.state.table.score[0], 2) << "a park scores nothing";
  EXPECT_EQ(at.state.table.parks_left, 19);
  EXPECT_EQ(at.state.hands[0], *read_cards("rp"));
  EXPECT_EQ(at.refused("park b1 r"), "SL-9") << "the second in this turn";
  EXPECT_EQ(open_plots(rules, at.state.table).has(*read_plot("b1")), true) << "the chain continues from it";
  at.play({"stop", "card y"});
  EXPECT_EQ(at.refused("park b3 y"), "") << "the next player's own turn";
}

TEST(SunriseLaneRules, SL_9_ParkNeedsNoPiecesButAToken) {
  const Rules rules = rules_for(small_content());
  Position no_pieces(rules, "houses0=b1:5,a2:5,b2:5,d1:5,d2:5 hand0=yrrrr");
  no_pieces.play({"house e2 3"});
  EXPECT_EQ(no_pieces.state.table.pieces[0], 0);
  EXPECT_EQ(no_pieces.refused("house e3 1"), "SL-7");
  EXPECT_EQ(no_pieces.refused("park e3 y"), "");
  // All tokens lie on the board.
  Content wide = *read_board(
      {"y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1", "y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1", "() y1 y1 y1 .. .. .. .. .. .. .."},
      {"A1 A1 A1 A1 A1 A1 A1 A1 A1 A1 A1", "-- -- -- -- -- -- -- -- -- -- --", "-- -- -- -- -- -- -- -- -- -- --"});
  const Rules wide_rules = rules_for(wide);
  std::string parks = "a1";
  for (const char* more :
       {"b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2"}) {
    parks += std::string(",") + more;
  }
  EXPECT_EQ(Position(wide_rules, "hand0=y parks=" + parks).refused("park j2 y"), "");
  const Position none_left(wide_rules, "hand0=y parks=" + parks + ",j2");
  EXPECT_EQ(none_left.state.table.parks_left, 0);
  EXPECT_EQ(none_left.refused("park k2 y"), "SL-9");
  EXPECT_EQ(none_left.refused("house k2 1"), "");
  for (const std::string& move : none_left.moves()) EXPECT_NE(move.substr(0, 4), "park");
}

TEST(SunriseLaneRules, SL_10_BuildTurnBuildsAtLeastOne) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=r");
  EXPECT_EQ(at.refused("stop"), "SL-10");
  at.play({"park c2 r", "stop", "card y"});  // one lone park is a build turn
  EXPECT_EQ(at.actor(), Actor::of(Seat{1}));
  EXPECT_EQ(at.state.hands[0], *read_cards("y"));
}

TEST(SunriseLaneRules, SL_11_DiscardPileIsOpen) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yyrp hand1=gg");
  at.play({"house c2 2", "park c1 r"});
  for (const Seat seat : {Seat{0}, Seat{1}, core::kSpectator}) {
    EXPECT_EQ(discard_pile(view(rules, at.state, seat).table), *read_cards("yyr"));
  }
  const Move discard = Move::discard(*read_cards("g"));
  EXPECT_EQ(seen(rules, at.state, discard, core::kSpectator), discard);
}

TEST(SunriseLaneRules, SL_12_StopDrawsOneCard) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yg");
  at.play({"house c2 1"});
  EXPECT_EQ(at.moves().front(), "stop") << "also when more could be built";
  EXPECT_GT(at.moves().size(), 1u);
  at.play({"stop"});
  EXPECT_TRUE(at.actor().is_chance());
  at.play({"card b"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{1})) << "one card, and the turn ends";
  EXPECT_EQ(at.state.hands[0], *read_cards("gb"));
}

TEST(SunriseLaneRules, SL_13_DrawTwoCardsAlwaysAllowed) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=");
  EXPECT_EQ(at.moves(), Texts{"draw"});
  at.play({"draw", "card b"});
  EXPECT_TRUE(at.actor().is_chance());
  at.play({"card b"});
  EXPECT_EQ(at.state.hands[0], *read_cards("bb"));
  EXPECT_EQ(at.actor(), Actor::of(Seat{1}));
  EXPECT_EQ(Position(rules, "hand0=ygrbp").refused("draw"), "") << "with a full hand too";
}

TEST(SunriseLaneRules, SL_14_DiscardDownToFive) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yyrbp hand1=y");
  at.play({"draw", "card y", "card g"});
  EXPECT_EQ(at.phase(), Phase::kDiscard);
  EXPECT_EQ(at.moves(), (Texts{"discard yy", "discard yg", "discard yr", "discard yb", "discard yp", "discard gr",
                               "discard gb", "discard gp", "discard rb", "discard rp", "discard bp"}));
  EXPECT_EQ(at.refused("discard y"), "SL-14") << "six cards would be left";
  EXPECT_EQ(at.refused("discard ygr"), "SL-14") << "four cards would be left";
  EXPECT_EQ(at.refused("discard gg"), "SL-14") << "only one green card";
  EXPECT_EQ(at.refused("house c2 1"), "SL-14");
  EXPECT_EQ(at.refused("stop"), "SL-14");
  at.play({"discard yr"});
  EXPECT_EQ(at.state.hands[0], *read_cards("yygbp"));
  EXPECT_EQ(discard_pile(at.state.table), *read_cards("yr"));
  EXPECT_EQ(at.actor(), Actor::of(Seat{1}));
  Position six(rules, "hand0=yyrb");
  six.play({"draw", "card y", "card g"});
  EXPECT_EQ(six.moves(), (Texts{"discard y", "discard g", "discard r", "discard b"}));
  Position five(rules, "hand0=yyr");
  five.play({"draw", "card y", "card g"});
  EXPECT_EQ(five.actor(), Actor::of(Seat{1})) << "five cards are no more than five";
  EXPECT_EQ(Position(rules, "hand0=yyr").refused("discard y"), "SL-14");
}

// Positions with few cards left to draw. All cards that are not in the hands or in the pile are discards.
constexpr std::string_view kOneLeft =
    "hand0=yyr hand1=bb discards0=yyyyyyyyyggggggggggg discards1=rrrrrrrrrrbbbbbbbbbpppppppppp";
constexpr std::string_view kTwoLeft =
    "hand0=yyrbp hand1=bb discards0=yyyyyyyyyggggggggggg discards1=rrrrrrrrrrbbbbbbbbpppppppp";

TEST(SunriseLaneRules, SL_15_TheDiscardsAreShuffledAsSoonAsThePileRunsOut) {
  // Two cards are drawn with one left.
  const Rules rules = rules_for(small_content());
  Position at(rules, kOneLeft);
  at.play({"draw"});
  EXPECT_EQ(at.outcomes(), (Texts{"card p x1"}));
  at.play({"card p"});
  EXPECT_EQ(at.state.table.shuffles, 1);
  EXPECT_EQ(at.state.table.pile_size, 49) << "before the second card is drawn";
  EXPECT_TRUE(discard_pile(at.state.table).empty());
  EXPECT_EQ(at.outcomes(), (Texts{"card y x9", "card g x11", "card r x10", "card b x9", "card p x10"}));
  for (const Seat seat : {Seat{0}, Seat{1}, core::kSpectator}) {
    EXPECT_EQ(view(rules, at.state, seat).table.shuffled.total(), 49) << "everybody knows its make-up";
  }
  EXPECT_EQ(view(rules, at.state, Seat{0}).kept, *read_cards("yyrp")) << "the last card is held, not in the new pile";
  games::testing::TestDealer dealer(3);
  dealt_outcome(rules, at.state, dealer);
  EXPECT_EQ(dealer.asked, (std::vector<std::uint32_t>{49, 2, 1, 0})) << "the first card of the first shuffle";
}

TEST(SunriseLaneRules, SL_15_DiscardsDownToTheLimitAfterTheLastCardAreNotInTheNewPile) {
  // Two cards are drawn with two left.
  const Rules rules = rules_for(small_content());
  Position at(rules, kTwoLeft);
  at.play({"draw", "card p", "card p"});
  EXPECT_EQ(at.phase(), Phase::kDiscard);
  EXPECT_EQ(at.state.table.shuffles, 1) << "before the discard";
  EXPECT_EQ(at.state.table.pile_size, 46);
  at.play({"discard yr"});
  EXPECT_EQ(discard_pile(at.state.table), *read_cards("yr")) << "they begin a new discard pile";
  EXPECT_EQ(at.state.table.pile_size, 46);
  at.play({"draw"});
  EXPECT_EQ(at.outcomes(), (Texts{"card y x9", "card g x11", "card r x10", "card b x8", "card p x8"}));
}

TEST(SunriseLaneRules, SL_15_TheCardThatEndsABuildTurnMayBeTheLast) {
  const Rules rules = rules_for(small_content());
  Position at(rules, kOneLeft);
  at.play({"house c2 1", "stop", "card p"});
  EXPECT_EQ(at.state.table.shuffles, 1);
  EXPECT_EQ(at.state.table.pile_size, 50) << "with the card that the house took";
  EXPECT_EQ(at.actor(), Actor::of(Seat{1}));
}

TEST(SunriseLaneRules, SL_15_ThePileIsNeverEmpty) {
  const Rules rules = rules_for(small_content());
  const auto read = read_position(
      rules, "hand0=yyr hand1=bb discards0=yyyyyyyyyggggggggggg discards1=rrrrrrrrrrbbbbbbbbbppppppppppp");
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().what, "the draw pile ran out and the discards were not shuffled (SL-15)");
}

TEST(SunriseLaneRules, G_1_SeatsRoundsAndFirstPlayer) {
  const Rules rules = rules_for(small_content(), 3);
  Position at(rules);
  EXPECT_EQ(at.outcomes(), (Texts{"first 0 x1", "first 1 x1", "first 2 x1"}));
  at.play({"first 2", "card y", "card y", "card y", "card g", "card g", "card g", "card r", "card r", "card r"});
  for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}, Seat{2}}) {
    EXPECT_EQ(at.actor(), Actor::of(seat)) << "clockwise from the first player";
    EXPECT_EQ(why_not(rules, view(rules, at.state, core::next(seat, 3)), Move::draw()).rule, "G-1");
    at.play({"draw", "card b", "card p"});
    if (at.phase() == Phase::kDiscard) break;
  }
  const Rules named = rules_for(small_content(), 3, {{"first", "1"}});
  EXPECT_EQ(start(named).table.first, Seat{1}) << "the table names one";
  EXPECT_EQ(start(named).table.phase, Phase::kDeal);
  const auto options = core::choose_options(Game::kOptions, Game::kEditions, "", {{"first", "3"}});
  EXPECT_FALSE(Game::make_rules(small_content(), *options, 3).ok()) << "no seat 3 at a table of 3";
}

TEST(SunriseLaneRules, G_2_RandomEventsAreExplicit) {
  const Rules rules = rules_for(small_content());
  Position at(rules, "hand0=yg hand1=rrr discards0=bbb phase=draw draws_left=2");
  EXPECT_EQ(at.outcomes(), (Texts{"card y x10", "card g x10", "card r x8", "card b x8", "card p x11"}));
  EXPECT_EQ(count_moves(rules, at.state), 0u);
  games::testing::TestDealer dealer(3);
  dealt_outcome(rules, at.state, dealer);
  EXPECT_EQ(dealer.asked, (std::vector<std::uint32_t>{47, 2, 0, 8})) << "47 cards left, the pile, shuffle 0, card 8";
  Position last(rules, "phase=draw draws_left=2 " + std::string(kOneLeft));
  last.play({"card p"});
  dealt_outcome(rules, last.state, dealer);
  EXPECT_EQ(dealer.asked, (std::vector<std::uint32_t>{49, 2, 1, 0}))
      << "the shuffle is part of the draw that empties the pile";
  last.play({"card y"});
  EXPECT_EQ(why_not(rules, view(rules, last.state, Seat{1}), Move::card(Colour::kRed)).rule, "G-2")
      << "not for a player";
}

TEST(SunriseLaneRules, G_3_TwentyIdleRoundsEndTheGame) {
  const Rules rules = rules_for(small_content(), 2, {{"first", "1"}});
  Position at(rules, "first=1 idle=19 hand0=y hand1=y");
  at.play({"draw", "card g", "card g"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{0})) << "the round is played to its end";
  Position building = at;
  at.play({"draw", "card r", "card r"});
  EXPECT_TRUE(at.actor().is_nobody());
  EXPECT_EQ(ending(rules, at.state).rule, "G-3");
  building.play({"house c2 1", "stop", "card r"});
  EXPECT_EQ(building.actor(), Actor::of(Seat{1})) << "a house was placed in this round";
  EXPECT_EQ(building.state.table.idle_rounds, 0) << "and the count begins anew";
  Position long_game(rules, "first=1 hand0=y hand1=y");
  int turns = 0;
  core::Rng rng(1);
  while (!long_game.actor().is_nobody()) {
    if (long_game.actor().is_chance()) {
      apply(rules, long_game.state, random_outcome(rules, long_game.state, rng));
    } else {
      if (long_game.phase() == Phase::kChoose) ++turns;
      apply(rules, long_game.state, pick_move(rules, long_game.state, 0));
    }
  }
  EXPECT_EQ(turns, 40) << "20 rounds of 2 turns";
}

TEST(SunriseLaneRules, G_4_TiesShareTheVictory) {
  const Rules rules = rules_for(small_content());
  const Position at(rules, "phase=over idle=20 houses0=b2:1 houses1=c4:1 hand0=y hand1=g");
  EXPECT_EQ(ending(rules, at.state).winners, 0b01);
  const Position equal(rules, "phase=over idle=20 houses0=c2:1 houses1=b3:1 hand0=y hand1=g");
  EXPECT_EQ(ending(rules, equal.state).total[0], ending(rules, equal.state).total[1]);
  EXPECT_EQ(ending(rules, equal.state).winners, 0b11);
}

TEST(SunriseLaneRules, G_5_KindsNotCopies) {
  const Rules rules = rules_for(tiny_content());
  const Position at(rules, "hand0=ppppp");
  EXPECT_EQ(at.moves(), (Texts{"draw", "park b1 p", "park b3 p"})) << "five like cards are one choice";
}

TEST(SunriseLaneRules, G_6_StoppingIsAMoveEvenTheOnlyOne) {
  const Rules rules = rules_for(tiny_content());
  Position at(rules, "hand0=p parks=b3");
  at.play({"house c3 1"});
  EXPECT_EQ(at.actor(), Actor::of(Seat{0}));
  EXPECT_EQ(at.moves(), Texts{"stop"});
}

TEST(SunriseLaneRules, G_7_OrderOfTheSetUp) {
  const Rules rules = rules_for(small_content(), 4);
  Position at(rules);
  EXPECT_EQ(at.phase(), Phase::kFirst) << "the first player";
  at.play({"first 3"});
  for (const Seat seat : {Seat{3}, Seat{0}, Seat{1}, Seat{2}}) {
    EXPECT_EQ(at.phase(), Phase::kDeal);
    EXPECT_EQ(at.state.table.turn, seat) << "then the hands, seat by seat from the first player";
    at.play({"card y", "card g", "card r"});
    if (seat == Seat{1}) {
      EXPECT_EQ(at.state.table.hand_size, (PerSeat<std::uint8_t>{3, 3, 0, 3}));
    }
  }
  EXPECT_EQ(at.actor(), Actor::of(Seat{3}));
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
