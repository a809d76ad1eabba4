// Plots as SVG. They use the colours of the page's style, so that they follow light and dark.
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

/// Horizontal bars from 0, with the interval as a whisker. A line marks `expected`. Without bars it returns "".
std::string bar_plot(const std::vector<Bar>& bars, Unit unit, std::optional<double> expected = {});

/// Dots with whiskers on a shared axis, which need not begin at 0.
std::string dot_plot(const std::vector<Bar>& bars, Unit unit);

/// A named list of values.
struct Series {
  std::string name;
  std::vector<double> values;
};

/// How often each value occurred, as a share of its series. The series are drawn over each other.
std::string histogram_plot(const std::vector<Series>& series);

/// Lines from left to right, with 0 to 1 upwards. `last` labels the right end of the axis.
std::string line_plot(const std::vector<Series>& series, const std::string& last);

/// A board of cells. A cell's value (0 to 1) is its darkness; below 0 the cell is empty.
struct MapCell {
  double value = -1;
  std::string text;
};
std::string map_plot(const std::vector<std::vector<MapCell>>& rows);

}  // namespace tavola::lab
