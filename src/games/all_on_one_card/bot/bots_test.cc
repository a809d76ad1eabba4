#include <algorithm>
#include <set>

#include "games/all_on_one_card/bot/levels.h"
#include "games/all_on_one_card/testing.h"
#include "search/arithmetic.h"

namespace tavola::all_on_one_card::testing {
namespace {

using search::Level;

// ------------------------------------------------------------------------------------------------------ dice and cards

TEST(AllOnOneCardDice, EveryResultHasItsChance) {
  int orders = 0;
  for (std::size_t r = 0; r < kResults; ++r) {
    orders += kDiceSetTable.orders_of(r);
    EXPECT_EQ(kDiceSetTable.place(kDiceSetTable.result(r)), kFirstResult + r);
  }
  EXPECT_EQ(orders, kRollOrders);
  EXPECT_EQ(kDiceSetTable[0], Counts{});
}

TEST(AllOnOneCardDice, LooksAheadOverRerolls) {
  DiceValues yellow{};
  for (std::size_t r = 0; r < kResults; ++r) {
    yellow[kFirstResult + r] = kDiceSetTable.result(r).of(Colour::kYellow);
  }
  DiceValues once = yellow;
  look_ahead(once, 0);
  EXPECT_NEAR(once[0], 5.0 / 6, 1e-9);
  DiceValues thrice = yellow;
  look_ahead(thrice, 2);
  EXPECT_NEAR(thrice[0], 5 * (1 - 125.0 / 216), 1e-9) << "each die that is not yellow is rolled up to three times";
  EXPECT_NEAR(thrice[kDiceSetTable.place(*read_dice("yy"))], 2 + 3 * (1 - 125.0 / 216), 1e-9);
}

TEST(AllOnOneCardValues, AScoredCardIsWorthItsPoints) {
  const Rules rules = rules_for(default_content(), 2);
  const CardValues values(rules, {4, 2});
  const Counts rows = rules.face(card_no(1)).rows;  // y3* g2 r6 p5 b4*
  EXPECT_EQ(values.of(card_no(1), rows.where(Counts{0x70700}.present())), 3 + 2 + 4 + 5);
  EXPECT_EQ(values.of(card_no(1), {}), 25);
  const double box_short = values.of(card_no(1), Counts::one(Colour::kYellow) + rows.where(Counts{0x70700}.present()));
  EXPECT_LT(box_short, 14);
  EXPECT_GT(box_short, values.fresh(card_no(1)));
}

/// The equation that defines the values: a card's value is its expected value after a turn, less the turn's price.
TEST(AllOnOneCardValues, ATurnChangesNothing) {
  const Rules rules = rules_for(default_content(), 2);
  const CardPrices prices{4, 2};
  const CardValues values(rules, prices);
  core::Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const CardNo card = card_no(1 + static_cast<int>(rng.below(30)));
    const Counts rows = rules.face(card).rows;
    Counts free;
    for (int c = 0; c < kColours; ++c) {
      free.bits |= rng.below(static_cast<std::uint32_t>(rows.of(colour_at(c)) + 1)) << (4 * c);
    }
    if (open_rows(free) <= kRows - kRowsToScore) continue;
    const double before = values.of(card, free);
    DiceValues after{};
    for (std::size_t r = 0; r < kResults; ++r) {
      const Counts crossed = crossable(free, kDiceSetTable.result(r));
      after[kFirstResult + r] =
          std::max(before, crossed.none() ? before : values.of(card, free - crossed) - prices.use);
    }
    DiceValues others = after;
    look_ahead(others, 0);
    look_ahead(after, 2);
    EXPECT_NEAR((after[0] + others[0]) / 2 - prices.turn, before, 0.15) << number(card) << " " << free.bits;
  }
}

// --------------------------------------------------------------------------------------------------------- evaluation

TEST(AllOnOneCardEvaluation, WeightsAreComplete) {
  const auto names = Bots::weight_names();
  EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), names.size());
  EXPECT_EQ(Bots::default_weights().size(), names.size());
  EXPECT_LT(static_cast<std::size_t>(Bots::fitted_weights()), names.size());
  EXPECT_EQ(names[0], "two.come.base");
}

TEST(AllOnOneCardEvaluation, ChancesAreWholeAndFollowPoints) {
  const Rules rules = rules_for(default_content(), 3);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide = Bots::guide(knowledge, Level::kExpert);
  const Position even(rules, "phase=roll");
  const Position ahead(
      rules, "phase=roll cards0=c3,c4 done0=c1:y3g2r6b4 cards1=c5,c6 done1=c2:g4r4o4 cards2=c7,c8 done2=c9:g2r3o3");
  const search::Chances chances = guide.outlook(ahead.state);
  EXPECT_EQ(chances[0] + chances[1] + chances[2] + chances[3], search::kOne);
  EXPECT_GT(chances[0], chances[1]);
  EXPECT_GT(chances[1], chances[2]);
}

