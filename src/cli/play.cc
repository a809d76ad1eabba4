#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/commands.h"
#include "cli/play/session.h"
#include "cli/play/setup.h"
#include "core/fields.h"

namespace tavola::cli {
namespace {

struct PlayArguments {
  TableArguments table;
  std::string bots;
  std::string names;
  std::string seed;
  std::string resume;
  std::string autosave;
  bool no_color = false;
};

constexpr std::string_view kFooter =
    "At the prompt, `help` lists the commands. The game is saved after every move, so Ctrl-C, a closed terminal\n"
    "or `quit` loses nothing: `tavola play --resume` continues.\n"
    "--seed: the same text gives the same deal again. 64 hex digits are the seed itself; for any other text, the\n"
    "seed is its SHA-256. The players' nonces and the match id are derived from it too. Anyone who knows the text\n"
    "can work out the cards. Without --seed, all of this is random, and nobody knows the deal before the end.\n"
    "Examples:\n"
    "  tavola play sunrise-lane\n"
    "  tavola play sunrise-lane --players 3 --bots easy,hard --names Anna\n"
    "  tavola play sunrise-lane --bots none --names Anna,Ben\n"
    "  tavola play --resume";

/// A saved game and the file to save it to.
std::pair<match::Match, std::string> resumed(const PlayArguments& arguments) {
  const std::string path = arguments.resume.empty() ? or_fail(latest_save(state_folder())) : arguments.resume;
  if (path == "-") fail("--resume: expected a file; standard input is the keyboard");
  const match::Record record = or_fail(load_record(path));
  if (const auto good = check_players(record.players); !good.ok()) fail(path + ": " + good.error().text());
  match::Match match = or_fail(match::Match::from_record(record), path);
  if (match.over()) fail(path + ": this game is over; `tavola replay " + shell_word(path) + "` shows it");
  if (!match.setup().seed) {
    fail(path + ": can't be continued: it has no seed to deal from (expected a game saved by `tavola play`)");
  }
  return {std::move(match), arguments.autosave.empty() ? path : arguments.autosave};
}

/// A new game and the file to save it to; "" (with a warning) if there can't be one.
std::pair<match::Match, std::string> started(const PlayArguments& arguments, bool bots_named) {
  if (arguments.table.game.empty()) fail("GAME is missing: expected " + registry::game_ids());
  const auto game = arguments.table.make();
  const int players = game->players();
  auto setup = arguments.seed.empty() ? fresh_chance(players) : chance_of(arguments.seed, players);
  setup.players =
      or_fail(seat_players(players, bots_named ? std::optional(arguments.bots) : std::nullopt, arguments.names));
  std::string path = arguments.autosave;
  if (path.empty()) {
    const auto fresh = new_save(state_folder(), setup.id);
    if (fresh.ok()) path = *fresh;
    if (!fresh.ok()) std::cerr << "tavola: the game can't be saved: " << fresh.error().text() << '\n';
  } else if (const auto good = may_overwrite(path, ""); !good.ok()) {
    fail("--autosave: " + path + " already exists; `--resume " + shell_word(path) + "` continues a saved game");
  }
  return {match::Match(game, std::move(setup)), path};
}

void run_play(const PlayArguments& arguments, const CLI::App& command) {
  const bool resume = command.count("--resume") > 0;
  if (resume) {
    for (const char* other :
         {"GAME", "--players", "--edition", "--option", "--content", "--bots", "--names", "--seed"}) {
      if (command.count(other) > 0)
        fail("--resume continues the table as it was saved: leave out " + std::string(other));
    }
  }
  auto [match, path] = resume ? resumed(arguments) : started(arguments, command.count("--bots") > 0);
  Autosave autosave(path);
  if (const auto mine = autosave.lock(); !mine.ok()) fail(mine.error().text());
  SystemInput input;
  const Console console = system_console(input, arguments.no_color);
  PlayTable table(match, autosave, console.paint, console.width);
  if (Session(table, console).run() == SessionEnd::kInterrupted) {
    throw Exit{128 + input.signal()};  // the exit code that shells expect after a signal
  }
}

}  // namespace

void add_play(CLI::App& app) {
  auto arguments = std::make_shared<PlayArguments>();
  auto* command = app.add_subcommand("play", "Play in the terminal: against bots, or several people at one keyboard");
  arguments->table.add_to(*command);
  command->get_option("GAME")->required(false);  // --resume reads it from the file
  command
      ->add_option("--bots", arguments->bots,
                   "bots for the last seats, as easy,hard (" + core::listed(search::kLevelNames) +
                       "); none: people only\n(default: one person against " +
                       std::string(search::name(search::kUsualLevel)) + " bots)")
      ->type_name("BOTS");
  command->add_option("--names", arguments->names, "names by seat, such as Anna,Ben")->type_name("NAMES");
  command->add_option("--seed", arguments->seed, "a text that fixes the deal (see below)");
  command->add_option("--resume", arguments->resume, "continue a saved game (default: the latest)")
      ->type_name("FILE")
      ->expected(0, 1);
  command->add_option("--autosave", arguments->autosave, "where the game is saved (default: in the state folder)")
      ->type_name("FILE");
  command->add_flag("--no-color", arguments->no_color, "no colours (NO_COLOR in the environment does the same)");
  command->footer(std::string(kFooter));
  command->callback([arguments, command] { run_play(*arguments, *command); });
}

}  // namespace tavola::cli
