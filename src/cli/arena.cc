#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <thread>

#include "cli/commands.h"
#include "cli/shared/interrupt.h"
#include "cli/shared/progress.h"
#include "cli/shared/record_file.h"
#include "cli/shared/report_files.h"
#include "core/fields.h"
#include "lab/arena/standings.h"

namespace tavola::cli {
namespace {

struct ArenaArguments {
  TableArguments table;
  std::vector<std::string> bots;
  std::uint64_t games = 100;
  bool one_against_rest = false;
  std::uint64_t seed = 1;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  double move_time = 10;
  std::vector<double> sprt;
  ReportFiles reports;
  std::string resume;
  std::string records;
};

/// Creates the folder if it does not exist.
void need_folder(const std::string& path) {
  if (::mkdir(path.c_str(), 0755) != 0 && errno != EEXIST) fail(path + ": can't be created: " + std::strerror(errno));
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0 || !S_ISDIR(found.st_mode)) fail(path + ": is not a folder");
  if (::access(path.c_str(), W_OK | X_OK) != 0) fail(path + ": can't be written: " + std::strerror(errno));
}

lab::ArenaSetup setup_of(const ArenaArguments& arguments) {
  lab::ArenaSetup setup;
  setup.game = arguments.table.make();
  std::string list;
  for (const std::string& part : arguments.bots) list += (list.empty() ? "" : ",") + part;
  setup.bots = or_fail(lab::read_bots(list));
  setup.games = arguments.games;
  setup.one_against_rest = arguments.one_against_rest;
  setup.seed = arguments.seed;
  setup.threads = arguments.threads;
  setup.move_time = std::chrono::milliseconds(static_cast<std::int64_t>(arguments.move_time * 1000));
  if (!arguments.sprt.empty()) setup.sprt = lab::SprtQuestion{arguments.sprt[0], arguments.sprt[1]};
  setup.journal = arguments.resume;
  or_fail(lab::check(setup));
  if (!arguments.records.empty()) {
    need_folder(arguments.records);
    const std::string folder = arguments.records;
    setup.record = [folder](const lab::PlayedGame& game, const lab::Pairing&, const match::Record& record) {
      return write_record_file(folder + "/game-" + std::to_string(game.game) + ".json", record);
    };
  }
  return setup;
}

void run_arena(const ArenaArguments& arguments) {
  const lab::ArenaSetup setup = setup_of(arguments);
  arguments.reports.check();
  const Interrupt interrupt;
  Progress progress(arguments.table.game, 0);
  bool known = false;
  const auto show = [&](const lab::ArenaProgress& now) {
    if (!known) progress = Progress(arguments.table.game, now.total, now.done);
    known = true;
    progress.show(now.done, std::to_string(now.done) + "/" + std::to_string(now.total) + " games  " + now.score);
  };
  const lab::ArenaResult result = or_fail(lab::run_arena(setup, interrupt.flag(), show));
  progress.finish();
  const lab::Standings standings = lab::standings_of(setup, result);
  std::cout << lab::arena_text(setup, result, standings) << std::flush;
  arguments.reports.write([&] { return lab::arena_json(setup, result, standings); },
                          [&] { return lab::arena_html(setup, result, standings); });
  if (result.end == lab::ArenaEnd::kFailed) fail(result.error);
  if (result.end == lab::ArenaEnd::kStopped) {
    if (!arguments.resume.empty()) std::cerr << "Stopped. Run the same command again to continue.\n";
    throw Exit{128 + interrupt.signal()};
  }
}

}  // namespace

void add_arena(CLI::App& app) {
  auto arguments = std::make_shared<ArenaArguments>();
  auto* command = app.add_subcommand("arena", "Play many games between bots");
  arguments->table.add_to(*command);
  command->add_option("--bots", arguments->bots, "two or more, such as expert,greedy; see below")
      ->type_name("BOTS")
      ->required()
      ->take_all()
      ->allow_extra_args(false);
  command->add_option("--games", arguments->games, "games per line-up, rounded up to whole deals (default 100)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{5'000'000}));
  command->add_flag("--one-against-rest", arguments->one_against_rest,
                    "3 or 4 players: the first bot in one seat, the second in all others");
  command->add_option("--seed", arguments->seed, "use other deals (default 1)");
  command->add_option("--threads", arguments->threads, "default: all cores")->check(CLI::Range(1, 256));
  command
      ->add_option("--move-time", arguments->move_time, "seconds that another program may take for a move (default 10)")
      ->check(CLI::Range(0.001, 3600.0));
  command->add_option("--sprt", arguments->sprt, "ELO0 ELO1: stop as soon as it is clear which of the two is true")
      ->expected(2);
  command
      ->add_option("--resume", arguments->resume, "keep every game in this file, and continue from those already in it")
      ->type_name("FILE");
  command->add_option("--records", arguments->records, "write the record of every game into this folder")
      ->type_name("FOLDER");
  arguments->reports.add_to(*command);
  command->footer(
      "A bot is " + core::listed(bots::names(), "or") +
      ", with options as in\n"
      "expert:iterations=1000, or exec:PROGRAM ARGUMENTS (docs/bot-protocol.md); NAME=BOT gives it a name.\n"
      "Every line-up plays the same deals, each deal from every rotation of the seats.\n"
      "Examples:\n"
      "  tavola arena sunrise-lane --bots expert,greedy --games 1000 --html report.html\n"
      "  tavola arena sunrise-lane --bots expert,medium --players 4 --one-against-rest\n"
      "  tavola arena sunrise-lane --bots new=hard:iterations=500,old=hard --sprt 0 20 --games 20000\n"
      "  tavola arena sunrise-lane --bots 'mine=exec:node docs/examples/random_bot.mjs,novice'");
  command->callback([arguments] { run_arena(*arguments); });
}

}  // namespace tavola::cli
