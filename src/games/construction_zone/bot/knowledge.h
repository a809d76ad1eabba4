// What the bots know about a set of buildings before a game begins: the weights of the evaluation and the policy.
#pragma once

#include <span>
#include <vector>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

/// Weights for one Rules, which must outlive it. Immutable.
class Knowledge {
 public:
  /// `weights`: the evaluation's, then the policy's.
  Knowledge(const Rules& rules, std::span<const double> weights)
      : rules_(rules), weights_(weights.begin(), weights.end()) {}

  const Rules& rules() const { return rules_; }
  std::span<const double> weights() const { return weights_; }

 private:
  const Rules& rules_;
  std::vector<double> weights_;
};

}  // namespace tavola::construction_zone
