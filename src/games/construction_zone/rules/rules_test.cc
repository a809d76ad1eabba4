// One test per rule of Construction Zone, named by its id. The buildings of small_content():
//   b1 1w  b2 1c  b3 4m  b4 4p  b5 1w1c  b6 2m2p  b7 7m  b8 7p  b9 2w1m  b10 2c1p  b11 1w1c4m4p  b12 10m
#include <bit>

#include "games/construction_zone/testing.h"

namespace tavola::construction_zone::testing {
namespace {

TEST(ConstructionZoneRules, CZ_1_TwoToFourPlayersAndThreeEqualPiles) {
  for (const int players : {-1, 0, 1, 5}) EXPECT_FALSE(Game::make_rules(small_content(), {}, players).ok()) << players;
  for (const int players : {2, 3, 4}) {
    const Rules rules = rules_for(players);
    EXPECT_EQ(start(rules).table.under, (std::array<std::uint8_t, 3>{4, 4, 4}));
  }
  Content eleven = small_content();
  eleven.buildings.pop_back();
  EXPECT_FALSE(Game::make_rules(eleven, {}, 2).ok()) << "three equal piles need a multiple of 3";
}

TEST(ConstructionZoneRules, CZ_1_OnlyTheTopsAreSeen) {
  Position at(rules_for(2), "phase=first");
  at.play({"first 0"});
  EXPECT_EQ(at.outcomes().size(), 12u) << "any building may be on top";
  at.play({"top a b5"});
  EXPECT_EQ(at.outcomes().size(), 11u);
  EXPECT_EQ(at.outcomes()[4], "top b b6 x1");
  at.play({"top b b7", "top c b12"});
  EXPECT_EQ(std::popcount(at.state.table.unseen_buildings), 9);
}

TEST(ConstructionZoneRules, CZ_2_TheCards) {
  const State state = start(rules_for(2));
  EXPECT_EQ(write_cards(state.pile, ' '), "16m 16p");
  EXPECT_EQ(write_cards(state.table.open, ' '), "13m3 13p3 13c 13w");
}

TEST(ConstructionZoneRules, CZ_3_FourHiddenCardsEachAndFourFaceUp) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players);
    State state = start(rules);
    core::Rng rng(3);
    while (to_act(rules, state).is_chance()) apply(rules, state, random_outcome(rules, state, rng));
    EXPECT_EQ(state.table.phase, Phase::kTake);
    EXPECT_EQ(state.table.row.total(), 4);
    EXPECT_EQ(state.pile.total(), 32 - 4 * players - 4);
    EXPECT_TRUE(state.pile.only_advanced().empty()) << "only the basic cards are shuffled";
    for (int s = 0; s < players; ++s) {
      EXPECT_EQ(state.hand[static_cast<std::size_t>(s)].total(), 4);
      EXPECT_TRUE(state.table.known[static_cast<std::size_t>(s)].empty());
    }
  }
}

TEST(ConstructionZoneRules, CZ_3_DealtCardsAreSeenByTheirOwnerAlone) {
  Position at(rules_for(2), "phase=hands turn=1 hand0=4m hand1=p");
  const Move card = at.move("card m");
  EXPECT_EQ(seen(at.rules, at.state, card, Seat{1}), card);
  EXPECT_EQ(write_move(at.rules, seen(at.rules, at.state, card, Seat{0})), "card ?");
  EXPECT_EQ(write_move(at.rules, seen(at.rules, at.state, card, core::kSpectator)), "card ?");
  Position row(rules_for(2), "phase=row hand0=4m hand1=4p");
  EXPECT_EQ(seen(row.rules, row.state, card, Seat{0}), card) << "all face-up cards is seen";
}

TEST(ConstructionZoneRules, CZ_4_TakeTwoOfTheFaceUpCards) {
  Position at(rules_for(2), "row=2m,p,w");
  EXPECT_EQ(at.moves(), (Texts{"take 2m", "take m p", "take m w", "take p w"}));
  EXPECT_EQ(at.refused("take m"), "CZ-4");
  EXPECT_EQ(at.refused("take"), "CZ-4");
  EXPECT_EQ(at.refused("take 2m p"), "CZ-4");
  EXPECT_EQ(at.refused("take 2p"), "CZ-4");
  EXPECT_EQ(at.refused("take c w"), "CZ-4");
}

