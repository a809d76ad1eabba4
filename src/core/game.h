// The Game concept: what a game's rules provide to the search, the lab, the registry and matches.
//
// Each game has its own namespace. Its free functions are found through their first argument, the game's Rules. A
// struct `Game` names the types and the constants. docs/adding-a-game.md walks through an example.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/options.h"
#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"

namespace tavola::core {

/// A possible random event and its weight: its probability is weight / sum of all weights.
template <class Move>
struct Outcome {
  Move move;
  std::uint32_t weight;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Why a move is illegal: the rule's id and a sentence. An empty rule means that the move is legal.
struct Refusal {
  std::string_view rule;
  std::string_view reason;
  constexpr bool legal() const { return rule.empty(); }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The effects of a legal move for the player who makes it. With it, a client needs no rules.
struct Preview {
  int points = 0;          ///< scored immediately
  int cards = 0;           ///< cards that leave the hand, or boxes crossed off
  bool ends_turn = false;  ///< the player has no further choice in this turn
  bool ends_game = false;  ///< the game ends immediately
  friend bool operator==(const Preview&, const Preview&) = default;
};

/// One line of a result's breakdown: a source of points, for every seat.
struct ScoreLine {
  std::string_view name;  ///< stable: "houses", "area A1", "cards in hand"
  std::array<int, kMaxSeats> points{};
  bool counted = true;  ///< false: a tie-break, not part of the total
  friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// The result of a game, or what it would be if the game ended now.
struct Ending {
  static constexpr int kMaxLines = 12;
  std::string_view rule;     ///< the rule that ended the game ("SL-16", "G-3"); empty before the end
  std::uint8_t winners = 0;  ///< bit s: seat s wins or shares the win
  std::array<int, kMaxSeats> total{};
  int lines_used = 0;
  std::array<ScoreLine, kMaxLines> line_store{};

  ScoreLine& add(std::string_view name, bool counted = true) {
    ScoreLine& line = line_store[static_cast<std::size_t>(lines_used++)];
    line.name = name;
    line.counted = counted;
    return line;
  }
  std::span<const ScoreLine> lines() const { return {line_store.data(), static_cast<std::size_t>(lines_used)}; }
  bool won_by(Seat seat) const { return ((winners >> index(seat)) & 1) != 0; }
};

/// The rounds without progress after which a game ends (G-3).
inline constexpr int kIdleRounds = 20;

template <class T>
concept SmallValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

/// What every game provides.
template <class G>
concept Game = SmallValue<typename G::State> && SmallValue<typename G::View> && SmallValue<typename G::Move> &&
               sizeof(typename G::State) <= 256 && sizeof(typename G::Move) <= 8 &&
               requires(const typename G::Rules& rules, const typename G::Content& content, typename G::State& state,
                        const typename G::State& at, const typename G::View& seen_from, typename G::Move move,
                        std::vector<typename G::Move>& moves, std::vector<Outcome<typename G::Move>>& events, Rng& rng,
                        Dealer& dealer, Seat seat, std::uint32_t n, std::string_view text, const Options& options) {
                 { G::kId } -> std::convertible_to<std::string_view>;
                 { G::kRevision } -> std::convertible_to<int>;
                 { G::kName } -> std::convertible_to<std::string_view>;
                 { std::span<const OptionSpec>(G::kOptions) };
                 { std::span<const Edition>(G::kEditions) };

                 // Checks content and options, and makes the rules. The error names the place.
                 { G::make_rules(content, options, int{}) } -> std::same_as<Result<typename G::Rules>>;
                 { rules.players } -> std::convertible_to<int>;
                 { rules.options } -> std::convertible_to<Options>;

                 // The position before the first random event. The same rules always give the same position.
                 { start(rules) } -> std::same_as<typename G::State>;
                 { to_act(rules, at) } -> std::same_as<Actor>;

                 // A seat's legal moves: their number, the n-th, and all of them in the same order. Counting and
                 // picking never build the list. For a View: the viewing seat's moves, none if it isn't its turn.
                 { count_moves(rules, at) } -> std::same_as<std::uint32_t>;
                 { pick_move(rules, at, n) } -> std::same_as<typename G::Move>;
                 { list_moves(rules, at, moves) } -> std::same_as<void>;
                 { count_moves(rules, seen_from) } -> std::same_as<std::uint32_t>;
                 { pick_move(rules, seen_from, n) } -> std::same_as<typename G::Move>;
                 { list_moves(rules, seen_from, moves) } -> std::same_as<void>;

                 // Chance: all events with exact weights in canonical order, a fast sampler with the same
                 // probabilities, and the event that a match's committed dealer gives.
                 { list_outcomes(rules, at, events) } -> std::same_as<void>;
                 { random_outcome(rules, at, rng) } -> std::same_as<typename G::Move>;
                 { dealt_outcome(rules, at, dealer) } -> std::same_as<typename G::Move>;

                 // Applies a legal move or a possible random event. Asserts that it is one.
                 { apply(rules, state, move) } -> std::same_as<void>;

                 // What a seat (or kSpectator) sees, what it may know of an event in `at`, and a random state that is
                 // consistent with a view.
                 { view(rules, at, seat) } -> std::same_as<typename G::View>;
                 { seen(rules, at, move, seat) } -> std::same_as<typename G::Move>;
                 { sample(rules, seen_from, rng) } -> std::same_as<typename G::State>;
                 { to_act(rules, seen_from) } -> std::same_as<Actor>;
                 { viewer(seen_from) } -> std::same_as<Seat>;

                 // Whether the viewing seat may make the move now, and why not. Accepts any bit pattern.
                 { why_not(rules, seen_from, move) } -> std::same_as<Refusal>;
                 { preview(rules, seen_from, move) } -> std::same_as<Preview>;

                 // Scores and winners. Before the end, as if the game ended now.
                 { ending(rules, at) } -> std::same_as<Ending>;

                 // Notation that can be parsed again. It is the same in all languages.
                 { write_move(rules, move) } -> std::same_as<std::string>;
                 { read_move(rules, text) } -> std::same_as<Result<typename G::Move>>;
                 { write_position(rules, at) } -> std::same_as<std::string>;
                 { read_position(rules, text) } -> std::same_as<Result<typename G::State>>;

                 // The invariant that this state breaks, or "" if all hold.
                 { broken_invariant(rules, at) } -> std::same_as<std::string_view>;
               };

/// In some games several seats answer in turn, and no answer depends on an earlier one. Such a game may let a seat
/// answer early. It returns what the seat will see on its turn, or nothing if its turn won't come.
template <class G>
concept HasEarlyAnswers = requires(const typename G::Rules& rules, const typename G::View& seen_from) {
  { early_view(rules, seen_from) } -> std::same_as<std::optional<typename G::View>>;
};

/// Plays uniformly random moves and events from `state` to the end. Returns the number of events. Allocates nothing.
template <Game G>
int play_randomly(const typename G::Rules& rules, typename G::State& state, Rng& rng) {
  int events = 0;
  for (;; ++events) {
    const Actor actor = to_act(rules, state);
    if (actor.is_nobody()) return events;
    if (actor.is_chance()) {
      apply(rules, state, random_outcome(rules, state, rng));
    } else {
      apply(rules, state, pick_move(rules, state, rng.below(count_moves(rules, state))));
    }
  }
}

}  // namespace tavola::core
