#include <csignal>
#include <iostream>

#include "cli/commands.h"
#include "cli/shared/commit.h"
#include "core/version.h"

namespace {

constexpr std::string_view kFirstSteps =
    "Tavola: a digital table for three board games.\n"
    "  tavola serve --open         play in your browser, alone or with friends\n"
    "  tavola play sunrise-lane    play in this terminal; `tavola games` lists the games\n"
    "  tavola rules sunrise-lane   read the rules\n"
    "  tavola --help               see everything else\n";

}  // namespace

int main(int argc, char** argv) {
  using namespace tavola;
  std::signal(SIGPIPE, SIG_IGN);
  if (argc == 1) {
    std::cout << kFirstSteps;
    return 0;
  }
  CLI::App app{"Tavola: a digital table for three board games.", "tavola"};
  app.set_version_flag("--version", "tavola " + std::string(core::kVersion) + " (" + std::string(cli::commit()) + ")");
  app.require_subcommand(1);
  app.footer(
      "Examples:\n  tavola play sunrise-lane --bots hard\n  tavola verify game.json\n"
      "`tavola COMMAND --help` shows more.");
  cli::add_games(app);
  cli::add_play(app);
  cli::add_serve(app);
  cli::add_engine(app);
  cli::add_replay(app);
  cli::add_verify(app);
  cli::add_content(app);
  cli::add_rules(app);
  cli::add_bench(app);
  cli::add_arena(app);
  cli::add_balance(app);
  cli::add_proof(app);
  cli::add_admin(app);
  cli::add_load(app);
  cli::add_health(app);
  cli::add_describe(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& shown) {
    return app.exit(shown);
  } catch (const CLI::ParseError& wrong) {
    std::cerr << "tavola: " << wrong.what() << " (`tavola --help` lists the commands)\n";
    return 2;
  } catch (const cli::Exit& exit) {
    return exit.code;
  }
  return 0;
}
