// The value of a turn's builds for a seat, as a sum over houses and cards. It is good enough to choose a move in a
// playout, and to find the chains that deserve a closer look.
#pragma once

#include "games/sunrise_lane/bot/standing.h"

namespace tavola::sunrise_lane {

/// In units of 1/kPoint. Computed once per decision.
struct Prices {
  std::array<int, kColours> card{};                                    ///< a card of this colour in hand
  int mean_card = 0;                                                   ///< a card to be drawn
  std::array<std::array<int, kMaxFloors + 1>, kAreas + 1> standing{};  ///< rankings, for a house by its floors
  int link = 0;                                                        ///< a house that enlarges the largest group
  PlotSet group;                                                       ///< the seat's largest group
  PlotSet beside_group;                                                ///< plots for the first such house
  int park = 0;
  int piece = 0;
  int open = 0;   ///< for each dot over 2 of an opened plot
  int close = 0;  ///< beginning the last round
  int draw = 0;   ///< drawing instead of building

  /// The value of the cards in hand. In the last round, cards only break ties.
  int cards(Cards hand) const {
    int sum = 0;
    for (const Colour colour : kAllColours) sum += hand[colour] * card[index(colour)];
    return sum;
  }
};

Prices prices_for(const Knowledge& knowledge, const Table& table, Seat seat, int cards_in_hand);

}  // namespace tavola::sunrise_lane
