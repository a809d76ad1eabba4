// The evaluation of a position: its features, and the weights that turn them into chances.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/sunrise_lane/bot/standing.h"
#include "search/guide.h"

namespace tavola::sunrise_lane {

/// The part that is the same for every hand. It is computed once for a table at the beginning of a turn.
struct Scene {
  const Table& table;
  Standing standing;
  Reach reach;
  PerSeat<bool> plays{};  ///< has a turn in the rest of the game
};

class Evaluation {
 public:
  /// "late": times the progress of the game; "closing": only in the last round.
  static constexpr std::array<std::string_view, 33> kNames{
      "score",        "score.late",  "score.later",    "score.closing",  // points
      "tall",         "tall.late",   "tall.closing",                     // A areas: shares of the rankings
      "many",         "many.late",   "many.closing",                     // B areas
      "group",        "group.late",  "group.closing",                    // the largest group
      "ranked",       "ranked.late", "ranked.closing",                   // in how many areas
      "pieces",       "pieces.late",                                     // left
      "turn",         "turn.late",   "turn.closing",                     // is next
      "score.pieces",                                                    // points times pieces used
      "cards",        "cards.late",  "full",                             // in hand
      "reach",        "reach.late",  "beyond",         "beyond.late",    // what the cards can build, one by one
      "chain",        "chain.late",  "chain.closing",  "chain.turn"};    // the best chain of up to three plots
  static constexpr int kTableFeatures = 22;                              ///< the others depend on the hand
  static constexpr int kFeatures = static_cast<int>(kNames.size());
  using Features = std::array<double, kNames.size()>;

  explicit Evaluation(const Knowledge& knowledge) : knowledge_(knowledge) {}

  /// The public part of a table at the beginning of a turn.
  Scene scene(const Table& table) const;
  void table_features(const Scene& scene, Seat seat, std::span<double> features) const;
  void hand_features(const Scene& scene, Seat seat, Cards hand, std::span<double> features) const;

  double table_merit(const Scene& scene, Seat seat) const;
  double hand_merit(const Scene& scene, Seat seat, Cards hand) const;

  /// The chances of all seats by their merits, if the game is not over.
  search::Chances chances(const PerSeat<double>& merits) const;
  search::Chances chances(const State& state) const;

 private:
  int best_chain(const Scene& scene, Cards hand) const;

  const Knowledge& knowledge_;
};

}  // namespace tavola::sunrise_lane
