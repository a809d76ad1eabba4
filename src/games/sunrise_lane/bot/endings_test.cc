// Endings that can be solved: compares the expert's choice with exhaustive search.
#include <gtest/gtest.h>

#include "games/sunrise_lane/bot/levels.h"
#include "games/sunrise_lane/testing.h"
#include "search/sampling_search.h"

namespace tavola::sunrise_lane::testing {
namespace {

/// The result of seat 0 if both seats play their last turns perfectly: 2 for a win, 1 for a shared win.
class Solver {
 public:
  explicit Solver(const Rules& rules) : rules_(rules) {}

  int value(const State& state) const {
    const Actor actor = to_act(rules_, state);
    if (actor.is_nobody()) {
      const core::Ending end = ending(rules_, state);
      return end.won_by(Seat{0}) ? (end.won_by(Seat{1}) ? 1 : 2) : 0;
    }
    if (actor.is_chance()) {
      // A seat that draws has no further turn, so all cards are equally good.
      State after = state;
      apply(rules_, after, random_outcome(rules_, state, any_));
      return value(after);
    }
    const bool maximises = core::index(actor.seat()) == 0;
    int best = maximises ? 0 : 2;
    std::vector<Move> moves;
    list_moves(rules_, state, moves);
    for (const Move move : moves) {
      State after = state;
      apply(rules_, after, move);
      const int here = value(after);
      best = maximises ? std::max(best, here) : std::min(best, here);
    }
    return best;
  }

  /// Whether some move is worse than another.
  bool matters(const State& state) const {
    std::vector<Move> moves;
    list_moves(rules_, state, moves);
    int least = 2;
    int most = 0;
    for (const Move move : moves) {
      State after = state;
      apply(rules_, after, move);
      const int here = value(after);
      least = std::min(least, here);
      most = std::max(most, here);
    }
    return least != most;
  }

 private:
  const Rules& rules_;
  mutable core::Rng any_{1};
};

/// A board of few plots, most of them built on, just before the last turn or turns.
class Endings {
 public:
  Endings(const Rules& rules, std::uint64_t seed) : rules_(rules), rng_(seed) {}

  /// Seat 1 plays the last turn of the game.
  State last_turn() {
    State state = position(1);
    state.table.closing = Closing::kPieces;
    state.table.phase = Phase::kChoose;
    state.table.turn = Seat{1};
    return state;
  }

  /// Seat 0 has begun to build and has 2 pieces or fewer. After its turn, seat 1 has the last turn. Its cards are
  /// known.
  State last_two_turns() {
    State state = position(0);
    Table& table = state.table;
    table.phase = Phase::kChain;
    table.turn = Seat{0};
    table.last = table.houses[0].nth(rng_.below(static_cast<std::uint32_t>(table.houses[0].count())));
    return state;
  }

 private:
  /// Seat 0 has 0 to 2 pieces left, seat 1 a few more. The cards were just shuffled, so all hands are known.
  State position(int busy) {
    State state = start(rules_);
    Table& table = state.table;
    table.first = Seat{0};
    table.placed = true;
    table.draws_left = 0;
    const int spare = 4 + static_cast<int>(rng_.below(3));
    std::array<int, 2> left{28 - static_cast<int>(rng_.below(3)), 28 - 3 - static_cast<int>(rng_.below(4))};
    std::vector<Plot> plots;
    rules_.plots.each([&](Plot plot) { plots.push_back(plot); });
    for (std::size_t i = plots.size(); i > 1; --i)
      std::swap(plots[i - 1], plots[rng_.below(static_cast<std::uint32_t>(i))]);
    plots.resize(plots.size() - static_cast<std::size_t>(spare));
    for (std::size_t i = 0; i < plots.size(); ++i) put(table, plots[i], i % 2, left[i % 2]);
    for (std::size_t s = 0; s < 2; ++s) fill_up(table, s, left[s]);
    table.frontier = rules_.neighbours[index(rules_.fountain)];
    (rules_.plots - table.empty).each([&](Plot plot) { table.frontier |= rules_.neighbours[index(plot)]; });
    table.frontier = table.frontier & table.empty;
    deal(state, busy);
    return state;
  }

