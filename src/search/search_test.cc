// Tests both searches on Construction Zone: legal moves, the same moves on every machine, limits.
#include "bots/clock.h"
#include "core/counted_allocations.h"
#include "games/construction_zone/testing.h"
#include "search/sampling_search.h"
#include "search/tree_search.h"

namespace tavola::search {
namespace {

using construction_zone::Game;
using construction_zone::Rules;
using construction_zone::State;
using construction_zone::View;
using construction_zone::testing::Position;
using construction_zone::testing::rules_for;
using Plain = TreeSearch<Game>;

/// A guide without knowledge, except that its outlook favours the seat that has built more.
class Simple {
 public:
  using Game = construction_zone::Game;
  explicit Simple(const Rules& rules) : rules_(rules) {}
  const Rules& rules() const { return rules_; }
  void plans(const View& view, int most, PlansOf<Game>& plans) const {
    plans.clear();
    const std::uint32_t count = count_moves(rules_, view);
    for (std::uint32_t n = 0; n < count && n < static_cast<std::uint32_t>(most); ++n) {
      plans.push_back(PlanOf<Game>::of(pick_move(rules_, view, n), kOne / 2));
    }
  }
  PlanOf<Game> quick(const View& view, core::Rng& rng) const {
    return PlanOf<Game>::of(pick_move(rules_, view, rng.below(count_moves(rules_, view))));
  }
  bool turn_begins(const State& state) const { return state.table.phase == construction_zone::Phase::kTake; }
  Chances outlook(const State& state) const {
    Chances chances{};
    const int lead = buildings_of(state.table, core::Seat{0}) - buildings_of(state.table, core::Seat{1});
    chances[0] = kOne / 2 + lead * kOne / 32;
    chances[1] = kOne - chances[0];
    return chances;
  }

