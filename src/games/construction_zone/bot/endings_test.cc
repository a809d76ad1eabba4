// Both seats lack one building in the last round (G-3), so exhaustive search can find the best choice.
#include <bit>
#include <vector>

#include "games/construction_zone/bot/levels.h"
#include "games/construction_zone/testing.h"
#include "search/sampling_search.h"

namespace tavola::construction_zone::testing {
namespace {

/// Tries everything, using only the rules. Returns the chances of seat 0 if both seats play their best. The first to
/// build wins. If nobody builds, they share the win.
class Solver {
 public:
  explicit Solver(const Rules& rules) : rules_(rules) {}

  double value(const State& state) {
    const Actor actor = to_act(rules_, state);
    if (actor.is_nobody()) return ending(rules_, state).winners == 3 ? 0.5 : ending(rules_, state).winners == 1 ? 1 : 0;
    if (actor.is_chance()) return expected(state);
    if (state.table.turn == Seat{1}) return opponent_builds(state) ? 0 : 0.5;
    double best = 0;
    std::vector<Move> moves;
    list_moves(rules_, state, moves);
    for (const Move move : moves) {
      if (best == 1) break;
      best = std::max(best, after(state, move));
    }
    return best;
  }

  double after(State state, Move move) {
    apply(rules_, state, move);
    return value(state);
  }

 private:
  double expected(const State& state) {
    std::vector<core::Outcome<Move>> outcomes;
    list_outcomes(rules_, state, outcomes);
    double sum = 0;
    double weights = 0;
    for (const auto& outcome : outcomes) {
      sum += outcome.weight * after(state, outcome.move);
      weights += outcome.weight;
    }
    return sum / weights;
  }

  /// Whether a take and a trade let seat 1 build. The cards that refill the row come too late. Caches the answer for
  /// this row and these open piles.
  bool opponent_builds(const State& state) {
    for (const Known& known : known_) {
      if (known.row == state.table.row && known.open == state.table.open && known.hand == state.hand[1])
        return known.builds;
    }
    const bool builds = try_takes(state);
    known_.push_back({state.table.row, state.table.open, state.hand[1], builds});
    return builds;
  }

  bool try_takes(const State& state) {
    std::vector<Move> takes;
    list_moves(rules_, state, takes);
    for (const Move take : takes) {
      State taken = state;
      taken.hand[1] += take.cards();
      taken.table.known[1] += take.cards();
      taken.table.phase = Phase::kTrade;
      std::vector<Move> trades;
      list_moves(rules_, taken, trades);
      for (const Move trade : trades) {
        State traded = taken;
        apply(rules_, traded, trade);
        if (count_moves(rules_, traded) > 1) return true;
      }
    }
    return false;
  }

  struct Known {
    Cards row;
    Cards open;
    Cards hand;
    bool builds;
  };
  const Rules& rules_;
  std::vector<Known> known_;
};

Cards some(Cards from, int n, core::Rng& rng) {
  Cards cards;
  for (int i = 0; i < n; ++i) {
    const Cards one = Cards::of(from.nth(rng.below(static_cast<std::uint32_t>(from.total()))));
    from -= one;
    cards += one;
  }
  return cards;
}

/// A position with nine buildings each and three left, known hands, and few cards in the piles. The take or the trade
/// comes next.
State random_ending(const Rules& rules, core::Rng& rng) {
  State state;
  Table& table = state.table;
  std::uint32_t left = (1u << rules.building_count) - 1;
  for (int i = 0; i < 18; ++i) {
    std::uint32_t n = rng.below(static_cast<std::uint32_t>(std::popcount(left)));
    std::uint32_t bits = left;
    for (; n > 0; --n) bits &= bits - 1;
    table.built[static_cast<std::size_t>(i % 2)] |= bits & -bits;
    left &= ~(bits & -bits);
  }
  for (std::size_t p = 0; p < kPiles; ++p, left &= left - 1) {
    table.top[p] = BuildingId(static_cast<std::uint8_t>(std::countr_zero(left)));
  }
  Cards cards = kAllCards;
  const auto deal = [&](int n) {
    const Cards dealt = some(cards, n, rng);
    cards -= dealt;
    return dealt;
  };
  for (std::size_t s = 0; s < 2; ++s) {
    state.hand[s] = deal(3 + static_cast<int>(rng.below(4)));
    table.known[s] = state.hand[s];
  }
  table.row = deal(kRowCards);
  state.pile = deal(2 + static_cast<int>(rng.below(2)));
  table.open = common(cards.only_advanced(), Cards{(rng.next() & 0x010101010000) + (rng.next() & 0x010101010000)});
  table.discard = cards - table.open;
  table.phase = rng.below(2) == 0 ? Phase::kTake : Phase::kTrade;
  table.idle_rounds = core::kIdleRounds - 1;
  table.shuffles = 1;
  table.drawn = 1;
  return state;
}

TEST(ConstructionZoneEndings, TheExpertChoosesAsExhaustiveSearch) {
  const Rules rules = rules_for(full_content(), 2);
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide = Bots::guide(knowledge, search::Level::kExpert);
  search::Budget budget;
  budget.iterations = 400;
  search::SamplingSearch<Guide> search(guide, Bots::manner(search::Level::kExpert, 2), budget);
  core::Rng rng(1);
  int right = 0;
  std::string missed;
  constexpr int kPositions = 1000;
  for (int found = 0; found < kPositions;) {
    const State state = random_ending(rules, rng);
    ASSERT_EQ(broken_invariant(rules, state), "");
    Solver solver(rules);
    std::vector<Move> moves;
    list_moves(rules, state, moves);
    double best = 0;
    double worst = 1;
    for (const Move move : moves) {
      const double here = solver.after(state, move);
      best = std::max(best, here);
      worst = std::min(worst, here);
    }
    if (best - worst < 1e-9) continue;  // no real choice
    ++found;
    const auto plan = search.think(view(rules, state, Seat{0}), rng.next());
    State played = state;
    for (int i = 0; i < plan.length; ++i) apply(rules, played, plan.moves[static_cast<std::size_t>(i)]);
    const bool good = solver.value(played) > best - 1e-9;
    if (!good) missed += write_position(rules, state) + "\n";
    right += good ? 1 : 0;
  }
  EXPECT_GE(right, kPositions * 99 / 100) << missed;
}

}  // namespace
}  // namespace tavola::construction_zone::testing
