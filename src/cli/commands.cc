#include "cli/commands.h"

#include <cstdio>
#include <iostream>

#include "cli/shared/files.h"

namespace tavola::cli {

void fail(const std::string& text) {
  std::fflush(stdout);
  std::cerr << "tavola: " << text << '\n';
  throw Exit{1};
}

void TableArguments::add_to(CLI::App& command, bool one_table) {
  command.add_option("GAME", game, registry::game_ids())->required();
  if (one_table) {
    command.add_option("--players", players, "2 to 4 (default 2)")->check(CLI::Range(core::kMinSeats, core::kMaxSeats));
  }
  command.add_option("--edition", edition, "rules of the edition, such as it; see `tavola games` (default: en)")
      ->type_name("EDITION");
  command.add_option("--option", options, "a table option, such as ties=skip; see `tavola games`")
      ->type_name("NAME=VALUE")
      ->take_all();
  command.add_option("--content", content, "your own board or cards (a JSON file)")->type_name("FILE");
}

std::shared_ptr<const registry::AnyGame> TableArguments::make() const {
  const registry::GameEntry* entry = or_fail(registry::find_game(game));
  registry::Setup setup;
  setup.players = players;
  setup.edition = edition;
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) fail("--option " + option + ": expected name=value, such as ties=skip");
    setup.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  if (!content.empty()) setup.content = or_fail(wire::parse(or_fail(read_file(content, 1u << 20))), content);
  return or_fail(entry->make(setup), content);
}

}  // namespace tavola::cli
