// Textbook information-set tree search: a tree over what the seat can see, and random playouts to the end. It knows
// only the rules of a game, so it is a baseline for the bots with knowledge.
#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "search/candidate.h"
#include "search/level.h"
#include "search/tree.h"

namespace tavola::search {

template <core::Game G>
class TreeSearch {
 public:
  using Game = G;
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

  /// The rules must outlive it. It uses one thread, and the budget's iterations or milliseconds.
  TreeSearch(const Rules& rules, const Budget& budget, Clock clock = nullptr)
      : rules_(rules), budget_(budget), clock_(clock) {
    const std::size_t room = budget_.memory / sizeof(Node);
    tree_.reserve(timed() ? room : std::min<std::size_t>(room, std::size_t{budget_.iterations} + 1));
  }

  /// The most visited move of the viewing seat. It must be that seat's turn. The same seed gives the same move.
  Move think(const View& view, std::uint64_t seed) {
    assert(to_act(rules_, view) == core::Actor::of(viewer(view)));
    seed_ = seed;
    playouts_ = 0;
    tree_.clear();
    list_candidates(view);
    if (candidates_.size() > 1 && !wins_at_once<G>(rules_, view, seed, candidates_)) grow(view);
    return candidates_[0].plan.moves[0];
  }

  /// The candidates of the last decision, best first.
  std::span<const Candidate<Move>> candidates() const { return candidates_; }
  std::uint64_t playouts() const { return playouts_; }
  std::size_t nodes() const { return tree_.size(); }

 private:
  static constexpr double kCuriosity = 0.7;  ///< the weight of exploration

  bool timed() const { return budget_.milliseconds > 0 && clock_ != nullptr; }

  void list_candidates(const View& view) {
    candidates_.clear();
    list_moves(rules_, view, moves_);
    for (const Move move : moves_) candidates_.push_back({Plan<Move>::of(move)});
  }

  void grow(const View& view) {
    const std::int64_t begin = timed() ? clock_() : 0;
    for (std::uint32_t k = 0; timed() ? clock_() - begin < budget_.milliseconds : k < budget_.iterations; ++k) {
      play(view, k);
      ++playouts_;
    }
    const auto seat = static_cast<std::size_t>(core::index(viewer(view)));
    for (auto& candidate : candidates_) {
      const std::uint32_t node = tree_.find(Tree::kRoot, key_of_move(candidate.plan.moves[0]));
      if (node == Tree::kNone) continue;
      candidate.playouts = tree_[node].visits;
      candidate.sum = tree_[node].sum[seat];
    }
    sort_by(std::span(candidates_), [](const auto& candidate) { return candidate.playouts; });
  }

  /// One iteration: walks down the tree, plays a random playout from its leaf, and adds the result along the path.
  void play(const View& from, std::uint32_t k) {
    Luck luck(seed_, k);
    State state = sample(rules_, from, luck.chance);
    path_.clear();
    path_.push_back(Tree::kRoot);
    std::uint32_t node = reply(state, viewer(from), Tree::kRoot);
    while (node != Tree::kNone) {
      const core::Actor actor = to_act(rules_, state);
      if (actor.is_nobody()) break;
      if (actor.is_chance()) {
        const Move event = random_outcome(rules_, state, luck.chance);
        node = step(node, key_of(seen(rules_, state, event, viewer(from))));
        apply(rules_, state, event);
      } else {
        node = reply(state, actor.seat(), node);
      }
    }
    finish(state, luck);
    const Chances chances = shared_win(ending(rules_, state).winners, rules_.players);
    for (const std::uint32_t passed : path_) tree_.count(passed, chances);
  }

  /// Plays random moves to the end.
  void finish(State& state, Luck& luck) const {
    for (;;) {
      const core::Actor actor = to_act(rules_, state);
      if (actor.is_nobody()) return;
      if (actor.is_chance()) {
        apply(rules_, state, random_outcome(rules_, state, luck.chance));
      } else {
        const View seen_from = view(rules_, state, actor.seat());
        apply(rules_, state, pick_move(rules_, seen_from, luck.taste.below(count_moves(rules_, seen_from))));
      }
    }
  }

  /// The child for this event. A new child ends the walk in the tree.
  std::uint32_t step(std::uint32_t node, std::uint64_t key) {
    std::uint32_t child = tree_.find(node, key);
    const bool known = child != Tree::kNone;
    if (!known) child = tree_.add(node, key);
    if (child != Tree::kNone) path_.push_back(child);
    return known ? child : Tree::kNone;
  }

  /// Chooses and makes a move, by its chances so far plus a bonus for moves that were seldom tried.
  std::uint32_t reply(State& state, core::Seat seat, std::uint32_t node) {
    list_moves(rules_, view(rules_, state, seat), moves_);
    const auto s = static_cast<std::size_t>(core::index(seat));
    const double log = natural_log(tree_[node].visits + 1);
    const Move* best = nullptr;
    double best_score = 0;
    for (const Move& move : moves_) {
      const std::uint64_t key = key_of_move(move);
      const std::uint32_t child = tree_.find(node, key);
      // Untried moves come first, in the pseudo-random order of their mixed keys.
      double score = 1e9 + static_cast<double>(mixed(seed_, key) >> 40);
      if (child != Tree::kNone) {
        const double visits = tree_[child].visits;
        score = static_cast<double>(tree_[child].sum[s]) / visits / kOne + kCuriosity * std::sqrt(log / visits);
      }
      if (best == nullptr || score > best_score) {
        best = &move;
        best_score = score;
      }
    }
    const Move chosen = *best;
    apply(rules_, state, chosen);
    return step(node, key_of_move(chosen));
  }

  static std::uint64_t key_of_move(const Move& move) { return mixed(1, key_of(move)); }

  const Rules& rules_;
  Budget budget_;
  Clock clock_;
  Tree tree_;
  std::vector<std::uint32_t> path_;
  std::vector<Move> moves_;
  std::uint64_t seed_ = 0;
  std::uint64_t playouts_ = 0;
  std::vector<Candidate<Move>> candidates_;
};

}  // namespace tavola::search
