#include "lab/report/plot.h"

#include <algorithm>
#include <cmath>

#include "lab/report/markup.h"

namespace tavola::lab {
namespace {

constexpr double kWidth = 380;  // narrow, so that texts are readable on a phone
constexpr int kColours = 8;

std::string f(double value) { return number(value, 1); }

std::string colour(int index) { return "var(--c" + std::to_string(index % kColours) + ")"; }

std::string open(double height) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + f(kWidth) + " " + f(height) +
         "\" role=\"img\">\n";
}

std::string line(double x1, double y1, double x2, double y2, std::string_view kind) {
  return "<line class=\"" + std::string(kind) + "\" x1=\"" + f(x1) + "\" y1=\"" + f(y1) + "\" x2=\"" + f(x2) +
         "\" y2=\"" + f(y2) + "\"/>\n";
}

std::string text(double x, double y, std::string_view words, std::string_view anchor = "start",
                 std::string_view kind = "") {
  return "<text x=\"" + f(x) + "\" y=\"" + f(y) + "\" text-anchor=\"" + std::string(anchor) + "\"" +
         (kind.empty() ? "" : " class=\"" + std::string(kind) + "\"") + ">" + escaped(words) + "</text>\n";
}

/// Cuts a text to `most` characters (not bytes).
std::string shortened(const std::string& words, std::size_t most) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if ((static_cast<unsigned char>(words[i]) & 0xC0) == 0x80) continue;
    if (++characters > most) return words.substr(0, i) + "…";
  }
  return words;
}

bool is_whole(double value) { return std::abs(value - std::round(value)) < 1e-9; }

std::string unit_text(double value, Unit unit) {
  if (unit == Unit::kPercent) return number(100 * value, is_whole(100 * value) ? 0 : 1) + " %";
  if (unit == Unit::kElo) return signed_number(value, 0);
  return number(value, is_whole(value) ? 0 : 2);
}

/// A step of 1, 2 or 5 times a power of ten that divides the range into about `count` parts.
double step_of(double range, int count) {
  const double rough = range / count;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (const double times : {1.0, 2.0, 5.0}) {
    if (times * power >= rough) return times * power;
  }
  return 10 * power;
}

/// Maps values from `low` to `high` to screen positions from `from` to `to`.
struct Axis {
  double low = 0;
  double high = 1;
  double from = 0;
  double to = 1;
  double at(double value) const { return from + (std::clamp(value, low, high) - low) / (high - low) * (to - from); }
};

std::string ticks(const Axis& axis, double top, double bottom, Unit unit) {
  std::string out;
  const double step = step_of(axis.high - axis.low, 5);
  for (double v = std::ceil(axis.low / step - 1e-9) * step; v <= axis.high + step * 1e-6; v += step) {
    out += line(axis.at(v), top, axis.at(v), bottom, "grid");
    out += text(axis.at(v), bottom + 15, unit_text(std::abs(v) < step * 1e-6 ? 0 : v, unit), "middle", "soft");
  }
  return out;
}

constexpr double kLabels = 124;  // the width of the labels on the left
constexpr double kFigures = 54;  // the width of the figures on the right
constexpr double kRow = 26;

std::string whisker(const Axis& axis, const Estimate& value, double y) {
  const double low = axis.at(value.low);
  const double high = axis.at(value.high);
  return line(low, y, high, y, "ink") + line(low, y - 4, low, y + 4, "ink") + line(high, y - 4, high, y + 4, "ink");
}

std::string row_texts(const Bar& bar, double y, Unit unit) {
  const std::string figure = unit == Unit::kPercent ? percent(bar.value.value)
                             : unit == Unit::kElo   ? signed_number(bar.value.value, 0)
                                                    : number(bar.value.value, 2);
  return text(0, y + 4, shortened(bar.label, 17)) + text(kWidth, y + 4, figure, "end");
}

