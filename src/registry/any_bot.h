// The type-erased interface of a bot.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/result.h"
#include "registry/any_game.h"

namespace tavola::registry {

/// A plan that a bot looked at: its moves, the chances to win with it (0 to 1), and how many playouts say so.
struct AnyIdea {
  std::vector<AnyMove> moves;
  double chances = 0;
  std::uint32_t playouts = 0;
};

/// What a bot chose, and what from, the best first (empty when there was no search).
struct AnyDecision {
  AnyMove move;
  std::vector<AnyIdea> ideas;
};

/// Decides for a seat, from its view and nothing else. For one thread at a time; the game it was made for outlives it.
class AnyBot {
 public:
  virtual ~AnyBot() = default;

  /// A move of the viewing seat, or why there is none. The same seeds in the same game give the same moves.
  virtual core::Result<AnyMove> choose(const AnyView& view, std::uint64_t seed) = 0;

  /// The same with what it was chosen from.
  core::Result<AnyDecision> decide(const AnyView& view, std::uint64_t seed) {
    const auto move = choose(view, seed);
    if (!move.ok()) return move.error();
    return AnyDecision{*move, ideas()};
  }

  /// What the last decision was chosen from, the best first; empty when there was no search.
  virtual std::vector<AnyIdea> ideas() const { return {}; }
  /// The playouts of the last decision, and the nodes of its tree.
  virtual std::uint64_t playouts() const { return 0; }
  virtual std::size_t nodes() const { return 0; }
};

/// The bot of this game that the text names ("greedy", "expert:iterations=1000"; bots/spec.h).
core::Result<std::unique_ptr<AnyBot>> make_bot(const AnyGame& game, std::string_view text);

}  // namespace tavola::registry
