// The ladder of bots.
#pragma once

#include <span>
#include <string_view>

#include "games/sunrise_lane/bot/guide.h"
#include "search/level.h"

namespace tavola::sunrise_lane {

struct Bots {
  using Game = sunrise_lane::Game;
  using Guide = sunrise_lane::Guide;
  using Knowledge = sunrise_lane::Knowledge;

  /// The evaluation's features, then the prices.
  static std::span<const std::string_view> weight_names();
  /// The first so many are weights of features and may be fitted.
  static int fitted_weights() { return Evaluation::kFeatures; }

  /// With the weights that are compiled in; the rules must outlive it.
  static Knowledge knowledge(const Rules& rules);
  static Knowledge knowledge(const Rules& rules, std::span<const double> weights);

  static Guide guide(const Knowledge& knowledge, search::Level level);
  static search::Manner manner(search::Level level, int players);

  /// The features that go with the first weights, where a turn begins.
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to);
};

}  // namespace tavola::sunrise_lane
