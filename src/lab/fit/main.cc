// tavola_fit GAME: fits the weights of a game's evaluation by self-play and writes them (docs/bots.md).
#include <iostream>

#include "cli/commands.h"
#include "cli/shared/files.h"
#include "cli/shared/progress.h"
#include "games/all_on_one_card/bot/levels.h"
#include "games/construction_zone/bot/levels.h"
#include "games/sunrise_lane/bot/levels.h"
#include "lab/fit/fit.h"
#include "search/weights.h"

namespace tavola::lab {
namespace {

constexpr std::size_t kMaxWeightsFile = 1 << 16;

struct Arguments {
  std::string game;
  std::string from;
  std::string out;
  std::vector<int> players{2, 3, 4};
  int rounds = 2;
  int deals = 1000;
  FitSettings settings;
};

/// The first plan of a guide, without search.
template <class B>
Decider<typename B::Game> first_plan(const typename B::Guide& guide) {
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
  const auto new_guide = B::guide(new_knowledge, search::Level::kExpert);
  const auto old_guide = B::guide(old_knowledge, search::Level::kExpert);
  const Tally tally = duel<typename B::Game>(rules, first_plan<B>(new_guide), first_plan<B>(old_guide), arguments.deals,
                                             arguments.settings.seed + 77);
  std::cout << "  new against old, " << rules.players << " players, no search: " << 100 * tally.rate() << " +- "
            << 100 * tally.error() << " % of " << tally.games << " games (an equal one has " << 100.0 / rules.players
            << ")\n";
}

template <class B>
void run(const Arguments& arguments) {
  std::vector<std::shared_ptr<const registry::AnyGame>> tables;
  const auto* entry = cli::or_fail(registry::find_game(arguments.game));
  for (const int players : arguments.players) {
    registry::Setup setup;
    setup.players = players;
    tables.push_back(cli::or_fail(entry->make(setup)));
  }
  const auto rules_of = [](const auto& table) -> const typename B::Game::Rules& {
    return *static_cast<const typename B::Game::Rules*>(table->own_rules());
  };
  const std::string from = arguments.from.empty() ? "content/" + arguments.game + "/weights.txt" : arguments.from;
  const std::string begin = cli::or_fail(cli::read_file(from, kMaxWeightsFile));
  std::vector<double> weights = cli::or_fail(search::read_weights(begin, B::weight_names()), from);
  for (int round = 0; round < arguments.rounds; ++round) {
    FitSettings settings = arguments.settings;
    settings.seed = search::mixed(settings.seed, static_cast<std::uint64_t>(round));
    std::vector<Sample> samples;
    for (const auto& table : tables) {
      cli::Progress progress("games of " + std::to_string(table->players()),
                             static_cast<std::uint64_t>(settings.games));
      gather<B>(rules_of(table), weights, settings, samples,
                [&](int done) { progress.show(static_cast<std::uint64_t>(done)); });
      progress.finish();
    }
    const auto fresh = fit_weights(samples, weights, B::fitted_weights(), settings);
    std::cout << "round " << round + 1 << ": " << samples.size() << " positions, mean -log chance of the winner "
              << log_loss(samples, weights, true) << " before, " << log_loss(samples, fresh, true)
              << " after (games not fitted)\n";
    for (const auto& table : tables) compare<B>(rules_of(table), fresh, weights, arguments);
    weights = fresh;
  }
  const std::string text =
      "# Fitted by self-play: tavola_fit " + arguments.game + "\n" + search::write_weights(B::weight_names(), weights);
  if (arguments.out.empty()) {
    std::cout << text;
  } else if (const auto written = cli::write_file(arguments.out, text); !written.ok()) {
    cli::fail(written.error().text());
  }
}

void read_and_run(int argc, char** argv) {
  Arguments arguments;
  CLI::App app{"Fits the weights of a game's bots to the results of their own games.", "tavola_fit"};
  app.footer("Example:\n  tavola_fit construction-zone --games 4000 --out content/construction-zone/weights.txt");
  app.add_option("GAME", arguments.game, "which game")->required();
  app.add_option("--from", arguments.from, "weights to begin with (content/GAME/weights.txt)");
  app.add_option("--out", arguments.out, "where to write the weights (standard output)");
  app.add_option("--players", arguments.players, "tables to play at")->delimiter(',')->check(CLI::Range(2, 4));
  app.add_option("--rounds", arguments.rounds, "how often to play and fit")->check(CLI::Range(1, 100));
  app.add_option("--games", arguments.settings.games, "games for each number of players and round")
      ->check(CLI::Range(10, 1'000'000));
  app.add_option("--deals", arguments.deals, "deals of the comparison")->check(CLI::Range(10, 1'000'000));
  app.add_option("--explore", arguments.settings.explore, "of 100 decisions: not the best plan")
      ->check(CLI::Range(0, 100));
  app.add_option("--pull", arguments.settings.pull, "towards the old weights")->check(CLI::Range(0.001, 1e6));
  app.add_option("--seed", arguments.settings.seed, "other games");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& shown) {
    throw cli::Exit{app.exit(shown)};
  } catch (const CLI::ParseError& wrong) {
    std::cerr << "tavola_fit: " << wrong.what() << " (`tavola_fit --help` shows what there is)\n";
    throw cli::Exit{2};
  }
  if (arguments.game == sunrise_lane::Game::kId) return run<sunrise_lane::Bots>(arguments);
  if (arguments.game == all_on_one_card::Game::kId) return run<all_on_one_card::Bots>(arguments);
  if (arguments.game == construction_zone::Game::kId) return run<construction_zone::Bots>(arguments);
  cli::or_fail(registry::find_game(arguments.game));
}

}  // namespace
}  // namespace tavola::lab

int main(int argc, char** argv) {
  try {
    tavola::lab::read_and_run(argc, argv);
  } catch (const tavola::cli::Exit& exit) {
    return exit.code;
  }
  return 0;
}
