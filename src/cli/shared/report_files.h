// The files a report is written to: --json and --html.
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

  /// Calls fail() if a file can't be written. Call it before the long work.
  void check() const;

  /// Writes the requested files and prints their names.
  void write(const std::function<wire::Json()>& as_json, const std::function<std::string()>& as_html) const;
};

}  // namespace tavola::cli
