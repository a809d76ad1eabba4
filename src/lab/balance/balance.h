// What designers ask about a game's balance, measured by bots that play against copies of themselves.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "lab/arena/contender.h"
#include "lab/balance/usage.h"
#include "lab/statistics/statistics.h"

namespace tavola::lab {

/// One kind of game: the same bot in every seat.
struct BalanceSetup {
  std::shared_ptr<const registry::AnyGame> game;
  BotEntry bot;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// The facts about one game. Seats are in order of play: 0 is the first player.
struct GameFacts {
  bool played = false;
  std::string rule;
  int turns = 0;
  int events = 0;
  std::vector<double> shares;
  std::vector<int> totals;
  double half_leader = -1;  ///< victory share of the sole leader at half time; -1 if tied
  double half_last = -1;    ///< the same for the sole last player
  int largest_deficit = 0;  ///< how far behind the winner ever was
  int lead_changes = 0;
  std::vector<bool> decided;                         ///< by line: without it the winners would differ
  std::vector<std::vector<int>> line_points;         ///< by line and seat
  std::vector<std::pair<std::string, double>> more;  ///< from numbers_of()
};

struct BalanceResult {
  std::vector<GameFacts> games;    ///< the games played, by number
  std::vector<std::string> lines;  ///< names of the result's lines
  UsageCounts usage;               ///< by table and key
  bool stopped = false;
};

/// The winners if a line of the breakdown did not count (-1: all count). On equal totals the lines outside the total
/// decide, in order; more is better. Seats that are still equal share the victory.
std::uint8_t winners_without(const core::Ending& ending, int players, int line);

/// Plays until all games are done or `stop` becomes true. The number of threads does not change the result.
core::Result<BalanceResult> run_balance(const BalanceSetup& setup, const std::atomic<bool>& stop,
                                        const std::function<void(std::uint64_t done)>& show);

/// A setup and its result.
struct BalanceCase {
  BalanceSetup setup;
  BalanceResult result;
};

std::string balance_text(const std::vector<BalanceCase>& cases);
wire::Json balance_json(const std::vector<BalanceCase>& cases);
std::string balance_html(const std::vector<BalanceCase>& cases);

}  // namespace tavola::lab
