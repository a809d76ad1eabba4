#include "cli/shared/search_figures.h"

#include <chrono>

#include "cli/commands.h"
#include "registry/any_bot.h"

namespace tavola::cli {
namespace {

/// A sample of positions with a choice, from games between greedy bots.
std::vector<registry::AnyView> positions(const registry::AnyGame& game) {
  constexpr int kGames = 4;
  constexpr int kEvery = 7;
  std::vector<registry::AnyView> views;
  core::Rng rng(1);
  const auto greedy = or_fail(registry::make_bot(game, "greedy"));
  for (int i = 0; i < kGames; ++i) {
    int decisions = 0;
    for (registry::AnyState state = game.start(); !game.to_act(state).is_nobody();) {
      if (game.to_act(state).is_chance()) {
        game.apply(state, game.random_outcome(state, rng));
        continue;
      }
      const auto view = game.view(state, game.to_act(state).seat());
      if (game.count_moves(view) > 1 && decisions++ % kEvery == 0) views.push_back(view);
      game.apply(state, or_fail(greedy->choose(view, 0)));
    }
  }
  return views;
}

}  // namespace

SearchFigures measure_search(const registry::AnyGame& game, const std::string& bot, int threads, double seconds,
                             int decisions) {
  using Clock = std::chrono::steady_clock;
  const auto views = positions(game);
  const auto thinker = or_fail(registry::make_bot(game, bot + ":threads=" + std::to_string(threads)));
  or_fail(thinker->choose(views[0], 0));  // builds tables and memory before the clock starts
  double playouts = 0;
  double nodes = 0;
  int done = 0;
  const auto start = Clock::now();
  double passed = 0;
  while (decisions > 0 ? done < decisions : passed < seconds) {
    or_fail(thinker->choose(views[static_cast<std::size_t>(done) % views.size()], static_cast<std::uint64_t>(done)));
    ++done;
    playouts += static_cast<double>(thinker->playouts());
    nodes += static_cast<double>(thinker->nodes());
    passed = std::chrono::duration<double>(Clock::now() - start).count();
  }
  return {std::string(game.id()), bot, threads, done, playouts / passed, nodes / passed, 1000 * passed / done};
}

}  // namespace tavola::cli
