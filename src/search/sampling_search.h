// Search by sampling, for any Game: every playout deals the hidden cards again, consistent with the view.
//
// Sequential halving compares the seat's plans: all remaining plans get the same deals and the same luck (common random
// numbers), then the worse half is dropped. After the plan, the guide's quick policy plays for all seats until the
// outlook or the end of the game.
//
// The playouts are split into kLanes lanes, regardless of the number of threads. So the same seed and number of
// iterations give the same move on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "search/candidate.h"
#include "search/level.h"
#include "search/team.h"

namespace tavola::search {

inline constexpr int kLanes = 16;  ///< more than most machines have cores

template <Guide T>
class SamplingSearch {
 public:
  using Game = typename T::Game;
  using Rules = typename Game::Rules;
  using State = typename Game::State;
  using View = typename Game::View;
  using Move = typename Game::Move;
  using OwnPlan = Plan<Move>;

  /// The guide must outlive it.
  SamplingSearch(const T& guide, const Manner& manner, const Budget& budget, Clock clock = nullptr)
      : guide_(guide), manner_(manner), budget_(budget), clock_(clock), team_(budget.threads) {
    if (budget_.iterations != 0) manner_.iterations = budget_.iterations;
  }

  /// The best plan for the viewing seat. It must be that seat's turn. The same seed gives the same plan.
  OwnPlan think(const View& view, std::uint64_t seed) {
    assert(to_act(guide_.rules(), view) == core::Actor::of(viewer(view)));
    view_ = &view;
    seed_ = seed;
    playouts_ = 0;
    list_candidates();
    if (candidates_.size() == 1 || manner_.iterations == 0) return candidates_[0].plan;
    if (!wins_at_once<Game>(guide_.rules(), view, seed, candidates_)) halve();
    return candidates_[0].plan;
  }

  /// The candidates of the last decision, best first.
  std::span<const Candidate<Move>> candidates() const { return candidates_; }
  std::uint64_t playouts() const { return playouts_; }

 private:
  /// Everything one thread writes, so that nothing is shared while playouts run.
  struct Lane {
    std::vector<std::int64_t> sums;  ///< by candidate, in this round
    std::vector<std::uint32_t> counts;
  };

  bool timed() const { return budget_.milliseconds > 0 && clock_ != nullptr; }

  void list_candidates() {
    candidates_.clear();
    guide_.plans(*view_, manner_.width, plans_);
    assert(!plans_.empty());
    for (const OwnPlan& plan : plans_) candidates_.push_back({plan});
  }

  void halve() {
    const std::int64_t begin = timed() ? clock_() : 0;
    const auto rounds = static_cast<int>(std::bit_width(candidates_.size() - 1));
    std::size_t left = candidates_.size();
    std::uint32_t first = 0;  // sample
    for (int round = 0; round < rounds && left > 1; ++round) {
      if (timed()) {
        const std::int64_t until = begin + std::int64_t{budget_.milliseconds} * (round + 1) / rounds;
        do {
          first = play_round(left, first, kLanes);
        } while (clock_() < until);
      } else {
        const std::uint64_t spent = std::min<std::uint64_t>(playouts_, manner_.iterations);
        const std::uint64_t share = (manner_.iterations - spent) / static_cast<std::uint64_t>(rounds - round);
        first = play_round(left, first, static_cast<std::uint32_t>(std::max<std::uint64_t>(1, share / left)));
      }
      sort_by(std::span(candidates_).first(left),
              [trust = manner_.trust](const auto& candidate) { return candidate.chances(trust); });
      left = (left + 1) / 2;
    }
  }

  /// Plays the samples first, first + 1, ... with each of the `left` best candidates. Returns the next sample.
  std::uint32_t play_round(std::size_t left, std::uint32_t first, std::uint32_t samples) {
    team_.run(kLanes, [&](int l) {
      Lane& lane = lanes_[static_cast<std::size_t>(l)];
      lane.sums.assign(left, 0);
      lane.counts.assign(left, 0);
      for (std::uint32_t k = first + static_cast<std::uint32_t>(l); k < first + samples; k += kLanes) {
        for (std::size_t c = 0; c < left; ++c) {
          lane.sums[c] += play(candidates_[c].plan, k);
          ++lane.counts[c];
        }
      }
    });
    for (const Lane& lane : lanes_) {
      for (std::size_t c = 0; c < left; ++c) {
        candidates_[c].sum += lane.sums[c];
        candidates_[c].playouts += lane.counts[c];
        playouts_ += lane.counts[c];
      }
    }
    return first + samples;
  }

  /// Plays one playout that begins with `plan`. Returns the thinking seat's chances.
  std::int64_t play(const OwnPlan& plan, std::uint32_t k) const {
    Luck luck(seed_, k);
    State state = sample(guide_.rules(), *view_, luck.chance);
    make(guide_.rules(), state, plan);
    return finish(state, luck)[static_cast<std::size_t>(core::index(viewer(*view_)))];
  }

  /// Plays the quick policy until the outlook or the end of the game.
  Chances finish(State& state, Luck& luck) const {
    const Rules& rules = guide_.rules();
    for (int turns = 0;;) {
      const core::Actor actor = to_act(rules, state);
      if (actor.is_nobody()) return shared_win(ending(rules, state).winners, rules.players);
      if (manner_.turns != 0 && guide_.turn_begins(state) && ++turns > manner_.turns) return guide_.outlook(state);
      if (actor.is_chance()) {
        apply(rules, state, random_outcome(rules, state, luck.chance));
      } else {
        make(rules, state, guide_.quick(view(rules, state, actor.seat()), luck.taste));
      }
    }
  }

  const T& guide_;
  Manner manner_;
  Budget budget_;
  Clock clock_;
  Team team_;
  std::array<Lane, kLanes> lanes_;
  const View* view_ = nullptr;
  std::uint64_t seed_ = 0;
  std::uint64_t playouts_ = 0;
  PlansOf<Game> plans_;
  std::vector<Candidate<Move>> candidates_;
};

}  // namespace tavola::search
