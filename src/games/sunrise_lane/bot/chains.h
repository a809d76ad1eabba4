// Walks all chains of a turn (SL-5 to SL-10) depth first, and rates each by its sum of prices.
#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "games/sunrise_lane/bot/prices.h"
#include "search/arithmetic.h"

namespace tavola::sunrise_lane {

/// The limits of a walk. The defaults leave nothing out.
struct Outline {
  int longest = kHandLimit;  ///< plots in a chain
  bool parks = true;
  bool any_park_card = true;  ///< false: tries only the cheapest card for a park
  bool any_floors = true;     ///< false: tries only all cards of the colour, or one
  int most_steps = 1 << 16;   ///< a limit, so that no board takes forever
};

/// Houses and parks that are built in one turn.
struct Chain {
  std::array<Move, kHandLimit> moves{};
  int length = 0;
  int value = std::numeric_limits<int>::min();  ///< in units of 1/kPoint, including the draw after it
  std::uint64_t key = 0;                        ///< the same for chains that differ only in their order
};

/// Calls `sink(chain)` for every chain whose value may be more than `sink.floor()`.
template <class Sink>
class ChainWalk {
 public:
  ChainWalk(const Knowledge& knowledge, const Prices& prices, const View& view, const Outline& outline, Sink& sink)
      : knowledge_(knowledge),
        rules_(knowledge.rules()),
        prices_(prices),
        outline_(outline),
        sink_(sink),
        empty_(view.table.empty),
        frontier_(view.table.frontier),
        closes_(view.table.closing == Closing::kNone),
        steps_left_(outline.most_steps) {
    set_bounds();
    const Table& table = view.table;
    Means means;
    means.hand = view.hand;
    means.cards = view.hand.total();
    means.pieces = table.pieces[at(view.seat)];
    means.park = outline.parks && !table.park_used && table.parks_left != 0;
    means.linked = table.phase == Phase::kChain && prices.group.has(table.last);
    for (const Colour c : kAllColours) means.bound += view.hand[c] * bound_[index(c)];
    if (means.cards != 0) extend(open_plots(rules_, table), means, 0);
  }

 private:
  /// What the player still has.
  struct Means {
    Cards hand;
    int cards = 0;
    int pieces = 0;
    int bound = 0;        ///< no continuation adds more
    bool park = false;    ///< may still be built
    bool linked = false;  ///< the previous plot belongs to the largest group
  };

  /// The most that one card of each colour can add.
  void set_bounds() {
    int standing = 0;
    for (const auto& area : prices_.standing) {
      for (const int part : area) standing = std::max(standing, part);
    }
    standing += prices_.link;
    for (const Colour c : kAllColours) {
      const PlotSet plots = empty_ & rules_.of_colour[index(c)];
      int dots = 0;
      for (int d = kMaxDots; d > 0 && dots == 0; --d) dots = plots.meets(knowledge_.of_dots(d)) ? d : 0;
      const int points = dots == 0 ? 0 : dots * kPoint - prices_.card[index(c)] - prices_.piece + standing;
      bound_[index(c)] = std::max(0, points);
    }
  }

  void extend(PlotSet open, const Means& means, int value) {
    for (std::uint32_t left = means.hand.present(); left != 0; left &= left - 1) {
      const Colour colour = nth_colour(left, 0);
      (open & rules_.of_colour[index(colour)]).each([&](Plot plot) { build_houses(plot, colour, means, value); });
    }
    if (!means.park) return;
    std::uint32_t colours = means.hand.present();
    if (!outline_.any_park_card) colours = cheapest(colours);
    open.each([&](Plot plot) {
      for (std::uint32_t left = colours; left != 0; left &= left - 1)
        build_park(plot, nth_colour(left, 0), means, value);
    });
  }

  std::uint32_t cheapest(std::uint32_t colours) const {
    Colour best = nth_colour(colours, 0);
    for (std::uint32_t left = colours; left != 0; left &= left - 1) {
      const Colour c = nth_colour(left, 0);
      if (prices_.card[index(c)] < prices_.card[index(best)]) best = c;
    }
    return 1u << (4 * static_cast<int>(best));
  }

