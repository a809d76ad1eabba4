#include <algorithm>
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>

#include "cli/commands.h"
#include "cli/shared/progress.h"

namespace tavola::cli {
namespace {

struct ProofArguments {
  std::vector<std::string> games;
  std::uint64_t count = 1'000'000;
  std::vector<int> players{2, 3, 4};
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::uint64_t seed = 1;
};

/// Every combination of option values that is possible with this many players, as texts.
std::vector<core::OptionTexts> combinations(const registry::GameEntry& game, int players) {
  std::vector<core::OptionTexts> all{{}};
  for (const core::OptionSpec& spec : game.option_specs()) {
    std::vector<core::OptionTexts> longer;
    for (const core::OptionTexts& given : all) {
      for (const std::string_view value : spec.values) {
        const bool absent_seat = spec.name == "first" && value != "random" && value[0] - '0' >= players;
        if (absent_seat) continue;
        core::OptionTexts with = given;
        with.emplace_back(spec.name, value);
        longer.push_back(std::move(with));
      }
    }
    all = std::move(longer);
  }
  return all;
}

struct Tally {
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> events{0};
  std::atomic<bool> broken{false};
  std::mutex mutex;
  std::string failure;
};

/// Plays games by number until none is left. A game's number alone determines its options and random events.
void work(const std::vector<std::shared_ptr<const registry::AnyGame>>& tables, const ProofArguments& arguments,
          Tally& tally) {
  constexpr std::uint64_t kBatch = 256;
  for (;;) {
    const std::uint64_t begin = tally.next.fetch_add(kBatch);
    if (begin >= arguments.count || tally.broken) return;
    std::uint64_t events = 0;
    for (std::uint64_t n = begin; n < std::min(begin + kBatch, arguments.count); ++n) {
      core::Rng rng(arguments.seed * 0x9E3779B97F4A7C15 + n);
      const std::string broken = tables[n % tables.size()]->check_random_game(rng, events);
      if (broken.empty()) continue;
      const std::scoped_lock lock(tally.mutex);
      tally.failure = "game " + std::to_string(n) + " with --seed " + std::to_string(arguments.seed) + ": " + broken;
      tally.broken = true;
      return;
    }
    tally.events += events;
  }
}

void prove(const registry::GameEntry& game, int players, const ProofArguments& arguments) {
  std::vector<std::shared_ptr<const registry::AnyGame>> tables;
  for (core::OptionTexts& options : combinations(game, players)) {
    registry::Setup setup;
    setup.players = players;
    setup.options = std::move(options);
    tables.push_back(or_fail(game.make(setup)));
  }
  const std::string what = std::string(game.id()) + ", " + std::to_string(players) + " players";
  Progress progress(what, arguments.count);
  Tally tally;
  std::atomic<unsigned> running{arguments.threads};
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < arguments.threads; ++i) {
    threads.emplace_back([&] {
      work(tables, arguments, tally);
      --running;
    });
  }
  while (running != 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    progress.show(std::min(tally.next.load(), arguments.count));
  }
  for (std::thread& thread : threads) thread.join();
  progress.finish();
  if (tally.broken) fail(what + ": " + tally.failure);
  std::cout << what << ": " << arguments.count << " games (" << tables.size() << " option sets), " << tally.events
            << " events, every invariant held\n"
            << std::flush;
}

void run_proof(const ProofArguments& arguments) {
  std::vector<const registry::GameEntry*> games;
  for (const std::string& id : arguments.games) games.push_back(or_fail(registry::find_game(id)));
  if (games.empty()) games.assign(registry::games().begin(), registry::games().end());
  for (const registry::GameEntry* game : games) {
    for (const int players : arguments.players) prove(*game, players, arguments);
  }
}

}  // namespace

void add_proof(CLI::App& app) {
  auto arguments = std::make_shared<ProofArguments>();
  auto* command = app.add_subcommand("proof", "Play many random games and check every invariant after every event");
  command->add_option("GAME", arguments->games, "which games (default: all)");
  command->add_option("--games", arguments->count, "for each game and number of players (default 1000000)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  command->add_option("--players", arguments->players, "2,3,4 (default: all)")
      ->delimiter(',')
      ->check(CLI::Range(core::kMinSeats, core::kMaxSeats));
  command->add_option("--threads", arguments->threads, "default: all cores")->check(CLI::Range(1, 256));
  command->add_option("--seed", arguments->seed, "use other games (default 1)");
  command->footer(
      "Option values are taken in turn. A failure names the game, its seed and the position.\n"
      "Example:\n  tavola proof sunrise-lane --games 10000 --players 2,4");
  command->callback([arguments] { run_proof(*arguments); });
}

}  // namespace tavola::cli
