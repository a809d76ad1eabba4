#include <iostream>

#include "cli/commands.h"
#include "cli/shared/record_file.h"

namespace tavola::cli {
namespace {

void run_verify(const std::string& path) {
  const match::Record record = read_record_file(path);
  const match::Verification found = or_fail(match::verify(record), path);
  std::cout << "verified: " << found.random_events << " random events, each as the committed seed determines it; "
            << found.moves << " legal moves; the result is right\n";
}

}  // namespace

void add_verify(CLI::App& app) {
  auto path = std::make_shared<std::string>();
  auto* command = app.add_subcommand("verify", "Replay a record from its seed and check every random event");
  command->add_option("FILE", *path, "a record; - for standard input")->required();
  command->footer(
      "Exit code 0: everything follows from the seed. 1: it does not, or the record is damaged.\n"
      "Example:\n  tavola verify game.json");
  command->callback([path] { run_verify(*path); });
}

}  // namespace tavola::cli
