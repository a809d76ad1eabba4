#include <cassert>

#include "games/all_on_one_card/rules/game.h"
#include "games/all_on_one_card/rules/turn.h"

namespace tavola::all_on_one_card {
namespace {

/// The place of a seat in the order from the first player.
int order_of(const Rules& rules, const Table& table, Seat seat) {
  return (core::index(seat) - core::index(table.first) + rules.players) % rules.players;
}

int dealt_each(const Rules& rules) { return rules.advanced ? kDealtDraft : kDealtBasic; }

void begin_deal(Table& table, Seat first) {
  table.first = first;
  table.active = first;
  table.seat = first;
  table.phase = Phase::kDeal;
}

void begin_first_turn(Table& table) {
  table.seat = table.first;
  table.phase = Phase::kRoll;
}

/// AC-3 and AC-14: `seat` has its next card; the hands are dealt seat by seat (G-7).
void deal(const Rules& rules, State& state, CardNo card) {
  Table& table = state.table;
  if (rules.advanced) {
    state.hidden.hands[static_cast<std::size_t>(table.seat)] |= set_of(card);
  } else {
    add_card(rules, table, table.seat, card);
  }
  if ((rules.card_count - table.pile_left) % dealt_each(rules) != 0) return;
  table.seat = core::next(table.seat, rules.players);
  if (table.seat != table.first) return;
  if (rules.advanced) {
    table.phase = Phase::kDraft;
  } else {
    begin_first_turn(table);
  }
}

/// AC-14: `seat` shows the kept cards; when all have, the returned ones go back into the pile.
void show(const Rules& rules, State& state, Move move) {
  Table& table = state.table;
  Hidden& hidden = state.hidden;
  for (const CardNo card : {move.card, move.other, move.third()}) add_card(rules, table, table.seat, card);
  hidden.hands[static_cast<std::size_t>(table.seat)] &= hidden.returned;
  table.seat = core::next(table.seat, rules.players);
  if (table.seat != table.first) return;
  hidden.pile |= hidden.returned;
  table.pile_left = static_cast<std::uint8_t>(table.pile_left + kReturned * rules.players);
  hidden.hands = {};
  hidden.returned = 0;
  table.phase = Phase::kLay;
}

void give_back(const Rules& rules, State& state, Move move) {
  state.hidden.returned |= set_of(move.card) | set_of(move.other);
  state.table.seat = core::next(state.table.seat, rules.players);
  if (state.table.seat == state.table.first) state.table.phase = Phase::kShow;
}

/// AC-9, AC-15: the seat in question has its new card.
void give_new_card(const Rules& rules, Table& table, CardNo card) {
  add_card(rules, table, table.seat, card);
  table.due = static_cast<std::uint8_t>(table.due & ~(1u << core::index(table.seat)));
}

/// Puts a card from the pile where the phase needs it.
void draw(const Rules& rules, State& state, CardNo card) {
  Table& table = state.table;
  assert(holds(state.hidden.pile, card));
  state.hidden.pile &= ~set_of(card);
  --table.pile_left;
  switch (table.phase) {
    case Phase::kDeal:
      return deal(rules, state, card);
    case Phase::kLay:  // AC-15
      table.up |= set_of(card);
      if (std::popcount(table.up) == kFaceUp) begin_first_turn(table);
      return;
    case Phase::kDraw:  // AC-9, AC-15
      give_new_card(rules, table, card);
      return next_new_card(rules, table);
    default:  // kReplace, AC-15
      table.up |= set_of(card);
      return next_new_card(rules, table);
  }
}

/// AC-15: the taken card is replaced, as long as there are cards, before the next player takes.
void take(const Rules& rules, Table& table, CardNo card) {
  assert(holds(table.up, card));
  table.up &= ~set_of(card);
  give_new_card(rules, table, card);
  if (table.pile_left == 0) return next_new_card(rules, table);
  table.phase = Phase::kReplace;
}

/// The less frequent moves. A separate function, so that the frequent ones don't save registers for it.
[[gnu::noinline]] void apply_rare(const Rules& rules, State& state, Move move) {
  switch (move.kind) {
    case MoveKind::kCard:
      return draw(rules, state, move.card);
    case MoveKind::kTake:
      return take(rules, state.table, move.card);
    case MoveKind::kDraw:  // AC-15
      state.table.phase = Phase::kDraw;
      return;
    case MoveKind::kReturn:
      return give_back(rules, state, move);
    case MoveKind::kShow:
      return show(rules, state, move);
    default:
      assert(move.kind == MoveKind::kFirst);
      return begin_deal(state.table, move.seat());
  }
}

/// AC-4: after the third roll there is nothing left to choose.
void roll(Table& table, Counts dice) {
  table.dice = table.dice + dice;
  assert(table.dice.sum() == kDice);
  table.phase = ++table.rolls == kRollsATurn ? Phase::kPick : Phase::kChoose;
}

}  // namespace

CardNo nth_card(CardSet set, std::uint32_t n) {
  for (; n > 0; --n) set &= set - 1;
  return card_no(std::countr_zero(set) + 1);
}

std::uint32_t full_rows(const Rules& rules, Card card) {
  return rules.face(card.no()).rows.present() & ~card.free().present();
}

int open_points(const Rules& rules, Card card) {  // AC-12
  return rules.face(card.no()).rows.where(full_rows(rules, card)).sum();
}

int card_points(const Rules& rules, Card card) {  // AC-8
  constexpr std::array<int, 3> kSunBonus{0, 2, 5};
  const int suns = std::popcount(full_rows(rules, card) & rules.face(card.no()).suns);
  return open_points(rules, card) + kSunBonus[static_cast<std::size_t>(suns)];
}

CardSet unseen_cards(const Rules& rules, const Table& table) {
  CardSet seen = table.up;
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    for (const Card card : table.cards[s]) seen |= card.none() ? 0 : set_of(card.no());
    for (const Card card : table.done[s]) seen |= card.none() ? 0 : set_of(card.no());
  }
  return rules.all & ~seen;
}

