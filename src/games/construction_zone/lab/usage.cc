#include "games/construction_zone/lab/usage.h"

namespace tavola::construction_zone {
namespace {

int moves_of(const Usage::Finished& finished, MoveKind kind) {
  return finished.count([&](Move move) { return move.kind() == kind; });
}

}  // namespace

std::vector<games::UsageTable> Usage::tables(const Rules& rules) {
  games::UsageTable table{"Buildings", "building", "turned up", "built", "cards paid", {}, {}};
  for (const Building& building : rules.content.buildings) {
    table.keys.push_back("b" + std::to_string(table.keys.size() + 1) +
                         (building.name.empty() ? "" : " " + building.name));
  }
  return {table};
}

void Usage::count(const Finished& finished, games::UsageCounts& counts) {
  for (const BuildingId top : finished.end.table.top) {
    if (top != kNoBuilding) ++counts[0][static_cast<std::size_t>(top)].offered;
  }
  for (const auto& [seat, move] : finished.moves) {
    if (move.kind() != MoveKind::kBuild) continue;
    games::UsageCount& building = counts[0][static_cast<std::size_t>(move.building())];
    ++building.offered;
    building.use(games::twelfths(finished.ending, seat), move.cards().total());
  }
}

int Usage::turns(const Finished& finished) { return moves_of(finished, MoveKind::kTake); }

games::Numbers Usage::numbers(const Finished& finished) {
  const int all = turns(finished);
  const int trades = moves_of(finished, MoveKind::kTrade);
  const int builds = moves_of(finished, MoveKind::kBuild);
  int paid = 0;
  int winners_trades = 0;
  for (const auto& [seat, move] : finished.moves) {
    if (move.kind() == MoveKind::kBuild) paid += move.cards().total();
    if (move.kind() == MoveKind::kTrade) winners_trades += games::twelfths(finished.ending, seat);
  }
  return {{"buildings built", builds},
          {"trades", trades},
          {"trades per turn", games::per(trades, all)},
          {"trades by winners, part of all", games::per(winners_trades / 12.0, trades)},
          {"turns per building", games::per(all, builds)},
          {"cards paid per building", games::per(paid, builds)}};
}

}  // namespace tavola::construction_zone
