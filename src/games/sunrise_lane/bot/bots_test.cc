// The bots play legally and reproducibly, don't see hidden cards, and make the obvious moves.
#include <gtest/gtest.h>

#include "games/sunrise_lane/bot/levels.h"
#include "games/sunrise_lane/testing.h"
#include "search/sampling_search.h"

namespace tavola::sunrise_lane::testing {
namespace {

using search::Level;

/// A bot of a level with few playouts, so that tests are fast.
class Bot {
 public:
  Bot(const Knowledge& knowledge, Level level, std::uint32_t iterations = 40)
      : guide_(Bots::guide(knowledge, level)), search_(guide_, manner(level, knowledge, iterations), {}) {}

  Plan plan(const View& view, std::uint64_t seed = 5) { return search_.think(view, seed); }
  Move move(const View& view, std::uint64_t seed = 5) { return plan(view, seed).moves[0]; }

 private:
  static search::Manner manner(Level level, const Knowledge& knowledge, std::uint32_t iterations) {
    search::Manner manner = Bots::manner(level, knowledge.rules().players);
    manner.iterations = std::min(manner.iterations, iterations);
    return manner;
  }
  Guide guide_;
  search::SamplingSearch<Guide> search_;
};

void make_random_event(const Rules& rules, State& state, core::Rng& rng) {
  const Actor actor = to_act(rules, state);
  apply(rules, state,
        actor.is_chance() ? random_outcome(rules, state, rng)
                          : pick_move(rules, state, rng.below(count_moves(rules, state))));
}

void expect_legal(const Rules& rules, State state, const Plan& plan) {
  const Seat seat = state.table.turn;
  ASSERT_GT(plan.length, 0);
  for (int i = 0; i < plan.length; ++i) {
    const Move move = plan.moves[static_cast<std::size_t>(i)];
    ASSERT_EQ(to_act(rules, state), Actor::of(seat));
    ASSERT_EQ(why_not(rules, view(rules, state, seat), move).rule, "") << write_move(rules, move);
    apply(rules, state, move);
  }
  EXPECT_NE(to_act(rules, state), Actor::of(seat)) << "a plan is a whole turn, or a whole discard";
}

TEST(SunriseLaneBots, PlansAreLegal) {
  for (int players = 2; players <= 4; ++players) {
    for (const Content& board : {default_content(), small_content(), tiny_content()}) {
      for (const std::string_view full : {"now", "round"}) {
        const Rules rules = rules_for(board, players, {{"areas_full", std::string(full)}});
        const Knowledge knowledge = Bots::knowledge(rules);
        core::Rng rng(3);
        search::PlansOf<Game> plans;
        for (int game = 0; game < 2; ++game) {
          for (State state = start(rules); !to_act(rules, state).is_nobody(); make_random_event(rules, state, rng)) {
            if (!to_act(rules, state).is_seat()) continue;
            const View mine = view(rules, state, state.table.turn);
            const Guide guide = Bots::guide(knowledge, Level::kExpert);
            guide.plans(mine, 12, plans);
            ASSERT_FALSE(plans.empty());
            for (const Plan& plan : plans) expect_legal(rules, state, plan);
            EXPECT_TRUE(std::is_sorted(plans.begin(), plans.end(),
                                       [](const Plan& a, const Plan& b) { return a.worth > b.worth; }));
            expect_legal(rules, state, guide.quick(mine, rng));
          }
        }
      }
    }
  }
}

TEST(SunriseLaneBots, EveryLevelPlaysToTheEnd) {
  for (int players = 2; players <= 4; ++players) {
    for (const Content& board : {default_content(), small_content(), tiny_content()}) {
      for (const std::string_view edition : {"en", "fr"}) {
        const Rules rules = rules_for(board, players, {}, edition);
        const Knowledge knowledge = Bots::knowledge(rules);
        for (const Level level : search::kAllLevels) {
          Bot bot(knowledge, level, 16);
          core::Rng rng(9);
          State state = start(rules);
          for (int events = 0; !to_act(rules, state).is_nobody(); ++events) {
            ASSERT_LT(events, 2000);
            const Actor actor = to_act(rules, state);
            if (actor.is_chance()) {
              apply(rules, state, random_outcome(rules, state, rng));
              continue;
            }
            const View mine = view(rules, state, actor.seat());
            const Move move = bot.move(mine);
            ASSERT_TRUE(why_not(rules, mine, move).legal()) << write_move(rules, move);
            apply(rules, state, move);
          }
          EXPECT_EQ(broken_invariant(rules, state), "");
        }
      }
    }
  }
}

TEST(SunriseLaneBots, TheSameSeedGivesTheSamePlan) {
  const Rules rules = rules_for(default_content(), 3);
  const Knowledge knowledge = Bots::knowledge(rules);
  Bot one(knowledge, Level::kExpert);
  Bot other(knowledge, Level::kExpert);
  core::Rng rng(21);
  State state = start(rules);
  for (int i = 0; i < 60; ++i, make_random_event(rules, state, rng)) {
    if (!to_act(rules, state).is_seat()) continue;
    const View mine = view(rules, state, state.table.turn);
    const Plan plan = one.plan(mine, 77);
    EXPECT_TRUE(plan.same_moves(other.plan(mine, 77)));
    EXPECT_TRUE(plan.same_moves(one.plan(mine, 77)));
  }
}

TEST(SunriseLaneBots, HiddenCardsChangeNoDecision) {
  const Rules rules = rules_for(default_content(), 2);
  const Knowledge knowledge = Bots::knowledge(rules);
  core::Rng rng(22);
  State state = start(rules);
  int changed = 0;
  for (int i = 0; i < 80; ++i, make_random_event(rules, state, rng)) {
    if (!to_act(rules, state).is_seat()) continue;
    const Seat seat = state.table.turn;
    const State other = sample(rules, view(rules, state, seat), rng);
    changed += other == state ? 0 : 1;
    for (const Level level : search::kAllLevels) {
      Bot bot(knowledge, level);
      EXPECT_TRUE(bot.plan(view(rules, state, seat)).same_moves(bot.plan(view(rules, other, seat))));
    }
  }
  EXPECT_GT(changed, 20);
}

TEST(SunriseLaneBots, TheWeightsFileIsComplete) {
  EXPECT_EQ(Bots::weight_names().size(), Evaluation::kNames.size() + kPriceNames.size());
  EXPECT_EQ(static_cast<std::size_t>(Bots::fitted_weights()), Evaluation::kNames.size());
  const Rules rules = rules_for(small_content());
  const Knowledge knowledge = Bots::knowledge(rules);
  EXPECT_GT(knowledge.price(Price::kTall), 0) << "an unread file leaves all at 0";
  EXPECT_GT(knowledge.merit_weights()[0], 0);
}

std::string choice(const Knowledge& knowledge, Level level, const State& state) {
  const Rules& rules = knowledge.rules();
  return write_move(rules, Bot(knowledge, level).move(view(rules, state, state.table.turn)));
}

TEST(SunriseLaneBots, NobodyDrawsWhenTheLastTurnWinsByBuilding) {
  const Rules rules = rules_for(small_content(), 2, {{"first", "0"}});
  const Knowledge knowledge = Bots::knowledge(rules);
  // Seat 0 has used 26 pieces, seat 1 plays the last turn: three houses of 5 dots each or one of 4.
  const State state = Position(rules,
                               "turn=1 closing=pieces placed=1 hand0= hand1=rp "
                               "houses0=c2:5,b3:5,c4:5,d3:5,b4:5,d4:1 houses1=d2:5,b1:5,c1:4,e2:3")
                          .state;
  for (const Level level : search::kAllLevels) EXPECT_NE(choice(knowledge, level, state), "draw") << name(level);
}

TEST(SunriseLaneBots, NobodyStopsBeforeAWinInPlainSight) {
  // The last area plot ends the game at once (SL-17), and the seat that fills it leads.
  const Rules rules = rules_for(tiny_content(), 2);
  const Knowledge knowledge = Bots::knowledge(rules);
  const State state = Position(rules, "hand0=y hand1=bb houses0=b1:1").state;
  for (const Level level : search::kAllLevels) {
    EXPECT_EQ(choice(knowledge, level, state), "house a1 1") << name(level);
  }
}

TEST(SunriseLaneEvaluation, ChancesAddUpAndPointsHelp) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(default_content(), players);
    const Knowledge knowledge = Bots::knowledge(rules);
    const Evaluation evaluation(knowledge);
    core::Rng rng(5);
    State state = start(rules);
    for (int i = 0; i < 200 && !to_act(rules, state).is_nobody(); ++i, make_random_event(rules, state, rng)) {
      if (state.table.phase != Phase::kChoose) continue;
      const search::Chances chances = evaluation.chances(state);
      std::int32_t sum = 0;
      for (const std::int32_t chance : chances) sum += chance;
      EXPECT_EQ(sum, search::kOne);
      State richer = state;
      richer.table.score[0] = static_cast<std::uint8_t>(richer.table.score[0] + 10);
      EXPECT_GT(evaluation.chances(richer)[0], chances[0]);
    }
  }
}

