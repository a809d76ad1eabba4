// Who stands how: a few numbers for every seat, weighed by how far the seat and the foremost of the others have come.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/all_on_one_card/bot/card_values.h"
#include "games/all_on_one_card/rules/all_on_one_card.h"
#include "search/guide.h"

namespace tavola::all_on_one_card {

/// What a seat has.
struct Standing {
  int scored = 0;    ///< cards
  int points = 0;    ///< of scored cards
  int open = 0;      ///< points of full rows on the cards in play (AC-12)
  double value = 0;  ///< of the cards in play, together
  double best = 0;   ///< of the best of them
  int total() const { return points + open; }
};
using Standings = std::array<Standing, kMaxSeats>;
using Shares = std::array<double, kMaxSeats>;  ///< chances of winning, together 1

/// The weights of a seat's score. Chances are proportional to e^score.
class Evaluation {
 public:
  enum class Kind : std::uint8_t { kCome, kTurn, kPoints, kOpen, kValue, kBest };
  static constexpr int kKinds = 6;
  static constexpr std::array<std::string_view, kKinds> kKindNames{"come", "turn", "points", "open", "value", "best"};
  static constexpr int kFeatures = kLastCard * kLastCard * kKinds;
  /// "value.2.3": the cards' value for a seat with two scored cards when the foremost of the others has three.
  static const std::array<std::string_view, kFeatures> kNames;

  explicit Evaluation(std::span<const double> weights);

  /// The numbers that the weights of a seat go with, and the first of these weights.
  using Numbers = std::array<double, kKinds>;
  static Numbers numbers(const Standing& standing, bool begins);
  static std::size_t first_weight(int scored, int foremost);

  /// The chances when the game goes on and a turn of `begins` is next.
  Shares shares(const Standings& standings, int players, Seat begins) const;

 private:
  std::array<double, kFeatures> weights_{};
};

/// The chances when the game is over.
Shares final_shares(const Standings& standings, int players);

search::Chances chances_of(const Shares& shares, int players);

}  // namespace tavola::all_on_one_card
