// What the bots know about a board before a game begins: tables, and the weights of the evaluation.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {

/// Fractions of points are counted in units of 1/kPoint.
inline constexpr int kPoint = 64;

/// The progress of the game: 0 at the beginning, kLastStage near the end, kClosingStage in the last round.
inline constexpr int kLastStage = 16;
inline constexpr int kClosingStage = 17;
inline constexpr int kStages = 18;

/// The kinds of the five rankings (SL-19, SL-20, SL-21).
enum class Ranking : std::uint8_t { kTall, kMany, kGroup };
inline constexpr int kRankings = 3;

/// The prices with which a seat compares the chains of one turn, in points. See weights.txt.
enum class Price : std::uint8_t {
  kCard,         ///< a card in hand, whatever its colour
  kCardReach,    ///< more for each dot of the best plot of its colour that can be built on now
  kCardBeyond,   ///< the same one step further
  kCardLate,     ///< the share of it that is lost towards the end
  kTall,         ///< being ahead instead of behind in an A area
  kMany,         ///< the same in a B area
  kGroup,        ///< the same on the whole board
  kTallRanked,   ///< being ranked at all in an A area
  kManyRanked,   ///< the same in a B area
  kRankedEarly,  ///< the share of it that counts from the beginning
  kTallSoft,     ///< quarters of a floor that are a clear lead at the beginning
  kTallSoftEnd,  ///< and at the end
  kManySoft,     ///< houses
  kManySoftEnd,
  kGroupSoft,  ///< plots
  kGroupSoftEnd,
  kDraw,   ///< drawing instead of building
  kSwap,   ///< a drawn card beyond the hand limit, as a fraction of a card
  kPark,   ///< a park
  kPiece,  ///< a piece used
  kOpen,   ///< a plot opened for the others, for each dot over 2
  kClose,  ///< beginning the last round, for each point ahead
};
inline constexpr int kPrices = 22;
inline constexpr std::array<std::string_view, kPrices> kPriceNames{
    "price.card",           "price.card.reach",    "price.card.beyond", "price.card.late",     "price.tall",
    "price.many",           "price.group",         "price.tall.ranked", "price.many.ranked",   "price.ranked.early",
    "price.tall.soft",      "price.tall.soft.end", "price.many.soft",   "price.many.soft.end", "price.group.soft",
    "price.group.soft.end", "price.draw",          "price.swap",        "price.park",          "price.piece",
    "price.open",           "price.close"};

/// Tables and weights for one Rules, which must outlive it. Immutable.
class Knowledge {
 public:
  static constexpr int kMostAhead = 24;

  /// `weights`: the evaluation's, then the prices.
  Knowledge(const Rules& rules, std::span<const double> weights);

  const Rules& rules() const { return rules_; }
  std::span<const double> merit_weights() const { return std::span(weights_).first(weights_.size() - kPrices); }
  double price(Price price) const { return weights_[weights_.size() - kPrices + static_cast<std::size_t>(price)]; }

  /// The area of a plot, kAreas for the cross.
  std::size_t area_of(Plot plot) const { return area_[index(plot)]; }
  std::span<const Plot> beside(Plot plot) const { return {beside_[index(plot)].data(), beside_count_[index(plot)]}; }

  /// The plots with exactly this many dots.
  PlotSet of_dots(int dots) const { return of_dots_[static_cast<std::size_t>(dots)]; }

  /// The share of a ranking (0 to 1) that a seat can expect against another seat, if it leads by `ahead`.
  double share(Ranking ranking, int stage, int ahead) const {
    const int place = std::clamp(ahead, -kMostAhead, kMostAhead) + kMostAhead;
    return share_[static_cast<std::size_t>(ranking)][static_cast<std::size_t>(stage)][static_cast<std::size_t>(place)];
  }

 private:
  const Rules& rules_;
  std::vector<double> weights_;
  std::array<std::uint8_t, kPlaces> area_{};
  std::array<PlotSet, kMaxDots + 1> of_dots_{};
  std::array<std::array<Plot, 4>, kPlaces> beside_{};
  std::array<std::uint8_t, kPlaces> beside_count_{};
  std::array<std::array<std::array<double, 2 * kMostAhead + 1>, kStages>, kRankings> share_{};
};

}  // namespace tavola::sunrise_lane
