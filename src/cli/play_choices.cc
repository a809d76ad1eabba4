#include "cli/play_choices.h"

#include <algorithm>
#include <cctype>
#include <numeric>

#include "cli/console.h"
#include "core/fields.h"

namespace tavola::cli {
namespace {

using Places = std::vector<std::size_t>;

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// Whether `text` has `word`; `whole`: with no letter or digit before and after it.
bool has_word(std::string_view text, std::string_view word, bool whole) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (!whole || ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end])))) return true;
  }
  return false;
}

/// The kinds in `among`, in order, each with its places.
std::vector<std::pair<std::string_view, Places>> by_kind(const std::vector<Choice>& choices, const Places& among) {
  std::vector<std::pair<std::string_view, Places>> kinds;
  for (const std::size_t place : among) {
    const std::string_view kind = choices[place].kind();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& k) { return k.first == kind; });
    if (found == kinds.end()) {
      kinds.push_back({kind, {place}});
    } else {
      found->second.push_back(place);
    }
  }
  return kinds;
}

}  // namespace

std::vector<Choice> list_choices(const registry::AnyGame& game, const AnyScreen& screen, const registry::AnyView& view,
                                 const term::Look& look) {
  std::vector<Choice> listed;
  for (const registry::AnyMove move : game.moves(view)) {
    listed.push_back({move, game.write_move(move), screen.describe(view, move, look), game.preview(view, move).points});
  }
  std::vector<Choice> choices;
  for (auto& [kind, places] : by_kind(listed, all_of(listed))) {
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return listed[a].points > listed[b].points; });
    for (const std::size_t place : places) choices.push_back(listed[place]);
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

Places shortened(const std::vector<Choice>& choices, const Places& among, std::size_t most) {
  if (among.size() <= most) return among;
  const auto kinds = by_kind(choices, among);
  std::vector<std::size_t> given(kinds.size(), 0);
  // One by one to each kind in turn, so that a kind with few choices is shown whole.
  for (std::size_t left = most; left > 0;) {
    const std::size_t before = left;
    for (std::size_t k = 0; k < kinds.size() && left > 0; ++k) {
      if (given[k] < kinds[k].second.size()) {
        ++given[k];
        --left;
      }
    }
    if (left == before) break;
  }
  Places shown;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    shown.insert(shown.end(), kinds[k].second.begin(), kinds[k].second.begin() + static_cast<std::ptrdiff_t>(given[k]));
  }
  return shown;
}

Places all_of(const std::vector<Choice>& choices) {
  Places places(choices.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  return places;
}

std::string show_choices(const std::vector<Choice>& choices, const Places& among, const Places& shown,
                         const term::Paint& paint, int width) {
  int notation_width = 0;
  for (const std::size_t place : shown) {
    notation_width = std::max(notation_width, term::columns(choices[place].notation));
  }
  std::string out;
  for (const std::size_t place : shown) {
    const std::string number = std::to_string(place + 1);
    std::string line(number.size() < 4 ? 4 - number.size() : 0, ' ');
    line += paint.bold(number) + "  " + term::padded(choices[place].notation, notation_width) + "  " +
            choices[place].description;
    out += clipped(line, width) + "\n";
  }
  if (shown.size() == among.size()) return out;
  std::string left_out;
  const auto kinds_shown = by_kind(choices, shown);
  std::string example;
  for (const auto& [kind, places] : by_kind(choices, among)) {
    const auto found =
        std::find_if(kinds_shown.begin(), kinds_shown.end(), [&, k = kind](const auto& s) { return s.first == k; });
    const std::size_t left = places.size() - (found == kinds_shown.end() ? 0 : found->second.size());
    if (left == 0) continue;
    left_out += (left_out.empty() ? "" : ", ") + std::to_string(left) + " " + std::string(kind);
    const std::string& last = choices[places.back()].notation;
    if (example.empty() && last.size() > kind.size() + 1) {
      const std::string_view rest = std::string_view(last).substr(kind.size() + 1);
      example = rest.substr(0, rest.find(' '));
    }
  }
  const std::string say = example.empty() ? std::string("a word") : "a part of a move, as `" + example + "`";
  return out + clipped(paint.dim("      and " + left_out + " more: type " + say + ", or `more` for all"), width) + "\n";
}

}  // namespace tavola::cli
