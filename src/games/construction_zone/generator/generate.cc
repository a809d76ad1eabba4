// Of several candidate cost sets, prints the one that gives the first player the smallest advantage, as
// content/construction-zone/default.json. `--measure GAMES` plays GAMES games of strong bots with each set, which is
// how it was found.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "games/construction_zone/bot/levels.h"
#include "games/construction_zone/generator/sets.h"
#include "search/duel.h"

namespace {

using namespace tavola::construction_zone;
using generator::amounts;
using generator::kBuildings;
using generator::Set;

constexpr std::uint64_t kChosen = 42;  // of the sets 21 to 80; docs/bots.md has the figures

/// Names of our own, for the buildings in the order they are printed in.
constexpr std::array<const char*, kBuildings> kNames{
    "Street Market", "Row Houses",   "Corner Shop", "Harbour Quay",  "Radio Mast", "Water Tower", "School",
    "Bakery",        "Fire Station", "Theatre",     "Clinic",        "Footbridge", "Grain Mill",  "City Wall",
    "Observatory",   "Tram Depot",   "Library",     "Power Station", "Town Hall",  "Brick Works", "Museum"};

std::string line(const Cost& cost, const char* name) {
  constexpr std::array<const char*, 4> kKeys{"workers", "cranes", "materials", "plans"};
  std::string parts;
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    if (const int n = amounts(cost)[i]; n > 0) {
      parts += (parts.empty() ? "" : ", ") + std::string("\"") + kKeys[i] + "\": " + std::to_string(n);
    }
  }
  return "    { \"name\": \"" + std::string(name) + "\", \"cost\": { " + parts + " } }";
}

Content content_of(const Set& set) {
  Content content;
  for (std::size_t i = 0; i < set.size(); ++i) content.buildings.push_back({kNames[i], set[i]});
  return content;
}

/// How often the first player wins, and how many rounds a game has.
struct Measured {
  double first_wins = 0;
  double rounds = 0;
};

Measured measure(const Set& set, int players, int first_deal, int games) {
  const auto rules = Game::make_rules(content_of(set), {}, players);
  const auto knowledge = Bots::knowledge(*rules);
  const auto guide = Bots::guide(knowledge, tavola::search::kBestLevel);  // its first plan, without search
  tavola::search::PlansOf<Game> plans;
  const tavola::search::Decider<Game> decide = [&](const View& view, std::uint64_t) {
    guide.plans(view, 1, plans);
    return plans[0].moves[0];
  };
  const std::array<const tavola::search::Decider<Game>*, 4> deciders{&decide, &decide, &decide, &decide};
  Measured sum;
  for (int deal = first_deal; deal < first_deal + games; ++deal) {
    int turns = 0;
    const State end = tavola::search::play_deal<Game>(
        *rules, deciders, static_cast<std::uint64_t>(deal),
        [&](const State& state) { turns += state.table.phase == Phase::kTake ? 1 : 0; });
    const auto result = ending(*rules, end);
    if (result.won_by(end.table.first)) sum.first_wins += 1.0 / std::popcount(result.winners);
    sum.rounds += static_cast<double>(turns) / players;
  }
  return {100 * sum.first_wins / games, sum.rounds / games};
}

void measure_all(int games, int first, int last, int deal) {
  std::puts("set  first player's wins in % with 2 players, rounds with 2, 3, 4 players");
  for (int seed = first; seed <= last; ++seed) {
    const Set set = generator::varied_set(static_cast<std::uint64_t>(seed));
    const Measured two = measure(set, 2, deal, games);
    std::printf("%3d  %5.1f +- %.1f   %5.1f %5.1f %5.1f\n", seed, two.first_wins,
                98 / std::sqrt(static_cast<double>(games)), two.rounds, measure(set, 3, deal, games / 10).rounds,
                measure(set, 4, deal, games / 10).rounds);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 6 && std::strcmp(argv[1], "--measure") == 0) {
    measure_all(std::max(100, std::atoi(argv[2])), std::atoi(argv[3]), std::atoi(argv[4]), std::atoi(argv[5]));
    return 0;
  }
  const Set set = generator::varied_set(kChosen);
  std::puts("{\n  \"game\": \"construction-zone\",\n  \"format\": 1,\n  \"id\": \"default\",");
  std::puts("  \"name\": \"Twenty-one buildings\",\n  \"version\": 1,\n  \"buildings\": [");
  for (std::size_t i = 0; i < set.size(); ++i) {
    std::puts((line(set[i], kNames[i]) + (i + 1 < set.size() ? "," : "")).c_str());
  }
  std::puts("  ]\n}");
  return 0;
}