TEST(SunriseLaneEvaluation, StandingsAreThoseOfTheRules) {
  const Rules rules = rules_for(default_content(), 3);
  const Knowledge knowledge = Bots::knowledge(rules);
  core::Rng rng(6);
  for (int game = 0; game < 5; ++game) {
    State state = start(rules);
    while (!to_act(rules, state).is_nobody()) make_random_event(rules, state, rng);
    const Standing standing = standing_of(knowledge, state.table);
    const core::Ending end = ending(rules, state);
    for (std::size_t s = 0; s < 3; ++s) {
      EXPECT_EQ(standing.group[s], largest_group(rules, state.table.houses[s]));
      EXPECT_EQ(standing.largest[s].count(), standing.group[s]);
      for (const Area area : kAllAreas) {
        EXPECT_EQ(standing.in_area[s][index(area)] != 0, end.line_store[1 + index(area)].points[s] != 0);
      }
    }
  }
}

TEST(SunriseLaneEvaluation, ALeadCountsMoreTowardsTheEnd) {
  const Rules rules = rules_for(default_content());
  const Knowledge knowledge = Bots::knowledge(rules);
  for (const Ranking ranking : {Ranking::kTall, Ranking::kMany, Ranking::kGroup}) {
    EXPECT_LT(knowledge.share(ranking, 0, 1), knowledge.share(ranking, kLastStage, 1));
    EXPECT_LT(knowledge.share(ranking, kLastStage, 1), knowledge.share(ranking, kClosingStage, 1));
    EXPECT_DOUBLE_EQ(knowledge.share(ranking, 3, 0), 0.5);
  }
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
