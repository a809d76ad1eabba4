// The terminal's host of a table: people at one keyboard, and bots that think at once. What happens is the loop's
// (table/host.h).
#pragma once

#include <optional>

#include "cli/play/shown_match.h"
#include "table/host.h"
#include "wire/json.h"

namespace tavola::cli {

class PlayTable final : public table::Host, public ShownMatch {
 public:
  /// A match in progress, with a seed to deal from.
  PlayTable(const match::Match& match, const term::Paint& paint, int width);

  PlayTable(const PlayTable&) = delete;
  PlayTable& operator=(const PlayTable&) = delete;

  /// How many events the match had when it came to this table.
  std::size_t first_event() const { return first_event_; }

  /// What the seat's player asks for, as in docs/server-protocol.md; seat and version are added. Gives the reply, if
  /// there is one, or why not.
  core::Result<wire::Json> say(core::Seat seat, wire::Json message);
  /// The bot whose turn it is makes its move.
  core::Status let_bot_move();

 private:
  table::Time now() const override { return 0; }  // no clock runs here
  std::optional<core::Status> store(const table::Entry& entry, const table::Opening* next) override;
  bool think(const table::BotTurn& turn, Decided decided) override;
  table::Opening open_next() override { return {}; }
  void tell(const table::Entry&, bool) override {}
  void broken(const core::Error& error) override { bot_failed_ = error; }

  std::size_t first_event_;
  std::optional<core::Error> bot_failed_;
};

}  // namespace tavola::cli
