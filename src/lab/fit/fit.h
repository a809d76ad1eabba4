// Fits the linear weights of a game's evaluation to the results of self-play games.
//
// The model is a conditional logit: seat s wins with a chance proportional to e^(w . f(s)). The games use no search.
// Most moves follow the best plan, some another plan, for variety. At the start of turns the features of all seats are
// recorded. Newton's method then finds the weights that make the actual winners most likely. A pull towards the old
// weights keeps a weight unchanged if the games say nothing about it.
#pragma once

#include <cmath>
#include <functional>
#include <span>
#include <vector>

#include "core/game.h"
#include "search/duel.h"
#include "search/level.h"
#include "search/sampling_search.h"

namespace tavola::lab {

/// One position: the features of all seats, one seat after the other, and each seat's final share of the victory.
struct Sample {
  std::vector<double> features;
  std::array<double, core::kMaxSeats> won{};
  int players = 0;
  bool held_back = false;  ///< not fitted: tests the weights on games they have not seen
};

struct FitSettings {
  int games = 2000;
  std::uint64_t seed = 1;
  int explore = 30;   ///< percent of the decisions that try any plan, not the best
  int steps = 12;     ///< of Newton's method
  double pull = 1.0;  ///< towards the old weights
  int every = 2;      ///< record every n-th turn
  int held_percent = 20;
};

/// The mean of -log(chance given to the actual winner). Smaller is better.
double log_loss(std::span<const Sample> samples, std::span<const double> weights, bool held_back);

/// Fits the first `fitted` weights to the samples that are not held back.
std::vector<double> fit_weights(std::span<const Sample> samples, std::span<const double> old, int fitted,
                                const FitSettings& settings);

/// Plays `B`'s game against itself and records positions. Reports the number of finished games to `progress`.
template <class B>
void gather(const typename B::Game::Rules& rules, std::span<const double> weights, const FitSettings& settings,
            std::vector<Sample>& samples, const std::function<void(int)>& progress) {
  using G = typename B::Game;
  const auto knowledge = B::knowledge(rules, weights);
  const auto guide = B::guide(knowledge, search::kBestLevel);
  search::PlansOf<G> plans;
  const search::Decider<G> decide = [&](const typename G::View& view, std::uint64_t seed) {
    guide.plans(view, 4, plans);
    core::Rng rng(seed);
    const bool explores = rng.below(100) < static_cast<std::uint32_t>(settings.explore);
    return plans[explores ? rng.below(static_cast<std::uint32_t>(plans.size())) : 0].moves[0];
  };
  const auto fitted = static_cast<std::size_t>(B::fitted_weights());
  for (int game = 0; game < settings.games; ++game) {
    const std::uint64_t deal = search::mixed(settings.seed, static_cast<std::uint64_t>(game));
    const std::size_t first = samples.size();
    int turns = 0;
    std::array<const search::Decider<G>*, core::kMaxSeats> deciders{&decide, &decide, &decide, &decide};
    const auto end = search::play_deal<G>(rules, deciders, deal, [&](const typename G::State& state) {
      if (to_act(rules, state).is_nobody() || !guide.turn_begins(state) || turns++ % settings.every != 0) return;
      Sample sample;
      sample.players = rules.players;
      sample.features.resize(fitted * static_cast<std::size_t>(rules.players));
      for (int s = 0; s < rules.players; ++s) {
        B::features(knowledge, state, core::seat(s),
                    std::span(sample.features).subspan(fitted * static_cast<std::size_t>(s), fitted));
      }
      samples.push_back(std::move(sample));
    });
    const core::Ending result = ending(rules, end);
    const search::Chances won = search::shared_win(result.winners, rules.players);
    for (std::size_t i = first; i < samples.size(); ++i) {
      for (std::size_t s = 0; s < won.size(); ++s) samples[i].won[s] = static_cast<double>(won[s]) / search::kOne;
      samples[i].held_back = game % 100 < settings.held_percent;
    }
    progress(game + 1);
  }
}

}  // namespace tavola::lab
