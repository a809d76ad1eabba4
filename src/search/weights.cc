#include "search/weights.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <optional>

#include "core/fields.h"

namespace tavola::search {
namespace {

constexpr double kLargest = 1e6;

/// Reads a decimal number such as "-0.125". Exponents are not allowed, so that it gives the same value everywhere.
std::optional<double> read_decimal(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus) text.remove_prefix(1);
  double value = 0;
  double unit = 1;
  bool point = false;
  int digits = 0;
  for (const char c : text) {
    if (c == '.' && !point) {
      point = true;
    } else if (c >= '0' && c <= '9' && digits < 15) {
      value = value * 10 + (c - '0');
      unit *= point ? 10 : 1;
      ++digits;
    } else {
      return std::nullopt;
    }
  }
  if (digits == 0 || value / unit > kLargest) return std::nullopt;
  return minus ? -value / unit : value / unit;
}

}  // namespace

core::Result<std::vector<double>> read_weights(std::string_view text, std::span<const std::string_view> names) {
  std::vector<double> values(names.size());
  std::vector<bool> there(names.size());
  int number = 0;
  for (std::string_view line : core::split(text, '\n')) {
    const std::string place = "line " + std::to_string(++number);
    line = core::trim_spaces(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    const std::size_t space = line.find(' ');
    const auto found = std::find(names.begin(), names.end(), line.substr(0, space));
    if (found == names.end()) {
      return core::Error{"bad-weights", place, "there is no weight " + core::quoted(line.substr(0, space))};
    }
    const auto at = static_cast<std::size_t>(found - names.begin());
    if (there[at]) return core::Error{"bad-weights", place, core::quoted(*found) + " appears twice"};
    const auto value = read_decimal(space == std::string_view::npos ? "" : core::trim_spaces(line.substr(space)));
    if (!value) {
      return core::Error{"bad-weights", place, "expected a name and a decimal number, found " + core::quoted(line)};
    }
    values[at] = *value;
    there[at] = true;
  }
  const auto missing = std::find(there.begin(), there.end(), false);
  if (missing != there.end()) {
    return core::Error{"bad-weights", "",
                       core::quoted(names[static_cast<std::size_t>(missing - there.begin())]) + " is missing"};
  }
  return values;
}

std::vector<double> built_in_weights(std::string_view text, std::span<const std::string_view> names) {
  auto read = read_weights(text, names);
  assert(read.ok());
  return read.ok() ? *std::move(read) : std::vector<double>(names.size());
}

std::string write_weights(std::span<const std::string_view> names, std::span<const double> values) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    char number[64];
    std::snprintf(number, sizeof number, "%.6f", values[i]);
    text.append(names[i]).append(" ").append(number).append("\n");
  }
  return text;
}

}  // namespace tavola::search
