#include "games/sunrise_lane/bot/standing.h"

#include <algorithm>

namespace tavola::sunrise_lane {
namespace {

int merit_of_tallest(const Table& table, PlotSet houses) {
  const auto& bit = table.floors;
  const PlotSet high = houses & bit[2];
  if (!high.empty()) {
    const PlotSet five = high & bit[0];
    return five.empty() ? tall_merit(4, high.count()) : tall_merit(5, five.count());
  }
  const PlotSet middle = houses & bit[1];
  if (middle.empty()) return 0;
  const PlotSet three = middle & bit[0];
  return three.empty() ? tall_merit(2, middle.count()) : tall_merit(3, three.count());
}

PlotSet largest_group_of(const Knowledge& knowledge, PlotSet houses, int& size) {
  PlotSet largest;
  size = 0;
  std::array<Plot, kPlaces> waiting;
  while (houses.count() > size) {
    PlotSet group;
    int count = 0;
    waiting[0] = houses.first();
    houses.remove(waiting[0]);
    for (int next = 0, last = 1; next < last; ++next, ++count) {
      const Plot plot = waiting[static_cast<std::size_t>(next)];
      group.add(plot);
      for (const Plot other : knowledge.beside(plot)) {
        if (!houses.has(other)) continue;
        houses.remove(other);
        waiting[static_cast<std::size_t>(last++)] = other;
      }
    }
    if (count > size) {
      size = count;
      largest = group;
    }
  }
  return largest;
}

double progress_of(const Rules& rules, const Table& table) {
  int least = pieces_each(rules.players);
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    least = std::min(least, std::max<int>(table.pieces[s], kLastPieces));
  }
  const double by_pieces =
      static_cast<double>(pieces_each(rules.players) - least) / (pieces_each(rules.players) - kLastPieces);
  const int plots = rules.in_areas.count();
  const double by_plots = 1 - static_cast<double>((rules.in_areas & table.empty).count()) / std::max(1, plots);
  return std::max(by_pieces, by_plots);
}

}  // namespace

Standing standing_of(const Knowledge& knowledge, const Table& table) {
  const Rules& rules = knowledge.rules();
  Standing standing;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    for (const Area area : kAllAreas) {
      const PlotSet houses = table.houses[s] & rules.areas[index(area)];
      standing.in_area[s][index(area)] = ranks_tallest(area) ? merit_of_tallest(table, houses) : houses.count();
    }
    standing.largest[s] = largest_group_of(knowledge, table.houses[s], standing.group[s]);
  }
  standing.progress = progress_of(rules, table);
  standing.stage =
      table.closing != Closing::kNone ? kClosingStage : static_cast<int>(standing.progress * kLastStage + 0.5);
  return standing;
}

bool has_turn(const Rules& rules, const Table& table, Seat seat) {
  if (table.closing == Closing::kNone) return true;
  const int n = rules.players;
  const auto order = [&](Seat s) { return (core::index(s) + n - core::index(table.first)) % n; };
  return order(seat) >= order(table.turn);
}

Reach reach_of(const Knowledge& knowledge, const Table& table) {
  const Rules& rules = knowledge.rules();
  Reach reach;
  PlotSet further;
  const auto better = [&](std::array<int, kColours>& best, Plot plot) {
    int& dots = best[index(rules.colour[index(plot)])];
    dots = std::max<int>(dots, rules.dots[index(plot)]);
  };
  table.frontier.each([&](Plot plot) {
    better(reach.now, plot);
    further |= rules.neighbours[index(plot)];
  });
  ((further & table.empty) - table.frontier).each([&](Plot plot) { better(reach.beyond, plot); });
  return reach;
}

}  // namespace tavola::sunrise_lane
