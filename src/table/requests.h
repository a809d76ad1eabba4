// What clients may ask of a table. Each message is one row in requests.cc: its name, its members, who may send it, in
// which phase, what makes it stale, and the function that answers it. What the row says is checked for all alike.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "table/answer.h"
#include "table/presence.h"

namespace tavola::table {

inline constexpr std::size_t kMaxMessageBytes = 16u << 10;
inline constexpr std::size_t kMaxChatBytes = 300;
inline constexpr int kProtocolVersion = 1;

/// A message whose row's checks it has passed.
struct Request {
  const Table& table;
  const Presence& presence;
  const Who& who;
  Time now = 0;
  Version version = 0;                 ///< the table's version that the sender knew
  core::Seat seat = core::kSpectator;  ///< the sender's seat that it is about, where the row asks for one
};

/// Who may send a message.
enum class Sender : std::uint8_t {
  kAnybody,
  kNamed,   ///< anybody but those without a name
  kHost,    ///< the host
  kOwner,   ///< the player of a seat: "seat" names it, or it is the one whose turn it is, or their first
  kActive,  ///< the same, when no bot plays for them and they have time left
};

/// The phases in which it has a meaning.
enum class When : std::uint8_t { kAlways, kOpen, kPlaying, kBegun, kOver };

/// A member of a message, as the schema has it.
struct MessageMember {
  std::string_view name;
  std::string_view definition;  ///< in the schema's "$defs"
  bool required = true;
};

inline constexpr std::size_t kMostMembers = 2;

struct Row {
  using Answering = Answered (*)(const Row&, Request&, const wire::Node&);

  std::string_view name;
  Sender sender;
  When when;
  /// The last change that the sender must have known of; null: none.
  Version (*changed)(const Request&) = nullptr;
  std::array<MessageMember, kMostMembers> members{};  ///< besides "t", "version", and the "seat" of kOwner and kActive
  std::size_t count = 0;                              ///< of them
  Answering answer = nullptr;
  /// Why the table's settings rule it out, checked first; null: they never do.
  core::Status (*allowed)(const Settings&) = nullptr;
};

/// All messages.
std::span<const Row> rows();

/// What a message asks for; the error says why not.
struct Heard {
  std::string_view to;  ///< the kind of the message; empty when it is none
  Answered answer;
};
Heard receive(const Table& table, const Presence& presence, const Who& who, std::string_view message, Time now);

/// Something else happened after what the sender knew.
core::Error stale();

}  // namespace tavola::table
