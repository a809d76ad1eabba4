// The ladder of bots of Construction Zone.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/construction_zone/bot/guide.h"
#include "search/level.h"

namespace tavola::construction_zone {

struct Bots {
  using Game = construction_zone::Game;
  using Guide = construction_zone::Guide;

  /// The rules and the weights. The rules must outlive it.
  class Knowledge {
   public:
    Knowledge(const Rules& rules, std::span<const double> weights)
        : rules_(&rules), weights_(weights.begin(), weights.end()) {}
    const Rules& rules() const { return *rules_; }
    std::span<const double> weights() const { return weights_; }

   private:
    const Rules* rules_;
    std::vector<double> weights_;
  };

  static Knowledge knowledge(const Rules& rules);  ///< with the weights of content/construction-zone/weights.txt
  static Knowledge knowledge(const Rules& rules, std::span<const double> weights);  ///< in the order of weight_names()
  static std::span<const std::string_view> weight_names();
  /// How many of the names, from the first on, are linear features of the evaluation.
  static int fitted_weights() { return static_cast<int>(Evaluation::kNames.size()); }
  /// The features that go with those, of a seat in a position between two turns.
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> out);

  static Guide guide(const Knowledge& knowledge, search::Level level);
  static search::Manner manner(search::Level level, int players);
};

}  // namespace tavola::construction_zone
