#include "cli/play/choices.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <numeric>

#include "cli/shared/console.h"
#include "cli/shared/rules_book.h"
#include "core/fields.h"

namespace tavola::cli {
namespace {

using Places = std::vector<std::size_t>;

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// Whether `text` contains `word`. `whole`: only without a letter or digit next to it.
bool has_word(std::string_view text, std::string_view word, bool whole) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (!whole || ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end])))) return true;
  }
  return false;
}

/// The lines grouped by kind, in order.
std::vector<std::pair<std::string_view, std::vector<Line>>> by_kind(const std::vector<Choice>& choices,
                                                                    const std::vector<Line>& lines) {
  std::vector<std::pair<std::string_view, std::vector<Line>>> kinds;
  for (const Line& line : lines) {
    const std::string_view kind = choices[line.front()].kind();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& k) { return k.first == kind; });
    if (found == kinds.end()) {
      kinds.push_back({kind, {line}});
    } else {
      found->second.push_back(line);
    }
  }
  return kinds;
}

/// The notation without its last word if at least two words are left, otherwise "".
std::string_view stem(const Choice& choice) {
  const std::string_view notation = choice.notation;
  const std::size_t last = notation.rfind(' ');
  if (last == std::string_view::npos || notation.find(' ') == last) return {};
  return notation.substr(0, last + 1);
}

/// Puts consecutive choices with the same stem on one line.
std::vector<Line> folded(const std::vector<Choice>& choices, const Places& among) {
  std::vector<Line> lines;
  for (const std::size_t place : among) {
    const bool goes_on = !lines.empty() && lines.back().back() + 1 == place && !stem(choices[place]).empty() &&
                         stem(choices[place]) == stem(choices[lines.back().front()]) &&
                         choices[place].points == choices[lines.back().front()].points;
    if (goes_on) {
      lines.back().push_back(place);
    } else {
      lines.push_back({place});
    }
  }
  return lines;
}

/// "park f5 g|r|b" for the line's choices.
std::string notation_of(const std::vector<Choice>& choices, const Line& line) {
  std::string text = choices[line.front()].notation;
  for (std::size_t i = 1; i < line.size(); ++i) {
    text += "|" + choices[line[i]].notation.substr(stem(choices[line[i]]).size());
  }
  return text;
}

/// The description of a line: the words that the descriptions of its choices all begin with.
std::string description_of(const std::vector<Choice>& choices, const Line& line) {
  if (line.size() == 1) return choices[line.front()].description;
  const std::string first = plain(choices[line.front()].description);
  std::size_t same = first.size();
  for (const std::size_t place : line) {
    const std::string other = plain(choices[place].description);
    const auto [a, b] =
        std::mismatch(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(same), other.begin(), other.end());
    same = static_cast<std::size_t>(a - first.begin());
  }
  same = same == first.size() ? same : first.rfind(' ', same) == std::string::npos ? 0 : first.rfind(' ', same);
  return first.substr(0, same) + " ...";
}

std::string numbers_of(const Line& line) {
  const std::string first = std::to_string(line.front() + 1);
  return line.size() == 1 ? first : first + "-" + std::to_string(line.back() + 1);
}

}  // namespace

std::vector<Choice> list_choices(const registry::AnyGame& game, const AnyScreen& screen, const registry::AnyView& view,
                                 const term::Look& look) {
  std::vector<Choice> listed;
  for (const registry::AnyMove move : game.moves(view)) {
    listed.push_back({move, game.write_move(move), screen.describe(view, move, look), game.preview(view, move).points});
  }
  std::vector<Choice> choices;
  for (auto& [kind, lines] : by_kind(listed, singles(all_of(listed)))) {
    std::stable_sort(lines.begin(), lines.end(),
                     [&](const Line& a, const Line& b) { return listed[a.front()].points > listed[b.front()].points; });
    for (const Line& line : lines) choices.push_back(listed[line.front()]);
  }
  return choices;
}

