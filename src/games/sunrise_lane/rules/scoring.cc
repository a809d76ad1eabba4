// The final scoring: five rankings (SL-18 to SL-22) and the winners (SL-23).
#include <algorithm>

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

/// What a ranking compares. More is better; 0 is not ranked.
using Merits = PerSeat<int>;

/// SL-19: the tallest house of 2 floors or more, then the number of houses of exactly that height.
int tallest(const Table& table, PlotSet houses) {
  const auto& bit = table.floors;
  const PlotSet high = houses & bit[2];
  const PlotSet low = houses - bit[2];
  const std::array<PlotSet, 4> of_height{high & bit[0], high - bit[0], low & bit[1] & bit[0], (low & bit[1]) - bit[0]};
  int height = kMaxFloors;
  for (const PlotSet& plots : of_height) {
    if (!plots.empty()) return height * 128 + plots.count();
    --height;
  }
  return 0;
}

Merits merits_in(const Table& table, Area area, PlotSet plots) {
  Merits merits{};
  for (std::size_t s = 0; s < merits.size(); ++s) {
    const PlotSet houses = table.houses[s] & plots;
    merits[s] = ranks_tallest(area) ? tallest(table, houses) : houses.count();  // SL-20
  }
  return merits;
}

/// SL-22: 10, 6, 3 and 0 points; tied players share the place.
void award(const Rules& rules, const Merits& merits, core::ScoreLine& line) {
  constexpr std::array<int, core::kMaxSeats> kPoints{10, 6, 3, 0};
  for (std::size_t s = 0; s < merits.size(); ++s) {
    if (merits[s] == 0) continue;
    std::size_t better = 0;
    for (std::size_t o = 0; o < merits.size(); ++o) {
      if (merits[o] <= merits[s]) continue;
      const bool counted_before = std::find(merits.begin(), merits.begin() + static_cast<std::ptrdiff_t>(o),
                                            merits[o]) != merits.begin() + static_cast<std::ptrdiff_t>(o);
      if (rules.skip_tied_places || !counted_before) ++better;
    }
    line.points[s] = kPoints[better];
  }
}

/// SL-23: most points, then most cards in hand; still tied: shared.
std::uint8_t winners(const Rules& rules, const core::Ending& end, const Table& table) {
  const auto merit = [&](std::size_t s) { return end.total[s] * 64 + table.hand_size[s]; };
  int best = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) best = std::max(best, merit(s));
  unsigned won = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) won |= (merit(s) == best ? 1u : 0u) << s;
  return static_cast<std::uint8_t>(won);
}

constexpr std::array<std::string_view, kAreas> kAreaLines{"area A1", "area B1", "area B2", "area A2"};

}  // namespace

int largest_group(const Rules& rules, PlotSet houses) {
  int largest = 0;
  while (houses.count() > largest) {
    PlotSet group;
    PlotSet edge = PlotSet::of(houses.first());
    while (!edge.empty()) {
      group |= edge;
      houses -= edge;
      PlotSet beside;
      edge.each([&](Plot plot) { beside |= rules.neighbours[index(plot)]; });
      edge = beside & houses;
    }
    largest = std::max(largest, group.count());
  }
  return largest;
}

core::Ending ending(const Rules& rules, const Table& table) {
  core::Ending end;
  if (table.phase == Phase::kOver) end.rule = rule(table.closing);
  core::ScoreLine& houses = end.add("houses");
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) houses.points[s] = table.score[s];
  for (const Area area : kAllAreas) {
    award(rules, merits_in(table, area, rules.areas[index(area)]), end.add(kAreaLines[index(area)]));
  }
  Merits groups{};
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) groups[s] = largest_group(rules, table.houses[s]);
  award(rules, groups, end.add("whole board"));
  for (const core::ScoreLine& line : end.lines()) {
    for (std::size_t s = 0; s < core::kMaxSeats; ++s) end.total[s] += line.points[s];
  }
  core::ScoreLine& cards = end.add("cards in hand", false);
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) cards.points[s] = table.hand_size[s];
  end.winners = winners(rules, end, table);
  return end;
}

core::Ending ending(const Rules& rules, const State& state) { return ending(rules, state.table); }

}  // namespace tavola::sunrise_lane