  /// A house of one to three floors.
  void put(Table& table, Plot plot, std::size_t seat, int& left) {
    const int floors = std::min(left, 1 + static_cast<int>(rng_.below(3)));
    if (floors == 0) return;
    set_floors(table, plot, seat, floors, left);
    table.houses[seat].add(plot);
    table.empty.remove(plot);
  }
  void set_floors(Table& table, Plot plot, std::size_t seat, int floors, int& left) {
    for (std::size_t b = 0; b < 3; ++b) {
      if (((floors >> b) & 1) != 0) table.floors[b].add(plot);
      if (((floors >> b) & 1) == 0) table.floors[b].remove(plot);
    }
    left -= floors;
    table.pieces[seat] = static_cast<std::uint8_t>(table.pieces[seat] - floors);
    table.score[seat] = static_cast<std::uint8_t>(table.score[seat] + floors * rules_.dots[index(plot)]);
  }
  /// Makes houses taller until only the wanted number of pieces is left.
  void fill_up(Table& table, std::size_t seat, int& left) {
    while (left > 0) {
      const Plot plot = table.houses[seat].nth(rng_.below(static_cast<std::uint32_t>(table.houses[seat].count())));
      const int floors = floors_on(table, plot);
      if (floors == kMaxFloors) continue;
      set_floors(table, plot, seat, 0, left);
      table.pieces[seat] = static_cast<std::uint8_t>(table.pieces[seat] + floors);
      table.score[seat] = static_cast<std::uint8_t>(table.score[seat] - floors * rules_.dots[index(plot)]);
      left += floors;
      set_floors(table, plot, seat, floors + 1, left);
    }
  }

  void deal(State& state, int busy) {
    Table& table = state.table;
    for (std::size_t s = 0; s < 2; ++s) {
      const int cards = 1 + static_cast<int>(rng_.below(static_cast<int>(s) == busy ? 4 : 3));
      for (int i = 0; i < cards; ++i) {
        const Colour card = nth_card(state.pile, rng_.below(static_cast<std::uint32_t>(state.pile.total())));
        state.pile -= Cards::of(card);
        state.hands[s] += Cards::of(card);
      }
      table.hand_size[s] = table.kept[s] = static_cast<std::uint8_t>(cards);
    }
    state.kept = state.hands;
    table.shuffled = state.pile;
    table.pile_size = static_cast<std::uint8_t>(state.pile.total());
    table.shuffles = 1;
  }

  const Rules& rules_;
  core::Rng rng_;
};

/// Plays the seat's turn as the expert would, move by move.
void play_turn(const Rules& rules, State& state, search::SamplingSearch<Guide>& expert) {
  const Seat seat = state.table.turn;
  core::Rng rng(2);
  while (to_act(rules, state) == Actor::of(seat) || to_act(rules, state).is_chance()) {
    if (to_act(rules, state).is_chance()) {
      apply(rules, state, random_outcome(rules, state, rng));
    } else {
      apply(rules, state, expert.think(view(rules, state, seat), 11).moves[0]);
    }
  }
}

/// How many of `wanted` positions with a real choice the expert plays perfectly.
template <class Make>
int solved(const Rules& rules, int wanted, Make make) {
  const Knowledge knowledge = Bots::knowledge(rules);
  const Guide guide = Bots::guide(knowledge, search::Level::kExpert);
  search::Manner manner = Bots::manner(search::Level::kExpert, 2);
  manner.iterations = 200;
  search::SamplingSearch<Guide> expert(guide, manner, {});
  const Solver solver(rules);
  int right = 0;
  int tries = 0;
  for (int found = 0; found < wanted && tries < 1000 * wanted; ++tries) {
    State state = make();
    if (broken_invariant(rules, state) != "" || !solver.matters(state)) continue;
    ++found;
    const int best = solver.value(state);
    play_turn(rules, state, expert);
    right += solver.value(state) == best ? 1 : 0;
  }
  return right;
}

TEST(SunriseLaneEndings, TheLastTurnIsPlayedAsWellAsPossible) {
  const Rules rules = rules_for(small_content(), 2, {{"first", "0"}});
  Endings endings(rules, 31);
  EXPECT_GE(solved(rules, 500, [&] { return endings.last_turn(); }), 495);
}

TEST(SunriseLaneEndings, TheLastTwoTurnsArePlayedAsWellAsPossible) {
  const Rules rules = rules_for(small_content(), 2, {{"first", "0"}});
  Endings endings(rules, 32);
  EXPECT_GE(solved(rules, 500, [&] { return endings.last_two_turns(); }), 495);
}

}  // namespace
}  // namespace tavola::sunrise_lane::testing
