// tavola_fit GAME: fits the weights of a game's evaluation by self-play and writes them (docs/bots.md).
#include "lab/fit/fit.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/shared/files.h"
#include "cli/shared/progress.h"
#include "games/all_bot.h"
#include "registry/own_types.h"
#include "registry/registry.h"
#include "search/weights.h"

namespace tavola::cli {
namespace {

constexpr std::size_t kMaxWeightsFile = 1 << 16;

struct Arguments {
  std::string game;
  std::string from;
  std::string out;
  std::vector<int> players{2, 3, 4};
  int rounds = 2;
  int deals = 1000;
  lab::FitSettings settings;
};

/// The first plan of a guide, without search.
template <class B>
search::Decider<typename B::Game> first_plan(const typename B::Guide& guide) {
  return [&guide, plans = search::PlansOf<typename B::Game>()](const auto& view, std::uint64_t) mutable {
    guide.plans(view, 1, plans);
    return plans[0].moves[0];
  };
}

/// The new weights against the old ones, both without search.
template <class B>
void compare(const typename B::Game::Rules& rules, std::span<const double> fresh, std::span<const double> old,
             const Arguments& arguments) {
  const auto new_knowledge = B::knowledge(rules, fresh);
  const auto old_knowledge = B::knowledge(rules, old);
  const auto new_guide = B::guide(new_knowledge, search::kBestLevel);
  const auto old_guide = B::guide(old_knowledge, search::kBestLevel);
  const search::Tally tally = search::duel<typename B::Game>(rules, first_plan<B>(new_guide), first_plan<B>(old_guide),
                                                             arguments.deals, arguments.settings.seed + 77);
  std::cout << "  new against old, " << rules.players << " players, no search: " << 100 * tally.rate() << " +- "
            << 100 * tally.error() << " % of " << tally.games << " games (an equal one has " << 100.0 / rules.players
            << ")\n";
}

template <class B>
void run(const Arguments& arguments) {
  std::vector<std::shared_ptr<const registry::AnyGame>> tables;
  const auto* entry = or_fail(registry::find_game(arguments.game));
  for (const int players : arguments.players) {
    registry::Setup setup;
    setup.players = players;
    tables.push_back(or_fail(entry->make(setup)));
  }
  const auto rules_of = [](const auto& table) -> const auto& { return registry::own_rules<typename B::Game>(*table); };
  const std::string from = arguments.from.empty() ? "content/" + arguments.game + "/weights.txt" : arguments.from;
  const std::string begin = or_fail(read_file(from, kMaxWeightsFile));
  std::vector<double> weights = or_fail(search::read_weights(begin, B::weight_names()), from);
  for (int round = 0; round < arguments.rounds; ++round) {
    lab::FitSettings settings = arguments.settings;
    settings.seed = search::mixed(settings.seed, static_cast<std::uint64_t>(round));
    std::vector<lab::Sample> samples;
    for (const auto& table : tables) {
      Progress progress("games of " + std::to_string(table->players()), static_cast<std::uint64_t>(settings.games));
      lab::gather<B>(rules_of(table), weights, settings, samples,
                     [&](int done) { progress.show(static_cast<std::uint64_t>(done)); });
      progress.finish();
    }
    const auto fresh = lab::fit_weights(samples, weights, B::fitted_weights(), settings);
    std::cout << "round " << round + 1 << ": " << samples.size() << " positions, mean -log chance of the winner "
              << lab::log_loss(samples, weights, true) << " before, " << lab::log_loss(samples, fresh, true)
              << " after (games not fitted)\n";
    for (const auto& table : tables) compare<B>(rules_of(table), fresh, weights, arguments);
    weights = fresh;
  }
  const std::string text =
      "# Fitted by self-play: tavola_fit " + arguments.game + "\n" + search::write_weights(B::weight_names(), weights);
  if (arguments.out.empty()) {
    std::cout << text;
  } else if (const auto written = write_file(arguments.out, text); !written.ok()) {
    fail(written.error().text());
  }
}

void read_and_run(int argc, char** argv) {
  Arguments arguments;
  CLI::App app{"Fits a game's bot weights to the results of their own games.", "tavola_fit"};
  app.footer("Example:\n  tavola_fit sunrise-lane --games 4000 --out content/sunrise-lane/weights.txt");
  app.add_option("GAME", arguments.game, "which game")->required();
  app.add_option("--from", arguments.from, "weights to begin with (content/GAME/weights.txt)");
  app.add_option("--out", arguments.out, "where to write the weights (standard output)");
  app.add_option("--players", arguments.players, "numbers of players to play with")
      ->delimiter(',')
      ->check(CLI::Range(2, 4));
  app.add_option("--rounds", arguments.rounds, "how often to play and fit")->check(CLI::Range(1, 100));
  app.add_option("--games", arguments.settings.games, "games for each number of players and round")
      ->check(CLI::Range(10, 1'000'000));
  app.add_option("--deals", arguments.deals, "deals to compare old and new weights on")
      ->check(CLI::Range(10, 1'000'000));
  app.add_option("--explore", arguments.settings.explore, "how many of 100 decisions don't take the best plan")
      ->check(CLI::Range(0, 100));
  app.add_option("--pull", arguments.settings.pull, "how strongly to stay near the old weights")
      ->check(CLI::Range(0.001, 1e6));
  app.add_option("--seed", arguments.settings.seed, "use other games");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& shown) {
    throw Exit{app.exit(shown)};
  } catch (const CLI::ParseError& wrong) {
    std::cerr << "tavola_fit: " << wrong.what() << " (`tavola_fit --help` lists the options)\n";
    throw Exit{2};
  }
  or_fail(registry::find_game(arguments.game));
  games::AllBots::each([&]<class B>() {
    if (arguments.game == B::Game::kId) run<B>(arguments);
  });
}

}  // namespace
}  // namespace tavola::cli

int main(int argc, char** argv) {
  try {
    tavola::cli::read_and_run(argc, argv);
  } catch (const tavola::cli::Exit& exit) {
    return exit.code;
  }
  return 0;
}
