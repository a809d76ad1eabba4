// A bot of one game, in the game's own types. It is made from a Spec and the game's `Bots` (see search/ladder.h).
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "bots/clock.h"
#include "bots/spec.h"
#include "search/sampling_search.h"
#include "search/tree_search.h"

namespace tavola::bots {

/// A plan the bot considered: its moves, the estimated chance to win (0 to 1), and the number of playouts behind it.
template <class Move>
struct Idea {
  std::vector<Move> moves;
  double chances = 0;
  std::uint32_t playouts = 0;
};

/// Decides for a seat, only from its view. Not thread-safe.
template <core::Game G>
class Bot {
 public:
  using View = typename G::View;
  using Move = typename G::Move;
  virtual ~Bot() = default;

  /// Chooses a legal move for the viewing seat. It must be that seat's turn. The same seeds in the same game give the
  /// same moves.
  virtual Move choose(const View& view, std::uint64_t seed) = 0;

  /// The plans considered for the last decision, best first; empty if there was no search.
  virtual std::vector<Idea<Move>> ideas() const { return {}; }
  /// The number of playouts of the last decision, and of nodes in its tree.
  virtual std::uint64_t playouts() const { return 0; }
  virtual std::size_t nodes() const { return 0; }
};

template <core::Game G>
class RandomBot final : public Bot<G> {
 public:
  explicit RandomBot(const typename G::Rules& rules) : rules_(rules) {}
  typename G::Move choose(const typename G::View& view, std::uint64_t seed) override {
    core::Rng rng(seed);
    return pick_move(rules_, view, rng.below(count_moves(rules_, view)));
  }

 private:
  const typename G::Rules& rules_;
};

template <core::Game G>
class GreedyBot final : public Bot<G> {
 public:
  explicit GreedyBot(const typename G::Rules& rules) : rules_(rules) {}
  typename G::Move choose(const typename G::View& view, std::uint64_t) override { return greedy(rules_, view); }

 private:
  const typename G::Rules& rules_;
};

/// The candidates of a search as ideas.
template <class Move>
std::vector<Idea<Move>> ideas_of(std::span<const search::Candidate<Move>> candidates, int trust) {
  std::vector<Idea<Move>> all;
  for (const auto& candidate : candidates) {
    const auto& plan = candidate.plan;
    all.push_back({{plan.moves.begin(), plan.moves.begin() + plan.length},
                   candidate.chances(trust) / search::kOne,
                   candidate.playouts});
  }
  return all;
}

/// Textbook tree search. It knows only the rules.
template <core::Game G>
class PlainBot final : public Bot<G> {
 public:
  using View = typename G::View;
  using Move = typename G::Move;

  PlainBot(const typename G::Rules& rules, const search::Budget& budget) : search_(rules, budget, clock()) {}

  Move choose(const View& view, std::uint64_t seed) override { return search_.think(view, seed); }
  std::vector<Idea<Move>> ideas() const override { return ideas_of(search_.candidates(), 0); }
  std::uint64_t playouts() const override { return search_.playouts(); }
  std::size_t nodes() const override { return search_.nodes(); }

 private:
  search::TreeSearch<G> search_;
};

/// Searches with its own guide. It searches once for a plan of several moves, and follows it as long as the position is
/// the expected one.
template <search::Guide T>
class SearchBot final : public Bot<typename T::Game> {
 public:
  using Game = typename T::Game;
  using View = typename Game::View;
  using Move = typename Game::Move;

  SearchBot(T guide, const search::Manner& manner, const search::Budget& budget)
      : guide_(std::move(guide)), trust_(manner.trust), search_(guide_, manner, budget, clock()) {}
  SearchBot(const SearchBot&) = delete;
  SearchBot& operator=(const SearchBot&) = delete;

  Move choose(const View& view, std::uint64_t seed) override {
    if (!expected_ || !(*expected_ == view)) {
      plan_ = search_.think(view, seed);
      next_ = 0;
    }
    const Move move = plan_.moves[next_++];
    expected_.reset();
    if (next_ < plan_.length) expected_ = after(view, move);
    return move;
  }

  std::vector<Idea<Move>> ideas() const override { return ideas_of(search_.candidates(), trust_); }
  std::uint64_t playouts() const override { return search_.playouts(); }

 private:
  /// The seat's view after its own move, if no random event follows.
  View after(const View& seen_from, Move move) const {
    core::Rng rng(0);
    auto state = sample(guide_.rules(), seen_from, rng);
    apply(guide_.rules(), state, move);
    return view(guide_.rules(), state, viewer(seen_from));
  }

  T guide_;
  int trust_;
  search::SamplingSearch<T> search_;
  search::PlanOf<Game> plan_;
  std::size_t next_ = 0;
  std::optional<View> expected_;
};

/// Makes the bot named by `spec`. `knowledge()` returns the game's Knowledge. It may take time to compute, and only
/// levels need it. It and `rules` must outlive the bot.
template <class B, class GetKnowledge>
std::unique_ptr<Bot<typename B::Game>> make_bot(const typename B::Game::Rules& rules, GetKnowledge&& knowledge,
                                                const Spec& spec) {
  using G = typename B::Game;
  switch (spec.kind) {
    case Kind::kRandom:
      return std::make_unique<RandomBot<G>>(rules);
    case Kind::kGreedy:
      return std::make_unique<GreedyBot<G>>(rules);
    case Kind::kPlain:
      return std::make_unique<PlainBot<G>>(rules, spec.budget);
    default:
      return std::make_unique<SearchBot<typename B::Guide>>(B::guide(knowledge(), spec.level),
                                                            B::manner(spec.level, rules.players), spec.budget);
  }
}

}  // namespace tavola::bots
