#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/shared/files.h"
#include "cli/shared/search_figures.h"

namespace tavola::cli {
namespace {

struct BenchArguments {
  std::vector<std::string> games;
  std::vector<int> players{2, 3, 4};
  std::vector<std::string> options;
  double seconds = 1.0;
  std::string json;
  bool no_instructions = false;
  int only_play = 0;  // what valgrind runs: play this many games and nothing else
};

/// One line of the report.
struct Figures {
  std::string game;
  std::string options;
  int players = 0;
  double events_per_second = 0;
  double games_per_second = 0;
  double events_per_game = 0;
  double mean_moves = 0;
  std::size_t state_bytes = 0;
  double instructions_per_event = 0;  // 0: not measured
};

void measure_speed(const registry::AnyGame& game, double seconds, Figures& figures) {
  using Clock = std::chrono::steady_clock;
  core::Rng rng(1);
  std::uint64_t games = 0;
  std::uint64_t events = 0;
  const auto start = Clock::now();
  double passed = 0;
  do {
    events += game.play_random_games(100, rng).events;
    games += 100;
    passed = std::chrono::duration<double>(Clock::now() - start).count();
  } while (passed < seconds);
  figures.events_per_second = static_cast<double>(events) / passed;
  figures.games_per_second = static_cast<double>(games) / passed;
  figures.events_per_game = static_cast<double>(events) / static_cast<double>(games);
}

void measure_choices(const registry::AnyGame& game, Figures& figures) {
  core::Rng rng(1);
  registry::MoveCounts sum;
  for (int i = 0; i < 1000; ++i) {
    const registry::MoveCounts one = game.count_random_game(rng);
    sum.decisions += one.decisions;
    sum.moves += one.moves;
  }
  figures.mean_moves = static_cast<double>(sum.moves) / static_cast<double>(sum.decisions);
}

std::string own_path() {
  std::string path(4096, '\0');
  const ssize_t size = ::readlink("/proc/self/exe", path.data(), path.size());
  if (size <= 0) fail("can't find the path of this program in /proc/self/exe");
  path.resize(static_cast<std::size_t>(size));
  return path;
}

std::string shell_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

/// Runs this program under valgrind for `games` games. Returns the instructions executed and the events played.
std::pair<std::uint64_t, std::uint64_t> counted_run(const Figures& figures, const std::vector<std::string>& options,
                                                    int games) {
  std::string command = "valgrind --tool=callgrind --callgrind-out-file=/dev/null " + shell_quoted(own_path()) +
                        " bench " + figures.game + " --players " + std::to_string(figures.players) + " --only-play " +
                        std::to_string(games);
  for (const std::string& option : options) command += " --option " + shell_quoted(option);
  FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) fail("can't start valgrind");
  std::string output;
  char chunk[512];
  while (std::fgets(chunk, sizeof chunk, pipe) != nullptr) output += chunk;
  const int status = ::pclose(pipe);
  const std::size_t collected = output.find("Collected : ");
  const std::size_t events = output.find("events played: ");
  if (status != 0 || collected == std::string::npos || events == std::string::npos) {
    fail("valgrind did not run; install it (`./dev setup bench`), or use --no-instructions");
  }
  return {std::strtoull(output.c_str() + collected + 12, nullptr, 10),
          std::strtoull(output.c_str() + events + 15, nullptr, 10)};
}

/// Subtracts a short run from a long one, so that the program's start does not count.
void measure_instructions(const std::vector<std::string>& options, Figures& figures) {
  const auto [few, few_events] = counted_run(figures, options, 10);
  const auto [many, many_events] = counted_run(figures, options, 510);
  figures.instructions_per_event = static_cast<double>(many - few) / static_cast<double>(many_events - few_events);
}

void print(const Figures& f) {
  std::cout << std::left << std::setw(19) << f.game << std::setw(17) << f.options << std::right << std::setw(2)
            << f.players << std::fixed << std::setprecision(2) << std::setw(11) << f.events_per_second / 1e6
            << std::setprecision(0) << std::setw(11) << f.games_per_second << std::setprecision(1) << std::setw(9)
            << f.events_per_game << std::setw(8) << f.mean_moves << std::setw(8) << f.state_bytes << std::setw(9);
  if (f.instructions_per_event > 0) {
    std::cout << f.instructions_per_event;
  } else {
    std::cout << "-";
  }
  std::cout << '\n' << std::flush;
}

wire::Json figures_json(const Figures& f) {
  wire::Json out = {{"game", f.game},
                    {"options", f.options},
                    {"players", f.players},
                    {"events_per_second", f.events_per_second},
                    {"games_per_second", f.games_per_second},
                    {"events_per_game", f.events_per_game},
                    {"mean_legal_moves", f.mean_moves},
                    {"state_bytes", f.state_bytes}};
  if (f.instructions_per_event > 0) out["instructions_per_event"] = f.instructions_per_event;
  return out;
}

/// The option sets to measure if none is given: the default and each other variant.
std::vector<std::vector<std::string>> option_sets(const registry::GameEntry& game, const BenchArguments& arguments) {
  if (!arguments.options.empty()) return {arguments.options};
  std::vector<std::vector<std::string>> sets{{}};
  for (const core::OptionSpec& spec : game.option_specs()) {
    if (spec.name != "variant") continue;
    for (const std::string_view value : spec.values.subspan(1)) sets.push_back({"variant=" + std::string(value)});
  }
  return sets;
}

/// Measures the bots' search on one thread and on two.
void run_search(const std::vector<const registry::GameEntry*>& games, const BenchArguments& arguments,
                wire::Json& report) {
  std::cout << "\nSearch: positions of greedy games, 2 players, the same on one thread and on two\n"
            << "game               bot                      threads   playouts/s      nodes/s   ms/decision   times\n";
  for (const registry::GameEntry* entry : games) {
    const auto game = or_fail(entry->make({}));
    for (const std::string bot : {"expert:iterations=30000", "plain:iterations=10000"}) {
      double alone = 0;
      int decisions = 0;
      for (const int threads : {1, 2}) {
        if (bot.starts_with("plain") && threads > 1) continue;  // the textbook tree search has one thread
        const SearchFigures f = measure_search(*game, bot, threads, 5 * arguments.seconds, decisions);
        decisions = f.decisions;
        if (threads == 1) alone = f.playouts_per_second;
        std::cout << std::left << std::setw(19) << f.game << std::setw(25) << f.bot << std::right << std::setw(7)
                  << threads << std::fixed << std::setprecision(0) << std::setw(13) << f.playouts_per_second
                  << std::setw(13) << f.nodes_per_second << std::setprecision(1) << std::setw(14)
                  << f.milliseconds_per_decision << std::setprecision(2) << std::setw(8)
                  << f.playouts_per_second / alone << '\n'
                  << std::flush;
        report.push_back({{"game", f.game},
                          {"bot", f.bot},
                          {"threads", threads},
                          {"playouts_per_second", f.playouts_per_second},
                          {"nodes_per_second", f.nodes_per_second},
                          {"milliseconds_per_decision", f.milliseconds_per_decision}});
      }
    }
  }
}

void run_bench(const BenchArguments& arguments) {
  std::vector<const registry::GameEntry*> games;
  for (const std::string& id : arguments.games) games.push_back(or_fail(registry::find_game(id)));
  if (games.empty()) games.assign(registry::games().begin(), registry::games().end());
  if (arguments.only_play == 0) {
    std::cout << "Random play on one thread, uniform over the legal moves, chance included\n"
              << "game               options          seats  Mevents/s    games/s  ev/game   moves   bytes  instr/ev\n";
  }
  wire::Json report = wire::Json::array();
  for (const registry::GameEntry* entry : games) {
    for (const std::vector<std::string>& options : option_sets(*entry, arguments)) {
      for (const int players : arguments.players) {
        TableArguments table;
        table.game = entry->id();
        table.players = players;
        table.options = options;
        const auto game = table.make();
        if (arguments.only_play > 0) {
          core::Rng rng(1);
          std::cout << "events played: " << game->play_random_games(arguments.only_play, rng).events << '\n';
          return;
        }
        Figures figures{.game = table.game, .options = "", .players = players, .state_bytes = game->state_bytes()};
        for (const std::string& option : options) figures.options += (figures.options.empty() ? "" : " ") + option;
        measure_speed(*game, arguments.seconds, figures);
        measure_choices(*game, figures);
        if (!arguments.no_instructions) measure_instructions(options, figures);
        print(figures);
        report.push_back(figures_json(figures));
      }
    }
  }
  wire::Json search = wire::Json::array();
  run_search(games, arguments, search);
  if (!arguments.json.empty()) {
    or_fail(write_file(arguments.json,
                       wire::Json{{"benchmarks", std::move(report)}, {"search", std::move(search)}}.dump(1) + "\n"));
    std::cout << "written to " << arguments.json << '\n';
  }
}

}  // namespace