TEST(ConstructionZoneRules, CZ_4_TheRowIsFilledToFourAfterTheTake) {
  Position at(rules_for(2), "row=2m,p,w");
  at.play({"take m w"});
  EXPECT_EQ(at.phase(), Phase::kFill);
  EXPECT_EQ(at.hand(0), "m w");
  at.play({"card m"});
  EXPECT_EQ(at.phase(), Phase::kFill);
  at.play({"card p"});
  EXPECT_EQ(at.phase(), Phase::kTrade);
  EXPECT_EQ(at.row(), "2m 2p");
}

TEST(ConstructionZoneRules, CZ_4_FewerThanTwoAreAllTaken) {
  Position one(rules_for(2), "row=w pile=- hand0=16m hand1=16p");
  EXPECT_EQ(one.moves(), Texts{"take w"});
  EXPECT_EQ(one.refused("take"), "CZ-4");
  Position none(rules_for(2), "row=- pile=- hand0=16m hand1=16p");
  EXPECT_EQ(none.moves(), Texts{"take"});
  none.play({"take"});
  EXPECT_EQ(none.phase(), Phase::kTrade) << "and there is nothing to fill from";
}

TEST(ConstructionZoneRules, CZ_4_WhatIsTakenIsKnownToAll) {
  Position at(rules_for(2), "row=2m,p,w hand0=2p hidden0=2p");
  at.play({"take m w"});
  EXPECT_EQ(at.known(0), "m w");
  const View other = view(at.rules, at.state, Seat{1});
  EXPECT_EQ(write_cards(other.table.known[0], ' '), "m w");
  EXPECT_EQ(other.hidden[0], 2);
}

TEST(ConstructionZoneRules, CZ_5_TwoCardsForOneAdvanced) {
  Position at(rules_for(2), "phase=trade hand0=2m,w");
  EXPECT_EQ(at.moves(),
            (Texts{"trade 2m for m3", "trade 2m for p3", "trade 2m for c", "trade 2m for w", "trade m w for m3",
                   "trade m w for p3", "trade m w for c", "trade m w for w", "no trade"}));
  EXPECT_EQ(at.refused("trade 2m for p"), "CZ-5") << "only advanced cards";
  EXPECT_EQ(at.refused("trade m for c"), "CZ-5");
  EXPECT_EQ(at.refused("trade 2m w for c"), "CZ-5");
  EXPECT_EQ(at.refused("trade m p for c"), "CZ-5") << "not in the hand";
  at.play({"trade m w for c"});
  EXPECT_EQ(at.hand(0), "m c");
  EXPECT_EQ(at.discard(), "m w");
  EXPECT_EQ(at.state.table.open.count(Card::kCrane), 12);
  EXPECT_EQ(at.known(0), "m c") << "what is taken from an open pile is seen";
}

TEST(ConstructionZoneRules, CZ_5_OnceATurnAndOptional) {
  Position at(rules_for(2), "phase=trade hand0=4m");
  Position declined = at;
  at.play({"trade 2m for w"});
  EXPECT_EQ(at.refused("trade 2m for w"), "CZ-7");
  declined.play({"no trade"});
  EXPECT_EQ(declined.phase(), Phase::kBuild);
  EXPECT_EQ(declined.hand(0), "4m");
}

TEST(ConstructionZoneRules, CZ_5_AnEmptyOpenPileGivesNothing) {
  Position at(rules_for(2), "phase=trade hand0=2m hand1=13c");
  EXPECT_EQ(at.moves(), (Texts{"trade 2m for m3", "trade 2m for p3", "trade 2m for w", "no trade"}));
  EXPECT_EQ(at.refused("trade 2m for c"), "CZ-5");
}

TEST(ConstructionZoneRules, CZ_6_TheCostIsCoveredInEveryResource) {
  Position at(rules_for(2), "phase=build tops=b11,b5,b6 hand0=5m,3p,p3,c,w");
  EXPECT_EQ(at.moves(),
            (Texts{"build b11 4m p p3 c w", "build b5 c w", "build b6 2m 2p", "build b6 2m p3", "no build"}));
  EXPECT_EQ(at.refused("build b11 4m 3p c w"), "CZ-6") << "one plan too few";
  EXPECT_EQ(at.refused("build b5 w"), "CZ-6") << "the crane is missing";
  EXPECT_EQ(at.refused("build b6 2m"), "CZ-6");
  EXPECT_EQ(at.refused("build b6 2p m3"), "CZ-6") << "not in the hand";
  EXPECT_EQ(at.refused("build b1 w"), "CZ-6") << "not on top";
}

