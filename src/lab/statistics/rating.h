// Elo of several bots from the games that they played with each other, with 2 to 4 at a table.
#pragma once

#include <span>
#include <vector>

#include "lab/statistics/statistics.h"

namespace tavola::lab {

/// One game: who sat there (numbers of bots, a bot may sit twice) and which part of the victory each seat got.
struct RatedGame {
  std::vector<int> bots;
  std::vector<double> shares;  ///< sum 1
  int cluster = 0;             ///< games with the same number are one observation (a deal), numbered from 0
};

/// The most likely strengths when seat i wins with probability e^s(i) / sum of e^s(j), which is Bradley and Terry's
/// model for two; draws count as shares. In Elo, around their mean 0. The intervals treat a cluster as one observation.
/// Every two bots that met get half a drawn game more, so that a bot that won all has a strength too.
std::vector<Estimate> ratings(int bots, std::span<const RatedGame> games);

}  // namespace tavola::lab
