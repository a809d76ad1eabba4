// Questions of a client that change nothing.
#include "table/people.h"
#include "table/request/requests.h"
#include "table/tell/answers.h"

namespace tavola::table::request {

Answered look(const Request& request, const Moment& at, const Eyes& eyes) {
  if ((eyes.all || eyes.seat) && request.table.phase() != Phase::kOver) {
    return core::Error{"not-over", "seat", "you can see what others saw once the game is over"};
  }
  const core::Seat seen_by = eyes.seat ? *eyes.seat : log_seat(request.table, request.who.player);
  return Reply{tell::moment(request.table, at.log, seen_by, eyes.all)};
}

Answered course(const Request& request) { return Reply{tell::course(request.table)}; }

Answered record(const Request& request) { return Reply{tell::record(request.table)}; }

}  // namespace tavola::table::request
