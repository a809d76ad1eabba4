// The messages that clients may send to a table. Each is a row in requests.cc: its name, its members, who may send it,
// in which phase, what makes it stale, and the function that answers it. One function checks all rows.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "table/answer.h"
#include "table/presence.h"

namespace tavola::table {

inline constexpr std::size_t kMaxMessageBytes = 16u << 10;
inline constexpr std::size_t kMaxChatBytes = 300;
inline constexpr int kProtocolVersion = 1;

/// A message that has passed the checks of its row.
struct Request {
  const Table& table;
  const Presence& presence;
  const Who& who;
  Time now = 0;
  Version version = 0;                 ///< the last version the sender knew
  core::Seat seat = core::kSpectator;  ///< the seat that it names, or which of the sender's seats it is for
};

/// Who may send a message.
enum class Sender : std::uint8_t {
  kAnybody,
  kNamed,   ///< anybody with a name
  kSeated,  ///< anybody with a seat
  kHost,    ///< the host
  kOwner,   ///< the player of a seat: the one in "seat", or the one whose turn it is, or their first
  kActive,  ///< the same, if no bot plays for them and they have time left
};

/// The phases in which a message is allowed.
enum class When : std::uint8_t { kAlways, kOpen, kPlaying, kBegun, kOver };

/// A member of a message, as in the schema.
struct MessageMember {
  std::string_view name;
  std::string_view definition;  ///< in the schema's "$defs"
  bool required = true;
};

inline constexpr std::size_t kMostMembers = 2;

/// What makes a message stale.
struct Stale {
  /// The version of the last change that the sender must know; null: none.
  Version (*after)(const Request&) = nullptr;
  /// Checked last: the refusals of the function say more ("someone already sits there").
  bool last = false;
};

struct Row {
  using Answering = Answered (*)(const Row&, Request&, const wire::Node&);

  std::string_view name;
  Sender sender;
  When when;
  Stale stale;
  std::array<MessageMember, kMostMembers> members{};  ///< besides "t", "version", and the "seat" of kOwner and kActive
  std::size_t count = 0;                              ///< of them
  Answering answer = nullptr;
  /// Whether the table's settings allow the message. Checked first; null: always.
  core::Status (*allowed)(const Settings&) = nullptr;
};

/// All messages.
std::span<const Row> rows();

/// The answer to a message, or the reason for its refusal.
struct Heard {
  std::string_view to;  ///< the kind of the message; empty if it can't be read
  Answered answer;
};
Heard receive(const Table& table, const Presence& presence, const Who& who, std::string_view message, Time now);

/// The names of the emotes.
std::span<const std::string_view> emote_names();

/// A client's first message. It is about the connection, so the host answers it.
struct Join {
  Version since = 0;  ///< the last version that the client knows; 0: none
  bool log = false;   ///< whether it wants everything that has happened
  std::string invitation;
};
core::Result<Join> read_join(const wire::Node& message);

}  // namespace tavola::table
