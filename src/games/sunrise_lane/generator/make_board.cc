#include "games/sunrise_lane/generator/make_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/random.h"

namespace tavola::sunrise_lane {
namespace {

constexpr int kSide = 11;
constexpr int kMiddle = 5;
constexpr int kQuarter = 5;
constexpr int kQuarterObstacles = 10;

struct Tile {
  Colour colour{};
  int dots = 0;
};

struct Layout {
  std::array<bool, kPlaces> plot{};
  std::array<int, kPlaces> distance{};  ///< steps from the fountain; 0 if there is no plot
  std::array<std::vector<int>, kPlaces> beside;
};

std::vector<int> around(int place) {
  std::vector<int> out;
  if (place >= kSide) out.push_back(place - kSide);
  if (place % kSide > 0) out.push_back(place - 1);
  if (place % kSide < kSide - 1) out.push_back(place + 1);
  if (place < kPlaces - kSide) out.push_back(place + kSide);
  return out;
}

constexpr int kFountain = kMiddle * kSide + kMiddle;

/// The quarter's drawing, and its three turned copies, around the cross.
Layout lay_out(const std::array<bool, kQuarter * kQuarter>& quarter) {
  Layout layout;
  for (int i = 0; i < kSide; ++i) {
    layout.plot[static_cast<std::size_t>(kMiddle * kSide + i)] = i != kMiddle;
    layout.plot[static_cast<std::size_t>(i * kSide + kMiddle)] = i != kMiddle;
  }
  for (int r = 0; r < kQuarter; ++r) {
    for (int c = 0; c < kQuarter; ++c) {
      int row = r;
      int column = c;
      for (int turn = 0; turn < 4; ++turn) {
        layout.plot[static_cast<std::size_t>(row * kSide + column)] =
            quarter[static_cast<std::size_t>(r * kQuarter + c)];
        const int turned = kSide - 1 - row;
        row = column;
        column = turned;
      }
    }
  }
  for (int p = 0; p < kPlaces; ++p) {
    for (const int other : around(p)) {
      if (layout.plot[static_cast<std::size_t>(other)]) layout.beside[static_cast<std::size_t>(p)].push_back(other);
    }
  }
  std::vector<int> queue{kFountain};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const int next : layout.beside[static_cast<std::size_t>(queue[i])]) {
      int& distance = layout.distance[static_cast<std::size_t>(next)];
      if (distance != 0) continue;
      distance = layout.distance[static_cast<std::size_t>(queue[i])] + 1;
      queue.push_back(next);
    }
  }
  return layout;
}

/// How untidy the obstacles are. At least 1000 if a plot can't be reached.
int untidiness(const Layout& layout) {
  int cost = 0;
  std::array<bool, kPlaces> seen{};
  for (int p = 0; p < kPlaces; ++p) {
    const auto at = static_cast<std::size_t>(p);
    if (layout.plot[at]) {
      if (layout.distance[at] == 0) cost += 1000;
      if (layout.beside[at].size() == 1) cost += p % kSide == kMiddle || p / kSide == kMiddle ? 1 : 3;
      if (layout.distance[at] > 10) cost += 2;
      continue;
    }
    if (seen[at] || p == kFountain) continue;
    std::vector<int> group{p};
    seen[at] = true;
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (const int next : around(group[i])) {
        const auto to = static_cast<std::size_t>(next);
        if (layout.plot[to] || seen[to] || next == kFountain) continue;
        seen[to] = true;
        group.push_back(next);
      }
    }
    const int size = static_cast<int>(group.size());
    cost += size == 1 ? 4 : std::abs(size - 3);
  }
  return cost;
}

bool all_plots(const Layout& layout, const std::vector<int>& places) {
  return std::all_of(places.begin(), places.end(), [&](int p) { return layout.plot[static_cast<std::size_t>(p)]; });
}

using Placed = std::vector<std::pair<int, Tile>>;

