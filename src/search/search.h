// Search over the Game concept by sampling: every playout deals the hidden cards anew, in agreement with the view.
//
// The seat's plans are compared by sequential halving: all that are left get the same deals and the same chance
// (common random numbers), then the worse half goes. Below the root a tree over what the seat can see may choose the
// replies; without one, and beyond it, the guide's quick policy plays on until the outlook (or the end) is read.
//
// The playouts are dealt to kLanes lanes with a tree each, whatever the number of threads: the same seed and number of
// iterations give the same move on every machine.
#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "search/arithmetic.h"
#include "search/guide.h"
#include "search/level.h"
#include "search/team.h"
#include "search/tree.h"

namespace tavola::search {

inline constexpr int kLanes = 16;  ///< more than most machines have cores

/// Gives milliseconds since some moment; nullptr where there is no clock.
using Clock = std::int64_t (*)();

template <Guide T>
class Search {
 public:
  using Game = typename T::Game;
  using Rules = typename Game::Rules;
  using State = typename Game::State;
  using View = typename Game::View;
  using Move = typename Game::Move;
  using OwnPlan = Plan<Move>;

  /// A plan and what the search found out about it.
  struct Candidate {
    OwnPlan plan;
    std::uint32_t playouts = 0;
    std::int64_t sum = 0;  ///< of the seat's chances
    /// The chances (of kOne): the playouts', and the plan's own worth as `trust` more of them.
    double chances(int trust) const {
      const auto weight = static_cast<double>(playouts) + trust;
      return weight == 0 ? plan.worth : (static_cast<double>(sum) + static_cast<double>(plan.worth) * trust) / weight;
    }
  };

  Search(const T& guide, const Manner& manner, const Budget& budget, Clock clock = nullptr)
      : guide_(guide), manner_(manner), budget_(budget), clock_(clock), team_(budget.threads) {
    if (budget_.iterations != 0) manner_.iterations = budget_.iterations;
    const std::size_t nodes = budget_.memory / sizeof(Node) / kLanes;
    const std::size_t wanted = timed() ? nodes : std::min<std::size_t>(nodes, most_nodes());
    for (Lane& lane : lanes_) lane.tree.reserve(uses_tree() ? wanted : 1);
  }

  /// The best plan for the viewing seat, which must be to act. The same seed gives the same plan.
  OwnPlan think(const View& view, std::uint64_t seed) {
    assert(to_act(guide_.rules(), view) == core::Actor::of(viewer(view)));
    view_ = &view;
    seed_ = seed;
    playouts_ = 0;
    list_candidates();
    for (Lane& lane : lanes_) lane.tree.clear();
    if (candidates_.size() == 1 || manner_.iterations == 0) return candidates_[0].plan;
    if (wins_at_once()) return candidates_[0].plan;
    manner_.plain ? grow() : halve();
    return candidates_[0].plan;
  }

  /// What the last decision looked at, the best first.
  std::span<const Candidate> candidates() const { return candidates_; }
  std::uint64_t playouts() const { return playouts_; }
  std::size_t nodes() const {
    std::size_t sum = 0;
    for (const Lane& lane : lanes_) sum += lane.tree.size();
    return sum;
  }

 private:
  /// Everything that one thread needs: nothing is shared while playouts run.
  struct Lane {
    Tree tree;
    PlansOf<Game> plans;
    std::vector<std::uint32_t> path;
    std::vector<std::int64_t> sums;  ///< by candidate, since the last gathering
    std::vector<std::uint32_t> counts;
  };

  bool timed() const { return budget_.milliseconds > 0 && clock_ != nullptr; }
  bool uses_tree() const { return manner_.plain || manner_.reply_width > 0; }
  std::size_t most_nodes() const { return std::size_t{manner_.iterations} * 16 + 1024; }

  void list_candidates() {
    candidates_.clear();
    guide_.plans(*view_, manner_.width, plans_);
    assert(!plans_.empty());
    for (const OwnPlan& plan : plans_) candidates_.push_back({plan});
  }

  /// A plan that ends the game with a victory of one's own in plain sight needs no thought.
  bool wins_at_once() {
    const Rules& rules = guide_.rules();
    core::Rng rng(seed_);
    const State now = sample(rules, *view_, rng);
    for (Candidate& candidate : candidates_) {
      State state = now;
      make(state, candidate.plan);
      if (!to_act(rules, state).is_nobody()) continue;
      if (ending(rules, state).winners != 1u << core::index(viewer(*view_))) continue;
      std::swap(candidate, candidates_[0]);
      return true;
    }
    return false;
  }

