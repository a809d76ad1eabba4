// Plays a turn by looking only at the seat's own hand and the buildings. It is fast, for playouts and for sorting plans
// before a closer look.
#pragma once

#include <array>
#include <span>

#include "games/construction_zone/bot/effort.h"
#include "games/construction_zone/bot/handicap.h"
#include "games/construction_zone/bot/knowledge.h"
#include "search/guide.h"

namespace tavola::construction_zone {

using TurnPlan = search::Plan<Move>;

/// The best plans found so far, best first, in the caller's memory. Smaller values are better.
class Shortlist {
 public:
  struct Entry {
    int value;
    TurnPlan plan;
  };

  explicit Shortlist(std::span<Entry> room) : room_(room) {}
  bool wants(int value) const { return count_ < room_.size() || value < room_[count_ - 1].value; }
  void add(int value, const TurnPlan& plan);
  std::span<const Entry> entries() const { return room_.first(count_); }

 private:
  std::span<Entry> room_;
  std::size_t count_ = 0;
};

class Policy {
 public:
  /// The weights in the order of kPriceNames: prices of turns and cards, in turns.
  Policy(const Rules& rules, std::span<const double> weights, const Handicap& handicap);

  /// The best plan of the viewing seat.
  TurnPlan best(const View& view) const;

  /// The same for any hand; `phase` is kTrade or kBuild.
  TurnPlan best_turn(const Table& table, Cards hand, Phase phase) const;

  /// Fills the list. `all`: considers every plan, not only those that are usually best.
  void list(const Table& table, Cards hand, Phase phase, bool all, Shortlist& plans) const;

 private:
  template <Moment When>
  int value(const Targets& targets, Cards hand) const;
  void list_takes(const Table& table, Cards hand, Shortlist& plans) const;
  void list_trades(const Table& table, const Targets& targets, Cards hand, bool all, Shortlist& plans) const;
  void list_builds(const Table& table, const Targets& targets, Cards hand, const TurnPlan& begun, int surcharge,
                   Shortlist& plans) const;

  const Rules& rules_;
  std::array<int, kPriceNames.size()> prices_{};  ///< in thousandths of a turn
};

}  // namespace tavola::construction_zone
