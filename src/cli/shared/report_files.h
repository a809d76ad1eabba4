// The files that a report is written to: --json and --html.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "wire/json.h"

namespace tavola::cli {

struct ReportFiles {
  std::string json;
  std::string html;

  void add_to(CLI::App& command);

  /// fail() when one can't be written: found before the long work begins.
  void check() const;

  /// Writes those that were asked for, and says so.
  void write(const std::function<wire::Json()>& as_json, const std::function<std::string()>& as_html) const;
};

}  // namespace tavola::cli
