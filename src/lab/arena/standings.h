// What an arena found out: figures of every bot and of every two, each with its interval.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "lab/arena/arena.h"
#include "lab/statistics/statistics.h"

namespace tavola::lab {

struct BotFigures {
  std::string name;
  std::uint64_t games = 0;  ///< seats at tables: a bot that sits twice has played twice
  Estimate rate;            ///< victories, shared ones as shares
  Estimate score;
  Estimate margin;  ///< own total less the best other's
  Estimate elo;
  std::uint64_t decisions = 0;
  double mean_ms = 0;
  double longest_ms = 0;
  std::uint64_t forfeits = 0;
  std::vector<double> scores;   ///< of finished games
  std::vector<double> margins;  ///< of finished games
  std::vector<double> running;  ///< the rate after each part of the deals, at most kRunningPoints
};

/// How often one bot came out ahead of another at the same table; ties are halves.
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
  std::vector<ForfeitFigures> forfeits;         ///< the most frequent first
};

Standings standings_of(const ArenaSetup& setup, const ArenaResult& result);

/// The report in its three forms. All is in them that is in the others; the text is for a terminal.
std::string arena_text(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings);
wire::Json arena_json(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings);
std::string arena_html(const ArenaSetup& setup, const ArenaResult& result, const Standings& standings);

/// "2 players, ties=skip, content 3fa2..., seed 1": what was played.
std::string table_text(const registry::AnyGame& game);

/// A figure and the ends of its interval; JSON has no infinity, so null for what is not finite.
wire::Json estimate_json(const Estimate& value);

}  // namespace tavola::lab
