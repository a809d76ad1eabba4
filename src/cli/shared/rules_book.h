// The rules pages (docs/rules/*.md), compiled in: by page, by rule id, by word.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/embedded.h"
#include "term/paint.h"

namespace tavola::cli {

/// One rule: a list item of a page that begins with its id in bold.
struct Rule {
  std::string id;     ///< "SL-9"
  std::string title;  ///< "Park", or "" where it has none
  std::string text;   ///< on one line, with the page's marks (**bold**, `code`), without the id
  std::string page;   ///< "sunrise-lane", "common"
};

/// In small letters, to look words up whatever their case.
std::string lower(std::string_view text);

class RulesBook {
 public:
  explicit RulesBook(std::span<const core::EmbeddedFile> pages);

  const std::vector<Rule>& rules() const { return rules_; }

  /// A page's text, or "" when there is none with that name.
  std::string_view page(std::string_view name) const;

  /// The rule with this id, in any case, with or without the hyphen; nullptr when there is none.
  const Rule* find(std::string_view id) const;

  /// The rules that have all these words, on one page and on the common one ("": on all).
  std::vector<const Rule*> search(std::string_view words, std::string_view page) const;

 private:
  std::span<const core::EmbeddedFile> pages_;
  std::vector<Rule> rules_;
};

/// The book that is compiled in.
const RulesBook& rules_book();

/// A rule for the screen, broken at `width`, each line ended.
std::string show_rule(const Rule& rule, const term::Paint& paint, int width);

/// One line: the rule's id and how it begins.
std::string show_brief(const Rule& rule, const term::Paint& paint, int width);

/// A whole page for the screen: headings, rules and paragraphs broken at `width`, tables as they are.
std::string show_page(std::string_view text, const term::Paint& paint, int width);

/// What `rules WORDS` answers: the rule with that id, the rules with those words, or that there is none. `page`: the
/// game that is played, "" outside of one.
std::string look_up(const RulesBook& book, std::string_view words, std::string_view page, const term::Paint& paint,
                    int width);

}  // namespace tavola::cli