TEST(AllOnOneCardEvaluation, FeaturesGiveTheOutlook) {
  const Rules rules = rules_for(default_content(), 2);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Position at(rules, "phase=roll cards0=c3:y4,c4 done0=c1:y3g2r6b4 cards1=c5,c6:y1");
  std::vector<double> features(static_cast<std::size_t>(Bots::fitted_weights()));
  std::array<double, 2> score{};
  for (std::size_t s = 0; s < 2; ++s) {
    Bots::features(knowledge, at.state, core::seat(s), features);
    for (std::size_t i = 0; i < features.size(); ++i) score[s] += features[i] * Bots::default_weights()[i];
  }
  const double chances = search::logistic(score[0] - score[1]);
  EXPECT_NEAR(Bots::guide(knowledge, Level::kExpert).outlook(at.state)[0] / double{search::kOne}, chances, 1e-5);
}

// ------------------------------------------------------------------------------------------------------------ playing

/// Plays a game with the levels in turn around the table, and checks every step. Returns its moves.
std::vector<Move> play_game(const Rules& rules, const Knowledge& knowledge, int first_level, std::uint64_t seed) {
  std::vector<Move> made;
  core::Rng rng(seed);
  State state = start(rules);
  search::PlansOf<Game> plans;
  while (!to_act(rules, state).is_nobody()) {
    if (to_act(rules, state).is_chance()) {
      apply(rules, state, random_outcome(rules, state, rng));
      continue;
    }
    const Seat seat = to_act(rules, state).seat();
    const View own = view(rules, state, seat);
    const Guide guide = Bots::guide(knowledge, static_cast<Level>((first_level + core::index(seat)) % search::kLevels));
    guide.plans(own, 40, plans);
    EXPECT_EQ(plans.size(), count_moves(rules, own)) << write_position(rules, state);
    std::int32_t worth = search::kOne;
    for (const auto& plan : plans) {
      EXPECT_EQ(plan.length, 1);
      EXPECT_TRUE(why_not(rules, own, plan.moves[0]).legal()) << write_move(rules, plan.moves[0]);
      EXPECT_LE(plan.worth, worth);
      worth = plan.worth;
    }
    EXPECT_GE(worth, 0);
    EXPECT_TRUE(why_not(rules, own, guide.quick(own, rng).moves[0]).legal());
    made.push_back(plans[0].moves[0]);
    apply(rules, state, plans[0].moves[0]);
  }
  return made;
}

class AllOnOneCardLevels : public ::testing::TestWithParam<int> {};

void plays_legally(const Rules& rules) {
  const Knowledge knowledge = Bots::knowledge(rules);
  for (int level = 0; level < search::kLevels; level += 2) {
    const auto seed = static_cast<std::uint64_t>(level);
    const std::vector<Move> moves = play_game(rules, knowledge, level, seed);
    if (level != 0) continue;
    EXPECT_EQ(moves, play_game(rules, knowledge, level, seed)) << "the same game twice";
  }
}

TEST_P(AllOnOneCardLevels, Basic) { plays_legally(rules_for(default_content(), GetParam())); }
TEST_P(AllOnOneCardLevels, Advanced) { plays_legally(rules_for(default_content(), GetParam(), kAdvanced)); }
TEST_P(AllOnOneCardLevels, PileRunsOut) { plays_legally(rules_for(small_content(8), GetParam(), {}, "it")); }
TEST_P(AllOnOneCardLevels, FaceUpCardsRunOut) {
  plays_legally(rules_for(small_content(5 * GetParam()), GetParam(), kAdvanced, "fr"));
}
INSTANTIATE_TEST_SUITE_P(Players, AllOnOneCardLevels, ::testing::Values(2, 3, 4));

TEST(AllOnOneCardLevels, HiddenCardsChangeNothing) {
  const Rules rules = rules_for(default_content(), 3, kAdvanced);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Position at(rules, "phase=draft hand0=c1,c3,c4,c8,c9 hand1=c2,c5,c6,c7,c10 hand2=c11,c12,c13,c14,c15");
  const View own = view(rules, at.state, at.actor().seat());
  core::Rng rng(3);
  for (const Level level : search::kAllLevels) {
    const Guide guide = Bots::guide(knowledge, level);
    search::PlansOf<Game> plans;
    guide.plans(own, 1, plans);
    for (int i = 0; i < 10; ++i) {
      const State other = sample(rules, own, rng);
      search::PlansOf<Game> others;
      guide.plans(view(rules, other, at.actor().seat()), 1, others);
      EXPECT_EQ(others[0].moves[0], plans[0].moves[0]);
    }
  }
}

