// What a seat knows. Besides the order of the pile, only the deal and the draft of the advanced game are hidden
// (AC-14).
#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {
namespace {

CardNo take_random(CardSet& cards, core::Rng& rng) {
  const CardNo card = nth_card(cards, rng.below(static_cast<std::uint32_t>(std::popcount(cards))));
  cards &= ~set_of(card);
  return card;
}

}  // namespace

View view(const Rules& rules, const State& state, Seat seat) {
  View seen_from;
  seen_from.table = state.table;
  seen_from.viewer = seat;
  seen_from.unseen = state.hidden.pile;
  for (const CardSet hand : state.hidden.hands) seen_from.unseen |= hand;
  if (core::index(seat) < rules.players) {
    seen_from.hand = state.hidden.hands[static_cast<std::size_t>(seat)];
    seen_from.returned = seen_from.hand & state.hidden.returned;
    seen_from.unseen &= ~seen_from.hand;
  }
  return seen_from;
}

Move seen(const Rules& rules, const State& state, Move event, Seat viewer) {
  const bool hidden = rules.advanced && (state.table.phase == Phase::kDeal || state.table.phase == Phase::kDraft);
  if (!hidden || viewer == state.table.seat) return event;
  if (event.kind == MoveKind::kCard) return Move::drawn(kNoCard);
  if (event.kind == MoveKind::kReturn) return Move::give_back(kNoCard, kNoCard);
  return event;
}

std::optional<View> early_view(const Rules& rules, const View& view) {
  const Table& table = view.table;
  if (core::index(view.viewer) >= rules.players) return {};
  if (table.phase != Phase::kDraft && table.phase != Phase::kPick) return {};
  const Seat begins = table.phase == Phase::kDraft ? table.first : table.active;
  for (Seat seat = core::next(table.seat, rules.players); seat != begins; seat = core::next(seat, rules.players)) {
    if (seat != view.viewer) continue;
    View asked = view;
    asked.table.seat = seat;
    return asked;
  }
  return {};
}

State sample(const Rules& rules, const View& view, core::Rng& rng) {
  State state;
  state.table = view.table;
  CardSet unseen = view.unseen;
  for (int s = 0; s < rules.players; ++s) {
    const auto seat = core::seat(s);
    CardSet& hand = state.hidden.hands[static_cast<std::size_t>(s)];
    if (seat == view.viewer) {
      hand = view.hand;
      state.hidden.returned |= view.returned;
      continue;
    }
    for (int i = hand_size(rules, view.table, seat); i > 0; --i) hand |= set_of(take_random(unseen, rng));
    if (!has_returned(rules, view.table, seat)) continue;
    CardSet left = hand;
    for (int i = 0; i < kReturned; ++i) state.hidden.returned |= set_of(take_random(left, rng));
  }
  state.hidden.pile = unseen;
  return state;
}

}  // namespace tavola::all_on_one_card
