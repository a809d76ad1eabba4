// The bots of Construction Zone: the ladder of levels, and the greedy one.
#pragma once

#include "games/construction_zone/bot/greedy.h"
#include "games/construction_zone/bot/guide.h"
#include "search/ladder.h"

namespace tavola::construction_zone {

struct Bots : search::Ladder<Bots, Game, Guide, Knowledge, Evaluation> {
  static constexpr auto& kPriceNames = construction_zone::kPriceNames;
  static std::string_view weights_file();
  static Handicap handicap(search::Level level);
  static search::Manner manner(search::Level level, int players);
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to);
};

}  // namespace tavola::construction_zone
