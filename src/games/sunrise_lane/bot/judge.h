// What whole plans of a turn are worth to the viewing seat: the exact result if the game ends with them, otherwise the
// evaluation of the position in which the next turn begins.
#pragma once

#include "games/sunrise_lane/bot/evaluation.h"
#include "games/sunrise_lane/bot/prices.h"

namespace tavola::sunrise_lane {

using Plan = search::Plan<Move>;

/// True when the game ends with the viewing seat's turn, whatever the seat does.
bool is_last_turn(const Rules& rules, const Table& table);

/// The viewing seat's chances (of kOne) with this ending. Among equal results more points ahead are a little better.
std::int32_t worth_of_ending(const Rules& rules, const Table& table, Seat seat);

/// Judges the plans of one decision. The view must outlive it.
class Judge {
 public:
  /// `others`: what the others may hold counts.
  Judge(const Knowledge& knowledge, const Prices& prices, const View& view, bool others = true);

  std::int32_t worth(const Plan& plan) const;

 private:
  /// Deals of the others' hands that agree with the view; all plans are judged by the same ones.
  static constexpr int kDeals = 3;

  double mean_of_draws(const Scene& scene, const State& state, int draws) const;
  Cards within_limit(Cards hand) const;

  const Knowledge& knowledge_;
  Evaluation evaluation_;
  const Prices& prices_;
  Seat seat_;
  bool others_;
  std::array<State, kDeals> deals_;
};

}  // namespace tavola::sunrise_lane