TEST(ConstructionZoneRules, CZ_6_AThreeCoversUpToThreeAndTheRestIsLost) {
  Position at(rules_for(2), "phase=build tops=b3,b7,b2 hand0=4m,3m3");
  EXPECT_EQ(at.moves(), (Texts{"build b3 4m", "build b3 m m3", "build b3 2m3", "build b7 4m m3", "build b7 m 2m3",
                               "build b7 3m3", "no build"}));
  at.play({"build b3 2m3"});
  EXPECT_EQ(at.hand(0), "4m m3") << "two threes for four: two are lost";
  EXPECT_EQ(at.discard(), "2m3");
}

TEST(ConstructionZoneRules, CZ_6_AThreeCoversOnlyItsOwnResource) {
  Position at(rules_for(2), "phase=build tops=b3,b4,b2 hand0=2m3");
  EXPECT_EQ(at.moves(), (Texts{"build b3 2m3", "no build"}));
}

TEST(ConstructionZoneRules, CZ_6_NothingThatCouldBeLeftOutIsThrownIn) {
  Position at(rules_for(2), "phase=build tops=b3,b5,b6 hand0=5m,2p,3m3,p3,2c,2w");
  EXPECT_EQ(at.refused("build b3 5m"), "CZ-6");
  EXPECT_EQ(at.refused("build b3 2m m3"), "CZ-6");
  EXPECT_EQ(at.refused("build b3 m 2m3"), "CZ-6");
  EXPECT_EQ(at.refused("build b3 3m3"), "CZ-6");
  EXPECT_EQ(at.refused("build b3 4m w"), "CZ-6");
  EXPECT_EQ(at.refused("build b3 4m p"), "CZ-6");
  EXPECT_EQ(at.refused("build b5 c 2w"), "CZ-6");
  EXPECT_EQ(at.refused("build b5 2c w"), "CZ-6");
  EXPECT_EQ(at.refused("build b6 2m p p3"), "CZ-6");
  EXPECT_EQ(at.refused("build b6 2m p3"), "") << "a three for two is allowed: without it the cost is not covered";
}

TEST(ConstructionZoneRules, CZ_6_OneBuildingATurnThenTheNextIsTurned) {
  Position at(rules_for(2), "phase=build hand0=2c,2w");
  at.play({"build b1 w"});
  EXPECT_EQ(at.phase(), Phase::kTop);
  EXPECT_EQ(at.outcomes().size(), 9u);
  EXPECT_EQ(at.outcomes()[0], "top a b4 x1") << "of the pile that was built from";
  at.play({"top a b9"});
  EXPECT_EQ(at.turn(), 1);
  EXPECT_EQ(at.phase(), Phase::kTake);
  EXPECT_EQ(buildings_of(at.state.table, Seat{0}), 1);
}

TEST(ConstructionZoneRules, CZ_7_TakeThenTradeThenBuild) {
  Position at(rules_for(2), "hand0=2m,w");
  EXPECT_EQ(at.refused("trade 2m for c"), "CZ-7");
  EXPECT_EQ(at.refused("no trade"), "CZ-7");
  EXPECT_EQ(at.refused("build b1 w"), "CZ-7");
  at.play({"take 2p", "card m", "card m"});
  EXPECT_EQ(at.refused("build b1 w"), "CZ-7");
  EXPECT_EQ(at.refused("no build"), "CZ-7");
  EXPECT_EQ(at.refused("take 2m"), "CZ-7");
  at.play({"no trade"});
  EXPECT_EQ(at.refused("trade 2m for c"), "CZ-7");
  at.play({"build b1 w"});
}

TEST(ConstructionZoneRules, CZ_8_AllDiscardsGoOnOnePile) {
  Position at(rules_for(2), "phase=trade hand0=3m,c,w");
  at.play({"trade 2m for w", "build b2 c", "top b b4"});
  EXPECT_EQ(at.discard(), "2m c");
}

