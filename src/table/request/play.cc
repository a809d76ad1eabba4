// In the game: moves, answers before their time, taking back, giving up, and advice.
#include "table/request/requests.h"

namespace tavola::table::request {
namespace {

using core::Error;

constexpr const char* kAdviser = "expert";

/// The error with the rule that forbids the move; none when it is legal.
std::optional<Error> illegal(const Table& table, const registry::AnyView& view, registry::AnyMove move) {
  const core::Refusal why = table.game().why_not(view, move);
  if (why.legal()) return {};
  return Error{"illegal-move", std::string(why.rule), std::string(why.reason)};
}

}  // namespace

Answered move(const Request& request, registry::AnyMove move) {
  const Table& table = request.table;
  if (table.acting() != request.seat) return Error{"not-your-turn", "", "it is somebody else's turn"};
  if (auto why = illegal(table, table.play()->view(request.seat), move)) return *std::move(why);
  return play_entry(table, request.seat, move, table.play()->clock().used(request.now), request.now);
}

Answered early(const Request& request, const EarlyMove& answer) {
  const Table& table = request.table;
  if (!table.settings().early) return Error{"no-early-answers", "", "at this table everybody waits to be asked"};
  if (!answer.move) {
    if (!table.play()->early(request.seat)) return Nothing{};
    return Entry{request.now, change::Early{request.seat, {}}};
  }
  if (table.acting() == request.seat) return move(request, *answer.move);  // the others were quick: it is not early now
  const auto asked = table.game().early_view(table.play()->view(request.seat));
  if (!asked) return Error{"not-your-turn", "", "nothing can be answered before your turn now"};
  if (auto why = illegal(table, *asked, *answer.move)) return *std::move(why);
  return Entry{request.now, change::Early{request.seat, answer.move}};
}

Answered undo(const Request& request) {
  if (!request.table.match()->can_undo(request.seat)) {
    return Error{"nothing-to-undo", "",
                 "only your own last move can be taken back, with nothing random and nobody else after it"};
  }
  return Entry{request.now, change::Undo{request.seat, request.table.play()->clock().used(request.now)}};
}

Answered resign(const Request& request) {
  const Table& table = request.table;
  for (int s = 0; s < table.players(); ++s) {
    const bool plays_on = core::seat(s) != request.seat && table.seats()[core::seat(s)].kind != SeatState::Kind::kBot;
    if (table.players() > 2 && plays_on) {
      return Error{"others-play", "", "the others want to play on: \"leave\" instead"};
    }
  }
  return Entry{request.now, change::Resign{request.seat}};
}

Answered hint(const Request& request) {
  const Table& table = request.table;
  if (!table.settings().hints) return Error{"no-hints", "", "at this table everybody plays without hints"};
  if (table.acting() != request.seat) return Error{"not-your-turn", "", "a hint is for your own turn"};
  return AskForHint{bot_turn_of(table, request.seat, kAdviser, "hint")};
}

}  // namespace tavola::table::request
