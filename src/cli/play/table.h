// The terminal's host of a table: people at one keyboard, and bots that think at once. table/host.h has the loop.
#pragma once

#include <optional>

#include "cli/play/shown_match.h"
#include "table/host.h"
#include "wire/json.h"

namespace tavola::cli {

class PlayTable final : public table::Host, public ShownMatch {
 public:
  /// The match must be in progress and have a seed.
  PlayTable(const match::Match& match, const term::Paint& paint, int width);

  PlayTable(const PlayTable&) = delete;
  PlayTable& operator=(const PlayTable&) = delete;

  /// How many events the match had when this session began.
  std::size_t first_event() const { return first_event_; }

  /// Sends a message of docs/server-protocol.md for the seat's player, and adds seat and version. Returns the reply, if
  /// there is one, or the refusal.
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
