// The arena's results: figures for every bot and every pair of bots, each with its interval.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "lab/arena/arena.h"
#include "lab/statistics/statistics.h"

namespace tavola::lab {

struct BotFigures {
  std::string name;
  std::uint64_t games = 0;  ///< seats played: a bot with two seats at a table counts twice
  Estimate rate;            ///< victories; a shared one counts as a share
  Estimate score;
  Estimate margin;  ///< own total minus the best opponent's
  Estimate elo;
  std::uint64_t decisions = 0;
  double mean_ms = 0;
  double longest_ms = 0;
  std::uint64_t forfeits = 0;
  std::vector<double> scores;   ///< of finished games
  std::vector<double> margins;  ///< of finished games
  std::vector<double> running;  ///< the rate over time, in at most kRunningPoints steps
};

/// How often one bot finished ahead of another at the same table. A tie counts half.
struct PairFigures {
  std::uint64_t games = 0;
  Estimate ahead;
  Estimate elo;
};

struct ForfeitFigures {
  std::string bot;
  std::string reason;
  std::uint64_t games = 0;
  std::uint64_t first_game = 0;
};

inline constexpr std::size_t kRunningPoints = 120;

struct Standings {
  std::uint64_t games = 0;
  std::uint64_t deals = 0;
  std::uint64_t drawn = 0;  ///< shared victories
  std::vector<BotFigures> bots;
  std::vector<std::vector<PairFigures>> pairs;  ///< [first][second]
  std::vector<ForfeitFigures> forfeits;         ///< most frequent first
};

Standings standings_of(const ArenaSetup& setup, const ArenaResult& result);

/// The report in three forms with the same content. The text is for a terminal.
std::string arena_text(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings);
wire::Json arena_json(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings);
std::string arena_html(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings);

/// What was played: "2 players, ties=skip, content 3fa2..., seed 1".
std::string table_text(const registry::AnyGame& game);

/// A figure with its interval. JSON has no infinity, so a value that is not finite becomes null.
wire::Json estimate_json(const Estimate& value);

}  // namespace tavola::lab