/// Every way to lay the first pattern: pink 2, blue 1, green 3 in a row.
std::vector<Placed> first_pattern(const Layout& layout) {
  std::vector<Placed> ways;
  for (int p = 0; p < kPlaces; ++p) {
    if (p % kSide + 2 >= kSide || !all_plots(layout, {p, p + 1, p + 2})) continue;
    if (layout.beside[static_cast<std::size_t>(p)].size() < 2) continue;  // another's house
    ways.push_back({{p, {Colour::kPink, 2}}, {p + 1, {Colour::kBlue, 1}}, {p + 2, {Colour::kGreen, 3}}});
  }
  return ways;
}

/// Green 3, yellow 2, pink 1 and a blue in a row, a red 4 below the pink.
std::vector<Placed> second_pattern(const Layout& layout) {
  std::vector<Placed> ways;
  for (int p = 0; p + 2 + kSide < kPlaces; ++p) {
    const int red = p + 2 + kSide;
    if (p % kSide + 3 >= kSide || !all_plots(layout, {p, p + 1, p + 2, p + 3, red})) continue;
    if (layout.beside[static_cast<std::size_t>(red)].size() < 2) continue;  // a park
    ways.push_back({{p, {Colour::kGreen, 3}},
                    {p + 1, {Colour::kYellow, 2}},
                    {p + 2, {Colour::kPink, 1}},
                    {p + 3, {Colour::kBlue, 2}},
                    {red, {Colour::kRed, 4}}});
  }
  return ways;
}

/// Green 5 left of a yellow, which is next to a pink 3 with just one more plot beside it.
std::vector<Placed> third_pattern(const Layout& layout) {
  std::vector<Placed> ways;
  for (int green = 0; green + 1 < kPlaces; ++green) {
    const int yellow = green + 1;
    if (green % kSide == kSide - 1 || !all_plots(layout, {green, yellow})) continue;
    if (layout.distance[static_cast<std::size_t>(green)] < 3) continue;
    for (const int pink : layout.beside[static_cast<std::size_t>(yellow)]) {
      const auto& beside = layout.beside[static_cast<std::size_t>(pink)];
      if (pink == green || beside.size() != 2 || layout.distance[static_cast<std::size_t>(pink)] == 1) continue;
      ways.push_back({{green, {Colour::kGreen, 5}}, {yellow, {Colour::kYellow, 2}}, {pink, {Colour::kPink, 3}}});
    }
  }
  return ways;
}

/// The squared difference between the dots and the target at that distance. With most dots two and three steps from the
/// fountain, neither player has an advantage (docs/bots.md). With more dots further out, the second player had one.
double misfit(const Layout& layout, int place, int dots) {
  constexpr std::array<double, 6> kWanted{0, 2, 3.0, 2.6, 1.5, 2.0};  // the last one for all plots further out
  const int distance = layout.distance[static_cast<std::size_t>(place)];
  const double wanted = kWanted[static_cast<std::size_t>(std::min(distance, 5))];
  return (dots - wanted) * (dots - wanted);
}

/// The three patterns on separate plots, where their dots fit best. Empty if there is no room.
Placed best_patterns(const Layout& layout, core::Rng& rng) {
  Placed best;
  double best_cost = 1e9;
  for (const Placed& one : first_pattern(layout)) {
    for (const Placed& two : second_pattern(layout)) {
      for (const Placed& three : third_pattern(layout)) {
        Placed all = one;
        all.insert(all.end(), two.begin(), two.end());
        all.insert(all.end(), three.begin(), three.end());
        double cost = 0.01 * rng.below(100);
        for (std::size_t i = 0; i < all.size(); ++i) {
          const auto [place, tile] = all[i];
          cost += misfit(layout, place, tile.dots);
          if (layout.distance[static_cast<std::size_t>(place)] == 1 && tile.dots > 2) cost += 1e6;
          for (std::size_t j = 0; j < i; ++j) {
            if (all[j].first == place) cost += 1e6;
            const auto& beside = layout.beside[static_cast<std::size_t>(place)];
            const bool touch = std::find(beside.begin(), beside.end(), all[j].first) != beside.end();
            if (touch && all[j].second.colour == tile.colour) cost += 1e6;
          }
        }
        if (cost < best_cost) {
          best_cost = cost;
          best = all;
        }
      }
    }
  }
  return best_cost < 1e5 ? best : Placed{};
}

