// A match and its screen. Shows each seat only what it may know.
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
  /// The match must outlive it. Control characters in names are replaced.
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

  /// What the seat may know of event `n`, as a log line and in notation.
  std::string told(core::Seat seat, std::size_t n) const;
  std::string noted(core::Seat seat, std::size_t n) const;

  /// The log lines of the events from `first` to `end` - 1. Equal lines in a row become one with a count.
  std::vector<std::string> told(core::Seat seat, std::size_t first, std::size_t end) const;

  /// Whether anything so far was hidden from spectators. If so, hands must be hidden between players.
  bool hides_hands() const;

  /// The first event after the seat's last completed turn. Its own events in the current turn come after it.
  std::size_t since_last_turn(core::Seat seat) const;

 private:
  const match::Match& match_;
  std::unique_ptr<AnyScreen> screen_;
  term::Look look_;
};

/// The result as a table: each player's points by source, the totals, the winners, and the rule that ended the game.
std::string show_result(const ShownMatch& shown);

}  // namespace tavola::cli
