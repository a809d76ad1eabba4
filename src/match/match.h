// The authority over one match: its log, its positions, its source of chance, undo, how it ends, and its record.
#pragma once

#include <memory>
#include <optional>
#include <span>
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

/// One line of a match's log: a move or random event, or what only a match knows. As text: the game's notation, "undo",
/// "resign 1" or "timeout 1" (a seat).
struct LogEntry {
  enum class Kind : std::uint8_t { kEvent, kUndo, kResign, kTimeout };
  registry::AnyMove move;  ///< of kEvent
  Kind kind = Kind::kEvent;
  core::Seat seat = core::kSpectator;  ///< who undid, resigned or ran out of time
};

/// Events that come next, and the position after them.
struct Foresight {
  std::vector<registry::AnyMove> events;
  registry::AnyState position;
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
  const registry::AnyState& state() const { return state_; }
  /// Who acts next; nobody once a player has resigned or run out of time.
  core::Actor to_act() const { return ended_ ? core::Actor::nobody() : game_->to_act(state_); }
  bool over() const { return to_act().is_nobody(); }
  /// The result, or what it would be now. A player who resigned or ran out of time has lost; of the others, the leader
  /// has won.
  core::Ending ending() const;

  /// The events that stand, and the position before event `n` (n = size of events: now).
  const std::vector<registry::AnyMove>& events() const { return events_; }
  registry::AnyState state_before(std::size_t n) const;

  /// All that happened, including what was taken back.
  const std::vector<LogEntry>& log() const { return log_; }
  std::string text(const LogEntry&) const;
  /// The position after the first `n` lines of the log.
  registry::AnyState state_after(std::size_t n) const;

  /// Makes a move or a random event happen; the error has the rule that forbids it.
  core::Status apply(registry::AnyMove move);

  /// The same for events that are known to be possible: what consequences() gave just before.
  void apply_known(std::span<const registry::AnyMove> events);
  /// The same with what foresee() gave just before: the events are not played again.
  void apply_known(const Foresight& foreseen);

  /// Lets the seed give the next random event. It must be chance's turn, and there must be a seed.
  core::Status deal();

  /// The move, and the random events that the seed gives after it, until it is a seat's turn or the game is over.
  /// Changes nothing. The move must be legal, or there is none (at the start of a game).
  Foresight foresee(std::optional<registry::AnyMove> move) const;
  std::vector<registry::AnyMove> consequences(std::optional<registry::AnyMove> move) const {
    return foresee(move).events;
  }

  /// Whether the last event is a move that `seat` may take back: its own, with nothing random and nobody else after it.
  /// What a move reveals is a random event of its own, so a player can't take back what they have seen.
  bool can_undo(core::Seat seat) const;

  /// The seat takes its last move back; the log keeps both.
  core::Status undo(core::Seat seat);

  /// The seat resigns (kResign) or has run out of time (kTimeout): the match is over.
  core::Status end(LogEntry::Kind why, core::Seat seat);

  /// Forgets the last `count` events, whatever they are, and what was taken back before: for looking into positions.
  core::Status forget(std::size_t count);

  /// The record so far. `to_resume`: with the seed of a game that is not over, to continue it later.
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
  std::optional<LogEntry> ended_;  ///< by a resignation or a clock
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
