// What the bots know about a set of cards before a game begins: the cards' values and the evaluation's weights.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/all_on_one_card/bot/card_values.h"
#include "games/all_on_one_card/bot/evaluation.h"

namespace tavola::all_on_one_card {

/// The numbers in weights.txt after the evaluation's.
inline constexpr std::array<std::string_view, 2> kPriceNames{"price.turn", "price.use"};

/// Tables and weights for one Rules, which must outlive it. Immutable.
class Knowledge {
 public:
  /// `weights`: the evaluation's, then the prices.
  Knowledge(const Rules& rules, std::span<const double> weights);

  const Rules& rules() const { return rules_; }
  const CardValues& values() const { return values_; }
  const Evaluation& evaluation() const { return evaluation_; }

  /// The value of the new card of a player who scores one now (AC-9, AC-15).
  double new_card(const Table& table) const;

  /// The standings of all seats. A card that is still due counts as an average one, or as the worst if none is left.
  Standings standings(const Table& table) const;

 private:
  const Rules& rules_;
  Evaluation evaluation_;
  CardValues values_;
  double mean_card_ = 0;
  double worst_card_ = 0;
};

}  // namespace tavola::all_on_one_card
