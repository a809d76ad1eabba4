#include <iostream>

#include "cli/commands.h"
#include "cli/shared/console.h"
#include "cli/shared/rules_book.h"

namespace tavola::cli {
namespace {

void list_pages(std::ostream& out) {
  out << "The rules of:\n";
  for (const registry::GameEntry* game : registry::games()) out << "  " << game->id() << "  (" << game->name() << ")\n";
  out << "  common  (the rules that all games share)\n"
         "`tavola rules sunrise-lane` shows a page, `tavola rules SL-9` a rule, `tavola rules park` searches.\n";
}

void run_rules(const std::vector<std::string>& words, bool no_color) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  StreamInput none(std::cin);
  const Console console = system_console(none, no_color);
  const int width = std::min(console.width, 100);  // longer lines are hard to read
  const RulesBook& book = rules_book();
  if (text.empty()) {
    list_pages(console.out);
  } else if (const auto page = book.page(text); !page.empty()) {
    console.out << show_page(page, console.paint, width);
  } else if (book.find(text) == nullptr && book.search(text, "").empty()) {
    fail("no rule has \"" + printable(text) + "\"; expected a game, an id such as SL-9, or words in a rule");
  } else {
    console.out << look_up(book, text, "", console.paint, width);
  }
}

}  // namespace

void add_rules(CLI::App& app) {
  auto words = std::make_shared<std::vector<std::string>>();
  auto no_color = std::make_shared<bool>(false);
  auto* command = app.add_subcommand("rules", "Show the rules of a game, one rule by its id, or search them");
  command->add_option("WORDS", *words, "a game, a rule's id, or words to search for");
  command->add_flag("--no-color", *no_color, "no colours");
  command->footer("Examples:\n  tavola rules sunrise-lane\n  tavola rules SL-9\n  tavola rules hand limit");
  command->callback([words, no_color] { run_rules(*words, *no_color); });
}

}  // namespace tavola::cli