/// The names of the series in rows above the plot. Sets `height` to the room they take.
std::string legend(const std::vector<Series>& series, double& height) {
  std::string out;
  double x = 0;
  double y = 11;
  for (std::size_t i = 0; i < series.size(); ++i) {
    const std::string name = shortened(series[i].name, 24);
    const double width = 26 + 7.0 * static_cast<double>(name.size());
    if (x > 0 && x + width > kWidth) {
      x = 0;
      y += 17;
    }
    out += "<rect x=\"" + f(x) + "\" y=\"" + f(y - 9) +
           "\" width=\"10\" height=\"10\" rx=\"2\" style=\"fill:" + colour(static_cast<int>(i)) + "\"/>\n" +
           text(x + 14, y, name);
    x += width;
  }
  height = y + 8;
  return out;
}

}  // namespace

std::string bar_plot(const std::vector<Bar>& bars, Unit unit, std::optional<double> expected) {
  if (bars.empty()) return "";
  double most = expected.value_or(0);
  for (const Bar& bar : bars) most = std::max({most, bar.value.value, bar.value.high});
  if (unit == Unit::kPercent) most = std::min(1.0, most);
  if (most <= 0) most = 1;
  const double bottom = kRow * static_cast<double>(bars.size()) + 4;
  const Axis axis{0, most, kLabels, kWidth - kFigures};
  std::string out = open(bottom + 20) + ticks(axis, 0, bottom, unit);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double y = kRow * (static_cast<double>(i) + 0.5) + 2;
    out += "<rect x=\"" + f(axis.from) + "\" y=\"" + f(y - 8) + "\" width=\"" +
           f(std::max(0.0, axis.at(bars[i].value.value) - axis.from)) +
           "\" height=\"16\" rx=\"2\" style=\"fill:" + colour(bars[i].colour) + ";opacity:.8\"/>\n";
    out += whisker(axis, bars[i].value, y) + row_texts(bars[i], y, unit);
  }
  if (expected) {
    out += "<line class=\"axis\" stroke-dasharray=\"4 3\" x1=\"" + f(axis.at(*expected)) + "\" y1=\"0\" x2=\"" +
           f(axis.at(*expected)) + "\" y2=\"" + f(bottom) + "\"/>\n";
  }
  return out + "</svg>\n";
}

std::string dot_plot(const std::vector<Bar>& bars, Unit unit) {
  if (bars.empty()) return "";
  double low = bars[0].value.low;
  double high = bars[0].value.high;
  for (const Bar& bar : bars) {
    low = std::min({low, bar.value.low, bar.value.value});
    high = std::max({high, bar.value.high, bar.value.value});
  }
  if (!(high - low > 1e-9)) high = low + 1;
  const double room = (high - low) * 0.04;
  const double bottom = kRow * static_cast<double>(bars.size()) + 4;
  const Axis axis{low - room, high + room, kLabels, kWidth - kFigures};
  std::string out = open(bottom + 20) + ticks(axis, 0, bottom, unit);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double y = kRow * (static_cast<double>(i) + 0.5) + 2;
    out += whisker(axis, bars[i].value, y);
    out += "<circle cx=\"" + f(axis.at(bars[i].value.value)) + "\" cy=\"" + f(y) +
           "\" r=\"5\" style=\"fill:" + colour(bars[i].colour) + "\"/>\n" + row_texts(bars[i], y, unit);
  }
  return out + "</svg>\n";
}

