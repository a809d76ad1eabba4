// The bots of Sunrise Lane: the ladder of levels, and the greedy one.
#pragma once

#include <span>
#include <string_view>

#include "games/sunrise_lane/bot/greedy.h"
#include "games/sunrise_lane/bot/guide.h"
#include "search/level.h"

namespace tavola::sunrise_lane {

struct Bots {
  using Game = sunrise_lane::Game;
  using Guide = sunrise_lane::Guide;
  using Knowledge = sunrise_lane::Knowledge;

  /// The names in weights.txt: the evaluation's features, then what the plans of one turn are compared by.
  static std::span<const std::string_view> weight_names();
  /// The first so many belong to features, and may be fitted.
  static int fitted_weights() { return static_cast<int>(Evaluation::kNames.size()); }
  /// Those compiled in, in the order of the names.
  static std::span<const double> default_weights();

  /// The rules must outlive it.
  static Knowledge knowledge(const Rules& rules) { return knowledge(rules, default_weights()); }
  static Knowledge knowledge(const Rules& rules, std::span<const double> weights) { return {rules, weights}; }

  /// What a level sees; the knowledge must outlive it.
  static Guide guide(const Knowledge& knowledge, search::Level level);
  /// How a level searches.
  static search::Manner manner(search::Level level, int players);

  /// The features of a seat that go with the first weights, where a turn begins.
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to);
};

}  // namespace tavola::sunrise_lane
