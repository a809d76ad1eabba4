// The bots: their measures, that every level plays legally and reproducibly, and that none makes obvious mistakes.
#include "games/construction_zone/bot/levels.h"
#include "games/construction_zone/testing.h"
#include "search/sampling_search.h"

namespace tavola::construction_zone::testing {
namespace {

using search::Level;

constexpr Supply kFull{kOpenPiles};

int turns(const Cost& cost, Cards hand) { return lack(Bill::of(cost), Counts(hand), kFull).turns(1); }
int turns_after_take(const Cost& cost, Cards hand, Supply supply = kFull) {
  return lack(Bill::of(cost), Counts(hand), supply).turns_after_take(1);
}

Cards m(int n) { return Cards::of(Card::kMaterial, n); }
Cards p(int n) { return Cards::of(Card::kPlan, n); }

TEST(ConstructionZoneEffort, CountsWholeTurns) {
  EXPECT_EQ(turns({3, 0, 0, 0}, {}), 3) << "a worker takes a trade, and there is one in a turn";
  EXPECT_EQ(turns({3, 0, 0, 0}, m(9)), 3);
  EXPECT_EQ(turns({0, 0, 2, 0}, {}), 1);
  EXPECT_EQ(turns({0, 0, 10, 0}, {}), 4) << "three threes and one card are seven cards: more than in three turns";
  EXPECT_EQ(turns({0, 0, 10, 0}, m(1)), 3);
  EXPECT_EQ(turns({1, 0, 0, 0}, Cards::of(Card::kWorker)), 1) << "a building is built in a turn";
}

TEST(ConstructionZoneEffort, KnowsWhatCanBeBuiltInThisTurn) {
  EXPECT_EQ(turns_after_take({1, 0, 2, 0}, m(2) + p(2)), 0);
  EXPECT_EQ(turns_after_take({1, 0, 2, 0}, m(3)), 1) << "one card to trade is too few";
  EXPECT_EQ(turns_after_take({0, 0, 4, 0}, m(2) + p(1)), 0) << "a material and a plan for a three, and one is left";
  EXPECT_EQ(turns_after_take({0, 0, 4, 0}, m(3)), 0) << "two materials for a three, and one is left";
  EXPECT_EQ(turns_after_take({0, 0, 5, 0}, m(3)), 1);
  EXPECT_EQ(turns_after_take({0, 0, 1, 1}, Cards::of(Card::kWorker, 4)), 1) << "two trades";
  EXPECT_GT(turns_after_take({1, 0, 0, 0}, m(2), Supply(Cards{})), 0) << "nothing to trade for";
  EXPECT_GT(turns_after_take({0, 0, 3, 0}, p(2), Supply(Cards{})), 0);
}

/// turns_after_take is 0 exactly if a trade and a build are possible.
TEST(ConstructionZoneEffort, AgreesWithTheRulesAboutThisTurn) {
  const Rules rules = rules_for(2);
  core::Rng rng(5);
  for (int i = 0; i < 3000; ++i) {
    State state = start(rules_for(small_content(), 2, first_is(0)));
    state.table.phase = Phase::kTrade;
    state.table.top = {BuildingId(static_cast<std::uint8_t>(rng.below(12))), kNoBuilding, kNoBuilding};
    for (int kind = 0; kind < kCardKinds; ++kind) {
      if (rng.below(2) == 0) state.hand[0] += Cards::of(card_of(kind), static_cast<int>(rng.below(3)));
      if (rng.below(3) == 0) state.table.open -= Cards::of(card_of(kind), state.table.open.count(card_of(kind)));
    }
    bool builds = false;
    std::vector<Move> trades;
    list_moves(rules, state, trades);
    for (const Move trade : trades) {
      State traded = state;
      apply(rules, traded, trade);
      builds = builds || count_moves(rules, traded) > 1;
    }
    const Prospect at = prospect<Moment::kAfterTake>(Targets(rules, state.table), Counts(state.hand[0]));
    ASSERT_EQ(at.nearest == 0, builds) << write_cards(state.hand[0], ' ') << " for b" << index(state.table.top[0]) + 1;
  }
}

TEST(ConstructionZoneEvaluation, ChancesAreWhole) {
  const Rules rules = rules_for(4);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide = Bots::guide(knowledge, Level::kExpert);
  const Position at(rules, "hand0=3m,w hand1=2c built2=b9 hand3=p3");
  const search::Chances chances = guide.outlook(at.state);
  EXPECT_EQ(chances[0] + chances[1] + chances[2] + chances[3], search::kOne);
  EXPECT_GT(chances[2], chances[1]) << "a building ahead";
}

TEST(ConstructionZoneEvaluation, MoreCardsAndMoreBuildingsAreBetter) {
  const Rules rules = rules_for(2);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide = Bots::guide(knowledge, Level::kExpert);
  const auto chances = [&](std::string_view text) { return guide.outlook(Position(rules, text).state)[0]; };
  EXPECT_GT(chances("tops=b11,b12,b7 hand0=3m,w hand1=3m"), chances("tops=b11,b12,b7 hand0=3m hand1=3m"));
  EXPECT_GT(chances("tops=b11,b12,b7 built0=b1"), chances("tops=b11,b12,b7 built1=b1"));
  EXPECT_GT(chances("turn=0 hand0=3m hand1=3m"), chances("turn=1 first=1 hand0=3m hand1=3m")) << "to move is good";
}

/// The moves of a bot with few playouts.
class Player {
 public:
  Player(const Rules& rules, Level level)
      : knowledge_(Bots::knowledge(rules)),
        guide_(Bots::guide(knowledge_, level)),
        search_(guide_, manner(level, rules.players), {}) {}
  TurnPlan plan(const View& seen_from, std::uint64_t seed) { return search_.think(seen_from, seed); }
  const Guide& guide() const { return guide_; }