std::string choice_at(const Guide& guide, std::string_view position) {
  const Position at(guide.rules(), position);
  search::PlansOf<Game> plans;
  guide.plans(view(guide.rules(), at.state, at.actor().seat()), 1, plans);
  return write_move(guide.rules(), plans[0].moves[0]);
}

TEST(AllOnOneCardLevels, WinWhatCanBeWonAtOnce) {
  const Rules rules = rules_for(default_content(), 2);
  const Knowledge knowledge = Bots::knowledge(rules);
  for (const Level level : search::kAllLevels) {
    const Guide guide = Bots::guide(knowledge, level);
    EXPECT_EQ(choice_at(guide,
                        "phase=pick active=1 seat=0 dice=yrrrr cards0=c1:y2g2b4,c2 done0=c5:y2g5b3,c6:y2g3o3,c7:g4p3o4 "
                        "cards1=c3,c4"),
              "cross c1")
        << name(level) << ": the fourth card, and far ahead";
    EXPECT_EQ(choice_at(guide,
                        "phase=pick active=1 seat=0 dice=yrrrr cards0=c1:g2b4y2,c2 done0=c5:y2b3g5,c6:y2g3o3,c8:p2o3b4 "
                        "cards1=c3,c4 done1=c9:g2r3o3p6b6,c10:y4r4o4p2b6,c11:y5g4r5p2b4"),
              "cross c2")
        << name(level) << ": the fourth card would lose the game";
  }
}

// c8, c16 and c24 have the longest rows of the small set, c1 and similar cards the shortest.
constexpr std::string_view kToTake = "phase=take dice=yyggr crossed=yes due=0 cards0=c2,c10 done0=c9:y2g2r2 ";

TEST(AllOnOneCardLevels, AC_15_DrawUnseenWhereThatIsWorthMore) {
  const Rules rules = rules_for(small_content(30), 2, kAdvanced);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide expert = Bots::guide(knowledge, Level::kExpert);
  core::Rng rng(1);
  for (const auto& [up, wanted] :
       {std::pair{"cards1=c3,c4,c5 up=c8,c16,c24", "draw"}, std::pair{"cards1=c3,c4,c5 up=c1,c8,c16", "take c1"}}) {
    const std::string position = std::string(kToTake) + up;
    EXPECT_EQ(choice_at(expert, position), wanted);
    const Position at(rules, position);
    const View own = view(rules, at.state, at.actor().seat());
    EXPECT_EQ(write_move(rules, expert.quick(own, rng).moves[0]), wanted) << "in playouts, too";
  }
}

TEST(AllOnOneCardLevels, AC_15_AnUnseenCardIsWorthItsExpectation) {
  // Two cards are in the pile: one like c1, one like c8.
  const Rules rules = rules_for(small_content(16), 2, kAdvanced);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Position at(rules,
                    "phase=take dice=yyggr crossed=yes due=0 cards0=c5,c7 cards1=c11,c13,c15 up=c1,c3,c8 "
                    "done0=c2:y2g2r2,c4:g4r4o4,c6:y2g2o3 done1=c10:y2g2r2,c12:g4r4o4,c14:y2g2o3");
  search::PlansOf<Game> plans;
  Bots::guide(knowledge, Level::kExpert).plans(view(rules, at.state, at.actor().seat()), 40, plans);
  const auto worth = [&](std::string_view move) {
    for (const auto& plan : plans) {
      if (write_move(rules, plan.moves[0]) == move) return plan.worth;
    }
    return -1;
  };
  EXPECT_GT(worth("take c1"), worth("take c8"));
  EXPECT_NEAR(worth("draw"), (worth("take c1") + worth("take c8")) / 2.0, 2);
  const CardValues& values = knowledge.values();
  EXPECT_EQ(knowledge.new_card(at.state.table), values.fresh(card_no(1))) << "the best of those face up";
  const Position long_rows(rules_for(small_content(30), 2, kAdvanced),
                           std::string(kToTake) + "cards1=c3,c4,c5 up=c8,c16,c24");
  EXPECT_GT(Bots::knowledge(long_rows.rules).new_card(long_rows.state.table), values.fresh(card_no(8)))
      << "an unseen one is better than any of those face up";
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