TEST(ConstructionZoneRules, CZ_8_TheDiscardsAreShuffledAsSoonAsThePileRunsOut) {
  // Two cards are drawn with one left.
  Position at(rules_for(2), "hand1=10m,13p row=2m,2p pile=p discard=4m,3w");
  at.play({"take 2m", "card p"});
  EXPECT_EQ(at.state.table.shuffles, 1) << "the last card is drawn: shuffled before anything else";
  EXPECT_EQ(at.state.table.drawn, 0);
  EXPECT_EQ(at.pile(), "4m 3w");
  EXPECT_EQ(at.discard(), "");
  EXPECT_EQ(at.outcomes(), (Texts{"card m x4", "card w x3"})) << "advanced cards come into play through the draw pile";
  at.play({"card w"});
  EXPECT_EQ(at.state.table.shuffles, 1);
  EXPECT_EQ(at.pile(), "4m 2w");
  EXPECT_EQ(at.row(), "3p w");
}

TEST(ConstructionZoneRules, CZ_8_AFillThatEndsWithTheLastCardShufflesBeforeTheTrade) {
  // Two cards are drawn with two left.
  Position at(rules_for(2), "hand0=3m hand1=7m,12p row=2m,2p pile=2p discard=4m,3w");
  at.play({"take 2m", "card p", "card p"});
  EXPECT_EQ(at.phase(), Phase::kTrade);
  EXPECT_EQ(at.pile(), "4m 3w");
  at.play({"trade 2m for w", "build b1 w", "top a b4"});
  EXPECT_EQ(at.discard(), "2m w") << "traded in and paid in that turn: the beginning of a new discard pile";
  EXPECT_EQ(at.pile(), "4m 3w");
}

TEST(ConstructionZoneRules, CZ_8_CardsTradedInAfterTheLastDrawAreNotInTheNewPile) {
  Position at(rules_for(2), "hand0=12m hand1=12p row=2m,2p pile=m,p discard=m,p shuffles=1 drawn=1 first=0");
  at.play({"take 2p", "card m", "card p", "trade 2m for c", "no build", "take 2m"});
  EXPECT_EQ(at.outcomes(), (Texts{"card m x1", "card p x1"}));
}

TEST(ConstructionZoneRules, CZ_8_WithNoDiscardsThenTheShuffleComesWhenACardMustBeDrawn) {
  Position at(rules_for(2), "hand0=4m hand1=10m,12p row=2m,2p pile=2p discard=-");
  at.play({"take 2m", "card p", "card p"});
  EXPECT_EQ(at.phase(), Phase::kTrade);
  EXPECT_EQ(at.state.table.shuffles, 0) << "nothing to shuffle when the pile ran out";
  at.play({"trade 2m for w"});
  EXPECT_EQ(at.discard(), "2m") << "nor at the first discard: no card must be drawn yet";
  at.play({"no build", "take 2p"});
  EXPECT_EQ(at.outcomes(), (Texts{"card m x2"}));
  at.play({"card m"});
  EXPECT_EQ(at.state.table.shuffles, 1);
  EXPECT_EQ(at.state.table.drawn, 1);
  EXPECT_EQ(at.pile(), "m");
  EXPECT_EQ(at.discard(), "");
}

TEST(ConstructionZoneRules, CZ_8_EverybodyKnowsTheNewPileAtOnce) {
  Position at(rules_for(2), "hand0=3m hidden0=2m hand1=7m,12p hidden1=m,3p row=2m,2p pile=2p discard=4m,3w");
  at.play({"take 2m", "card p", "card p"});
  for (const Seat seat : {Seat{0}, Seat{1}, core::kSpectator}) {
    EXPECT_EQ(write_cards(view(at.rules, at.state, seat).pile, ' '), "4m 3w");
  }
  EXPECT_EQ(write_cards(view(at.rules, at.state, Seat{0}).unseen_cards, ' '), "m 3p") << "what the other one hides";
  core::Rng rng(1);
  EXPECT_EQ(sample(at.rules, view(at.rules, at.state, Seat{0}), rng), at.state) << "nothing else is left open";
}

