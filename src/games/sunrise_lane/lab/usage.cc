#include "games/sunrise_lane/lab/usage.h"

namespace tavola::sunrise_lane {
namespace {

/// The plots of the board by name, and where they lie.
games::UsageTable plots(const Rules& rules) {
  games::UsageTable table;
  for (int row = 0; row < rules.rows; ++row) {
    table.map.emplace_back();
    for (int column = 0; column < rules.columns; ++column) {
      const Plot plot = plot_at(row, column);
      const bool there = rules.plots.has(plot);
      table.map.back().push_back(there ? static_cast<int>(table.keys.size()) : -1);
      if (there) table.keys.push_back(write_plot(plot));
    }
  }
  table.item = "plot";
  table.offered = "games";
  return table;
}

/// The place of a plot in the tables.
std::size_t key_of(const Rules& rules, Plot plot) {
  std::size_t before = 0;
  rules.plots.each([&](Plot other) { before += index(other) < index(plot) ? 1 : 0; });
  return before;
}

int moves_of(const Usage::Finished& finished, Move::Kind kind) {
  return finished.count([&](Move move) { return move.kind == kind; });
}

}  // namespace

std::vector<games::UsageTable> Usage::tables(const Rules& rules) {
  games::UsageTable houses = plots(rules);
  games::UsageTable parks = houses;
  houses.title = "Houses by plot";
  houses.used = "house";
  houses.amount = "floors";
  parks.title = "Parks by plot";
  parks.used = "park";
  return {houses, parks};
}

void Usage::count(const Finished& finished, games::UsageCounts& counts) {
  const Rules& rules = finished.rules;
  const Table& table = finished.end.table;
  for (auto& list : counts) {
    for (games::UsageCount& one : list) ++one.offered;
  }
  for (int s = 0; s < rules.players; ++s) {
    table.houses[static_cast<std::size_t>(s)].each([&](Plot plot) {
      counts[0][key_of(rules, plot)].use(games::twelfths(finished.ending, core::seat(s)), floors_on(table, plot));
    });
  }
  for (const auto& [seat, move] : finished.moves) {
    if (move.kind != Move::Kind::kPark) continue;
    counts[1][key_of(rules, move.plot)].use(games::twelfths(finished.ending, seat), 0);
  }
}

int Usage::turns(const Finished& finished) {
  const auto is_placement = [](Move move) { return move.kind == Move::Kind::kHouse || move.kind == Move::Kind::kPark; };
  const bool by_placement = !finished.moves.empty() && is_placement(finished.moves.back().move);
  return moves_of(finished, Move::Kind::kDraw) + moves_of(finished, Move::Kind::kStop) + (by_placement ? 1 : 0);
}

games::Numbers Usage::numbers(const Finished& finished) {
  const int all = turns(finished);
  const int drawn = moves_of(finished, Move::Kind::kDraw);
  const int houses = moves_of(finished, Move::Kind::kHouse);
  const int parks = moves_of(finished, Move::Kind::kPark);
  int floors = 0;
  for (const auto& made : finished.moves) {
    if (made.move.kind == Move::Kind::kHouse) floors += made.move.number;
  }
  return {{"parks", parks},
          {"houses", houses},
          {"floors per house", games::per(floors, houses)},
          {"plots in a turn that builds", games::per(houses + parks, all - drawn)},
          {"turns that draw instead, part of all", games::per(drawn, all)},
          {"discards at the limit of the hand", moves_of(finished, Move::Kind::kDiscard)}};
}

}  // namespace tavola::sunrise_lane
