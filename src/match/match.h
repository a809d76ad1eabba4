// One match: its log, its positions, its source of chance, undo, its ending and its record.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/record.h"

namespace tavola::match {

/// The players and the source of chance. Without a seed, random events come from outside.
struct MatchSetup {
  std::string id;
  std::vector<Player> players;
  std::optional<Seed> seed;
  std::vector<Nonce> nonces;  ///< one for each player if there is a seed
};

/// One line of a match's log: a move, a random event, an undo, a resignation or a timeout. As text: the game's
/// notation, "undo", "resign 1" or "timeout 1" (with the seat).
struct LogEntry {
  enum class Kind : std::uint8_t { kEvent, kUndo, kResign, kTimeout };
  registry::AnyMove move;  ///< for kEvent
  Kind kind = Kind::kEvent;
  core::Seat seat = core::kSpectator;  ///< for the other kinds
};

/// The next events, and the position after them.
struct Foresight {
  std::vector<registry::AnyMove> events;
  registry::AnyState position;
};

class Match {
 public:
  Match(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup);

  /// A match that begins in a given position. It has no seed, since a seed determines a whole deal.
  static Match from_position(std::shared_ptr<const registry::AnyGame> game, MatchSetup setup,
                             const registry::AnyState& position);

  /// Replays a record and checks every event. The error names the first impossible one.
  static core::Result<Match> from_record(const Record& record);

  const registry::AnyGame& game() const { return *game_; }
  const std::shared_ptr<const registry::AnyGame>& shared_game() const { return game_; }
  const MatchSetup& setup() const { return setup_; }
  const registry::AnyState& state() const { return state_; }
  /// The next to act. Nobody after a resignation or a timeout.
  core::Actor to_act() const { return ended_ ? core::Actor::nobody() : game_->to_act(state_); }
  bool over() const { return to_act().is_nobody(); }
  /// The result, or the result if the game ended now. A player who resigned or ran out of time has lost, and the leader
  /// of the others has won.
  core::Ending ending() const;

  /// The events that were not taken back, and the position before event `n` (n = events().size(): the current one).
  const std::vector<registry::AnyMove>& events() const { return events_; }
  registry::AnyState state_before(std::size_t n) const;

  /// Everything that happened, including moves that were taken back.
  const std::vector<LogEntry>& log() const { return log_; }
  std::string text(const LogEntry&) const;
  /// The position after the first `n` lines of the log.
  registry::AnyState state_after(std::size_t n) const;

  /// Applies a move or a random event. The error has the rule that forbids it.
  core::Status apply(registry::AnyMove move);

  /// The same without checks, for events that consequences() has just returned.
  void apply_known(std::span<const registry::AnyMove> events);
  /// The same for the result of foresee(). The events are not replayed.
  void apply_known(const Foresight& foreseen);

  /// Applies the next random event from the seed. It must be chance's turn, and there must be a seed.
  core::Status deal();

  /// The move and the random events after it, until it is a seat's turn or the game is over. The match doesn't change.
  /// The move must be legal. There is none at the start of a game.
  Foresight foresee(std::optional<registry::AnyMove> move) const;
  std::vector<registry::AnyMove> consequences(std::optional<registry::AnyMove> move) const {
    return foresee(move).events;
  }

  /// Whether the seat may take back the last event: it is the seat's own move, and still its turn. If a move reveals
  /// something, a random event follows it, so a player can't take back what they have seen.
  bool can_undo(core::Seat seat) const;

  /// Takes back the seat's last move. The log keeps the move and the undo.
  core::Status undo(core::Seat seat);

  /// Ends the match because the seat resigned (kResign) or ran out of time (kTimeout).
  core::Status end(LogEntry::Kind why, core::Seat seat);

  /// Removes the last `count` events of any kind from the match, and all undos from its log. For analysing positions.
  core::Status forget(std::size_t count);

  /// The record so far. `to_resume`: include the seed of an unfinished game, to continue it later.
  Record record(bool to_resume = false) const;

 private:
  void keep(registry::AnyMove move);
  void drop_last(std::size_t count);
  core::Status replay(std::string_view text);

  std::shared_ptr<const registry::AnyGame> game_;
  MatchSetup setup_;
  std::optional<KeyDealer> dealer_;
  bool own_start_ = true;
  registry::AnyState state_;
  std::vector<registry::AnyState> snapshots_;  ///< the position before every kSpacing-th event
  std::vector<registry::AnyMove> events_;
  std::vector<LogEntry> log_;
  std::optional<LogEntry> ended_;  ///< the resignation or timeout
};

/// The result of verify().
struct Verification {
  int random_events = 0;
  int moves = 0;
};

/// Replays the record from its seed. Checks that the seed gives every random event and the commitment, and that the
/// result is right.
core::Result<Verification> verify(const Record& record);

}  // namespace tavola::match
