// The ladder of bots.
#pragma once

#include <span>
#include <string_view>

#include "games/all_on_one_card/bot/guide.h"
#include "search/level.h"

namespace tavola::all_on_one_card {

struct Bots {
  using Game = all_on_one_card::Game;
  using Guide = all_on_one_card::Guide;
  using Knowledge = all_on_one_card::Knowledge;

  /// The evaluation's features, then the prices.
  static std::span<const std::string_view> weight_names();
  /// The first so many are weights of features and may be fitted.
  static int fitted_weights() { return Evaluation::kFeatures; }
  /// Those that are compiled in.
  static std::span<const double> default_weights();

  /// The rules must outlive it.
  static Knowledge knowledge(const Rules& rules) { return knowledge(rules, default_weights()); }
  static Knowledge knowledge(const Rules& rules, std::span<const double> weights) { return {rules, weights}; }

  static Guide guide(const Knowledge& knowledge, search::Level level);
  static search::Manner manner(search::Level level, int players);

  /// The features that go with the first weights, where a turn begins.
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to);
};

}  // namespace tavola::all_on_one_card