int cards_in_play(const Table& table, Seat seat) {
  int count = 0;
  for (const Card card : table.cards[static_cast<std::size_t>(seat)]) count += card.none() ? 0 : 1;
  return count;
}

int cards_scored(const Table& table, Seat seat) {
  int count = 0;
  for (const Card card : table.done[static_cast<std::size_t>(seat)]) count += card.none() ? 0 : 1;
  return count;
}

int hand_size(const Rules& rules, const Table& table, Seat seat) {
  if (!rules.advanced) return 0;
  if (table.phase == Phase::kDraft) return kDealtDraft;
  if (table.phase == Phase::kShow) return cards_in_play(table, seat) == 0 ? kDealtDraft : kReturned;
  if (table.phase != Phase::kDeal) return 0;
  const int dealt = rules.card_count - table.pile_left - kDealtDraft * order_of(rules, table, seat);
  return dealt < 0 ? 0 : (dealt > kDealtDraft ? kDealtDraft : dealt);
}

bool has_returned(const Rules& rules, const Table& table, Seat seat) {
  if (table.phase == Phase::kShow) return true;
  return table.phase == Phase::kDraft && order_of(rules, table, seat) < order_of(rules, table, table.seat);
}

State start(const Rules& rules) {
  State state;
  state.hidden.pile = rules.all;
  state.table.pile_left = static_cast<std::uint8_t>(rules.card_count);
  if (rules.first) begin_deal(state.table, *rules.first);
  return state;
}

void apply(const Rules& rules, State& state, Move move) {
  Table& table = state.table;
  switch (move.kind) {
    case MoveKind::kRoll:
      return roll(table, move.dice);
    case MoveKind::kCross:
    case MoveKind::kPass:
      return apply_pick(rules, table, move);
    case MoveKind::kReroll:  // AC-4
      table.dice = table.dice - move.dice;
      table.phase = Phase::kRoll;
      return;
    case MoveKind::kKeep:  // AC-4
      table.phase = Phase::kPick;
      return;
    default:
      return apply_rare(rules, state, move);
  }
}

core::Ending ending(const Rules& rules, const Table& table) {
  constexpr std::array<std::string_view, kLastCard> kScored{"card 1", "card 2", "card 3", "card 4"};
  constexpr std::array<std::string_view, kMaxInPlay> kOpen{"open 1", "open 2", "open 3"};
  core::Ending end;
  const auto add_line = [&](std::string_view name, auto points_of) {
    core::ScoreLine& line = end.add(name);
    for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
      line.points[s] = points_of(s);
      end.total[s] += line.points[s];
    }
  };
  for (std::size_t i = 0; i < kScored.size(); ++i) {
    add_line(kScored[i], [&](std::size_t s) { return card_points(rules, table.done[s][i]); });
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(rules.in_play); ++i) {
    add_line(kOpen[i], [&](std::size_t s) { return open_points(rules, table.cards[s][i]); });
  }
  int best = 0;  // AC-13; points are never negative
  for (const int total : end.total) best = total > best ? total : best;
  for (int s = 0; s < rules.players; ++s) {
    if (end.total[static_cast<std::size_t>(s)] == best) end.winners = static_cast<std::uint8_t>(end.winners | (1 << s));
  }
  if (table.phase == Phase::kOver) end.rule = table.idle == core::kIdleRounds ? "G-3" : "AC-11";
  return end;
}

core::Ending ending(const Rules& rules, const State& state) { return ending(rules, state.table); }

}  // namespace tavola::all_on_one_card
