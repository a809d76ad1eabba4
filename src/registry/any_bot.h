// The type-erased interface of a bot.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/result.h"
#include "registry/any_game.h"

namespace tavola::registry {

/// A plan a bot considered: its moves, the estimated chance to win (0 to 1), and the number of playouts behind it.
struct AnyIdea {
  std::vector<AnyMove> moves;
  double chances = 0;
  std::uint32_t playouts = 0;
};

/// A bot's move, and the plans it considered, best first (none if there was no search).
struct AnyDecision {
  AnyMove move;
  std::vector<AnyIdea> ideas;
};

/// Decides for a seat, only from its view. Not thread-safe. Its game must outlive it.
class AnyBot {
 public:
  virtual ~AnyBot() = default;

  /// A move of the viewing seat, or the reason why there is none. The same seeds in the same game give the same moves.
  virtual core::Result<AnyMove> choose(const AnyView& view, std::uint64_t seed) = 0;

  /// The same, with the plans considered.
  core::Result<AnyDecision> decide(const AnyView& view, std::uint64_t seed) {
    const auto move = choose(view, seed);
    if (!move.ok()) return move.error();
    return AnyDecision{*move, ideas()};
  }

  /// The plans considered for the last decision, best first; empty if there was no search.
  virtual std::vector<AnyIdea> ideas() const { return {}; }
  /// The number of playouts of the last decision, and of nodes in its tree.
  virtual std::uint64_t playouts() const { return 0; }
  virtual std::size_t nodes() const { return 0; }
};

/// Makes the bot named by `text` ("greedy", "expert:iterations=1000"; bots/spec.h).
core::Result<std::unique_ptr<AnyBot>> make_bot(const AnyGame& game, std::string_view text);

}  // namespace tavola::registry
