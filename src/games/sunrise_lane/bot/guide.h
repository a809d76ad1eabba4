// How the bots of Sunrise Lane think: see search/guide.h.
#pragma once

#include "games/sunrise_lane/bot/handicap.h"
#include "games/sunrise_lane/bot/judge.h"

namespace tavola::sunrise_lane {

class Guide {
 public:
  using Game = sunrise_lane::Game;

  /// The knowledge must outlive it.
  explicit Guide(const Knowledge& knowledge, const Handicap& handicap = {})
      : knowledge_(knowledge), evaluation_(knowledge), handicap_(handicap) {}

  const Rules& rules() const { return knowledge_.rules(); }
  void plans(const View& view, int most, search::PlansOf<Game>& plans) const;
  Plan quick(const View& view, core::Rng& rng) const;
  bool turn_begins(const State& state) const { return state.table.phase == Phase::kChoose; }
  search::Chances outlook(const State& state) const { return evaluation_.chances(state); }

 private:
  Prices prices(const View& view) const;
  void list_turns(const View& view, const Prices& prices, search::PlansOf<Game>& plans) const;
  void list_discards(const View& view, const Prices& prices, search::PlansOf<Game>& plans) const;
  void weigh(const View& view, const Prices& prices, search::PlansOf<Game>& plans) const;
  std::int32_t misjudgement(const View& view, const Plan& plan) const;
  Plan quick_turn(const View& view) const;
  Plan last_turn(const View& view) const;

  const Knowledge& knowledge_;
  Evaluation evaluation_;
  Handicap handicap_;
};

static_assert(search::Guide<Guide>);

}  // namespace tavola::sunrise_lane
