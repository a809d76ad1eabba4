#include "lab/balance/balance.h"

#include <algorithm>
#include <iostream>
#include <thread>

#include "cli/commands.h"
#include "cli/shared/interrupt.h"
#include "cli/shared/progress.h"
#include "cli/shared/report_files.h"

namespace tavola::cli {
namespace {

struct BalanceArguments {
  TableArguments table;
  std::vector<int> players{2, 3, 4};
  std::vector<std::string> bots{std::string(search::name(search::kUsualLevel))};
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  ReportFiles reports;
};

/// One setup per bot and number of players. Checks all of them before the first game.
std::vector<lab::BalanceSetup> setups_of(const BalanceArguments& arguments) {
  std::vector<lab::BalanceSetup> setups;
  std::string list;
  for (const std::string& bot : arguments.bots) list += (list.empty() ? "" : ",") + bot;
  for (const int players : arguments.players) {
    TableArguments table = arguments.table;
    table.players = players;
    const auto game = table.make();
    for (const lab::BotEntry& bot : or_fail(lab::read_bots(list))) {
      setups.push_back({game, bot, arguments.games, arguments.seed, arguments.threads});
    }
  }
  return setups;
}

void run_balance(const BalanceArguments& arguments) {
  const std::vector<lab::BalanceSetup> setups = setups_of(arguments);
  arguments.reports.check();
  const Interrupt interrupt;
  std::vector<lab::BalanceCase> cases;
  for (const lab::BalanceSetup& setup : setups) {
    Progress progress(setup.bot.name + ", " + std::to_string(setup.game->players()) + " players", setup.games);
    auto result = lab::run_balance(setup, interrupt.flag(), [&](std::uint64_t done) {
      progress.show(done, std::to_string(done) + "/" + std::to_string(setup.games) + " games");
    });
    progress.finish();
    lab::BalanceResult played = or_fail(std::move(result));
    if (!played.games.empty()) cases.push_back({setup, std::move(played)});
    if (interrupt.flag()) break;
  }
  std::cout << lab::balance_text(cases) << std::flush;
  arguments.reports.write([&] { return lab::balance_json(cases); }, [&] { return lab::balance_html(cases); });
  if (interrupt.flag()) {
    std::cerr << "Stopped: the report covers the games played so far.\n";
    throw Exit{128 + interrupt.signal()};
  }
}

}  // namespace

void add_balance(CLI::App& app) {
  auto arguments = std::make_shared<BalanceArguments>();
  auto* command = app.add_subcommand("balance", "Measure a game: seats, length, scores, endings, what gets used");
  arguments->table.add_to(*command, false);
  command->add_option("--players", arguments->players, "2,3,4 (default: all)")
      ->delimiter(',')
      ->check(CLI::Range(core::kMinSeats, core::kMaxSeats));
  command
      ->add_option("--bots", arguments->bots,
                   "which bots play, each against itself (default " + arguments->bots[0] + ")")
      ->type_name("BOTS")
      ->take_all()
      ->allow_extra_args(false);
  command->add_option("--games", arguments->games, "for each bot and number of players (default 1000)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
  command->add_option("--seed", arguments->seed, "use other games (default 1)");
  command->add_option("--threads", arguments->threads, "default: all cores")->check(CLI::Range(1, 256));
  arguments->reports.add_to(*command);
  command->footer(
      "docs/lab.md explains how to read the report.\n"
      "Examples:\n"
      "  tavola balance sunrise-lane --bots medium,expert --players 2 --html balance.html\n"
      "  tavola balance sunrise-lane --games 200 --content my-board.json");
  command->callback([arguments] { run_balance(*arguments); });
}

}  // namespace tavola::cli