  // -------------------------------------------------------------------------------------------- sequential halving

  void halve() {
    const std::int64_t begin = timed() ? clock_() : 0;
    int rounds = static_cast<int>(std::bit_width(candidates_.size() - 1));
    std::size_t left = candidates_.size();
    std::uint32_t first = 0;  // sample
    const int all_rounds = rounds;
    for (; rounds > 0 && left > 1; --rounds) {
      if (timed()) {
        const std::int64_t until = begin + std::int64_t{budget_.milliseconds} * (all_rounds - rounds + 1) / all_rounds;
        do {
          first = play_round(left, first, kLanes);
        } while (clock_() < until);
      } else {
        const std::uint64_t spent = playouts_;
        const std::uint64_t share = (manner_.iterations - std::min<std::uint64_t>(spent, manner_.iterations)) /
                                    static_cast<std::uint64_t>(rounds);
        first = play_round(left, first, static_cast<std::uint32_t>(std::max<std::uint64_t>(1, share / left)));
      }
      sort(left);
      left = (left + 1) / 2;
    }
  }

  void sort(std::size_t left) {
    const int trust = manner_.trust;
    sort_by(left, [trust](const Candidate& candidate) { return candidate.chances(trust); });
  }

  /// The best first; equal ones stay in order. By insertion: few candidates, no allocation, alike on every machine.
  template <class Key>
  void sort_by(std::size_t count, Key key) {
    for (std::size_t i = 1; i < count; ++i) {
      for (std::size_t j = i; j > 0 && key(candidates_[j]) > key(candidates_[j - 1]); --j) {
        std::swap(candidates_[j], candidates_[j - 1]);
      }
    }
  }

