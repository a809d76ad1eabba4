// The terminal's host of a table: people at one keyboard, bots that think at once, and a file with the game so far.
// table/host.h has the loop.
#pragma once

#include <optional>

#include "cli/play/save.h"
#include "cli/play/shown_match.h"
#include "table/host.h"
#include "wire/json.h"

namespace tavola::cli {

class PlayTable final : public table::Host, public ShownMatch {
 public:
  /// Saves the match, which must be in progress and have a seed, and then each change to it.
  PlayTable(const match::Match& match, const Autosave& autosave, const term::Paint& paint, int width);

  PlayTable(const PlayTable&) = delete;
  PlayTable& operator=(const PlayTable&) = delete;

  const Autosave& autosave() const { return autosave_; }
  /// Whether the game is on disk as it is now. If it could not be saved, it continues all the same.
  const core::Status& saved() const { return saved_; }

  /// How many events the match had when this session began.
  std::size_t first_event() const { return first_event_; }

  /// Sends a message of docs/server-protocol.md for the seat's player, and adds seat and version. Returns the reply, if
  /// there is one, or the refusal.
  core::Result<wire::Json> say(core::Seat seat, wire::Json message);
  /// The bot whose turn it is makes its move. Fails if it can't, or if its move can't be applied.
  core::Status let_bot_move();

 private:
  table::Time now() const override { return 0; }  // no clock runs here
  /// Nothing to do: the file holds the record, which tell() writes when the entry is part of it.
  std::optional<core::Status> store(const table::Entry&, const table::Opening*) override { return core::Done{}; }
  bool think(const table::BotTurn& turn, Decided decided) override;
  table::Opening open_next() override { return {}; }  // the session ends with the game
  void tell(const table::Entry&, bool) override { saved_ = autosave_.save(match()); }
  void broken(const core::Error& error) override { failure_ = error; }

  const Autosave& autosave_;
  core::Status saved_;
  std::size_t first_event_;
  std::optional<core::Error> failure_;
};

}  // namespace tavola::cli
