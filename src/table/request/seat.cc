// Before the game: taking and freeing seats, and seating bots.
#include "table/people.h"
#include "table/request/requests.h"

namespace tavola::table::request {

using core::Error;
using Kind = SeatState::Kind;

Answered sit(const Request& request, core::Seat seat, const Nonce& nonce) {
  const Table& table = request.table;
  const SeatState& wanted = table.seats()[seat];
  const bool mine = wanted.kind == Kind::kReserved && wanted.is_of(request.who.player);
  if (!table.settings().same_screen) {
    for (const core::Seat own : table.seats().of(request.who.player)) {
      if (table.seats()[own].kind != Kind::kPerson) continue;
      return Error{"already-seated", "", "you have a seat already; at a table on one screen you can take several"};
    }
  }
  if (!mine && !may_sit(table, request.who)) {
    return Error{"not-invited", "", "you need an invitation to sit here: ask the host for one"};
  }
  if (wanted.kind != Kind::kOpen && !mine) {
    return Error{"seat-taken", "seat", "someone already sits there; take another seat"};
  }
  return Entry{request.now, change::Sit{seat, request.who.player, request.who.name, nonce.hex}};
}

Answered free_seat(const Request& request, core::Seat seat) {
  const SeatState& wanted = request.table.seats()[seat];
  if (!is_host(request.table, request.who) && !wanted.is_of(request.who.player)) {
    return Error{"not-host", "", "only the host can free somebody else's seat"};
  }
  if (wanted.kind == Kind::kOpen) return Nothing{};
  return Entry{request.now, change::Open{seat}};
}

Answered seat_bot(const Request& request, core::Seat seat, const Level& level) {
  const SeatState& wanted = request.table.seats()[seat];
  if (wanted.kind == Kind::kPerson) return Error{"seat-taken", "seat", "somebody sits there"};
  return Entry{request.now, change::Bot{seat, level.name}};
}

}  // namespace tavola::table::request