  /// Plays the samples first, first + 1, ... with each of the `left` best candidates; gives the next sample.
  std::uint32_t play_round(std::size_t left, std::uint32_t first, std::uint32_t samples) {
    team_.run(kLanes, [&](int l) {
      Lane& lane = lanes_[static_cast<std::size_t>(l)];
      lane.sums.assign(left, 0);
      lane.counts.assign(left, 0);
      for (std::uint32_t k = first + static_cast<std::uint32_t>(l); k < first + samples; k += kLanes) {
        for (std::size_t c = 0; c < left; ++c) {
          lane.sums[c] += play(lane, candidates_[c].plan, k);
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

  /// One playout that begins with `plan`; gives the thinking seat's chances.
  std::int64_t play(Lane& lane, const OwnPlan& plan, std::uint32_t k) {
    core::Rng chance(mixed(seed_, 2 * std::uint64_t{k}));
    core::Rng taste(mixed(seed_, 2 * std::uint64_t{k} + 1));
    State state = sample(guide_.rules(), *view_, chance);
    lane.path.clear();
    std::uint32_t node = Tree::kNone;
    if (uses_tree()) {
      const std::uint64_t key = key_of_plan(plan);
      node = lane.tree.find(Tree::kRoot, key);
      if (node == Tree::kNone) node = lane.tree.add(Tree::kRoot, key);
      if (node != Tree::kNone) lane.path.push_back(node);
    }
    make(state, plan);
    return finish(lane, state, node, chance, taste)[seat_index()];
  }

  // ---------------------------------------------------------------------------------------- the tree and the playout

  /// Goes on from `node` (kNone: outside of the tree) to the outlook or the end, and counts it on the path.
  Chances finish(Lane& lane, State& state, std::uint32_t node, core::Rng& chance, core::Rng& taste) {
    const Rules& rules = guide_.rules();
    const core::Seat me = viewer(*view_);
    Chances chances{};
    for (int turns = 0;;) {
      const core::Actor actor = to_act(rules, state);
      if (actor.is_nobody()) {
        chances = shared_win(ending(rules, state).winners, rules.players);
        break;
      }
      if (manner_.turns != 0 && guide_.turn_begins(state) && ++turns > manner_.turns) {
        chances = guide_.outlook(state);
        break;
      }
      if (actor.is_chance()) {
        const Move event = random_outcome(rules, state, chance);
        if (node != Tree::kNone) node = step(lane, node, key_of(seen(rules, state, event, me)));
        apply(rules, state, event);
      } else if (node != Tree::kNone) {
        node = reply(lane, state, actor.seat(), node);
      } else {
        make(state, guide_.quick(view(rules, state, actor.seat()), taste));
      }
    }
    for (const std::uint32_t passed : lane.path) lane.tree.count(passed, chances);
    return chances;
  }

  /// The child that the event leads to; a new one ends the walk in the tree.
  std::uint32_t step(Lane& lane, std::uint32_t node, std::uint64_t key) {
    std::uint32_t child = lane.tree.find(node, key);
    const bool known = child != Tree::kNone;
    if (!known) child = lane.tree.add(node, key);
    if (child != Tree::kNone) lane.path.push_back(child);
    return known ? child : Tree::kNone;
  }

  /// Chooses and makes a reply by its chances so far and how seldom it was tried.
  std::uint32_t reply(Lane& lane, State& state, core::Seat seat, std::uint32_t node) {
    guide_.plans(view(guide_.rules(), state, seat), manner_.plain ? kAllPlans : manner_.reply_width, lane.plans);
    const auto s = static_cast<std::size_t>(core::index(seat));
    const double tried = std::sqrt(static_cast<double>(lane.tree[node].visits) + 1);
    const double log = manner_.plain ? natural_log(lane.tree[node].visits + 1) : 0;
    const OwnPlan* best = nullptr;
    double best_score = 0;
    for (const OwnPlan& plan : lane.plans) {
      const std::uint32_t child = lane.tree.find(node, key_of_plan(plan));
      const double visits = child == Tree::kNone ? 0 : lane.tree[child].visits;
      const double sum = child == Tree::kNone ? 0 : static_cast<double>(lane.tree[child].sum[s]);
      double score = 0;
      if (manner_.plain) {
        // Something not yet tried comes first; of several, the one with the smallest mixed key: any will do.
        score = visits == 0 ? 1e9 + static_cast<double>(mixed(seed_, key_of_plan(plan)) >> 40)
                            : sum / visits / kOne + manner_.curiosity * std::sqrt(log / visits);
      } else {
        score = (sum + static_cast<double>(plan.worth) * manner_.trust) / (visits + manner_.trust) / kOne +
                manner_.curiosity * tried / (1 + visits);
      }
      if (best == nullptr || score > best_score) {
        best = &plan;
        best_score = score;
      }
    }
    const OwnPlan chosen = *best;
    make(state, chosen);
    return step(lane, node, key_of_plan(chosen));
  }

  // --------------------------------------------------------------------------------------------- the textbook's search

  /// Information-set tree search with one tree; the plan that was tried most is the best.
  void grow() {
    const std::int64_t begin = timed() ? clock_() : 0;
    Lane& lane = lanes_[0];
    for (std::uint32_t k = 0; timed() ? clock_() - begin < budget_.milliseconds : k < manner_.iterations; ++k) {
      core::Rng chance(mixed(seed_, 2 * std::uint64_t{k}));
      core::Rng taste(mixed(seed_, 2 * std::uint64_t{k} + 1));
      State state = sample(guide_.rules(), *view_, chance);
      lane.path.clear();
      lane.path.push_back(Tree::kRoot);
      const std::uint32_t node = reply(lane, state, viewer(*view_), Tree::kRoot);
      finish(lane, state, node, chance, taste);
      ++playouts_;
    }
    for (Candidate& candidate : candidates_) {
      const std::uint32_t node = lane.tree.find(Tree::kRoot, key_of_plan(candidate.plan));
      if (node == Tree::kNone) continue;
      candidate.playouts = lane.tree[node].visits;
      candidate.sum = lane.tree[node].sum[seat_index()];
    }
    sort_by(candidates_.size(), [](const Candidate& candidate) { return candidate.playouts; });
  }

  static constexpr int kAllPlans = 1 << 20;

  std::size_t seat_index() const { return static_cast<std::size_t>(core::index(viewer(*view_))); }

  void make(State& state, const OwnPlan& plan) const {
    for (int i = 0; i < plan.length; ++i) apply(guide_.rules(), state, plan.moves[static_cast<std::size_t>(i)]);
  }

  static std::uint64_t key_of_plan(const OwnPlan& plan) {
    std::uint64_t key = plan.length;
    for (int i = 0; i < plan.length; ++i) key = mixed(key, key_of(plan.moves[static_cast<std::size_t>(i)]));
    return key;
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
  std::vector<Candidate> candidates_;
};

}  // namespace tavola::search
