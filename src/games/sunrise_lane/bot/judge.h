// Rates whole plans of a turn for the viewing seat: by the exact result if the game ends with them, otherwise by the
// evaluation of the position at the beginning of the next turn.
#pragma once

#include "games/sunrise_lane/bot/evaluation.h"
#include "games/sunrise_lane/bot/prices.h"

namespace tavola::sunrise_lane {

using Plan = search::Plan<Move>;

/// Whether the game ends with the viewing seat's turn, whatever the seat does.
bool is_last_turn(const Rules& rules, const Table& table);

/// The viewing seat's chances (of kOne) with this ending. Between equal results, a larger lead is slightly better.
std::int32_t worth_of_ending(const Rules& rules, const Table& table, Seat seat);

/// Judges the plans of one decision. The view must outlive it.
class Judge {
 public:
  /// `others`: considers the possible hands of the others.
  Judge(const Knowledge& knowledge, const Prices& prices, const View& view, bool others = true);

  std::int32_t worth(const Plan& plan) const;

 private:
  /// The number of sampled hands of the others. All plans are judged with the same samples.
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
