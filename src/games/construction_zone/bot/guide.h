// How the bots of Construction Zone think (search/guide.h).
#pragma once

#include <vector>

#include "games/construction_zone/bot/evaluation.h"
#include "games/construction_zone/bot/knowledge.h"
#include "games/construction_zone/bot/policy.h"

namespace tavola::construction_zone {

class Guide {
 public:
  using Game = construction_zone::Game;
  static constexpr int kMostPlans = 48;
  static constexpr int kWeighedPlans = 12;  ///< the least number of the policy's best plans to compare

  /// The knowledge must outlive it.
  explicit Guide(const Knowledge& knowledge, const Handicap& handicap = {});

  const Rules& rules() const { return rules_; }

  /// Plans of one take, or of a trade and a build, each with the chances after it.
  void plans(const View& view, int most, std::vector<TurnPlan>& plans) const;
  TurnPlan quick(const View& view, core::Rng&) const { return policy_.best(view); }
  bool turn_begins(const State& state) const { return state.table.phase == Phase::kTake; }
  search::Chances outlook(const State& state) const {
    return evaluation_.chances(Standing::of(rules_, state.table, state.hand));
  }

 private:
  std::int32_t worth(const View& view, const TurnPlan& plan) const;
  std::int32_t misjudgement(const View& view, const TurnPlan& plan) const;
  std::int32_t chances_after(State& state, Move build) const;

  const Rules& rules_;
  Evaluation evaluation_;
  Policy policy_;
  Handicap handicap_;
};

/// A likely state for a view: hidden cards have the same proportions as the unseen ones.
State likely_state(const Rules& rules, const View& view);

static_assert(search::Guide<Guide>);

}  // namespace tavola::construction_zone
