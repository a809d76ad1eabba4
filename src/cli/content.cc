#include <iostream>

#include "cli/commands.h"

namespace tavola::cli {

void add_content(CLI::App& app) {
  auto* command = app.add_subcommand("content", "Check your own board or cards, or print the built-in ones");
  auto table = std::make_shared<TableArguments>();
  auto print = std::make_shared<bool>(false);
  table->add_to(*command);
  command->add_flag("--print", *print, "print the whole content as JSON");
  command->footer(
      "Examples:\n  tavola content sunrise-lane --print > my-board.json\n"
      "  tavola content sunrise-lane --content my-board.json");
  command->callback([table, print] {
    const auto game = table->make();
    if (*print) {
      std::cout << game->content().dump(1) << '\n';
    } else {
      std::cout << "good: " << game->content().value("name", "") << ", sha256 " << game->content_hash() << '\n';
    }
  });
}

}  // namespace tavola::cli
