// The man pages and the shell completions, for packages. Both commands are hidden in `--help`.
#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/outline/completions.h"
#include "cli/outline/man.h"
#include "cli/outline/read.h"
#include "cli/shared/files.h"
#include "core/version.h"
#include "search/level.h"

namespace tavola::cli {
namespace {

/// What completions offer for the values with these names.
Vocabulary vocabulary() {
  Vocabulary words;
  for (const registry::GameEntry* game : registry::games()) {
    words["GAME"].emplace_back(game->id());
    for (const core::Edition& edition : game->editions()) {
      auto& editions = words["EDITION"];
      if (std::find(editions.begin(), editions.end(), edition.name) == editions.end()) {
        editions.emplace_back(edition.name);
      }
    }
  }
  words["WORDS"] = words["GAME"];
  words["WORDS"].emplace_back("common");
  for (const std::string_view level : search::kLevelNames) words["BOTS"].emplace_back(level);
  return words;
}

Outline whole_outline(const CLI::App& command) { return outline_of(*command.get_parent(), vocabulary()); }

void write_pages(const Outline& outline, const std::string& folder) {
  const auto write = [&](const Outline& page) {
    or_fail(write_file(folder + "/" + page.joined("-") + ".1", man_page(page, std::string(core::kVersion))));
  };
  write(outline);
  for (const Outline& page : outline.commands) write(page);
}

void run_man(const CLI::App& command, const std::string& name, const std::string& folder) {
  const Outline outline = whole_outline(command);
  if (!folder.empty()) return write_pages(outline, folder);
  const Outline* page = name.empty() ? &outline : nullptr;
  for (const Outline& below : outline.commands) {
    if (below.path.back() == name) page = &below;
  }
  if (page == nullptr) fail(name + ": there is no such command; `tavola --help` lists them");
  std::cout << man_page(*page, std::string(core::kVersion));
}

void run_completions(const CLI::App& command, const std::string& shell) {
  const Outline outline = whole_outline(command);
  if (shell == "bash") std::cout << bash_completions(outline);
  if (shell == "zsh") std::cout << zsh_completions(outline);
  if (shell == "fish") std::cout << fish_completions(outline);
}

}  // namespace

void add_describe(CLI::App& app) {
  auto name = std::make_shared<std::string>();
  auto folder = std::make_shared<std::string>();
  auto* man = app.add_subcommand("man", "Print the man page of the program or of a command")->group("");
  man->add_option("COMMAND", *name, "the command (default: the whole program)");
  man->add_option("--folder", *folder, "write all man pages into this folder instead")->type_name("FOLDER");
  man->callback([man, name, folder] { run_man(*man, *name, *folder); });

  auto shell = std::make_shared<std::string>();
  auto* completions = app.add_subcommand("completions", "Print the completions for a shell")->group("");
  completions->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>(kShells.begin(), kShells.end())));
  completions->footer("Example:\n  source <(tavola completions bash)");
  completions->callback([completions, shell] { run_completions(*completions, *shell); });
}

}  // namespace tavola::cli