Places matching(const std::vector<Choice>& choices, std::string_view typed) {
  const std::string words = lower(typed);
  for (const bool whole : {true, false}) {
    Places found;
    for (std::size_t place = 0; place < choices.size(); ++place) {
      const std::string text = lower(choices[place].notation + "\n" + plain(choices[place].description));
      bool fits = !trimmed(words).empty();
      for (const std::string_view word : core::split(words, ' ')) {
        fits = fits && (word.empty() || has_word(text, word, whole));
      }
      if (fits) found.push_back(place);
    }
    if (!found.empty()) return found;
  }
  return {};
}

Places all_of(const std::vector<Choice>& choices) {
  Places places(choices.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  return places;
}

std::vector<Line> singles(const Places& among) {
  std::vector<Line> lines;
  for (const std::size_t place : among) lines.push_back({place});
  return lines;
}

std::vector<Line> shortened(const std::vector<Choice>& choices, const Places& among, std::size_t most) {
  if (among.size() <= most) return singles(among);
  std::vector<Line> lines = folded(choices, among);
  if (lines.size() <= most) return lines;
  const auto kinds = by_kind(choices, lines);
  std::vector<std::size_t> given(kinds.size(), 0);
  // Hand out lines to the kinds in turn, so that kinds with few choices are shown in full.
  for (std::size_t left = most; left > 0;) {
    for (std::size_t k = 0; k < kinds.size() && left > 0; ++k) {
      if (given[k] == kinds[k].second.size()) continue;
      ++given[k];
      --left;
    }
  }
  std::vector<Line> shown;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    shown.insert(shown.end(), kinds[k].second.begin(), kinds[k].second.begin() + static_cast<std::ptrdiff_t>(given[k]));
  }
  return shown;
}

namespace {

/// The choices that the lines leave out, as in "12 house, 3 park", and a word to type for one of them; "" if none.
std::pair<std::string, std::string> left_out(const std::vector<Choice>& choices, const Places& among,
                                             const std::vector<Line>& lines) {
  std::vector<bool> shown(choices.size(), false);
  for (const Line& line : lines) {
    for (const std::size_t place : line) shown[place] = true;
  }
  Places missing;
  std::copy_if(among.begin(), among.end(), std::back_inserter(missing),
               [&](std::size_t place) { return !shown[place]; });
  std::string text;
  std::string example;
  for (const auto& [kind, kind_lines] : by_kind(choices, singles(missing))) {
    text += (text.empty() ? "" : ", ") + std::to_string(kind_lines.size()) + " " + std::string(kind);
    const std::string_view notation = choices[kind_lines.back().front()].notation;
    if (example.empty() && notation.size() > kind.size() + 1) {
      const std::string_view rest = notation.substr(kind.size() + 1);
      example = rest.substr(0, rest.find(' '));
    }
  }
  return {text, example};
}

}  // namespace

std::string show_choices(const std::vector<Choice>& choices, const Places& among, const std::vector<Line>& lines,
                         const term::Paint& paint, int width) {
  std::size_t number_width = 4;
  int notation_width = 0;
  for (const Line& line : lines) {
    number_width = std::max(number_width, numbers_of(line).size() + 1);
    notation_width = std::max(notation_width, term::columns(notation_of(choices, line)));
  }
  std::string out;
  for (const Line& line : lines) {
    const std::string numbers = numbers_of(line);
    out += clipped(std::string(number_width - numbers.size(), ' ') + paint.bold(numbers) + "  " +
                       term::padded(notation_of(choices, line), notation_width) + "  " + description_of(choices, line),
                   width) +
           "\n";
  }
  const auto [rest, example] = left_out(choices, among, lines);
  if (rest.empty()) return out;
  const std::string say = example.empty() ? "" : "type a part, such as `" + example + "`, or ";
  return out + clipped(paint.dim("      and " + rest + " more: " + say + "`more` for all"), width) + "\n";
}

}  // namespace tavola::cli