std::string histogram_plot(const std::vector<Series>& series) {
  double low = 0;
  double high = 0;
  bool any = false;
  for (const Series& one : series) {
    for (const double value : one.values) {
      low = any ? std::min(low, value) : value;
      high = any ? std::max(high, value) : value;
      any = true;
    }
  }
  if (!any) return "";
  const double width = std::max(1.0, step_of(std::max(1.0, high - low), 30));
  low = std::floor(low / width) * width;
  const auto bins = static_cast<std::size_t>(std::floor((high - low) / width)) + 1;
  std::vector<std::vector<double>> parts;
  double most = 0;
  for (const Series& one : series) {
    parts.emplace_back();
    for (const std::uint32_t count : histogram(one.values, low, width, bins)) {
      parts.back().push_back(one.values.empty() ? 0 : count / static_cast<double>(one.values.size()));
      most = std::max(most, parts.back().back());
    }
  }
  double top = 0;
  std::string names = series.size() > 1 ? legend(series, top) : "";
  const double bottom = top + 150;
  // A whole number's bin is centred on it.
  const double shift = width == 1 ? 0.5 : 0;
  const Axis x{low - shift, low - shift + width * static_cast<double>(bins), 42, kWidth - 6};
  const Axis y{0, most, bottom, top + 6};
  std::string out = open(bottom + 20) + names;
  const double step = step_of(most, 3);
  for (double v = 0; v <= most + 1e-9; v += step) {
    out += line(x.from, y.at(v), x.to, y.at(v), "grid") +
           text(38, y.at(v) + 4, unit_text(v, Unit::kPercent), "end", "soft");
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string path = "M" + f(x.from) + " " + f(bottom);
    for (std::size_t b = 0; b < bins; ++b) {
      const double at = low - shift + width * static_cast<double>(b);
      path += "L" + f(x.at(at)) + " " + f(y.at(parts[i][b])) + "L" + f(x.at(at + width)) + " " + f(y.at(parts[i][b]));
    }
    path += "L" + f(x.to) + " " + f(bottom) + "Z";
    const std::string paint = colour(static_cast<int>(i));
    out += "<path d=\"" + path + "\" style=\"fill:" + paint + ";fill-opacity:.22;stroke:" + paint +
           ";stroke-width:1.5\"/>\n";
  }
  const double tick = std::max(width, step_of(std::max(1.0, high - low), 6));
  for (double v = std::ceil(low / tick) * tick; v <= high + 1e-9; v += tick) {
    out += text(x.at(v), bottom + 15, number(v, 0), "middle", "soft");
  }
  return out + line(x.from, bottom, x.to, bottom, "axis") + "</svg>\n";
}

std::string line_plot(const std::vector<Series>& series, const std::string& last) {
  double top = 0;
  const std::string names = legend(series, top);
  const double bottom = top + 150;
  const Axis y{0, 1, bottom, top + 6};
  std::string out = open(bottom + 20) + names;
  for (const double v : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    out += line(42, y.at(v), kWidth - 6, y.at(v), "grid") +
           text(38, y.at(v) + 4, unit_text(v, Unit::kPercent), "end", "soft");
  }
  for (std::size_t i = 0; i < series.size(); ++i) {
    const auto& values = series[i].values;
    if (values.empty()) continue;
    const Axis x{0, static_cast<double>(values.size()), 42, kWidth - 6};
    std::string path;
    for (std::size_t n = 0; n < values.size(); ++n) {
      path += (n == 0 ? "M" : "L") + f(x.at(static_cast<double>(n + 1))) + " " + f(y.at(values[n]));
    }
    out += "<path d=\"" + path + "\" style=\"fill:none;stroke:" + colour(static_cast<int>(i)) + ";stroke-width:2\"/>\n";
  }
  out += text(42, bottom + 15, "0", "start", "soft") + text(kWidth - 6, bottom + 15, last, "end", "soft");
  return out + "</svg>\n";
}

std::string map_plot(const std::vector<std::vector<MapCell>>& rows) {
  std::size_t columns = 1;
  for (const auto& row : rows) columns = std::max(columns, row.size());
  const double size = kWidth / static_cast<double>(columns);
  std::string out = open(size * static_cast<double>(rows.size()));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].size(); ++c) {
      const MapCell& cell = rows[r][c];
      const double x = size * static_cast<double>(c);
      const double y = size * static_cast<double>(r);
      if (cell.value >= 0) {
        out += "<rect x=\"" + f(x + 1) + "\" y=\"" + f(y + 1) + "\" width=\"" + f(size - 2) + "\" height=\"" +
               f(size - 2) +
               "\" rx=\"3\" style=\"fill:var(--c0);fill-opacity:" + number(0.06 + 0.64 * std::min(1.0, cell.value), 2) +
               "\"/>\n";
      }
      if (!cell.text.empty()) out += text(x + size / 2, y + size / 2 + 4, cell.text, "middle");
    }
  }
  return out + "</svg>\n";
}

}  // namespace tavola::lab