 private:
  static search::Manner manner(Level level, int players) {
    search::Manner manner = Bots::manner(level, players);
    manner.iterations = std::min<std::uint32_t>(manner.iterations, 24);
    return manner;
  }
  Knowledge knowledge_;
  Guide guide_;
  search::SamplingSearch<Guide> search_;
};

/// Plays a game with one bot on all seats. Every move must be legal.
State whole_game(const Rules& rules, Level level, std::uint64_t seed) {
  Player player(rules, level);
  State state = start(rules);
  core::Rng rng(seed);
  while (!to_act(rules, state).is_nobody()) {
    if (to_act(rules, state).is_chance()) {
      apply(rules, state, random_outcome(rules, state, rng));
      continue;
    }
    const TurnPlan plan = player.plan(view(rules, state, state.table.turn), seed);
    for (int i = 0; i < plan.length; ++i) {
      const Move move = plan.moves[static_cast<std::size_t>(i)];
      const auto refusal = why_not(rules, view(rules, state, state.table.turn), move);
      EXPECT_TRUE(refusal.legal()) << write_move(rules, move) << " in " << write_position(rules, state);
      if (!refusal.legal()) return state;
      apply(rules, state, move);
    }
  }
  return state;
}

TEST(ConstructionZoneBots, PlayWholeGamesLegallyAndAlwaysAlike) {
  const Content three = content_of({{0, 0, 1, 0}, {0, 0, 0, 10}, {10, 10, 10, 10}});
  for (int players = 2; players <= 4; ++players) {
    for (const Content& content : {small_content(), three}) {
      const Rules rules = rules_for(content, players, first_is(players - 1));
      for (const Level level : search::kAllLevels) {
        EXPECT_EQ(whole_game(rules, level, 3), whole_game(rules, level, 3)) << search::name(level);
      }
    }
  }
}

TEST(ConstructionZoneBots, NobodyGathersCardsForEver) {
  const Rules rules = rules_for(full_content(), 2);
  for (const Level level : search::kAllLevels) {
    for (std::uint64_t seed = 0; seed < (level == Level::kExpert ? 3 : 20); ++seed) {
      EXPECT_EQ(ending(rules, whole_game(rules, level, seed)).rule, "CZ-10") << search::name(level) << " " << seed;
    }
  }
}

TEST(ConstructionZoneBots, PlansAreLegalAndDifferent) {
  const Rules rules = rules_for(3);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide = Bots::guide(knowledge, Level::kExpert);
  search::PlansOf<Game> plans;
  State state = start(rules);
  core::Rng rng(8);
  for (int event = 0; event < 300 && !to_act(rules, state).is_nobody(); ++event) {
    if (to_act(rules, state).is_chance()) {
      apply(rules, state, random_outcome(rules, state, rng));
      continue;
    }
    guide.plans(view(rules, state, state.table.turn), 16, plans);
    ASSERT_FALSE(plans.empty());
    ASSERT_LE(plans.size(), 16u);
    for (std::size_t i = 0; i < plans.size(); ++i) {
      State after = state;
      for (int k = 0; k < plans[i].length; ++k) {
        const Move move = plans[i].moves[static_cast<std::size_t>(k)];
        ASSERT_TRUE(why_not(rules, view(rules, after, state.table.turn), move).legal()) << write_move(rules, move);
        apply(rules, after, move);
      }
      if (i > 0) {
        EXPECT_GE(plans[i - 1].worth, plans[i].worth);
      }
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(plans[i].same_moves(plans[j]));
    }
    apply(rules, state, plans[rng.below(static_cast<std::uint32_t>(plans.size()))].moves[0]);
  }
}

TEST(ConstructionZoneBots, HiddenCardsChangeNoDecision) {
  const Rules rules = rules_for(2);
  Player player(rules, Level::kExpert);
  const Position at(rules, "tops=b3,b7,b8 hand0=2m,2p hidden0=2m,2p hand1=4m hidden1=4m row=2m,2p");
  core::Rng rng(2);
  const View seen_from = view(rules, at.state, Seat{0});
  const TurnPlan plan = player.plan(seen_from, 9);
  for (int i = 0; i < 10; ++i) {
    const State other = sample(rules, seen_from, rng);
    EXPECT_TRUE(player.plan(view(rules, other, Seat{0}), 9).same_moves(plan));
  }
}

TEST(ConstructionZoneBots, WinWhenTheyCan) {
  const Rules rules = rules_for(4);
  for (const Level level : search::kAllLevels) {
    Player player(rules, level);
    // Four of five buildings are built. b5 needs a crane, which two plans buy. A worker and threes are in hand already.
    Position at(rules, "built0=b1,b2,b3,b4 tops=b5,b12,b8 hand0=p3,w row=2m,2p");
    const std::string take = write_move(rules, player.plan(view(rules, at.state, Seat{0}), 1).moves[0]);
    at.play({take, "card m", "card p"});
    const TurnPlan turn = player.plan(view(rules, at.state, Seat{0}), 2);
    ASSERT_EQ(turn.length, 2) << search::name(level);
    EXPECT_EQ(write_move(rules, turn.moves[0]).substr(write_move(rules, turn.moves[0]).size() - 5), "for c");
    EXPECT_EQ(write_move(rules, turn.moves[1]), "build b5 c w") << search::name(level);
  }
}

TEST(ConstructionZoneBots, BuildWhatIsPaidAlready) {
  const Rules rules = rules_for(2);
  for (const Level level : {Level::kNovice, Level::kEasy, Level::kMedium}) {
    Player player(rules, level);
    const Position at(rules, "phase=build tops=b3,b12,b11 hand0=4m,p");
    EXPECT_EQ(write_move(rules, player.plan(view(rules, at.state, Seat{0}), 1).moves[0]), "build b3 4m");
  }
}

TEST(ConstructionZoneBots, WeightsAreComplete) {
  const Rules rules = rules_for(2);
  const Knowledge knowledge = Bots::knowledge(rules);
  EXPECT_EQ(knowledge.weights().size(), Bots::weight_names().size());
  EXPECT_LT(knowledge.weights()[0], 0) << "buildings that are left are bad";
  std::vector<double> features(static_cast<std::size_t>(Bots::fitted_weights()));
  Bots::features(knowledge, Position(rules, "hand0=3m").state, Seat{0}, features);
  EXPECT_EQ(features[0], rules.target);
}

}  // namespace
}  // namespace tavola::construction_zone::testing
