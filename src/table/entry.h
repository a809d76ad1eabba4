// What happens at a table, as it is stored: one entry for each change, from which the table can be made again. Entries
// are never sent to clients.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/clock.h"
#include "registry/any_game.h"

namespace tavola::table {

using match::Time;

struct Entry {
  enum class Kind : std::uint8_t {
    kSit,      ///< player, name, nonce: a person takes the seat
    kOpen,     ///< the seat is free again
    kBot,      ///< text: the level of the bot on the seat
    kStart,    ///< events: the random ones that begin the game
    kPlay,     ///< used, events: a move of the seat, and the random events after it
    kEarly,    ///< events: the answer that the seat gives before it is asked; none: it is withdrawn or dropped
    kUndo,     ///< used: the seat takes its last move back
    kResign,   ///< the seat gives up
    kTimeout,  ///< used: the seat's time is up, and it has lost
    kStandIn,  ///< text: why ("left", "away", "clock"); a bot plays on for the seat
    kLeave,    ///< the seat's player has left; nobody plays for them
    kBack,     ///< the seat's player is back
    kChat,     ///< player, text
    kEmote,    ///< player, text: its name
    kMute,     ///< player does not want to read `text`, a player
    kUnmute,
    kRematch,    ///< the seat wants another game
    kNextTable,  ///< text: the id of the table of the next game
  };
  Kind kind = Kind::kPlay;
  Time at = 0;
  int seat = -1;  ///< -1: of no seat
  Time used = 0;
  std::string player;
  std::string name;
  std::string nonce;  ///< hex
  std::string text;
  std::vector<registry::AnyMove> events;
};

/// The entry as JSON text.
std::string write_entry(const Entry&, const registry::AnyGame&);

/// Reads what write_entry wrote; the error says what is damaged.
core::Result<Entry> read_entry(std::string_view, const registry::AnyGame&);

}  // namespace tavola::table