void add_bench(CLI::App& app) {
  auto arguments = std::make_shared<BenchArguments>();
  auto* command = app.add_subcommand("bench", "Measure the speed of the rules and of the bots' search");
  command->add_option("GAME", arguments->games, "which games (default: all)");
  command->add_option("--players", arguments->players, "2,3,4 (default: all)")
      ->delimiter(',')
      ->check(CLI::Range(core::kMinSeats, core::kMaxSeats));
  command->add_option("--option", arguments->options, "a table option, such as variant=advanced")
      ->type_name("NAME=VALUE")
      ->take_all();
  command->add_option("--seconds", arguments->seconds, "for each line (default 1; five times that for a search)")
      ->check(CLI::Range(0.01, 3600.0));
  command->add_option("--json", arguments->json, "write the figures to this file too")->type_name("FILE");
  command->add_flag("--no-instructions", arguments->no_instructions, "leave out the figures that need valgrind");
  command->add_option("--only-play", arguments->only_play, "play this many games and nothing else")
      ->check(CLI::Range(1, 100'000'000))
      ->group("");
  command->footer(
      "Valgrind's callgrind counts the instructions per event in this binary, as the difference between a run\n"
      "of 510 games and one of 10. They include generator, start and scoring, but not the program's own start.\n"
      "Example:\n  tavola bench sunrise-lane --players 2,4 --json bench.json");
  command->callback([arguments] { run_bench(*arguments); });
}

}  // namespace tavola::cli
