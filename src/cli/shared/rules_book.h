// The rules pages (docs/rules/*.md), compiled in. Finds rules by page, id or words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/embedded.h"
#include "term/paint.h"

namespace tavola::cli {

/// One rule: a list item that starts with its id in bold.
struct Rule {
  std::string id;     ///< "SL-9"
  std::string title;  ///< "Park"; "" if it has none
  std::string text;   ///< on one line, without the id; keeps the markup (**bold**, `code`)
  std::string page;   ///< "sunrise-lane", "common"
};

/// In lower case, for searches that ignore case.
std::string lower(std::string_view text);

class RulesBook {
 public:
  explicit RulesBook(std::span<const core::EmbeddedFile> pages);

  const std::vector<Rule>& rules() const { return rules_; }

  /// The text of a page, or "" if there is none with this name.
  std::string_view page(std::string_view name) const;

  /// The rule with this id, ignoring case and hyphen; nullptr if there is none.
  const Rule* find(std::string_view id) const;

  /// The rules that contain all these words, on this page and the common one (or, with "", on any page).
  std::vector<const Rule*> search(std::string_view words, std::string_view page) const;

 private:
  std::span<const core::EmbeddedFile> pages_;
  std::vector<Rule> rules_;
};

/// The compiled-in rules.
const RulesBook& rules_book();

/// A rule for the screen, wrapped at `width`.
std::string show_rule(const Rule& rule, const term::Paint& paint, int width);

/// One line: the rule's id and its beginning.
std::string show_brief(const Rule& rule, const term::Paint& paint, int width);

/// A whole page for the screen. Wraps headings, rules and paragraphs at `width`, and leaves tables as they are.
std::string show_page(std::string_view text, const term::Paint& paint, int width);

/// The answer to `rules WORDS`: the rule with that id, the rules with those words, or a note that there are none.
/// `page` is the game being played, or "".
std::string look_up(const RulesBook& book, std::string_view words, std::string_view page, const term::Paint& paint,
                    int width);

}  // namespace tavola::cli
