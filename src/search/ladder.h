// Common code of all games' bots: weights, and levels. Better levels see more and search more.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "search/level.h"
#include "search/weights.h"

namespace tavola::search {

/// The base of a game's `Bots`, which must add:
///
///   kPriceNames                   names in weights.txt that are not features of the evaluation
///   weights_file()                the text of weights.txt
///   handicap(level)               what a level does not see
///   manner(level, players)        how a level searches
///   features(knowledge, state, seat, to)
///                                 a seat's features at the beginning of a turn, in the order of their weights
template <class Bots, class OwnGame, class OwnGuide, class OwnKnowledge, class OwnEvaluation>
struct Ladder {
  using Game = OwnGame;
  using Guide = OwnGuide;
  using Knowledge = OwnKnowledge;

  /// The names in weights.txt: the evaluation's features, then the prices of one turn's plans.
  static std::span<const std::string_view> weight_names() {
    static const auto kNames = joined(OwnEvaluation::kNames, Bots::kPriceNames);
    return kNames;
  }
  /// How many of the weights belong to features. They come first and can be fitted.
  static int fitted_weights() { return static_cast<int>(OwnEvaluation::kNames.size()); }
  /// The built-in weights in the order of the names. Parsed once.
  static std::span<const double> default_weights() {
    static const std::vector<double> kWeights = built_in_weights(Bots::weights_file(), weight_names());
    return kWeights;
  }

  /// The rules must outlive it.
  static Knowledge knowledge(const typename Game::Rules& rules) { return {rules, default_weights()}; }
  static Knowledge knowledge(const typename Game::Rules& rules, std::span<const double> weights) {
    return {rules, weights};
  }

  /// The knowledge must outlive it.
  static Guide guide(const Knowledge& knowledge, Level level) { return Guide(knowledge, Bots::handicap(level)); }

 private:
  Ladder() = default;
  friend Bots;
};

}  // namespace tavola::search
