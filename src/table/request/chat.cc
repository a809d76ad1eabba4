// Chat and mutes.
#include "table/request/requests.h"

namespace tavola::table::request {
namespace {

using core::Error;

std::optional<Error> too_much(const Request& request) {
  if (request.presence.may_speak(request.who.player, request.now)) return {};
  return Error{"slow-down", "", "too many messages: wait a few seconds"};
}

/// The change, or nothing if it would change nothing.
template <class Change>
Answered set_muted(const Request& request, core::Seat seat, bool muted) {
  const SeatState& other = request.table.seats()[seat];
  if (other.kind != SeatState::Kind::kPerson) return Error{"no-person", "seat", "no person sits there"};
  if (request.table.chat().has_muted(request.who.player, other.player) == muted) return Nothing{};
  return Entry{request.now, Change{request.who.player, other.player}};
}

}  // namespace

Answered chat(const Request& request, const Words& words) {
  if (auto why = too_much(request)) return *std::move(why);
  return Entry{request.now, change::Chat{request.seat, request.who.player, words.text}};
}

Answered emote(const Request& request, const EmoteName& emote) {
  if (auto why = too_much(request)) return *std::move(why);
  return Entry{request.now, change::Emote{request.seat, request.who.player, emote.name}};
}

Answered mute(const Request& request, core::Seat seat) { return set_muted<change::Mute>(request, seat, true); }

Answered unmute(const Request& request, core::Seat seat) { return set_muted<change::Unmute>(request, seat, false); }

}  // namespace tavola::table::request
