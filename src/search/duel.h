// Matches between two bots of one game, in its own types, for fitting and tests. Everything else uses the arena.
#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <span>

#include "core/game.h"
#include "search/arithmetic.h"

namespace tavola::search {

/// Random events depend on the seed and on what is drawn, not on when. So a deal has the same cards whatever the
/// players do.
class SeedDealer final : public core::Dealer {
 public:
  explicit SeedDealer(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t below(std::uint32_t n, core::DrawKind kind, std::uint32_t shuffle, std::uint32_t index) override {
    const std::uint64_t what = mixed(static_cast<std::uint64_t>(kind) << 32 | shuffle, index);
    return static_cast<std::uint32_t>(((mixed(seed_, what) >> 32) * n) >> 32);
  }

 private:
  std::uint64_t seed_;
};

/// Decides for the viewing seat. The number is a random seed.
template <core::Game G>
using Decider = std::function<typename G::Move(const typename G::View&, std::uint64_t)>;

/// Plays one deal to the end. deciders[s] decides for seat s. Calls `watch(state)` before every event.
template <core::Game G, class Watch>
typename G::State play_deal(const typename G::Rules& rules, std::span<const Decider<G>* const> deciders,
                            std::uint64_t deal, Watch&& watch) {
  SeedDealer dealer(mixed(deal, 1));
  typename G::State state = start(rules);
  for (std::uint64_t event = 0;; ++event) {
    watch(state);
    const core::Actor actor = to_act(rules, state);
    if (actor.is_nobody()) return state;
    if (actor.is_chance()) {
      apply(rules, state, dealt_outcome(rules, state, dealer));
      continue;
    }
    const auto& decide = *deciders[static_cast<std::size_t>(core::index(actor.seat()))];
    apply(rules, state, decide(view(rules, state, actor.seat()), mixed(deal, event + 2)));
  }
}

/// The results of the first of two sides.
struct Tally {
  int games = 0;
  double points = 0;  ///< 1 for a win, a share of 1 for a shared win
  double squares = 0;
  double margin = 0;  ///< sum of own total minus the best other total

  double rate() const { return games == 0 ? 0 : points / games; }
  /// Half the width of the 95 % interval of the rate.
  double error() const {
    return games < 2 ? 1 : 1.96 * std::sqrt(std::max(0.0, squares / games - rate() * rate()) / (games - 1));
  }
};

/// Plays `hero` against `rest` on all other seats. The hero plays each deal once from every seat.
template <core::Game G>
Tally duel(const typename G::Rules& rules, const Decider<G>& hero, const Decider<G>& rest, int deals,
           std::uint64_t seed) {
  Tally tally;
  for (int d = 0; d < deals; ++d) {
    for (int seat = 0; seat < rules.players; ++seat) {
      std::array<const Decider<G>*, core::kMaxSeats> deciders{&rest, &rest, &rest, &rest};
      deciders[static_cast<std::size_t>(seat)] = &hero;
      const auto end =
          play_deal<G>(rules, deciders, mixed(seed, static_cast<std::uint64_t>(d)), [](const typename G::State&) {});
      const core::Ending result = ending(rules, end);
      int winners = 0;
      int best_other = -1000;
      for (int s = 0; s < rules.players; ++s) {
        winners += (result.winners >> s) & 1;
        if (s != seat) best_other = std::max(best_other, result.total[static_cast<std::size_t>(s)]);
      }
      const double points = result.won_by(core::seat(seat)) ? 1.0 / winners : 0;
      ++tally.games;
      tally.points += points;
      tally.squares += points * points;
      tally.margin += result.total[static_cast<std::size_t>(seat)] - best_other;
    }
  }
  return tally;
}

}  // namespace tavola::search