int quarter_of(int place) {
  const int row = place / kSide;
  const int column = place % kSide;
  if (row == kMiddle || column == kMiddle) return 4;  // the cross
  return (row > kMiddle ? 2 : 0) + (column > kMiddle ? 1 : 0);
}

/// Lays the tiles by simulated annealing.
class Annealer {
 public:
  Annealer(const Layout& layout, const Placed& fixed, core::Rng& rng) : layout_(layout), rng_(rng) {
    // Each colour: three 1s, five 2s, four 3s, two 4s, two 5s.
    constexpr std::array<int, kMaxDots> kOfDots{3, 5, 4, 2, 2};
    std::array<std::array<int, kMaxDots>, kColours> left;
    left.fill(kOfDots);
    std::array<bool, kPlaces> taken{};
    for (const auto& [place, tile] : fixed) {
      tiles_[static_cast<std::size_t>(place)] = tile;
      taken[static_cast<std::size_t>(place)] = true;
      --left[index(tile.colour)][static_cast<std::size_t>(tile.dots - 1)];
    }
    std::vector<Tile> pool;
    for (const Colour c : kAllColours) {
      for (int d = 0; d < kMaxDots; ++d) {
        pool.insert(pool.end(), static_cast<std::size_t>(left[index(c)][static_cast<std::size_t>(d)]), Tile{c, d + 1});
      }
    }
    for (int p = 0; p < kPlaces; ++p) {
      if (!layout.plot[static_cast<std::size_t>(p)] || taken[static_cast<std::size_t>(p)]) continue;
      free_.push_back(p);
      tiles_[static_cast<std::size_t>(p)] = pool.back();
      pool.pop_back();
    }
  }

  double run() {
    constexpr int kSteps = 40000;
    double cost = energy();
    for (int step = 0; step < kSteps; ++step) {
      const double heat = 4.0 * (1.0 - static_cast<double>(step) / kSteps) + 0.05;
      Tile& one = tiles_[static_cast<std::size_t>(free_[rng_.below(static_cast<std::uint32_t>(free_.size()))])];
      Tile& other = tiles_[static_cast<std::size_t>(free_[rng_.below(static_cast<std::uint32_t>(free_.size()))])];
      std::swap(one, other);
      const double changed = energy();
      // Uses a threshold instead of a logarithm, so that it is the same on every machine.
      if (changed <= cost + heat * rng_.below(1000) / 1000.0 * rng_.below(1000) / 1000.0) {
        cost = changed;
      } else {
        std::swap(one, other);
      }
    }
    return cost;
  }

  const Tile& tile(int place) const { return tiles_[static_cast<std::size_t>(place)]; }

