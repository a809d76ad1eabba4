// Plots as SVG. Colours are those of the page's style, so that they follow light and dark.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/statistics/statistics.h"

namespace tavola::lab {

enum class Unit : std::uint8_t { kPercent, kNumber, kElo };

/// A labelled figure with its interval.
struct Bar {
  std::string label;
  Estimate value;
  int colour = 0;
};

/// Horizontal bars from 0, the interval as a whisker; `expected` is marked by a line. Without bars: "".
std::string bar_plot(const std::vector<Bar>& bars, Unit unit, std::optional<double> expected = {});

/// Dots with whiskers on a common axis that need not have 0 at its end.
std::string dot_plot(const std::vector<Bar>& bars, Unit unit);

/// Values of one kind of thing.
struct Series {
  std::string name;
  std::vector<double> values;
};

/// How often which values came, as parts of each series, drawn over each other.
std::string histogram_plot(const std::vector<Series>& series);

/// Lines from left to right, 0 to 1 upwards; `last` is what the right end of the axis is called.
std::string line_plot(const std::vector<Series>& series, const std::string& last);

/// A board of cells; a cell's value (0 to 1) is how dark it is, less than 0: nothing is there.
struct MapCell {
  double value = -1;
  std::string text;
};
std::string map_plot(const std::vector<std::vector<MapCell>>& rows);

}  // namespace tavola::lab
