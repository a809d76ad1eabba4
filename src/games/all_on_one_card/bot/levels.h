// The bots of All on 1 Card: the ladder of levels, and the greedy one.
#pragma once

#include "games/all_on_one_card/bot/greedy.h"
#include "games/all_on_one_card/bot/guide.h"
#include "search/ladder.h"

namespace tavola::all_on_one_card {

struct Bots : search::Ladder<Bots, Game, Guide, Knowledge, Evaluation> {
  static constexpr auto& kPriceNames = all_on_one_card::kPriceNames;
  static std::string_view weights_file();
  static Handicap handicap(search::Level level);
  static search::Manner manner(search::Level level, int players);
  static void features(const Knowledge& knowledge, const State& state, Seat seat, std::span<double> to);
};

}  // namespace tavola::all_on_one_card