 private:
  const Rules& rules_;
};

Manner simple_manner(std::uint32_t iterations) {
  Manner manner;
  manner.iterations = iterations;
  manner.width = 100;
  manner.turns = 6;
  return manner;
}

/// Positions of a random game in which a seat has a choice.
std::vector<View> decisions(const Rules& rules, std::uint64_t seed, std::size_t most) {
  std::vector<View> views;
  core::Rng rng(seed);
  for (State state = start(rules); !to_act(rules, state).is_nobody() && views.size() < most;) {
    const core::Actor actor = to_act(rules, state);
    if (actor.is_chance()) {
      apply(rules, state, random_outcome(rules, state, rng));
      continue;
    }
    if (count_moves(rules, state) > 1) views.push_back(view(rules, state, actor.seat()));
    apply(rules, state, pick_move(rules, state, rng.below(count_moves(rules, state))));
  }
  return views;
}

Budget iterations(std::uint32_t count) {
  Budget budget;
  budget.iterations = count;
  return budget;
}

/// The moves that a search chooses in these positions. Checks that each is legal.
template <class OneSearch>
std::vector<construction_zone::Move> chosen(OneSearch&& search, const Rules& rules, const std::vector<View>& views) {
  std::vector<construction_zone::Move> moves;
  for (std::size_t i = 0; i < views.size(); ++i) {
    search.think(views[i], i);
    const auto& plan = search.candidates()[0].plan;
    EXPECT_GE(plan.length, 1);
    EXPECT_TRUE(why_not(rules, views[i], plan.moves[0]).legal());
    moves.push_back(plan.moves[0]);
  }
  return moves;
}

TEST(Search, IsTheSameWithAnyNumberOfThreads) {
  const Rules rules = rules_for(2);
  const Simple guide(rules);
  const auto views = decisions(rules, 1, 20);
  Budget three;
  three.threads = 3;
  EXPECT_EQ(chosen(SamplingSearch(guide, simple_manner(300), {}), rules, views),
            chosen(SamplingSearch(guide, simple_manner(300), three), rules, views));
}

TEST(Search, PlainIsLegalAndRepeatable) {
  for (int players = 2; players <= 4; ++players) {
    const Rules rules = rules_for(players);
    const auto views = decisions(rules, 2, 10);
    const auto first = chosen(Plain(rules, iterations(200)), rules, views);
    EXPECT_EQ(chosen(Plain(rules, iterations(200)), rules, views), first);
  }
}

TEST(Search, FindsTheBuildingThatWins) {
  const Rules rules = rules_for(2);
  // The seat lacks one building and can pay for b1 (a worker), so building it wins at once.
  std::string built;
  for (int i = 2; i <= rules.target; ++i) built += (built.empty() ? "b" : ",b") + std::to_string(i);
  const Position at(rules, "phase=build tops=b1,b11,b12 hand0=w built0=" + built);
  Plain search(rules, iterations(50));
  EXPECT_EQ(write_move(rules, search.think(view(rules, at.state, core::Seat{0}), 1)), "build b1 w");
  EXPECT_EQ(search.playouts(), 0u) << "a victory in plain sight needs no thought";
}

TEST(Search, MemoryIsBounded) {
  const Rules rules = rules_for(2);
  Budget small = iterations(3000);
  small.memory = 64 << 10;
  Plain search(rules, small);
  for (const View& view : decisions(rules, 3, 5)) {
    search.think(view, 1);
    EXPECT_LE(search.nodes() * sizeof(Node), small.memory);
    EXPECT_GT(search.nodes(), 100u);
  }
}

/// The number of allocations when the search decides the same positions a second time.
template <class OneSearch>
std::size_t allocations_of(OneSearch&& search, const std::vector<View>& views) {
  for (const View& view : views) search.think(view, 1);
  const std::size_t before = core::allocations();
  for (const View& view : views) search.think(view, 1);
  return core::allocations() - before;
}

TEST(Search, AllocatesNothingOnceThePoolIsThere) {
  const Rules rules = rules_for(2);
  const Simple guide(rules);
  const auto views = decisions(rules, 4, 8);
  EXPECT_EQ(allocations_of(SamplingSearch(guide, simple_manner(500), {}), views), 0u);
  EXPECT_EQ(allocations_of(Plain(rules, iterations(500)), views), 0u);
}

TEST(Search, ATimeLimitGivesAMoveToo) {
  const Rules rules = rules_for(2);
  const Simple guide(rules);
  const auto views = decisions(rules, 5, 3);
  Budget budget;
  budget.milliseconds = 5;
  SamplingSearch search(guide, simple_manner(1), budget, bots::clock());
  for (const View& view : views) {
    EXPECT_TRUE(why_not(rules, view, search.think(view, 1).moves[0]).legal());
    EXPECT_GT(search.playouts(), 0u);
  }
}

TEST(Search, CandidatesSayWhatWasFound) {
  const Rules rules = rules_for(2);
  const Simple guide(rules);
  const Manner manner = simple_manner(400);
  SamplingSearch search(guide, manner, {});
  const View seen_from = decisions(rules, 6, 1)[0];
  const auto plan = search.think(seen_from, 9);
  ASSERT_EQ(search.candidates().size(), count_moves(rules, seen_from));
  EXPECT_TRUE(search.candidates()[0].plan.same_moves(plan));
  std::uint64_t playouts = 0;
  for (const auto& candidate : search.candidates()) {
    playouts += candidate.playouts;
    EXPECT_GT(candidate.playouts, 0u);
    EXPECT_GE(candidate.chances(manner.trust), 0);
    EXPECT_LE(candidate.chances(manner.trust), kOne);
  }
  EXPECT_EQ(playouts, search.playouts());
  EXPECT_LE(playouts, 400u);
  EXPECT_GE(playouts, 300u) << "nearly all of the budget is used";
}

TEST(Arithmetic, IsCloseToTheMathematicalFunctions) {
  for (const std::uint32_t n : {1u, 2u, 3u, 10u, 1000u, 123456789u, 4294967295u}) {
    EXPECT_NEAR(natural_log(n), std::log(static_cast<double>(n)), 1e-5 * (1 + std::log(static_cast<double>(n))));
  }
  for (const double x : {-40.0, -3.0, -0.1, 0.0, 0.5, 1.0, 7.0, 39.0}) {
    EXPECT_NEAR(exponential(x) / std::exp(x), 1, 1e-6) << x;
    EXPECT_NEAR(logistic(x), 1 / (1 + std::exp(-x)), 1e-6) << x;
  }
}

}  // namespace
}  // namespace tavola::search