TEST(ConstructionZoneRules, CZ_8_APositionWithDiscardsThatWereNotShuffledInTimeIsRefused) {
  const Rules rules = rules_for(2);
  const auto trade = read_position(rules, "phase=trade hand1=12m,14p row=2m,2p pile=- discard=2m shuffles=1 drawn=2");
  ASSERT_FALSE(trade.ok());
  EXPECT_EQ(trade.error().what, "the draw pile ran out and the discards were not shuffled (CZ-8)");
  EXPECT_FALSE(read_position(rules, "phase=fill hand1=12m,14p row=2m,p pile=- discard=2m,p shuffles=1 drawn=2").ok());
  EXPECT_TRUE(read_position(rules, "phase=take hand1=12m,14p row=2m,2p pile=- discard=2m shuffles=1 drawn=2").ok())
      << "there were none when it ran out";
  EXPECT_TRUE(read_position(rules, "phase=take hand1=12m,14p row=2m,2p pile=2m shuffles=1 drawn=0").ok())
      << "shuffled just now";
  EXPECT_FALSE(read_position(rules, "phase=take hand1=14m,14p row=2m,2p pile=- shuffles=1 drawn=0").ok())
      << "shuffled from nothing";
}

TEST(ConstructionZoneRules, CZ_8_BothEmptyLeavesTheRowShortUntilTheNextTake) {
  Position at(rules_for(2), "hand0=2m hand1=12m,14p row=2m,2p pile=-");
  at.play({"take 2m"});
  EXPECT_EQ(at.phase(), Phase::kTrade);
  EXPECT_EQ(at.row(), "2p");
  at.play({"trade 2m for w"});
  EXPECT_EQ(at.row(), "2p") << "not filled by the discards of the trade";
  at.play({"no build"});
  EXPECT_EQ(at.row(), "2p");
  at.play({"take 2p", "card m", "card m"});
  EXPECT_EQ(at.phase(), Phase::kTrade) << "filled after the next take, as far as it goes";
  EXPECT_EQ(at.row(), "2m");
}

TEST(ConstructionZoneRules, CZ_9_NoHandLimit) {
  Position at(rules_for(2), "hand0=14m,14p,13m3,13p3,13c,13w");
  at.play({"take 2m", "no trade", "no build"});
  EXPECT_EQ(at.state.hand[0].total(), 82);
}

TEST(ConstructionZoneRules, CZ_9_AdvancedCardsNeverReturnToTheirPiles) {
  Position at(rules_for(2), "phase=trade hand0=m,2w");
  at.play({"trade m w for c", "build b1 w", "top a b4"});
  EXPECT_EQ(at.open(), "13m3 13p3 12c 11w");
  EXPECT_EQ(at.discard(), "m 2w");
  // Nor does a shuffle bring them back.
  Position shuffled(rules_for(2), "hand1=14m,14p row=2m,2p pile=- discard=13w");
  shuffled.play({"take 2m", "card w", "card w"});
  EXPECT_EQ(shuffled.state.table.open.count(Card::kWorker), 0);
  EXPECT_EQ(shuffled.pile(), "11w");
}

TEST(ConstructionZoneRules, CZ_10_TheTargetsByPlayers) {
  EXPECT_EQ(rules_for(2).target, 10);
  EXPECT_EQ(rules_for(3).target, 7);
  EXPECT_EQ(rules_for(4).target, 5);
}

TEST(ConstructionZoneRules, CZ_10_EndsAtOnceAndNothingIsTurned) {
  Position at(rules_for(4), "phase=build turn=1 built0=b4,b5,b6,b7 built1=b8,b9,b10,b11 hand1=w");
  const View before = view(at.rules, at.state, Seat{1});
  EXPECT_TRUE(preview(at.rules, before, at.move("build b1 w")).ends_game);
  at.play({"build b1 w"});
  EXPECT_EQ(at.phase(), Phase::kOver);
  EXPECT_EQ(at.state.table.top[0], kNoBuilding);
  EXPECT_EQ(at.state.table.under[0], 1) << "a building is left in the pile";
  const core::Ending end = ending(at.rules, at.state);
  EXPECT_EQ(end.rule, "CZ-10");
  EXPECT_EQ(end.winners, 0b0010);
  EXPECT_EQ(end.total, (std::array<int, 4>{4, 5, 0, 0}));
  EXPECT_EQ(end.lines()[0].name, "buildings");
}

