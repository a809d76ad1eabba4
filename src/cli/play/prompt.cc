#include "cli/play/prompt.h"

#include <algorithm>
#include <cctype>
#include <ostream>
#include <utility>

#include "core/fields.h"

namespace tavola::cli {
namespace {

constexpr std::size_t kMostChoices = 20;
constexpr std::size_t kLeastChoices = 3;
constexpr std::size_t kMostNews = 16;

int line_count(std::string_view text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n')) + (text.empty() || text.ends_with('\n') ? 0 : 1);
}

/// The line in lower case with single spaces, like the notation.
std::string tidied(std::string_view line) {
  std::string out;
  for (const char c : trimmed(line)) {
    const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (space && out.ends_with(' ')) continue;
    out += space ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

}  // namespace

Prompt::Prompt(PlayTable& table, const Console& console, core::Seat seat, std::size_t told, std::string notice)
    : table_(table),
      console_(console),
      seat_(seat),
      told_(told),
      notice_(std::move(notice)),
      view_(table.view(seat)),
      choices_(list_choices(table.game(), table.screen(), view_, table.look())) {}

Answer Prompt::ask() {
  show();
  std::string line;
  for (;;) {
    const bool only = choices_.size() == 1;
    console_.out << table_.name(seat_) << (only ? " (Enter or 1" : " (1-" + std::to_string(choices_.size()))
                 << ", help)> " << std::flush;
    if (!console_.out) return Answer::kLeave;  // the pipe or the terminal is closed
    switch (console_.in.line(line)) {
      case Got::kEnd:
        return Answer::kLeave;
      case Got::kInterrupted:
        return Answer::kInterrupted;
      case Got::kTooLong:
        console_.out << "That line is too long, so it was ignored. `help` lists the commands.\n";
        continue;
      case Got::kLine:
        break;
    }
    if (!console_.screen) console_.out << "\n";  // without a terminal, no Enter ended the prompt's line
    switch (hear(line)) {
      case Heard::kNothing:
        continue;
      case Heard::kMoved:
        return Answer::kMoved;
      case Heard::kUndone:
        return Answer::kUndone;
      case Heard::kLeave:
        return Answer::kLeave;
    }
  }
}

/// How many choices fit under `used` lines.
std::size_t Prompt::room(int used) const {
  if (console_.height == 0) return kMostChoices;
  const int left = console_.height - used - 2;  // the line about omitted choices, and the prompt
  return static_cast<std::size_t>(std::clamp(left, static_cast<int>(kLeastChoices), static_cast<int>(kMostChoices)));
}

void Prompt::show() {
  console_.clear(false);
  std::string board = table_.screen().draw(view_, table_.look());
  if (!board.ends_with('\n')) board += '\n';
  last_shown_ = all_of(choices_);
  const std::size_t first = console_.screen ? table_.since_last_turn(seat_) : told_;
  const auto news = table_.told(seat_, first, table_.match().events().size());
  const int above = line_count(board) + line_count(notice_);
  std::size_t most_news = kMostNews;
  if (console_.height > 0) {
    const auto choice_lines = static_cast<int>(shortened(choices_, last_shown_, kMostChoices).size());
    const int spare = console_.height - above - choice_lines - 2;  // 2: the line about omitted choices, and the prompt
    most_news = static_cast<std::size_t>(std::clamp(spare, 1, static_cast<int>(kMostNews)));
  }
  // If the text scrolls, the news comes first. If the screen is redrawn, the news goes below the table.
  if (!console_.screen) show_news(news, most_news);
  console_.out << board << std::exchange(notice_, std::string());
  if (console_.screen) show_news(news, most_news);
  const auto shown = shortened(choices_, last_shown_, room(above + static_cast<int>(std::min(news.size(), most_news))));
  console_.out << show_choices(choices_, last_shown_, shown, console_.paint, console_.width);
}

/// Shows the latest news, and how much was left out.
void Prompt::show_news(const std::vector<std::string>& news, std::size_t most) {
  const std::size_t skipped = news.size() > most ? news.size() - std::max<std::size_t>(most - 1, 1) : 0;
  const std::string before = "(" + std::to_string(skipped) + " earlier lines: `log`) ";
  if (skipped > 0 && most > 1) console_.out << "  " << console_.paint.dim(before) << "\n";
  for (std::size_t i = skipped; i < news.size(); ++i) {
    const std::string lead = skipped > 0 && most == 1 ? console_.paint.dim(before) : "";
    console_.out << clipped("  " + lead + news[i], console_.width) << "\n";
  }
}

void Prompt::show_some(const Places& among) {
  last_shown_ = among;
  const auto shown = shortened(choices_, among, kMostChoices);
  console_.out << show_choices(choices_, among, shown, console_.paint, console_.width);
}

Prompt::Heard Prompt::hear(std::string_view line) {
  const std::string_view typed = trimmed(line);
  if (typed.empty()) {
    if (choices_.size() == 1) return play(choices_.front().notation);
    if (console_.screen) show();
    return Heard::kNothing;
  }
  bool understood = false;
  Heard heard = hear_move(typed, understood);
  if (understood) return heard;
  const std::size_t space = std::min(typed.find_first_of(" \t"), typed.size());
  heard = hear_command(tidied(typed.substr(0, space)), trimmed(typed.substr(space)), understood);
  if (!understood) filter(typed);
  return heard;
}

Prompt::Heard Prompt::hear_move(std::string_view line, bool& understood) {
  const std::string text = tidied(line);
  understood = true;
  if (text.find_first_not_of("0123456789") == std::string::npos) {
    const auto number = core::read_number(text, 1, static_cast<int>(choices_.size()), "");
    if (number.ok()) return play(choices_[static_cast<std::size_t>(*number) - 1].notation);
    console_.out << "There is no choice " << text.substr(0, 12) << ": the numbers go from 1 to " << choices_.size()
                 << ".\n";
    return Heard::kNothing;
  }
  // First as typed, since a notation may be case-sensitive.
  for (const std::string& attempt : {std::string(line), text}) {
    if (table_.game().read_move(attempt).ok()) return play(attempt);
  }
  understood = false;
  return Heard::kNothing;
}

Prompt::Heard Prompt::play(const std::string& notation) {
  const auto said = table_.say(seat_, {{"t", "move"}, {"move", notation}});
  if (said.ok()) return Heard::kMoved;
  const core::Error& why = said.error();
  if (why.name == "illegal-move") {
    console_.out << "Not allowed by " << console_.paint.bold(why.where) << ": " << why.what << ". `rules " << why.where
                 << "` shows the rule.\n";
  } else {
    console_.out << why.text() << "\n";
  }
  return Heard::kNothing;
}

void Prompt::filter(std::string_view line) {
  const Places found = matching(choices_, line);
  if (!found.empty()) {
    show_some(found);
    return;
  }
  console_.out << "No choice contains " << core::quoted(line) << ". Type a number, a move such as `"
               << choices_.front().notation << "`, part of one, or `help`.\n";
}

}  // namespace tavola::cli
