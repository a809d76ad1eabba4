// The bots of Sunrise Lane: the ladder of levels, and the greedy one.
#pragma once

#include "games/sunrise_lane/bot/greedy.h"
#include "games/sunrise_lane/bot/guide.h"
#include "search/ladder.h"

namespace tavola::sunrise_lane {

struct Bots : search::Ladder<Bots, Game, Guide, Knowledge, Evaluation> {
  static constexpr auto& kPriceNames = sunrise_lane::kPriceNames;
  static std::string_view weights_file();
  static Handicap handicap(search::Level level);
  static search::Manner manner(search::Level level, int players);
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to);
};

}  // namespace tavola::sunrise_lane