TEST(ConstructionZoneRules, CZ_10_OneLessDoesNotEndIt) {
  Position at(rules_for(3), "phase=build built0=b4,b5,b6,b7,b8 hand0=w");
  at.play({"build b1 w"});
  EXPECT_EQ(at.phase(), Phase::kTop);
  EXPECT_EQ(ending(at.rules, at.state).rule, "");
}

TEST(ConstructionZoneRules, CZ_11_AUsedUpPileLeavesTheOthers) {
  Position at(rules_for(2), "phase=build tops=b1,b2,b3 under=0,3,3 built1=b4,b5,b6 hand0=2c,2w");
  at.play({"build b1 w"});
  EXPECT_EQ(at.phase(), Phase::kTake) << "nothing is left to turn";
  EXPECT_EQ(at.turn(), 1);
  Position next(rules_for(2), "phase=build tops=-,b2,b3 under=0,3,3 built1=b1,b4,b5,b6 hand0=4m,2c,2w");
  EXPECT_EQ(next.moves(), (Texts{"build b2 c", "build b3 4m", "no build"}));
  EXPECT_EQ(next.refused("build b1 w"), "CZ-6");
}

TEST(ConstructionZoneRules, CZ_11_AllPilesUsedUpLeaveNothingToBuild) {
  const Content three = content_of({{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}});
  Position at(rules_for(three, 2), "phase=build tops=-,-,- built0=b1,b2,b3 hand0=5w");
  EXPECT_EQ(at.moves(), Texts{"no build"});
}

TEST(ConstructionZoneRules, G_1_TheFirstPlayerIsDrawnOrNamed) {
  Position at(rules_for(3), "phase=first");
  EXPECT_EQ(at.outcomes(), (Texts{"first 0 x1", "first 1 x1", "first 2 x1"}));
  at.play({"first 2"});
  EXPECT_EQ(at.turn(), 2);
  const Rules named = rules_for(small_content(), 3, first_is(1));
  EXPECT_EQ(start(named).table.phase, Phase::kTops);
  EXPECT_EQ(start(named).table.turn, Seat{1});
  EXPECT_FALSE(
      Game::make_rules(small_content(), *core::choose_options(Game::kOptions, Game::kEditions, "", first_is(2)), 2)
          .ok())
      << "nobody sits there";
}

TEST(ConstructionZoneRules, G_1_TurnsGoClockwise) {
  Position at(rules_for(3), "phase=build turn=2 first=1");
  at.play({"no build"});
  EXPECT_EQ(at.turn(), 0);
  EXPECT_EQ(at.state.table.idle_rounds, 0) << "the round ends where the first player sits";
  Position last(rules_for(3), "phase=build turn=0 first=1");
  last.play({"no build"});
  EXPECT_EQ(last.state.table.idle_rounds, 1);
  EXPECT_EQ(last.refused("take 2m", Seat{0}), "G-1");
}

TEST(ConstructionZoneRules, G_2_DrawsAreWeightedByTheCardsThatAreLeft) {
  Position at(rules_for(2), "phase=fill row=m,p pile=3m,p,2w hand1=12m,14p shuffles=1");
  EXPECT_EQ(at.outcomes(), (Texts{"card m x3", "card p x1", "card w x2"}));
  EXPECT_EQ(at.refused("card m", Seat{0}), "G-2") << "an event is not a player's move";
  core::Rng rng(1);
  int workers = 0;
  for (int i = 0; i < 6000; ++i) workers += random_outcome(at.rules, at.state, rng) == at.move("card w") ? 1 : 0;
  EXPECT_NEAR(workers, 2000, 200);
}

TEST(ConstructionZoneRules, G_3_TwentyIdleRoundsEndTheGame) {
  Position at(rules_for(2), "phase=build turn=1 idle=19 built0=b4 built1=b5,b6");
  EXPECT_TRUE(preview(at.rules, view(at.rules, at.state, Seat{1}), Move::no_build()).ends_game);
  at.play({"no build"});
  EXPECT_EQ(at.phase(), Phase::kOver);
  const core::Ending end = ending(at.rules, at.state);
  EXPECT_EQ(end.rule, "G-3");
  EXPECT_EQ(end.winners, 0b10) << "the most buildings win";
  EXPECT_EQ(at.refused("take 2m", Seat{0}), "G-3");
}

