// The terminal's host of a table: people at one keyboard, bots that think at once, and the screen. What a seat may be
// told and shown is here; what happens is the loop's (table/host.h).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/shared/screens.h"
#include "table/host.h"
#include "term/paint.h"
#include "wire/json.h"

namespace tavola::cli {

class PlayTable final : public table::Host {
 public:
  /// A match in progress, with a seed to deal from. People's names are made harmless for the screen.
  PlayTable(const match::Match& match, const term::Paint& paint, int width);

  const match::Match& match() const { return *table().match(); }
  const registry::AnyGame& game() const { return table().game(); }
  /// How many events the match had when it came to this table.
  std::size_t first_event() const { return first_event_; }

  /// What the seat's player asks for, as in docs/server-protocol.md; seat and version are added. Gives the reply, if
  /// there is one, or why not.
  core::Result<wire::Json> say(core::Seat seat, wire::Json message);
  /// The bot whose turn it is makes its move.
  core::Status let_bot_move();

  const AnyScreen& screen() const { return *screen_; }
  const term::Look& look() const { return look_; }

  bool is_person(core::Seat seat) const;
  int people() const;

  /// A seat's name in its colour.
  std::string name(core::Seat seat) const;

  /// What the seat (or kSpectator) sees after `events` events.
  registry::AnyView view(core::Seat seat, std::size_t events) const;
  registry::AnyView view(core::Seat seat) const { return view(seat, match().events().size()); }

  /// Who acted in event `n`.
  core::Actor actor(std::size_t n) const { return game().to_act(match().state_before(n)); }

  /// Event `n` as the seat may know it, as a log line and in notation.
  std::string told(core::Seat seat, std::size_t n) const;
  std::string noted(core::Seat seat, std::size_t n) const;

  /// The log lines of the events from `first` to before `end`, like ones in a row as one with their number.
  std::vector<std::string> told(core::Seat seat, std::size_t first, std::size_t end) const;

  /// Whether anything so far was hidden from those who watch: then hands must be hidden between players.
  bool hides_hands() const;

  /// The first event that the seat has not answered yet: all since its last turn, with its own of this turn.
  std::size_t since_last_turn(core::Seat seat) const;

 private:
  table::Time now() const override { return 0; }  // no clock runs here
  std::optional<core::Status> store(const table::Entry& entry, const table::Opening* next) override;
  bool think(const table::BotTurn& turn, Decided decided) override;
  table::Opening open_next() override { return {}; }
  void tell(const table::Entry&, bool) override {}
  void broken(const core::Error& error) override { bot_failed_ = error; }

  std::size_t first_event_;
  std::unique_ptr<AnyScreen> screen_;
  term::Look look_;
  std::optional<core::Error> bot_failed_;
};

/// The result as a table: every source of points for every player, totals, who won, and the rule that ended the game.
std::string show_result(const PlayTable& table);

}  // namespace tavola::cli
