// During the game: moves, early answers, undo, resigning and hints.
#include "search/level.h"
#include "table/request/requests.h"

namespace tavola::table::request {
namespace {

using core::Error;

constexpr std::string_view kAdviser = search::name(search::kBestLevel);

/// The error with the rule that forbids the move; none when it is legal.
std::optional<Error> illegal(const Table& table, const registry::AnyView& view, registry::AnyMove move) {
  const core::Refusal why = table.game().why_not(view, move);
  if (why.legal()) return {};
  return Error{"illegal-move", std::string(why.rule), std::string(why.reason)};
}

}  // namespace

core::Result<registry::AnyMove> SentMove::read(const registry::AnyGame& game) const {
  return message->at("move").and_then([&](const wire::Node& node) -> core::Result<registry::AnyMove> {
    if (!node.json().is_string()) return game.move_from_json(wire::Node(node.json(), "move", "bad-move"));
    return node.text(256).and_then([&](const std::string& text) { return game.read_move(text); });
  });
}

Answered move(const Request& request, const SentMove& sent) {
  const Table& table = request.table;
  if (table.acting() != request.seat) return Error{"not-your-turn", "", "it is someone else's turn"};
  const auto move = sent.read(table.game());
  if (!move.ok()) return move.error();
  if (auto why = illegal(table, table.play()->view(request.seat), *move)) return *std::move(why);
  return play_entry(table, request.seat, *move, table.play()->clock().used(request.now), request.now);
}

Answered early(const Request& request, const SentAnswer& sent) {
  const Table& table = request.table;
  if (!table.settings().early) return Error{"no-early-answers", "", "at this table, everyone waits for their turn"};
  if (sent.withdrawn) {
    if (!table.play()->early(request.seat)) return Nothing{};
    return Entry{request.now, change::Early{request.seat, {}}};
  }
  if (table.acting() == request.seat) return move(request, sent);  // it is this seat's turn by now
  const auto answer = sent.read(table.game());
  if (!answer.ok()) return answer.error();
  const auto asked = table.game().early_view(table.play()->view(request.seat));
  if (!asked) return Error{"not-your-turn", "", "there is nothing to answer before your turn right now"};
  if (auto why = illegal(table, *asked, *answer)) return *std::move(why);
  return Entry{request.now, change::Early{request.seat, *answer}};
}

Answered undo(const Request& request) {
  if (!request.table.match()->can_undo(request.seat)) {
    return Error{"nothing-to-undo", "",
                 "you can only take back your own last move, with no random event and no other player's move after it"};
  }
  return Entry{request.now, change::Undo{request.seat, request.table.play()->clock().used(request.now)}};
}

Answered resign(const Request& request) {
  const Table& table = request.table;
  for (int s = 0; s < table.players(); ++s) {
    const bool plays_on = core::seat(s) != request.seat && table.seats()[core::seat(s)].kind != SeatState::Kind::kBot;
    if (table.players() > 2 && plays_on) {
      return Error{"others-play", "", "the others are still playing: send \"leave\" instead"};
    }
  }
  return Entry{request.now, change::Resign{request.seat}};
}

Answered hint(const Request& request) {
  const Table& table = request.table;
  if (table.acting() != request.seat) return Error{"not-your-turn", "", "you can only ask for a hint on your own turn"};
  return AskForHint{bot_turn_of(table, request.seat, std::string(kAdviser), "hint")};
}

}  // namespace tavola::table::request
