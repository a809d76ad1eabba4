#include <iostream>

#include "cli/commands.h"

namespace tavola::cli {
namespace {

void run_games() {
  for (const registry::GameEntry* game : registry::games()) {
    std::cout << game->id() << "\n  " << game->name() << ", " << core::kMinSeats << " to " << core::kMaxSeats
              << " players\n  editions:";
    for (const core::Edition& edition : game->editions()) {
      std::cout << ' ' << edition.name;
      for (const auto& [name, value] : edition.sets) std::cout << " (" << name << '=' << value << ')';
    }
    std::cout << '\n';
    for (const core::OptionSpec& option : game->option_specs()) {
      std::cout << "  --option " << option.name << '=';
      for (std::size_t i = 0; i < option.values.size(); ++i) std::cout << (i == 0 ? "" : "|") << option.values[i];
      std::cout << "  " << option.meaning << '\n';
    }
    std::cout << "  default content: " << game->default_content().name << ", sha256 " << game->default_content().hash
              << "\n\n";
  }
}

}  // namespace

void add_games(CLI::App& app) {
  auto* command = app.add_subcommand("games", "List the games with their options and editions");
  command->callback(run_games);
}

}  // namespace tavola::cli
