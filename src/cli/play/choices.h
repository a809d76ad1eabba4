// What a person can do now, numbered; a long list is shortened for the screen and filtered by what is typed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/screens.h"
#include "registry/any_game.h"
#include "term/paint.h"

namespace tavola::cli {

/// One legal move. Its number is its place in the list, from 1.
struct Choice {
  registry::AnyMove move;
  std::string notation;     ///< "house e5 2"
  std::string description;  ///< what it does, perhaps with colour codes
  int points = 0;

  /// The first word of the notation: "house".
  std::string_view kind() const { return std::string_view(notation).substr(0, notation.find(' ')); }
};

/// The moves of the view's seat: by kind in the order of the rules, within a kind the most points first.
std::vector<Choice> list_choices(const registry::AnyGame& game, const AnyScreen& screen, const registry::AnyView& view,
                                 const term::Look& look);

/// The choices (by index, from 0) that contain every typed word, in the notation or the description. Whole words are
/// preferred: "b1" is not "b11" where a b1 is.
std::vector<std::size_t> matching(const std::vector<Choice>& choices, std::string_view typed);

/// All places from 0.
std::vector<std::size_t> all_of(const std::vector<Choice>& choices);

/// What one line of a list shows: one choice, or some that differ only in the last word of their notation.
using Line = std::vector<std::size_t>;

/// One line for each choice.
std::vector<Line> singles(const std::vector<std::size_t>& among);

/// At most `most` lines for these choices. Where there are more, like ones share a line, and then some of every kind
/// are taken, in order.
std::vector<Line> shortened(const std::vector<Choice>& choices, const std::vector<std::size_t>& among,
                            std::size_t most);

/// The lines, and one that says which of `among` were left out.
std::string show_choices(const std::vector<Choice>& choices, const std::vector<std::size_t>& among,
                         const std::vector<Line>& lines, const term::Paint& paint, int width);

}  // namespace tavola::cli