TEST(ConstructionZoneRules, G_3_OnlyWholeRoundsInARowCount) {
  Position first(rules_for(2), "phase=build turn=0 idle=19");
  first.play({"no build"});
  EXPECT_EQ(first.phase(), Phase::kTake) << "the round continues";
  Position built(rules_for(2), "phase=build turn=1 idle=19 round_built=1");
  built.play({"no build"});
  EXPECT_EQ(built.state.table.idle_rounds, 0) << "seat 0 built in this round";
  EXPECT_FALSE(built.state.table.built_this_round);
  Position last(rules_for(2), "phase=build turn=1 idle=19 hand1=w");
  last.play({"build b1 w", "top a b4"});
  EXPECT_EQ(last.phase(), Phase::kTake);
  EXPECT_EQ(last.state.table.idle_rounds, 0);
}

TEST(ConstructionZoneRules, G_3_AContentWithTooFewBuildingsStillEnds) {
  const Rules rules = rules_for(content_of({{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}), 2);
  core::Rng rng(4);
  for (int i = 0; i < 20; ++i) {
    State state = start(rules);
    core::play_randomly<Game>(rules, state, rng);
    EXPECT_EQ(ending(rules, state).rule, "G-3");
  }
}

TEST(ConstructionZoneRules, G_4_EqualOnesShareTheVictory) {
  Position at(rules_for(3), "phase=over built0=b4,b5 built1=b6 built2=b7,b8");
  EXPECT_EQ(ending(at.rules, at.state).winners, 0b101);
}

TEST(ConstructionZoneRules, G_5_AChoiceIsByKindAndCount) {
  Position at(rules_for(2), "row=4m");
  EXPECT_EQ(at.moves(), Texts{"take 2m"});
  Position trade(rules_for(2), "phase=trade hand0=9p");
  EXPECT_EQ(trade.moves().size(), 5u);
}

TEST(ConstructionZoneRules, G_6_DecliningIsAMoveEvenWhenItIsTheOnlyOne) {
  Position trade(rules_for(2), "phase=trade hand0=m");
  EXPECT_EQ(trade.moves(), Texts{"no trade"});
  Position build(rules_for(2), "phase=build");
  EXPECT_EQ(build.moves(), Texts{"no build"});
}

TEST(ConstructionZoneRules, G_7_TheOrderOfTheSetUp) {
  Position at(rules_for(3), "phase=first");
  std::vector<Phase> phases{at.phase()};
  at.play({"first 1"});
  phases.push_back(at.phase());
  at.play({"top a b1", "top b b2", "top c b3"});
  phases.push_back(at.phase());
  std::vector<int> dealt_to;
  for (int i = 0; i < 12; ++i) {
    dealt_to.push_back(at.turn());
    at.play({"card m"});
  }
  EXPECT_EQ(dealt_to, (std::vector<int>{1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0})) << "seat by seat from the first player";
  phases.push_back(at.phase());
  at.play({"card p", "card p", "card p", "card p"});
  phases.push_back(at.phase());
  EXPECT_EQ(phases, (std::vector<Phase>{Phase::kFirst, Phase::kTops, Phase::kHands, Phase::kRow, Phase::kTake}));
  EXPECT_EQ(at.turn(), 1);
}

TEST(ConstructionZonePreview, CardsPointsAndTheEndOfTheTurn) {
  Position trade(rules_for(2), "phase=trade hand0=2m");
  const View at_trade = view(trade.rules, trade.state, Seat{0});
  EXPECT_EQ(preview(trade.rules, at_trade, trade.move("trade 2m for w")), (core::Preview{0, 2, false, false}));
  EXPECT_EQ(preview(trade.rules, at_trade, Move::no_trade()), (core::Preview{0, 0, false, false}));
  Position build(rules_for(2), "phase=build hand0=4m");
  const View at_build = view(build.rules, build.state, Seat{0});
  EXPECT_EQ(preview(build.rules, at_build, build.move("build b3 4m")), (core::Preview{1, 4, true, false}));
  EXPECT_EQ(preview(build.rules, at_build, Move::no_build()), (core::Preview{0, 0, true, false}));
}

}  // namespace
}  // namespace tavola::construction_zone::testing
