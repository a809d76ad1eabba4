// What the bots know about a set of buildings before a game begins: the weights of the evaluation and the policy.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

/// The numbers in weights.txt after the evaluation's.
inline constexpr std::array<std::string_view, 8> kPriceNames{
    "hand_nearest",    "hand_pair",      "hand_all",          "hand_nearest_spare",
    "hand_pair_spare", "hand_all_spare", "hand_spare_threes", "hand_one_sidedness"};

/// Weights for one Rules, which must outlive it. Immutable.
class Knowledge {
 public:
  /// `weights`: the evaluation's, then the prices.
  Knowledge(const Rules& rules, std::span<const double> weights)
      : rules_(rules), weights_(weights.begin(), weights.end()) {}

  const Rules& rules() const { return rules_; }
  std::span<const double> weights() const { return weights_; }

 private:
  const Rules& rules_;
  std::vector<double> weights_;
};

}  // namespace tavola::construction_zone
