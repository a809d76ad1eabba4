// How the bots of All on 1 Card think: exact expectations over every roll, judged by the evaluation.
#pragma once

#include "games/all_on_one_card/bot/dice.h"
#include "games/all_on_one_card/bot/handicap.h"
#include "games/all_on_one_card/bot/knowledge.h"
#include "games/all_on_one_card/bot/picks.h"
#include "search/guide.h"

namespace tavola::all_on_one_card {

class Guide {
 public:
  using Game = all_on_one_card::Game;
  using Plans = search::PlansOf<Game>;
  using OwnPlan = search::PlanOf<Game>;

  /// The knowledge must outlive it.
  explicit Guide(const Knowledge& knowledge, const Handicap& handicap = {})
      : knowledge_(knowledge), handicap_(handicap) {}

  const Rules& rules() const { return knowledge_.rules(); }
  void plans(const View& view, int most, Plans& plans) const;
  OwnPlan quick(const View& view, core::Rng& rng) const;
  bool turn_begins(const State& state) const { return state.table.phase == Phase::kRoll && state.table.rolls == 0; }
  search::Chances outlook(const State& state) const;

 private:
  struct Options;

  void choose(const Table& table, Options& options) const;
  void pick(const Table& table, Options& options) const;
  void take(const View& view, Options& options) const;
  void give_back(const View& view, Options& options) const;
  bool looks_far() const { return handicap_.far && rules().players == 2; }
  double further(const Picks& picks, Counts dice, const Pick& pick, Seat me, CardNo typical) const;
  CardNo typical_card(const Table& table) const;
  double gain(const Pick& pick) const;
  /// The chances of a seat that looks only at itself, after a gain of `gain` points.
  double alone(const Picks& picks, Seat seat, double gain) const;
  double misjudgement(const View& view, std::size_t option) const;

  double quick_gain(const Table& table, Counts dice) const;
  Move quick_choice(const Table& table) const;
  Move quick_pick(const Table& table) const;
  Move quick_take(const View& view) const;
  /// The most valuable card of a set; with `sign` -1, the least valuable.
  CardNo best_card(CardSet cards, int sign) const;

  const Knowledge& knowledge_;
  Handicap handicap_;
};

static_assert(search::Guide<Guide>);

}  // namespace tavola::all_on_one_card