  void build_houses(Plot plot, Colour colour, const Means& means, int value) {
    const std::size_t c = index(colour);
    const int most = std::min(means.hand[colour], means.pieces);
    const bool linked = means.linked || prices_.beside_group.has(plot);
    const int floor_value = rules_.dots[index(plot)] * kPoint - prices_.card[c] - prices_.piece;
    const auto& standing = prices_.standing[knowledge_.area_of(plot)];
    for (int floors = most; floors > 0; --floors) {
      if (!outline_.any_floors && floors != most && floors != 1) continue;
      Means after = means;
      after.hand -= Cards::of(colour, floors);
      after.cards -= floors;
      after.pieces -= floors;
      after.bound -= floors * bound_[c];
      after.linked = linked;
      const int gain = floors * floor_value + standing[static_cast<std::size_t>(floors)] + (linked ? prices_.link : 0);
      go_on(Move::house(plot, floors), after, value + gain);
    }
  }

  void build_park(Plot plot, Colour card, const Means& means, int value) {
    Means after = means;
    after.hand -= Cards::of(card);
    after.cards -= 1;
    after.bound -= bound_[index(card)];
    after.park = false;
    after.linked = false;
    go_on(Move::park(plot, card), after, value - prices_.card[index(card)] - prices_.park);
  }

  /// Adds the move to the chain. Visits the chain that ends with it, and all longer ones.
  void go_on(Move move, const Means& after, int value) {
    const int closing = closes_ && prices_.close > 0 ? prices_.close : 0;
    if (value + after.bound + prices_.mean_card + closing <= sink_.floor() || --steps_left_ < 0) return;
    if (prices_.open != 0) value -= opened(move.plot);
    empty_.remove(move.plot);
    const std::uint64_t key = chain_.key;
    chain_.key += search::key_of(move);
    chain_.moves[static_cast<std::size_t>(chain_.length++)] = move;
    chain_.value = value + at_stop(after);
    if (chain_.value > sink_.floor()) sink_(chain_);
    if (after.cards > 0 && chain_.length < outline_.longest && !is_over()) {
      const PlotSet open = rules_.neighbours[index(move.plot)] & empty_;
      if (!open.empty()) extend(open, after, value);
    }
    --chain_.length;
    chain_.key = key;
    empty_.add(move.plot);
  }

  /// SL-17: the areas are full.
  bool is_over() const { return !rules_.full_ends_round && !empty_.meets(rules_.in_areas); }

  /// The value of stopping here: a card, or the last round.
  int at_stop(const Means& after) const {
    if (!closes_ || after.pieces > kLastPieces) return prices_.mean_card;
    return prices_.close - prices_.cards(after.hand);
  }

  int opened(Plot plot) const {
    int dots = 0;
    for (const Plot other : knowledge_.beside(plot)) {
      if (empty_.has(other) && !frontier_.has(other)) dots += std::max(0, rules_.dots[index(other)] - 2);
    }
    return dots * prices_.open;
  }

  const Knowledge& knowledge_;
  const Rules& rules_;
  const Prices& prices_;
  const Outline& outline_;
  Sink& sink_;
  PlotSet empty_;
  PlotSet frontier_;
  bool closes_;
  int steps_left_;
  std::array<int, kColours> bound_{};
  Chain chain_;
};

/// Keeps only the best chain.
class BestChain {
 public:
  explicit BestChain(int floor) : floor_(floor) {}
  int floor() const { return floor_; }
  void operator()(const Chain& chain) {
    best = chain;
    floor_ = chain.value;
  }
  Chain best;

 private:
  int floor_;
};

/// Keeps the best chains, without duplicates of the same houses and parks.
template <int Most>
class BestChains {
 public:
  int floor() const { return count_ < Most ? std::numeric_limits<int>::min() / 2 : kept_[lowest_].value; }
  void operator()(const Chain& chain) {
    for (std::size_t i = 0; i < count_; ++i) {
      if (kept_[i].key != chain.key) continue;
      if (chain.value > kept_[i].value) {
        kept_[i] = chain;
        find_lowest();
      }
      return;
    }
    kept_[count_ < Most ? count_++ : lowest_] = chain;
    if (count_ == Most) find_lowest();
  }
  std::span<const Chain> kept() const { return {kept_.data(), count_}; }

 private:
  void find_lowest() {
    lowest_ = 0;
    for (std::size_t i = 1; i < count_; ++i) {
      if (kept_[i].value < kept_[lowest_].value) lowest_ = i;
    }
  }
  std::array<Chain, Most> kept_;
  std::size_t count_ = 0;
  std::size_t lowest_ = 0;
};

}  // namespace tavola::sunrise_lane
