#include "games/sunrise_lane/bot/greedy.h"

#include <algorithm>
#include <cassert>

namespace tavola::sunrise_lane {
namespace {

constexpr int kCardCost = 2;
constexpr int kWorst = -1000;

/// What a player still has in the middle of a turn.
struct Means {
  PlotSet empty;
  Cards hand;
  int cards = 0;
  int pieces = 0;
  bool park = false;  ///< may still be built
};

/// A move, and the value of the rest of the turn with it.
struct Build {
  Move move;
  int value = kWorst;
};

class Search {
 public:
  Search(const Rules& rules) : rules_(rules) {}

  /// The first of the best builds on `open`. Its value is kWorst if there is none.
  /// A hand has at most 5 cards and a plot 4 neighbours, which bounds the work.
  Build best_build(const Means& means, PlotSet open) {
    Build best;
    for (std::uint32_t left = means.hand.present(); left != 0; left &= left - 1) {
      const Colour colour = nth_colour(left, 0);
      (open & rules_.of_colour[index(colour)]).each([&](Plot plot) { try_houses(means, plot, colour, best); });
    }
    if (!means.park) return best;
    open.each([&](Plot plot) {
      for (std::uint32_t left = means.hand.present(); left != 0; left &= left - 1) {
        try_park(means, plot, nth_colour(left, 0), best);
      }
    });
    return best;
  }

 private:
  void try_houses(const Means& means, Plot plot, Colour colour, Build& best) {
    const int dots = rules_.dots[index(plot)];
    for (int floors = 1; floors <= std::min(means.hand[colour], means.pieces); ++floors) {
      Means after = means;
      after.hand -= Cards::of(colour, floors);
      after.cards -= floors;
      after.pieces -= floors;
      go_on(after, plot, Move::house(plot, floors), floors * (dots - kCardCost), best);
    }
  }

  void try_park(const Means& means, Plot plot, Colour card, Build& best) {
    Means after = means;
    after.hand -= Cards::of(card);
    after.cards -= 1;
    after.park = false;
    go_on(after, plot, Move::park(plot, card), -kCardCost, best);
  }

  /// Rates the move with its best continuation: a further build or a stop.
  void go_on(Means& after, Plot plot, Move move, int value, Build& best) {
    if (value + after.cards * (kMaxDots - kCardCost) <= best.value) return;  // can't become better
    after.empty.remove(plot);
    const PlotSet open = rules_.neighbours[index(plot)] & after.empty;
    if (after.cards > 0 && !open.empty()) value += std::max(0, best_build(after, open).value);
    if (value > best.value) best = {move, value};
  }

  const Rules& rules_;
};

Means means_of(const View& view, Cards hand) {
  const Table& table = view.table;
  return {table.empty, hand, hand.total(), table.pieces[at(view.seat)], !table.park_used && table.parks_left != 0};
}

Move best_discard(const Rules& rules, const View& view) {
  Build best;
  const std::uint32_t count = count_moves(rules, view);
  for (std::uint32_t n = 0; n < count; ++n) {
    const Move move = pick_move(rules, view, n);
    const Means means = means_of(view, view.hand - move.cards);
    const int value = Search(rules).best_build(means, view.table.frontier).value;
    if (n == 0 || value > best.value) best = {move, value};
  }
  return best.move;
}

}  // namespace

Move greedy(const Rules& rules, const View& view) {
  assert(to_act(rules, view) == Actor::of(view.seat));
  if (view.table.phase == Phase::kDiscard) return best_discard(rules, view);
  const bool first = view.table.phase == Phase::kChoose;
  const int over = std::max(0, view.hand.total() + 2 - kHandLimit);
  const int rest = first ? -kCardCost * over : 0;
  const Build build = Search(rules).best_build(means_of(view, view.hand), open_plots(rules, view.table));
  if (build.value >= rest) return build.move;
  return first ? Move::draw() : Move::stop();
}

}  // namespace tavola::sunrise_lane
