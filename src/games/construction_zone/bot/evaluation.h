// The evaluation of a position: its features, and the chances they give each seat.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/construction_zone/bot/effort.h"
#include "search/guide.h"

namespace tavola::construction_zone {

/// The part of a position that the evaluation reads, between two turns. Hands may be guessed.
struct Standing {
  Targets targets;
  std::array<Cards, core::kMaxSeats> hand{};
  std::array<int, core::kMaxSeats> left{};  ///< buildings each seat still needs
  Seat to_move{0};
  int players = 2;

  static Standing of(const Rules& rules, const Table& table, const std::array<Cards, core::kMaxSeats>& hands);
};

class Evaluation {
 public:
  /// Each feature counts twice: once as it is, and once ("late_") weighted by the progress of the game.
  static constexpr int kFeatures = 12;
  static constexpr std::array<std::string_view, std::size_t{2} * kFeatures> kNames{"left",
                                                                                   "nearest",
                                                                                   "second",
                                                                                   "pair",
                                                                                   "all",
                                                                                   "nearest_spare",
                                                                                   "pair_spare",
                                                                                   "all_spare",
                                                                                   "spare_people",
                                                                                   "spare_threes",
                                                                                   "waits",
                                                                                   "forestalled",
                                                                                   "late_left",
                                                                                   "late_nearest",
                                                                                   "late_second",
                                                                                   "late_pair",
                                                                                   "late_all",
                                                                                   "late_nearest_spare",
                                                                                   "late_pair_spare",
                                                                                   "late_all_spare",
                                                                                   "late_spare_people",
                                                                                   "late_spare_threes",
                                                                                   "late_waits",
                                                                                   "late_forestalled"};
  using Features = std::array<double, kNames.size()>;

  explicit Evaluation(std::span<const double> weights);

  /// The features of every seat.
  static std::array<Features, core::kMaxSeats> features(const Standing& standing);

  /// The chances of all seats.
  search::Chances chances(const Standing& standing) const;

 private:
  Features weights_{};
};

}  // namespace tavola::construction_zone
