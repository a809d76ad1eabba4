// Leaving, coming back, and rematches.
#include "table/request/requests.h"

namespace tavola::table::request {

Answered leave(const Request& request) {
  const Table& table = request.table;
  const bool open = table.phase() == Phase::kOpen;
  if (open) return Entry{request.now, change::Open{request.seat}};
  if (table.seats()[request.seat].left) return Nothing{};
  if (table.phase() == Phase::kOver || !table.settings().stand_in) {
    return Entry{request.now, change::Leave{request.seat}};
  }
  return Entry{request.now, change::StandIn{request.seat, 0, change::StandIn::Why::kLeft}};
}

Answered back(const Request& request) {
  const SeatState& own = request.table.seats()[request.seat];
  if (!own.stood_in && !own.left) return Nothing{};
  return Entry{request.now, change::Back{request.seat}};
}

Answered rematch(const Request& request) {
  if (request.table.seats()[request.seat].rematch || !request.table.next_table().empty()) return Nothing{};
  return Entry{request.now, change::Rematch{request.seat}};
}

}  // namespace tavola::table::request
