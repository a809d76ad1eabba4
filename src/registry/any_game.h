// The type-erased interface of a game, for all code that does I/O. The search uses the games' own types instead.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/spec.h"
#include "core/game.h"
#include "wire/json.h"

namespace tavola::registry {

class AnyBot;

/// A state of any game, held by value. Compare with AnyGame::same.
struct AnyState {
  alignas(16) std::array<std::byte, 256> bytes{};
};

/// What a seat sees in any game, held by value. It is a separate type, so that nobody can pass a state to a bot.
struct AnyView {
  alignas(16) std::array<std::byte, 320> bytes{};
};

/// A move or random event of any game.
struct AnyMove {
  std::uint64_t bits = 0;
  friend bool operator==(AnyMove, AnyMove) = default;
};

/// Puts a game's own value into its erased form, and takes it out again.
template <class Any, class T>
Any box_as(const T& value) {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(Any));
  Any any{};
  std::memcpy(static_cast<void*>(&any), &value, sizeof(T));
  return any;
}
template <class T, class Any>
T unbox_as(const Any& any) {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(Any));
  T value;
  std::memcpy(static_cast<void*>(&value), &any, sizeof(T));
  return value;
}

/// The totals of random games.
struct RandomPlay {
  std::uint64_t events = 0;
  std::uint64_t winners = 0;  ///< sum of the winner bits, so that no compiler drops the scoring
};

/// The legal moves at the decisions of a game.
struct MoveCounts {
  std::uint64_t decisions = 0;
  std::uint64_t moves = 0;
};

using AnyOutcome = core::Outcome<AnyMove>;

/// One game with its options, content and number of players. Immutable; safe to share between threads.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual std::string_view id() const = 0;
  virtual int players() const = 0;
  virtual core::OptionTexts options() const = 0;

  /// The game's own Rules, for code that knows which game this is (its screen).
  virtual const void* own_rules() const = 0;

  /// The content as a canonical document, and its SHA-256 (hex).
  virtual const wire::Json& content() const = 0;
  virtual const std::string& content_hash() const = 0;

  virtual AnyState start() const = 0;
  virtual core::Actor to_act(const AnyState&) const = 0;
  virtual bool same(const AnyState&, const AnyState&) const = 0;
  virtual std::vector<AnyMove> moves(const AnyState&) const = 0;
  virtual std::vector<AnyMove> moves(const AnyView&) const = 0;
  virtual std::uint32_t count_moves(const AnyView&) const = 0;
  virtual AnyMove pick_move(const AnyView&, std::uint32_t n) const = 0;
  virtual std::vector<AnyOutcome> outcomes(const AnyState&) const = 0;
  virtual AnyMove random_outcome(const AnyState&, core::Rng&) const = 0;
  virtual AnyMove dealt_outcome(const AnyState&, core::Dealer&) const = 0;
  virtual void apply(AnyState&, AnyMove) const = 0;

  virtual AnyView view(const AnyState&, core::Seat) const = 0;
  virtual core::Actor to_act(const AnyView&) const = 0;
  virtual AnyMove seen(const AnyState&, AnyMove, core::Seat) const = 0;
  virtual AnyState sample(const AnyView&, core::Rng&) const = 0;
  /// If several seats answer in turn and no answer depends on an earlier one: what the viewer will see on its turn.
  /// Otherwise nothing.
  virtual std::optional<AnyView> early_view(const AnyView&) const = 0;
  virtual core::Refusal why_not(const AnyView&, AnyMove) const = 0;
  virtual core::Preview preview(const AnyView&, AnyMove) const = 0;
  virtual core::Ending ending(const AnyState&) const = 0;
  virtual std::string_view broken_invariant(const AnyState&) const = 0;

  virtual std::string write_move(AnyMove) const = 0;
  virtual core::Result<AnyMove> read_move(std::string_view) const = 0;
  virtual std::string write_position(const AnyState&) const = 0;
  virtual core::Result<AnyState> read_position(std::string_view) const = 0;

  /// Append the JSON text of a state, of what a seat sees, of a move or random event.
  virtual void write_state(const AnyState&, std::string& out) const = 0;
  virtual void write_view(const AnyView&, std::string& out) const = 0;
  virtual void write_move_json(AnyMove, std::string& out) const = 0;

  /// The same as documents.
  wire::Json state_json(const AnyState&) const;
  wire::Json view_json(const AnyView&) const;
  wire::Json move_json(AnyMove) const;
  virtual core::Result<AnyMove> move_from_json(const wire::Node&) const = 0;

  /// A bot for one seat at a time. The game must outlive it.
  virtual std::unique_ptr<AnyBot> make_bot(const bots::Spec&) const = 0;

  /// The size of the game's own State.
  virtual std::size_t state_bytes() const = 0;

  /// Plays whole games with uniformly random moves, and does nothing else. For benchmarks.
  virtual RandomPlay play_random_games(int games, core::Rng&) const = 0;

  /// Sums up the legal moves of all decisions in one random game.
  virtual MoveCounts count_random_game(core::Rng&) const = 0;

  /// Plays one random game, checks every invariant after every event, and adds the events to the count. Returns "" or
  /// the broken invariant. Fast enough for millions of games.
  virtual std::string check_random_game(core::Rng&, std::uint64_t& events) const = 0;

  /// Plays one random game under the whole conformance kit. Returns "" or what was broken.
  virtual std::string conform(core::Rng&, core::Dealer&) const = 0;
};

/// Checks that the event can happen next: a legal move of the seat whose turn it is, or a possible random event. The
/// refusal names the rule.
core::Refusal why_not_now(const AnyGame&, const AnyState&, AnyMove);

}  // namespace tavola::registry
