// A table: its seats, what is said there, and the game. A plain value that changes by apply() and by nothing else.
//
// The host of a table (host.h) stores an entry first and applies it then. So whatever anybody is told has been stored,
// a change that can't be stored has not happened, and a table made again from its entries is the same table. Nothing
// here reads a clock, a socket or a disk: the server, the browser and the terminal run the same code.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/chat.h"
#include "table/play.h"
#include "table/seats.h"
#include "table/shelf.h"

namespace tavola::table {

/// Somebody at the table. The host vouches for it.
struct Who {
  PlayerId player{};
  std::string name;      ///< as shown to others
  std::string account;   ///< the name of the account; "" for a guest
  bool invited = false;  ///< came with the invitation
};

enum class Phase : std::uint8_t { kOpen, kPlaying, kOver };

/// Its name in messages and listings.
std::string_view phase_name(Phase phase);

class Table {
 public:
  /// A new table; the error says what is wrong with its settings.
  static core::Result<Table> make(Opening opening, Shelf& shelf);
  /// The table as it was stored. Its clocks stood still in the meantime.
  static core::Result<Table> restore(std::string_view opening, std::span<const std::string> entries, Shelf& shelf,
                                     Time now);
  /// The table of a game that was played elsewhere, to look at: no viewer has a seat. An error: the record can't be
  /// right, or its game is not over.
  static core::Result<Table> of_record(const match::Record& record);
  /// The table of a match in progress. All its people are one player: they share a screen.
  static core::Result<Table> of_match(const match::Match& match, PlayerId people, Time now);

  const Opening& opening() const { return opening_; }
  const Settings& settings() const { return opening_.settings; }
  const registry::AnyGame& game() const { return *game_; }
  const std::shared_ptr<const registry::AnyGame>& shared_game() const { return game_; }
  const Seats& seats() const { return seats_; }
  const Chat& chat() const { return chat_; }
  /// The game; null before it begins.
  const Play* play() const { return play_ ? &*play_ : nullptr; }
  const match::Match* match() const { return play_ ? &play_->match() : nullptr; }
  Phase phase() const { return !play_ ? Phase::kOpen : play_->over() ? Phase::kOver : Phase::kPlaying; }
  /// The last change of the phase, or of what is told with it.
  Version phase_changed() const { return phase_changed_; }
  Version version() const { return version_; }
  /// The id of the table of the next game; may be empty.
  const std::string& next_table() const { return next_table_; }

  int players() const { return seats_.count(); }
  /// The seat whose turn it is.
  std::optional<core::Seat> acting() const { return play_ ? play_->acting() : std::nullopt; }
  /// What the match begins with, once everybody is seated.
  match::MatchSetup match_setup() const;

  /// Makes the entry true. An error: it can't have happened here (a damaged store).
  core::Status apply(const Entry& entry);

 private:
  Table(Opening opening, std::shared_ptr<const registry::AnyGame> game);

  template <class C>
  core::Status apply_change(const C& change, Time at);

  Opening opening_;
  std::shared_ptr<const registry::AnyGame> game_;
  Seats seats_;
  Chat chat_;
  std::optional<Play> play_;
  std::string next_table_;
  Version version_ = 0;
  Version phase_changed_ = 0;
};

}  // namespace tavola::table
