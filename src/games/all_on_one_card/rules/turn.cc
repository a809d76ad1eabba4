#include "games/all_on_one_card/rules/turn.h"

#include <cassert>

namespace tavola::all_on_one_card {
namespace {

auto& cards_of(Table& table, Seat seat) { return table.cards[static_cast<std::size_t>(seat)]; }

/// AC-8: sets the card aside; the later ones close the gap.
void score_card(Table& table, std::size_t place) {
  auto& cards = cards_of(table, table.seat);
  auto& done = table.done[static_cast<std::size_t>(table.seat)];
  std::size_t free_place = 0;
  while (!done[free_place].none()) ++free_place;
  done[free_place] = cards[place];
  for (; place + 1 < cards.size(); ++place) cards[place] = cards[place + 1];
  cards.back() = Card{};
  table.due = static_cast<std::uint8_t>(table.due | (1u << core::index(table.seat)));
}

/// AC-6 to AC-8.
void cross_boxes(Table& table, CardNo no) {
  auto& cards = cards_of(table, table.seat);
  std::size_t place = 0;
  while (cards[place].no() != no) ++place;
  Card& card = cards[place];
  card.bits -= crossable(card.free(), table.dice).bits;
  table.crossed = true;
  table.idle = 0;
  if (open_rows(card.free()) <= kRows - kRowsToScore) score_card(table, place);
}

/// AC-11: a seat that scored in this turn has its fourth card.
bool fourth_card(const Table& table) {
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    if (!table.done[s].back().none()) return true;
  }
  return false;
}

void end_game(Table& table) {
  table.phase = Phase::kOver;
  table.seat = table.active;
  table.due = 0;
}

/// AC-10, and G-3 at the end of a round.
void end_turn(const Rules& rules, Table& table) {
  const Seat next = core::next(table.active, rules.players);
  if (next == table.first) {
    if (!table.crossed && ++table.idle == core::kIdleRounds) return end_game(table);
    table.crossed = false;
  }
  table.active = next;
  table.seat = next;
  table.turn = (table.turn + 1) % kTurnWrap;
  table.rolls = 0;
  table.dice = Counts{};
  table.phase = Phase::kRoll;
}

}  // namespace

void add_card(const Rules& rules, Table& table, Seat seat, CardNo card) {
  auto& cards = cards_of(table, seat);
  assert(cards.back().none());
  std::size_t place = cards.size() - 1;
  while (place > 0 && (cards[place - 1].none() || cards[place - 1].no() > card)) {
    cards[place] = cards[place - 1];
    --place;
  }
  cards[place] = rules.fresh(card);
}

void next_new_card(const Rules& rules, Table& table) {
  const bool none_left = rules.advanced ? table.up == 0 : table.pile_left == 0;
  if (table.due == 0 || none_left) {
    table.due = 0;
    return end_turn(rules, table);
  }
  Seat seat = table.active;
  while (((table.due >> core::index(seat)) & 1) == 0) seat = core::next(seat, rules.players);
  table.seat = seat;
  table.phase = rules.advanced ? Phase::kTake : Phase::kDraw;
}

void apply_pick(const Rules& rules, Table& table, Move move) {
  if (move.kind == MoveKind::kCross) cross_boxes(table, move.card);
  table.seat = core::next(table.seat, rules.players);
  if (table.seat != table.active) return;
  if (table.due == 0) return end_turn(rules, table);
  if (fourth_card(table)) return end_game(table);
  next_new_card(rules, table);
}

}  // namespace tavola::all_on_one_card
