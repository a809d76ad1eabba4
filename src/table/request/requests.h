// The functions that answer messages, and the types of the message members. Each request has passed the checks of its
// row (table/requests.cc).
#pragma once

#include <optional>
#include <string>

#include "table/requests.h"

namespace tavola::table::request {

// The types of members. requests.cc reads them.
struct Nonce {
  std::string hex;
};
struct Level {
  std::string name;
};
struct Words {
  std::string text;
};
struct EmoteName {
  std::string name;
};
/// A moment of the game, as a number of events.
struct Moment {
  std::size_t log = 0;
};
/// Whose view is asked for: one seat's, everybody's, or the sender's own.
struct Eyes {
  bool all = false;
  std::optional<core::Seat> seat;
};
/// A move as it was sent, as text or as an object. The functions read it last, so that "not your turn" comes before
/// errors in the move.
struct SentMove {
  const wire::Node* message;
  core::Result<registry::AnyMove> read(const registry::AnyGame& game) const;
};
/// The same, or null to withdraw the answer.
struct SentAnswer : SentMove {
  bool withdrawn = false;
};

// seat.cc: before the game
Answered sit(const Request&, core::Seat seat, const Nonce& nonce);
Answered free_seat(const Request&, core::Seat seat);
Answered seat_bot(const Request&, core::Seat seat, const Level& level);

// play.cc: in the game
Answered move(const Request&, const SentMove& sent);
Answered early(const Request&, const SentAnswer& sent);
Answered undo(const Request&);
Answered resign(const Request&);
Answered hint(const Request&);

// people.cc: coming and going
Answered leave(const Request&);
Answered back(const Request&);
Answered rematch(const Request&);

// chat.cc
Answered chat(const Request&, const Words& words);
Answered emote(const Request&, const EmoteName& emote);
Answered mute(const Request&, core::Seat seat);
Answered unmute(const Request&, core::Seat seat);

// look.cc: questions that change nothing
Answered look(const Request&, const Moment& at, const Eyes& eyes);
Answered course(const Request&);
Answered record(const Request&);

}  // namespace tavola::table::request
