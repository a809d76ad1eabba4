#include <algorithm>

#include "cli/play/shown_match.h"
#include "cli/shared/rules_book.h"

namespace tavola::cli {
namespace {

constexpr int kLeastColumn = 6;

std::string to_the_right(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - term::columns(text))), ' ') + text;
}

std::string winners_of(const ShownMatch& table, const core::Ending& ending) {
  std::vector<std::string> names;
  for (int s = 0; s < table.game().players(); ++s) {
    if (ending.won_by(core::seat(s))) names.push_back(table.name(core::seat(s)));
  }
  if (names.empty()) return "Nobody wins.";
  if (names.size() == 1) return names.front() + " wins.";
  std::string text = names.front();
  for (std::size_t i = 1; i < names.size(); ++i) text += (i + 1 == names.size() ? " and " : ", ") + names[i];
  return text + " share the victory.";
}

}  // namespace

std::string show_result(const ShownMatch& table) {
  const core::Ending ending = table.match().ending();
  const term::Paint& paint = table.look().paint;
  const int players = table.game().players();
  int label = 6;
  for (const core::ScoreLine& line : ending.lines()) {
    label = std::max(label, static_cast<int>(line.name.size()) + (line.counted ? 0 : 12));
  }
  std::vector<int> widths;
  std::string out = term::padded("", label);
  for (int s = 0; s < players; ++s) {
    widths.push_back(std::max(kLeastColumn, term::columns(table.look().name(core::seat(s)))));
    out += "  " + to_the_right(table.name(core::seat(s)), widths.back());
  }
  out += "\n";
  const auto row = [&](const std::string& name, const auto& points, bool strong) {
    out += term::padded(strong ? paint.bold(name) : name, label);
    for (int s = 0; s < players; ++s) {
      const std::string number = std::to_string(points[static_cast<std::size_t>(s)]);
      out += "  " + to_the_right(strong ? paint.bold(number) : number, widths[static_cast<std::size_t>(s)]);
    }
    out += "\n";
  };
  for (const core::ScoreLine& line : ending.lines()) {
    if (line.counted) row(std::string(line.name), line.points, false);
  }
  row("total", ending.total, true);
  for (const core::ScoreLine& line : ending.lines()) {
    if (!line.counted) row(std::string(line.name) + " (tie-break)", line.points, false);
  }
  out += "\n" + paint.bold(winners_of(table, ending)) + "\n";
  if (!ending.rule.empty()) {
    const Rule* rule = rules_book().find(ending.rule);
    out += rule ? "Ended by this rule:\n" + show_rule(*rule, paint, table.look().width)
                : "Ended by " + std::string(ending.rule) + ".\n";
  }
  return out;
}

}  // namespace tavola::cli
