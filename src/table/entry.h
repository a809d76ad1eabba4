// The stored changes of a table, one entry for each. The table can be restored from them. Clients never see entries.
//
// To add a kind of change, add a struct with its name and members here, and list it in `Change`. write_entry and
// read_entry then handle it.
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

/// A stored member of a change: its name in JSON, and a pointer to it.
template <class Of, class Value>
struct Member {
  std::string_view name;
  Value Of::* value;
};

/// The position after the events of a change. The table that proposed the change has already computed it. It is never
/// stored.
struct Foreseen {
  Version version = 0;  ///< the table's version at the time of the proposal
  registry::AnyState position;
};

/// Members are written in the order listed: seat, used, player, name, nonce, text, events.
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
  std::vector<registry::AnyMove> events;  ///< the random events of the setup
  std::optional<Foreseen> foreseen;
  static constexpr auto members() { return std::tuple{Member{"events", &Start::events}}; }
};

/// The seat makes a move, and random events follow it.
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

/// The seat answers before its turn.
struct Early {
  static constexpr std::string_view kName = "early";
  core::Seat seat{};
  std::optional<registry::AnyMove> answer;  ///< none: the earlier answer is withdrawn or dropped
  static constexpr auto members() { return std::tuple{Member{"seat", &Early::seat}, Member{"events", &Early::answer}}; }
};

/// The seat takes back its last move.
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

/// The player mutes another player.
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

/// The table of the next game exists.
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

/// Changes that add a line to the chat. kSaidAs names the JSON member of the line.
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

/// Reads the text of write_entry. The error says what is damaged.
core::Result<Entry> read_entry(std::string_view, const registry::AnyGame&);

}  // namespace tavola::table
