// Elo ratings of several bots from games of 2 to 4 players.
#pragma once

#include <span>
#include <vector>

#include "lab/statistics/statistics.h"

namespace tavola::lab {

/// One game: the bot in each seat (a bot may have several) and each seat's share of the victory.
struct RatedGame {
  std::vector<int> bots;
  std::vector<double> shares;  ///< they add up to 1
  int cluster = 0;             ///< the deal, numbered from 0: games of a deal are one observation
};

/// The most likely strengths if seat i wins with probability e^s(i) / sum of e^s(j). For two players this is the
/// Bradley-Terry model; draws count as shares. The result is in Elo, with mean 0. The intervals treat a cluster as one
/// observation. Every two bots that met get half a drawn game in addition, so that a bot that won every game has a
/// finite rating.
std::vector<Estimate> ratings(int bots, std::span<const RatedGame> games);

}  // namespace tavola::lab
