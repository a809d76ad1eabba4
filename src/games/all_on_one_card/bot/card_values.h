// The value of a single card: the points it will bring, minus a price for every turn until then.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {

struct CardPrices {
  double turn = 2;  ///< price of each turn until the card is scored
  double use = 0;   ///< price of each roll the card uses, since another card could have used it
};

/// The exact values of all states of all cards, for a player with only that card. Every turn brings a roll that they
/// may use: their own, rolled for this card, or another player's.
class CardValues {
 public:
  CardValues(const Rules& rules, const CardPrices& prices);

  double of(Card card) const { return values_[place(card.no(), card.free())]; }
  double of(CardNo no, Counts free) const { return values_[place(no, free)]; }
  double fresh(CardNo no) const { return fresh_[static_cast<std::size_t>(no)]; }
  /// The mean value of these cards when new. There must be at least one.
  double mean_fresh(CardSet cards) const;

 private:
  struct Face {
    std::uint32_t first = 0;
    std::array<std::uint16_t, kColours> steps{};
  };
  std::uint32_t place(CardNo no, Counts free) const {
    const Face& face = faces_[static_cast<std::size_t>(no)];
    std::uint32_t at = face.first;
    for (std::size_t c = 0; c < kColours; ++c) at += ((free.bits >> (4 * c)) & 7) * face.steps[c];
    return at;
  }

  std::array<Face, kMaxCards + 1> faces_{};
  std::array<double, kMaxCards + 1> fresh_{};
  std::vector<float> values_;  // the empty card's first, then shape by shape
};

}  // namespace tavola::all_on_one_card