 private:
  double energy() const {
    double cost = 0;
    std::array<std::array<int, kColours>, 5> colours{};
    std::array<int, 5> dots{};
    for (int p = 0; p < kPlaces; ++p) {
      const auto at = static_cast<std::size_t>(p);
      if (!layout_.plot[at]) continue;
      const Tile& here = tiles_[at];
      const int distance = layout_.distance[at];
      ++colours[static_cast<std::size_t>(quarter_of(p))][index(here.colour)];
      dots[static_cast<std::size_t>(quarter_of(p))] += here.dots;
      cost += 1.5 * misfit(layout_, p, here.dots);
      if (distance == 1 && here.dots > 2) cost += 50;
      if (here.dots == 5 && distance < 3) cost += 50;
      for (const int other : layout_.beside[at]) {
        if (other > p && tiles_[static_cast<std::size_t>(other)].colour == here.colour) cost += 50;
        if (other > p && tiles_[static_cast<std::size_t>(other)].dots == here.dots) cost += 0.4;
      }
      cost += likeness(p, here);
    }
    cost += around_fountain();
    cost += 10 * std::max(0, std::abs(dots[0] - dots[3]) - 1) + 10 * std::max(0, std::abs(dots[1] - dots[2]) - 1);
    cost += 2 * std::abs(dots[0] + dots[3] - dots[1] - dots[2]);
    for (std::size_t q = 0; q < 5; ++q) {
      for (const int n : colours[q]) cost += 1.5 * std::abs(n - (q == 4 ? 4 : 3));
    }
    return cost;
  }

  /// Plots of one colour look better spread out: not diagonal to each other, and not two apart.
  double likeness(int p, const Tile& here) const {
    double cost = 0;
    const auto alike = [&](int row, int column) {
      if (row < 0 || row >= kSide || column < 0 || column >= kSide) return false;
      const auto to = static_cast<std::size_t>(row * kSide + column);
      return layout_.plot[to] && tiles_[to].colour == here.colour;
    };
    const int row = p / kSide;
    const int column = p % kSide;
    if (alike(row + 1, column - 1)) cost += 0.8;
    if (alike(row + 1, column + 1)) cost += 0.8;
    if (alike(row + 2, column)) cost += 0.4;
    if (alike(row, column + 2)) cost += 0.4;
    return cost;
  }

  double around_fountain() const {
    const auto& four = layout_.beside[kFountain];
    double cost = 0;
    for (std::size_t i = 0; i < four.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) cost += tile(four[i]).colour == tile(four[j]).colour ? 50 : 0;
    }
    return cost;
  }

  const Layout& layout_;
  core::Rng& rng_;
  std::array<Tile, kPlaces> tiles_{};
  std::vector<int> free_;
};

/// The tidiest of many random layouts that has room for the patterns.
Layout best_layout(core::Rng& rng) {
  Layout best;
  int best_cost = 1000;
  for (int i = 0; i < 20000; ++i) {
    std::array<bool, kQuarter * kQuarter> quarter;
    quarter.fill(true);
    for (int left = kQuarterObstacles; left > 0;) {
      bool& plot = quarter[rng.below(kQuarter * kQuarter)];
      if (plot) --left;
      plot = false;
    }
    const Layout layout = lay_out(quarter);
    const int cost = untidiness(layout);
    if (cost >= best_cost || best_patterns(layout, rng).empty()) continue;
    best_cost = cost;
    best = layout;
  }
  return best;
}

}  // namespace

Content make_default_board() {
  core::Rng rng(2025);
  const Layout layout = best_layout(rng);
  const Placed patterns = best_patterns(layout, rng);
  Content content;
  double best_cost = 1e9;
  for (int attempt = 0; attempt < 2; ++attempt) {
    Annealer annealer(layout, patterns, rng);
    const double cost = annealer.run();
    if (cost >= best_cost) continue;
    best_cost = cost;
    content.rows = content.columns = kSide;
    for (int p = 0; p < kPlaces; ++p) {
      const auto at = static_cast<std::size_t>(p);
      Cell& cell = content.cells[at];
      cell = Cell{};
      if (quarter_of(p) < kAreas) cell.area = static_cast<Area>(quarter_of(p));
      if (p == kFountain) cell.kind = Cell::Kind::kFountain;
      if (!layout.plot[at]) continue;
      cell.kind = Cell::Kind::kPlot;
      cell.colour = annealer.tile(p).colour;
      cell.dots = static_cast<std::uint8_t>(annealer.tile(p).dots);
    }
  }
  return content;
}

}  // namespace tavola::sunrise_lane
