// A match with its screen: what a seat may be told and shown of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/shared/screens.h"
#include "match/match.h"
#include "term/paint.h"

namespace tavola::cli {

class ShownMatch {
 public:
  /// The match outlives it. People's names are made harmless for the screen.
  ShownMatch(const match::Match& match, const term::Paint& paint, int width);

  const match::Match& match() const { return match_; }
  const registry::AnyGame& game() const { return match_.game(); }
  const AnyScreen& screen() const { return *screen_; }
  const term::Look& look() const { return look_; }

  bool is_person(core::Seat seat) const;
  int people() const;

  /// A seat's name in its colour.
  std::string name(core::Seat seat) const;

  /// What the seat (or kSpectator) sees after `events` events.
  registry::AnyView view(core::Seat seat, std::size_t events) const;
  registry::AnyView view(core::Seat seat) const { return view(seat, match_.events().size()); }

  /// The seat, or chance, that acted in event `n`.
  core::Actor actor(std::size_t n) const { return game().to_act(match_.state_before(n)); }

  /// Event `n` as the seat may know it, as a log line and in notation.
  std::string told(core::Seat seat, std::size_t n) const;
  std::string noted(core::Seat seat, std::size_t n) const;

  /// The log lines of the events from `first` to before `end`, like ones in a row as one with their number.
  std::vector<std::string> told(core::Seat seat, std::size_t first, std::size_t end) const;

  /// Whether anything so far was hidden from spectators. If so, hands must be hidden between players.
  bool hides_hands() const;

  /// The first event that the seat has not answered yet: all since its last turn, with its own of this turn.
  std::size_t since_last_turn(core::Seat seat) const;

 private:
  const match::Match& match_;
  std::unique_ptr<AnyScreen> screen_;
  term::Look look_;
};

/// The result as a table: every source of points for every player, totals, who won, and the rule that ended the game.
std::string show_result(const ShownMatch& shown);

}  // namespace tavola::cli
