// The figures of a balance report, computed once for all its forms.
#pragma once

#include <string>
#include <vector>

#include "lab/balance/balance.h"
#include "lab/statistics/statistics.h"

namespace tavola::lab {

struct Named {
  std::string name;
  Estimate value;
};

struct OrderFigures {
  Estimate rate;
  Estimate score;
};

struct LineFigures {
  std::string name;
  Estimate points;   ///< per player
  Estimate winners;  ///< per winner
  Estimate decides;  ///< share of games whose winners it decided
};

struct ItemFigures {
  std::string key;
  Estimate offered;     ///< per game; above 1 if offered several times in a game
  Estimate used;        ///< share of the offers
  Estimate by_winners;  ///< share of the uses
  Estimate amount;
  std::int64_t uses = 0;
};

struct CaseFigures {
  std::string name;  ///< "expert, 2 players"
  int players = 0;
  std::uint64_t games = 0;
  std::vector<OrderFigures> order;  ///< by order of play
  Estimate rounds;
  Estimate events;
  Estimate score;
  Estimate winning_score;
  Estimate margin;
  Estimate shared;
  std::vector<Named> ends;  ///< by the rule that ended the game
  std::vector<LineFigures> lines;
  Estimate leader_wins;
  Estimate last_wins;
  Estimate deficit;
  double deficit_90 = 0;
  Estimate lead_changes;
  std::vector<Named> more;
  std::vector<UsageTable> tables;
  std::vector<std::vector<ItemFigures>> items;
  std::vector<double> round_values;
  std::vector<double> winning_scores;
  std::vector<double> other_scores;
  std::vector<double> deficits;
};

CaseFigures figures_of(const BalanceCase& one);

}  // namespace tavola::lab
