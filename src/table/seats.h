// The seats of a table, and who plays them.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "table/entry.h"
#include "table/opening.h"

namespace tavola::table {

/// The error for a stored entry that can't be right.
core::Error damaged(std::string what);

struct SeatState {
  enum class Kind : std::uint8_t { kOpen, kReserved, kPerson, kBot };
  Kind kind = Kind::kOpen;
  bool stood_in = false;  ///< a bot plays for the person
  bool left = false;
  bool rematch = false;  ///< wants another game
  Time since = 0;        ///< when the person sat down
  Version changed = 0;   ///< version of the last change to this seat
  PlayerId player{};
  std::string name;
  std::string level;  ///< of a bot
  match::Nonce nonce;

  /// Whether this player has the seat. Always false for PlayerId::kNobody.
  bool is_of(PlayerId who) const { return who != PlayerId::kNobody && player == who; }
  /// Whether a bot plays this seat.
  bool played_by_bot() const { return kind == Kind::kBot || stood_in; }
  bool is_taken() const { return kind == Kind::kPerson || kind == Kind::kBot; }
};

/// The names of the kinds in messages and listings.
inline constexpr auto kKindNames = std::to_array<std::string_view>({"open", "reserved", "person", "bot"});
constexpr std::string_view kind_name(SeatState::Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

class Seats {
 public:
  /// The seats of a new table.
  Seats(const Opening& opening, int players);
  /// The seats of a record. No player is present.
  explicit Seats(const std::vector<match::Player>& players);

  int count() const { return static_cast<int>(seats_.size()); }
  const SeatState& operator[](core::Seat seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  auto begin() const { return seats_.begin(); }
  auto end() const { return seats_.end(); }
  /// The version of the last change to any seat.
  Version changed() const { return changed_; }

  std::vector<core::Seat> of(PlayerId player) const;
  int count_of(PlayerId player) const;
  bool has(PlayerId player) const { return count_of(player) > 0; }
  /// Whether a person or a bot sits on every seat.
  bool all_taken() const;

  core::Status apply(const change::Sit&, Version version, Time at);
  core::Status apply(const change::Open&, Version version);
  core::Status apply(const change::Bot&, Version version);
  core::Status apply(const change::StandIn&, Version version);
  void apply(const change::Leave&, Version version);
  void apply(const change::Back&, Version version);
  void apply(const change::Rematch&, Version version);
  void apply(const change::Start&, Version version) { changed_ = version; }

 private:
  SeatState& at(core::Seat seat) { return seats_[static_cast<std::size_t>(seat)]; }
  void put(core::Seat seat, SeatState now, Version version);
  void touch(core::Seat seat, Version version) { at(seat).changed = changed_ = version; }

  std::vector<SeatState> seats_;
  Version changed_ = 0;
};

}  // namespace tavola::table
