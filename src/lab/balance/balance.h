// What a designer asks of a game, measured by bots that play against their like.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "lab/arena/contender.h"
#include "lab/balance/usage.h"
#include "lab/statistics/statistics.h"

namespace tavola::lab {

/// Games of one kind: so many players, all of them this bot.
struct BalanceSetup {
  std::shared_ptr<const registry::AnyGame> game;
  BotEntry bot;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// What is kept of one game. Seats are in the order of play: 0 is the first player.
struct GameFacts {
  bool played = false;
  std::string rule;
  int turns = 0;
  int events = 0;
  std::vector<double> shares;
  std::vector<int> totals;
  double half_leader = -1;  ///< the share of who led alone at half time; -1: nobody did
  double half_last = -1;    ///< and of who was last alone
  int largest_deficit = 0;  ///< of a winner, at any time
  int lead_changes = 0;
  std::vector<bool> decided;                         ///< by line: without it somebody else would have won
  std::vector<std::vector<int>> line_points;         ///< by line and seat
  std::vector<std::pair<std::string, double>> more;  ///< numbers_of
};

struct BalanceResult {
  std::vector<GameFacts> games;                ///< those played, by number
  std::vector<std::string> lines;              ///< names of the lines of the result
  std::vector<std::vector<UsageCount>> usage;  ///< by table and key
  bool stopped = false;
};

/// The winners if a line of the breakdown did not count (-1: all count). Equal totals are decided by the lines that are
/// no part of the total, the most first; what is still equal shares.
std::uint8_t winners_without(const core::Ending& ending, int players, int line);

/// Plays until all are played or `stop` becomes true. The same result whatever the number of threads.
core::Result<BalanceResult> run_balance(const BalanceSetup& setup, const std::atomic<bool>& stop,
                                        const std::function<void(std::uint64_t done)>& show);

/// A setup with what it gave.
struct BalanceCase {
  BalanceSetup setup;
  BalanceResult result;
};

std::string balance_text(const std::vector<BalanceCase>& cases);
wire::Json balance_json(const std::vector<BalanceCase>& cases);
std::string balance_html(const std::vector<BalanceCase>& cases);

}  // namespace tavola::lab
