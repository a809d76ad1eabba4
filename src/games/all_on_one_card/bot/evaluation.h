// The evaluation of a position: a few numbers for every seat. Their weights depend on the progress of the seat and of
// its best opponent.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/all_on_one_card/bot/card_values.h"
#include "games/all_on_one_card/rules/game.h"
#include "search/guide.h"

namespace tavola::all_on_one_card {

/// The numbers of a seat.
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
///
/// Each kind of number has four weights: a basic one, and more of it late in the game, for a seat that is ahead in
/// scored cards, and for a seat that is ahead late. Games of two players have other weights than larger ones.
class Evaluation {
 public:
  enum class Kind : std::uint8_t { kCome, kTurn, kPoints, kOpen, kValue, kBest };
  static constexpr int kKinds = 6;
  static constexpr int kTerms = 4;
  static constexpr int kSets = 2;
  static constexpr std::array<std::string_view, kKinds> kKindNames{"come", "turn", "points", "open", "value", "best"};
  static constexpr std::array<std::string_view, kTerms> kTermNames{"base", "late", "ahead", "late-ahead"};
  static constexpr std::array<std::string_view, kSets> kSetNames{"two", "more"};
  static constexpr int kFeatures = kSets * kKinds * kTerms;
  /// "two.value.late": set, kind and term.
  static const std::array<std::string_view, kFeatures> kNames;

  Evaluation(std::span<const double> weights, int players);

  /// The features of a seat, in the order of the names.
  static void features(const Standings& standings, int players, Seat seat, bool begins, std::span<double> to);

  /// A seat's score without the turn. `foremost`: the most cards that another seat has scored.
  double score(const Standing& standing, int foremost) const;

  /// The chances before the turn of `begins`, if the game is not over.
  Shares shares(const Standings& standings, Seat begins) const;

 private:
  using Numbers = std::array<double, kKinds>;
  static Numbers numbers(const Standing& standing, bool begins);

  int players_;
  std::array<std::array<Numbers, kLastCard>, kLastCard> weights_{};  // by own scored cards and `foremost`
};

/// The chances when the game is over.
Shares final_shares(const Standings& standings, int players);

search::Chances chances_of(const Shares& shares, int players);

}  // namespace tavola::all_on_one_card
