// The numbered list of a person's choices. Long lists are shortened for the screen. Typed words filter the list.
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

/// The moves of the view's seat, by kind in the order of the rules. Within a kind, the most points come first.
std::vector<Choice> list_choices(const registry::AnyGame& game, const AnyScreen& screen, const registry::AnyView& view,
                                 const term::Look& look);

/// The indices of the choices that contain every typed word in their notation or description. Whole words win: "b1"
/// matches "b11" only if there is no "b1".
std::vector<std::size_t> matching(const std::vector<Choice>& choices, std::string_view typed);

/// The indices of all choices.
std::vector<std::size_t> all_of(const std::vector<Choice>& choices);

/// The choices on one line of the list: one, or several whose notation differs only in the last word.
using Line = std::vector<std::size_t>;

/// One line for each choice.
std::vector<Line> singles(const std::vector<std::size_t>& among);

/// At most `most` lines for these choices. If there are more, similar choices share a line. If that is not enough, some
/// of every kind are shown.
std::vector<Line> shortened(const std::vector<Choice>& choices, const std::vector<std::size_t>& among,
                            std::size_t most);

/// The text of the lines, with a last line about the choices of `among` that were left out.
std::string show_choices(const std::vector<Choice>& choices, const std::vector<std::size_t>& among,
                         const std::vector<Line>& lines, const term::Paint& paint, int width);

}  // namespace tavola::cli
