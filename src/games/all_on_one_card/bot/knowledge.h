// What the bots know about one set of cards before a game begins: the cards' values and the weights of their judgement.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/all_on_one_card/bot/card_values.h"
#include "games/all_on_one_card/bot/evaluation.h"

namespace tavola::all_on_one_card {

/// Further numbers of weights.txt, after the evaluation's.
inline constexpr std::array<std::string_view, 2> kPriceNames{"price.turn", "price.use"};

/// Tables and weights for one Rules, which must outlive it. Never changes.
class Knowledge {
 public:
  /// `weights`: the evaluation's, then the prices.
  Knowledge(const Rules& rules, std::span<const double> weights);

  const Rules& rules() const { return rules_; }
  const CardValues& values() const { return values_; }
  const Evaluation& evaluation() const { return evaluation_; }

  /// What a new card is worth to a player who scores one now (AC-9, AC-15).
  double new_card(const Table& table) const;

  /// Everybody's standing. A card still to come counts as an average one; if there is none to come, as the worst.
  Standings standings(const Table& table) const;

 private:
  const Rules& rules_;
  Evaluation evaluation_;
  CardValues values_;
  double mean_card_ = 0;
  double worst_card_ = 0;
};

}  // namespace tavola::all_on_one_card
