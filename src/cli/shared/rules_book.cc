#include "cli/shared/rules_book.h"

#include <algorithm>
#include <cctype>

#include "cli/shared/console.h"
#include "core/fields.h"

namespace tavola::rules_pages {
std::span<const core::EmbeddedFile> files();
}

namespace tavola::cli {
namespace {

constexpr std::string_view kCommon = "common";

std::string_view name_of(const core::EmbeddedFile& file) {
  std::string_view name = file.path.substr(file.path.rfind('/') + 1);
  return name.substr(0, name.rfind('.'));
}

/// "SL-9" from an item's bold part "SL-9 Park."; "" without an id, which is capital letters, a hyphen and a number.
std::string_view id_in(std::string_view bold) {
  std::size_t i = 0;
  while (i < bold.size() && std::isupper(static_cast<unsigned char>(bold[i])) != 0) ++i;
  if (i == 0 || i >= bold.size() || bold[i] != '-') return {};
  const std::size_t number = ++i;
  while (i < bold.size() && std::isdigit(static_cast<unsigned char>(bold[i])) != 0) ++i;
  return i == number ? std::string_view() : bold.substr(0, i);
}

/// The rule that starts on this line; its id is empty if none does.
Rule begun_by(std::string_view line, std::string_view page) {
  Rule rule;
  if (!line.starts_with("- **")) return rule;
  line.remove_prefix(4);
  const std::size_t end = line.find("**");
  const std::string_view id = id_in(line.substr(0, end));
  if (end == std::string_view::npos || id.empty()) return rule;
  rule.id = id;
  rule.title = trimmed(line.substr(id.size(), end - id.size()));
  if (rule.title.ends_with('.')) rule.title.pop_back();
  rule.text = trimmed(line.substr(end + 2));
  rule.page = page;
  return rule;
}

bool ends_item(std::string_view line) {
  return trimmed(line).empty() || line.starts_with("- ") || line.starts_with("#") || line.starts_with("|");
}

/// The letters and digits of an id, so that "sl9" and "SL-9" compare equal.
std::string bare(std::string_view id) {
  std::string out;
  for (const char c : id) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return out;
}

/// Paints the page's markup: **bold** and `code`. A mark that is not closed stays as it is.
std::string painted(std::string_view text, const term::Paint& paint) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view mark = text.substr(i).starts_with("**") ? "**" : text[i] == '`' ? "`" : "";
    const std::size_t end = mark.empty() ? std::string_view::npos : text.find(mark, i + mark.size());
    if (end == std::string_view::npos) {
      out += text[i++];
      continue;
    }
    // Paint word by word, so that the text can still be wrapped.
    std::string_view inner = text.substr(i + mark.size(), end - i - mark.size());
    while (!inner.empty()) {
      const std::size_t space = std::min(inner.find(' '), inner.size());
      const std::string_view word = inner.substr(0, space);
      if (!word.empty()) out += mark == "`" ? paint.underlined(word) : paint.bold(word);
      if (space < inner.size()) out += ' ';
      inner.remove_prefix(std::min(space + 1, inner.size()));
    }
    i = end + mark.size();
  }
  return out;
}

std::string lines_text(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out.append(line).append("\n");
  return out;
}

/// The first rule's id of every page.
std::vector<std::string_view> first_ids(const RulesBook& book) {
  std::vector<std::string_view> ids;
  std::string_view page;
  for (const Rule& rule : book.rules()) {
    if (rule.page != page) ids.push_back(rule.id);
    page = rule.page;
  }
  return ids;
}

}  // namespace

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

RulesBook::RulesBook(std::span<const core::EmbeddedFile> pages) : pages_(pages) {
  for (const core::EmbeddedFile& file : pages) {
    bool open = false;
    for (const std::string_view line : term::lines_of(file.text)) {
      Rule rule = begun_by(line, name_of(file));
      if (!rule.id.empty()) {
        rules_.push_back(std::move(rule));
        open = true;
      } else if (ends_item(line)) {
        open = false;
      } else if (open) {
        rules_.back().text.append(" ").append(trimmed(line));
      }
    }
  }
}

