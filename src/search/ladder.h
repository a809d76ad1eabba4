// What the bots of every game have in common: weights, and levels that see and search more the better they are.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "search/level.h"
#include "search/weights.h"

namespace tavola::search {

/// The base of a game's `Bots`, which must add:
///
///   kPriceNames                   names in weights.txt, besides those of the evaluation's features
///   weights_file()                the text of weights.txt
///   handicap(level)               what a level does not see
///   manner(level, players)        how a level searches
///   features(knowledge, state, seat, to)
///                                 a seat's features, where a turn begins, in the order of their weights
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
  /// The first so many belong to features, and may be fitted.
  static int fitted_weights() { return static_cast<int>(OwnEvaluation::kNames.size()); }
  /// Those compiled in, in the order of the names; read once.
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
