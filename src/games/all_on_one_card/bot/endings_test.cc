// The end of the game against exhaustive search.
#include <algorithm>
#include <bit>

#include "games/all_on_one_card/bot/levels.h"
#include "games/all_on_one_card/testing.h"
#include "search/sampling_search.h"

namespace tavola::all_on_one_card::testing {
namespace {

using search::Level;

/// The shares of all seats if they play their best to the end of the game. No random event comes before the end, so
/// this tries every move. Between moves with equal shares, a player takes the one with more points.
struct Solved {
  std::array<double, kMaxSeats> shares{};
  std::array<int, kMaxSeats> totals{};
};

Solved solve(const Rules& rules, const State& state) {
  const Actor actor = to_act(rules, state);
  Solved best;
  if (!actor.is_seat()) {
    EXPECT_TRUE(actor.is_nobody());
    const core::Ending end = ending(rules, state);
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      const bool wins = end.won_by(core::seat(s));
      best.shares[s] = wins ? 1.0 / std::popcount(end.winners) : 0;
      best.totals[s] = end.total[s];
    }
    return best;
  }
  const auto s = static_cast<std::size_t>(core::index(actor.seat()));
  std::vector<Move> moves;
  list_moves(rules, state, moves);
  bool first = true;
  for (const Move move : moves) {
    State after = state;
    apply(rules, after, move);
    const Solved solved = solve(rules, after);
    const bool better =
        solved.shares[s] != best.shares[s] ? solved.shares[s] > best.shares[s] : solved.totals[s] > best.totals[s];
    if (first || better) best = solved;
    first = false;
  }
  return best;
}

bool fourth_card_scored(const Table& table) {
  return std::any_of(table.done.begin(), table.done.end(), [](const auto& done) { return !done.back().none(); });
}

/// Picks in the last turn of random games, in positions with a real choice.
template <class Use>
void last_picks(const Rules& rules, int positions, Use&& use) {
  core::Rng rng(static_cast<std::uint64_t>(10 * rules.players + rules.in_play));
  while (positions > 0) {
    State state = start(rules);
    while (!to_act(rules, state).is_nobody()) {
      const bool chance = to_act(rules, state).is_chance();
      if (!chance && fourth_card_scored(state.table) && count_moves(rules, state) > 1) {
        use(state);
        if (--positions == 0) return;
      }
      apply(rules, state,
            chance ? random_outcome(rules, state, rng) : pick_move(rules, state, rng.below(count_moves(rules, state))));
    }
  }
}

TEST(AllOnOneCardEndings, TheLastRollIsUsedAsExhaustiveSearchWould) {
  int positions = 0;
  int right = 0;
  for (const auto& [players, options] :
       std::vector<std::pair<int, core::OptionTexts>>{{2, {}}, {3, {}}, {4, {}}, {2, kAdvanced}, {4, kAdvanced}}) {
    const Rules rules = rules_for(default_content(), players, options);
    const Knowledge knowledge = Bots::knowledge(rules);
    const Guide guide = Bots::guide(knowledge, Level::kExpert);
    search::SamplingSearch<Guide> search(guide, Bots::manner(Level::kExpert, players), {});
    last_picks(rules, 250, [&](const State& state) {
      const Seat seat = to_act(rules, state).seat();
      State after = state;
      const search::PlanOf<Game> plan = search.think(view(rules, state, seat), 1);
      apply(rules, after, plan.moves[0]);
      const auto s = static_cast<std::size_t>(core::index(seat));
      ++positions;
      right += solve(rules, after).shares[s] == solve(rules, state).shares[s] ? 1 : 0;
    });
  }
  EXPECT_GE(positions, 1000);
  EXPECT_GE(right, positions * 99 / 100);
}

/// The share of the active player if all seats play their best until the end of this turn. If the game isn't over by
/// then, the guide's outlook decides. Tries every move and every roll.
double tried_out(const Guide& guide, const State& state, Seat active) {
  const Rules& rules = guide.rules();
  const auto s = static_cast<std::size_t>(core::index(active));
  if (to_act(rules, state).is_nobody()) return solve(rules, state).shares[s];
  if (guide.turn_begins(state)) return guide.outlook(state)[s] / double{search::kOne};
  if (state.table.phase == Phase::kRoll) {
    std::vector<core::Outcome<Move>> outcomes;
    list_outcomes(rules, state, outcomes);
    double sum = 0;
    double weights = 0;
    for (const auto& [move, weight] : outcomes) {
      State after = state;
      apply(rules, after, move);
      sum += weight * tried_out(guide, after, active);
      weights += weight;
    }
    return sum / weights;
  }
  std::vector<Move> moves;
  list_moves(rules, state, moves);
  const bool own = to_act(rules, state).seat() == active;
  double best = own ? 0 : 1;
  for (const Move move : moves) {
    State after = state;
    apply(rules, after, move);
    const double share = tried_out(guide, after, active);
    best = own ? std::max(best, share) : std::min(best, share);
  }
  return best;
}

TEST(AllOnOneCardEndings, ARollThatMayEndTheGameIsRolledAsExhaustiveSearchWould) {
  const Rules rules = rules_for(default_content(), 2);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide(knowledge, {.far = false});  // looks at this turn only
  core::Rng rng(5);
  int positions = 0;
  while (positions < 40) {
    State state = start(rules);
    while (!to_act(rules, state).is_nobody()) {
      const Actor actor = to_act(rules, state);
      const bool close = cards_scored(state.table, Seat{0}) == 3 && cards_scored(state.table, Seat{1}) == 3;
      if (close && state.table.phase == Phase::kChoose && state.table.rolls == 2) {
        search::PlansOf<Game> plans;
        guide.plans(view(rules, state, actor.seat()), 1, plans);
        State after = state;
        apply(rules, after, plans[0].moves[0]);
        const double best = tried_out(guide, state, actor.seat());
        EXPECT_NEAR(tried_out(guide, after, actor.seat()), best, 1e-5) << write_position(rules, state);
        EXPECT_NEAR(plans[0].worth / double{search::kOne}, best, 1e-5);
        ++positions;
        break;
      }
      apply(rules, state,
            actor.is_chance() ? random_outcome(rules, state, rng)
                              : pick_move(rules, state, rng.below(count_moves(rules, state))));
    }
  }
}

}  // namespace
}  // namespace tavola::all_on_one_card::testing