std::string_view RulesBook::page(std::string_view name) const {
  for (const core::EmbeddedFile& file : pages_) {
    if (name_of(file) == name) return file.text;
  }
  return {};
}

const Rule* RulesBook::find(std::string_view id) const {
  const std::string wanted = bare(id);
  const auto found =
      std::find_if(rules_.begin(), rules_.end(), [&](const Rule& rule) { return bare(rule.id) == wanted; });
  return found == rules_.end() ? nullptr : &*found;
}

std::vector<const Rule*> RulesBook::search(std::string_view words, std::string_view page) const {
  const std::string all = lower(words);
  std::vector<const Rule*> found;
  for (const Rule& rule : rules_) {
    if (!page.empty() && rule.page != page && rule.page != kCommon) continue;
    const std::string text = lower(rule.id + " " + rule.title + " " + rule.text);
    bool fits = false;
    for (const std::string_view word : core::split(all, ' ')) {
      if (word.empty()) continue;
      fits = text.find(word) != std::string::npos;
      if (!fits) break;
    }
    if (fits) found.push_back(&rule);
  }
  return found;
}

const RulesBook& rules_book() {
  static const RulesBook kBook(rules_pages::files());
  return kBook;
}

std::string show_rule(const Rule& rule, const term::Paint& paint, int width) {
  std::string head = paint.bold(rule.id);
  if (!rule.title.empty()) head += " " + paint.bold(rule.title) + ".";
  return lines_text(wrapped(head + " " + painted(rule.text, paint), width, 2));
}

std::string show_brief(const Rule& rule, const term::Paint& paint, int width) {
  const std::string text = rule.title.empty() ? rule.text : rule.title + ". " + rule.text;
  return clipped(term::padded(paint.bold(rule.id), 6) + " " + plain(painted(text, term::Paint(false))), width) + "\n";
}

std::string show_page(std::string_view text, const term::Paint& paint, int width) {
  std::string out;
  std::string block;  // the paragraph or item so far
  int indent = 0;
  const auto flush = [&] {
    if (!block.empty()) out += lines_text(wrapped(painted(block, paint), width, indent));
    block.clear();
    indent = 0;
  };
  bool fenced = false;
  for (const std::string_view line : term::lines_of(text)) {
    const bool fence = line.starts_with("```");
    if (fence || fenced || line.starts_with("|") || trimmed(line).empty() || line.starts_with("#")) {
      flush();
      if (fence) {
        fenced = !fenced;
      } else if (!fenced && line.starts_with("#")) {
        out += paint.bold(line.substr(std::min(line.find_first_not_of("# "), line.size()))) + "\n";
      } else {
        out.append(line).append("\n");
      }
      continue;
    }
    const bool item = trimmed(line).starts_with("- ");
    if (item) {
      flush();
      indent = 2;
    }
    if (!block.empty()) block += ' ';
    block += trimmed(line);
  }
  flush();
  return out;
}

std::string look_up(const RulesBook& book, std::string_view words, std::string_view page, const term::Paint& paint,
                    int width) {
  constexpr std::size_t kFew = 3;
  if (const Rule* rule = book.find(words)) return show_rule(*rule, paint, width);
  const auto found = book.search(words, page);
  if (found.empty()) {
    return "No rule contains " + core::quoted(words) + ". Try another word, or an id such as " +
           core::listed(first_ids(book), "or") + ".\n";
  }
  std::string out;
  for (const Rule* rule : found) {
    out += found.size() <= kFew ? show_rule(*rule, paint, width) : show_brief(*rule, paint, width);
  }
  if (found.size() > kFew) out += "`rules " + found.front()->id + "` shows the first of them in full.\n";
  return out;
}

}  // namespace tavola::cli
