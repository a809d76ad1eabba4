// A seat's view of positions and events, and random states consistent with a view.
#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {

View view(const Rules& rules, const State& state, Seat seat) {
  View view;
  view.table = state.table;
  view.seat = seat;
  view.pile_size = static_cast<std::uint8_t>(state.pile.total());
  // Everybody saw the discards that became the pile, and sees every card drawn from it. So its cards are public from
  // then on.
  const bool pile_is_known = state.table.shuffles > 0;
  if (pile_is_known) view.pile = state.pile;
  if (!pile_is_known) view.unseen_cards = state.pile;
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const Cards hidden = state.hand[at] - state.table.known[at];
    view.hidden[at] = static_cast<std::uint8_t>(hidden.total());
    if (s == core::index(seat)) {
      view.hand = state.hand[at];
    } else {
      view.unseen_cards += hidden;
    }
  }
  return view;
}

Move seen(const Rules&, const State& state, Move event, Seat seat) {
  const bool dealt_to_another =
      state.table.phase == Phase::kHands && event.kind() == MoveKind::kCard && seat != state.table.turn;
  return dealt_to_another ? Move::hidden_card() : event;
}

State sample(const Rules& rules, const View& view, core::Rng& rng) {
  State state;
  state.table = view.table;
  state.pile = view.pile;
  Cards unseen = view.unseen_cards;
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    if (s == core::index(view.seat)) {
      state.hand[at] = view.hand;
      continue;
    }
    state.hand[at] = view.table.known[at];
    for (int i = 0; i < view.hidden[at]; ++i) {
      const Cards card = Cards::of(unseen.nth(rng.below(static_cast<std::uint32_t>(unseen.total()))));
      unseen -= card;
      state.hand[at] += card;
    }
  }
  state.pile += unseen;  // nothing is left here once the pile is known
  return state;
}

}  // namespace tavola::construction_zone
