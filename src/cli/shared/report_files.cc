#include "cli/shared/report_files.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/shared/files.h"

namespace tavola::cli {
namespace {

void write_one(const std::string& path, const std::string& bytes) {
  or_fail(write_file(path, bytes));
  std::cout << "written to " << path << '\n';
}

}  // namespace

void ReportFiles::add_to(CLI::App& command) {
  command.add_option("--json", json, "write everything to this file")->type_name("FILE");
  command.add_option("--html", html, "write a report with plots to this file")->type_name("FILE");
}

void ReportFiles::check() const {
  for (const std::string& path : {json, html}) {
    if (!path.empty()) or_fail(can_write(path));
  }
}

void ReportFiles::write(const std::function<wire::Json()>& as_json, const std::function<std::string()>& as_html) const {
  // A bot's name may contain bytes that are not UTF-8.
  if (!json.empty()) write_one(json, as_json().dump(1, ' ', false, wire::Json::error_handler_t::replace) + "\n");
  if (!html.empty()) write_one(html, as_html());
}

}  // namespace tavola::cli
