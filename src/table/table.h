// A table: its seats, its chat and its game. Only apply() changes it.
//
// The host of a table (host.h) stores an entry before it applies it. So clients only hear of stored changes, a change
// that can't be stored doesn't happen, and a table restored from its entries is the same table. Nothing here reads a
// clock, a socket or a disk, so the server, the browser and the terminal run the same code.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/chat.h"
#include "table/play.h"
#include "table/seats.h"
#include "table/shelf.h"

namespace tavola::table {

/// A person at the table. The host has verified it.
struct Who {
  PlayerId player{};
  std::string name;      ///< as shown to others
  std::string account;   ///< name of the account; "" for a guest
  bool invited = false;  ///< came with the invitation
};

enum class Phase : std::uint8_t { kOpen, kPlaying, kOver };

/// The names of the phases in messages and listings.
inline constexpr auto kPhaseNames = std::to_array<std::string_view>({"open", "playing", "over"});
constexpr std::string_view phase_name(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

class Table {
 public:
  /// Makes a new table. The error says what is wrong with the settings.
  static core::Result<Table> make(Opening opening, Shelf& shelf);
  /// Restores a stored table. Its clocks were stopped in the meantime.
  static core::Result<Table> restore(std::string_view opening, std::span<const std::string> entries, Shelf& shelf,
                                     Time now);
  /// Makes a read-only table of a game that was played elsewhere: every viewer is a spectator. Fails if the record is
  /// invalid or its game is not over.
  static core::Result<Table> of_record(const match::Record& record);
  /// Makes the table of a match in progress. Its people share a screen, so all their seats belong to one player.
  static core::Result<Table> of_match(const match::Match& match, PlayerId people, Time now);

  /// Without the content, which the game has.
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
  /// The version of the last change to the phase, or to the next table, which is sent with it.
  Version phase_changed() const { return phase_changed_; }
  Version version() const { return version_; }
  /// The id of the table of the next game; "" if there is none.
  const std::string& next_table() const { return next_table_; }

  int players() const { return seats_.count(); }
  /// The seat whose turn it is.
  std::optional<core::Seat> acting() const { return play_ ? play_->acting() : std::nullopt; }
  /// The setup of the match, once every seat is taken.
  match::MatchSetup match_setup() const;

  /// Applies the entry. Fails if the entry is impossible here, because the store is damaged: then the table is of no
  /// further use.
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
