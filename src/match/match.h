// The authority over one match: its event log, its positions, its source of chance, undo and its record.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/record.h"

namespace tavola::match {

/// Who plays, and where chance comes from. Without a seed the random events are given from outside.
struct MatchSetup {
  std::string id;
  std::vector<Player> players;
  std::optional<Seed> seed;
  std::vector<Nonce> nonces;  ///< one for each player, when there is a seed
};

class Match {
 public:
  Match(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup);

  /// A match that begins in a given position; it has no seed, since the seed fixes a whole deal.
  static Match from_position(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup,
                             const registry::AnyState& position);

  /// Plays a record again, every event checked. The error names the first event that can't have happened.
  static core::Result<Match> from_record(const Record& record);

  const registry::AnyGame& game() const { return *game_; }
  const std::shared_ptr<const registry::AnyGame>& shared_game() const { return game_; }
  const MatchSetup& setup() const { return setup_; }
  const registry::AnyState& state() const { return states_.back(); }
  core::Actor to_act() const { return game_->to_act(state()); }
  bool over() const { return to_act().is_nobody(); }

  /// The events so far, and the position before event `n` (n = size of events: now).
  const std::vector<registry::AnyMove>& events() const { return events_; }
  const registry::AnyState& state_before(std::size_t n) const { return states_[n]; }

  /// Makes a move or a random event happen; the error has the rule that forbids it.
  core::Status apply(registry::AnyMove move);

  /// Lets the seed give the next random event. It must be chance's turn, and there must be a seed.
  core::Status deal();

  /// Whether the last event is a move that `seat` may take back: its own, with nothing random and nobody else after it.
  bool can_undo(core::Seat seat) const;

  /// Takes back the last `count` events, whatever they are.
  core::Status undo(std::size_t count);

  /// The record so far. `to_resume`: with the seed of a game that is not over, to go on with it later.
  Record record(bool to_resume = false) const;

 private:
  std::shared_ptr<const registry::AnyGame> game_;
  MatchSetup setup_;
  std::optional<KeyDealer> dealer_;
  bool own_start_ = true;
  std::vector<registry::AnyState> states_;
  std::vector<registry::AnyMove> events_;
};

/// What a verification found.
struct Verification {
  int random_events = 0;
  int moves = 0;
};

/// Plays the record again from its seed: every random event must be the one that the seed gives, the commitment that
/// of the seed, and the result the right one.
core::Result<Verification> verify(const Record& record);

}  // namespace tavola::match
