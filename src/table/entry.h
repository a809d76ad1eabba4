// What happens at a table, as it is stored: one entry for each change, from which the table can be made again. Clients
// never see entries.
//
// A new kind of change is a struct here, with its name and members, and a line in `Change`. write_entry and read_entry
// follow from those.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/player_id.h"
#include "match/clock.h"
#include "registry/any_game.h"

namespace tavola::table {

using core::PlayerId;
using match::Time;
using Version = std::uint32_t;  ///< counts the entries of a table

/// A stored member of a change: its name in the text, and where it is.
template <class Of, class Value>
struct Member {
  std::string_view name;
  Value Of::* value;
};

/// The position after the events of a change. Only the table that proposed the change knows it; it is never stored.
struct Foreseen {
  Version version = 0;  ///< the table's, when it proposed the change
  registry::AnyState position;
};

/// The members are listed in the order in which they are written: seat, used, player, name, nonce, text, events.
namespace change {

/// A person takes the seat.
struct Sit {
  static constexpr std::string_view kName = "sit";
  core::Seat seat{};
  PlayerId player{};
  std::string name;
  std::string nonce;  ///< hex
  static constexpr auto members() {
    return std::tuple{Member{"seat", &Sit::seat}, Member{"player", &Sit::player}, Member{"name", &Sit::name},
                      Member{"nonce", &Sit::nonce}};
  }
};

/// The seat is free again.
struct Open {
  static constexpr std::string_view kName = "open";
  core::Seat seat{};
  static constexpr auto members() { return std::tuple{Member{"seat", &Open::seat}}; }
};

/// A bot takes the seat.
struct Bot {
  static constexpr std::string_view kName = "bot";
  core::Seat seat{};
  std::string level;
  static constexpr auto members() { return std::tuple{Member{"seat", &Bot::seat}, Member{"text", &Bot::level}}; }
};

/// The game begins.
struct Start {
  static constexpr std::string_view kName = "start";
  std::vector<registry::AnyMove> events;  ///< the random ones that begin it
  std::optional<Foreseen> foreseen;
  static constexpr auto members() { return std::tuple{Member{"events", &Start::events}}; }
};

/// A move of the seat, and the random events after it.
struct Play {
  static constexpr std::string_view kName = "play";
  core::Seat seat{};
  Time used = 0;
  std::vector<registry::AnyMove> events;
  std::optional<Foreseen> foreseen;
  static constexpr auto members() {
    return std::tuple{Member{"seat", &Play::seat}, Member{"used", &Play::used}, Member{"events", &Play::events}};
  }
};

/// The seat answers before it is asked.
struct Early {
  static constexpr std::string_view kName = "early";
  core::Seat seat{};
  std::optional<registry::AnyMove> answer;  ///< none: it is withdrawn or dropped
  static constexpr auto members() { return std::tuple{Member{"seat", &Early::seat}, Member{"events", &Early::answer}}; }
};

/// The seat takes its last move back.
struct Undo {
  static constexpr std::string_view kName = "undo";
  core::Seat seat{};
  Time used = 0;
  static constexpr auto members() { return std::tuple{Member{"seat", &Undo::seat}, Member{"used", &Undo::used}}; }
};

/// The seat gives up.
struct Resign {
  static constexpr std::string_view kName = "resign";
  core::Seat seat{};
  static constexpr auto members() { return std::tuple{Member{"seat", &Resign::seat}}; }
};

/// The seat has run out of time and has lost.
struct Timeout {
  static constexpr std::string_view kName = "timeout";
  core::Seat seat{};
  Time used = 0;
  static constexpr auto members() { return std::tuple{Member{"seat", &Timeout::seat}, Member{"used", &Timeout::used}}; }
};

/// A bot takes over for the seat's player.
struct StandIn {
  enum class Why : std::uint8_t { kLeft, kAway, kClock };
  static constexpr std::string_view kName = "stand_in";
  core::Seat seat{};
  Time used = 0;
  Why why = Why::kAway;
  static constexpr auto members() {
    return std::tuple{Member{"seat", &StandIn::seat}, Member{"used", &StandIn::used}, Member{"text", &StandIn::why}};
  }
};

/// The seat's player has left, and nobody plays for them.
struct Leave {
  static constexpr std::string_view kName = "leave";
  core::Seat seat{};
  static constexpr auto members() { return std::tuple{Member{"seat", &Leave::seat}}; }
};

/// The seat's player is back.
struct Back {
  static constexpr std::string_view kName = "back";
  core::Seat seat{};
  static constexpr auto members() { return std::tuple{Member{"seat", &Back::seat}}; }
};

struct Chat {
  static constexpr std::string_view kName = "chat";
  static constexpr std::string_view kSaidAs = "text";
  core::Seat seat{};
  PlayerId player{};
  std::string text;
  const std::string& said() const { return text; }
  static constexpr auto members() {
    return std::tuple{Member{"seat", &Chat::seat}, Member{"player", &Chat::player}, Member{"text", &Chat::text}};
  }
};

struct Emote {
  static constexpr std::string_view kName = "emote";
  static constexpr std::string_view kSaidAs = "emote";
  core::Seat seat{};
  PlayerId player{};
  std::string emote;  ///< its name
  const std::string& said() const { return emote; }
  static constexpr auto members() {
    return std::tuple{Member{"seat", &Emote::seat}, Member{"player", &Emote::player}, Member{"text", &Emote::emote}};
  }
};

/// The player doesn't want to read what another one writes.
struct Mute {
  static constexpr std::string_view kName = "mute";
  PlayerId player{};
  PlayerId other{};
  static constexpr auto members() { return std::tuple{Member{"player", &Mute::player}, Member{"text", &Mute::other}}; }
};

struct Unmute {
  static constexpr std::string_view kName = "unmute";
  PlayerId player{};
  PlayerId other{};
  static constexpr auto members() {
    return std::tuple{Member{"player", &Unmute::player}, Member{"text", &Unmute::other}};
  }
};

/// The seat wants another game.
struct Rematch {
  static constexpr std::string_view kName = "rematch";
  core::Seat seat{};
  static constexpr auto members() { return std::tuple{Member{"seat", &Rematch::seat}}; }
};

/// The next game has its table.
struct NextTable {
  static constexpr std::string_view kName = "next_table";
  std::string id;
  static constexpr auto members() { return std::tuple{Member{"text", &NextTable::id}}; }
};

}  // namespace change

using Change =
    std::variant<change::Sit, change::Open, change::Bot, change::Start, change::Play, change::Early, change::Undo,
                 change::Resign, change::Timeout, change::StandIn, change::Leave, change::Back, change::Chat,
                 change::Emote, change::Mute, change::Unmute, change::Rematch, change::NextTable>;

/// What a seat says is a line of the chat; kSaidAs names the member of the line that has it.
template <class C>
concept Said = requires(const C& change) {
  change.seat;
  change.player;
  C::kSaidAs;
  change.said();
};

struct Entry {
  Time at = 0;
  Change change;

  template <class C>
  bool is() const {
    return std::holds_alternative<C>(change);
  }
};

/// The entry as JSON text.
std::string write_entry(const Entry&, const registry::AnyGame&);

/// Reads what write_entry wrote; the error says what is damaged.
core::Result<Entry> read_entry(std::string_view, const registry::AnyGame&);

}  // namespace tavola::table
