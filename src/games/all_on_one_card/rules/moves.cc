// The moves of a seat: the legal moves, the reasons for refusals, and previews.
#include <cassert>

#include "games/all_on_one_card/rules/dice_tables.h"
#include "games/all_on_one_card/rules/game.h"
#include "games/all_on_one_card/rules/turn.h"

namespace tavola::all_on_one_card {
namespace {

using core::Refusal;

constexpr Refusal kLegal{};

Move pick_reroll(Counts dice, std::uint32_t n) { return n == 0 ? Move::keep() : Move::reroll(kSubsets.pick(dice, n)); }

/// AC-4: none of the dice, or any of them: yellow first, then green, and so on.
void list_rerolls(Counts dice, std::vector<Move>& moves) {
  std::vector<Counts> ways{Counts{}};
  for (int c = 0; c < kColours; ++c) {
    const std::size_t so_far = ways.size();
    const std::uint32_t one = Counts::one(colour_at(c)).bits;
    for (std::uint32_t n = 1; n <= static_cast<std::uint32_t>(dice.of(colour_at(c))); ++n) {
      for (std::size_t i = 0; i < so_far; ++i) ways.push_back(ways[i] + Counts{n * one});
    }
  }
  for (const Counts way : ways) moves.push_back(way.none() ? Move::keep() : Move::reroll(way));
}

const auto& own_cards(const Table& table) { return table.cards[static_cast<std::size_t>(table.seat)]; }

/// AC-7: a card on which nothing can be crossed is not a choice.
bool can_cross(const Table& table, Card card) { return !crossable(card.free(), table.dice).none(); }

/// The same for all cards of the seat, quickly: a colour of the roll has enough free boxes.
class Crossing {
 public:
  explicit Crossing(const Table& table) : dice_(table.dice.bits), shown_(table.dice.present()) {}
  bool possible(Card card) const { return (((card.bits | Counts::kGuards) - dice_) & shown_) != 0; }

 private:
  std::uint32_t dice_;
  std::uint32_t shown_;
};

std::uint32_t count_picks(const Table& table) {
  const Crossing crossing(table);
  std::uint32_t count = 1;
  for (const Card card : own_cards(table)) count += crossing.possible(card) ? 1 : 0;
  return count;
}

Move pick_pick(const Table& table, std::uint32_t n) {
  const Crossing crossing(table);
  for (const Card card : own_cards(table)) {
    if (crossing.possible(card) && n-- == 0) return Move::cross(card.no());
  }
  return Move::pass();
}

void list_picks(const Table& table, std::vector<Move>& moves) {
  for (const Card card : own_cards(table)) {
    if (can_cross(table, card)) moves.push_back(Move::cross(card.no()));
  }
  moves.push_back(Move::pass());  // AC-5, G-6
}

constexpr std::uint32_t kDraftChoices = 10;  // two of five cards

Move pick_return(CardSet hand, std::uint32_t n) {
  std::uint32_t low = 0;
  for (std::uint32_t rest = kDealtDraft - 1; n >= rest; --rest) {
    n -= rest;
    ++low;
  }
  return Move::give_back(nth_card(hand, low), nth_card(hand, low + 1 + n));
}

void list_returns(CardSet hand, std::vector<Move>& moves) {
  for (std::uint32_t low = 0; low < kDealtDraft; ++low) {
    for (std::uint32_t high = low + 1; high < kDealtDraft; ++high) {
      moves.push_back(Move::give_back(nth_card(hand, low), nth_card(hand, high)));
    }
  }
}

/// AC-15: one of the face-up cards, or an unseen one while the pile has any.
std::uint32_t count_takes(const Table& table) {
  return static_cast<std::uint32_t>(std::popcount(table.up)) + (table.pile_left > 0 ? 1 : 0);
}

Move pick_take(const Table& table, std::uint32_t n) {
  return n < static_cast<std::uint32_t>(std::popcount(table.up)) ? Move::take(nth_card(table.up, n)) : Move::draw();
}

void list_takes(const Table& table, std::vector<Move>& moves) {
  for (CardSet left = table.up; left != 0; left &= left - 1) moves.push_back(Move::take(nth_card(left, 0)));
  if (table.pile_left > 0) moves.push_back(Move::draw());
}

inline std::uint32_t count_choices(const Table& table) {
  if (table.phase == Phase::kPick) return count_picks(table);
  if (table.phase == Phase::kChoose) return kSubsets.count(table.dice);
  if (table.phase == Phase::kTake) return count_takes(table);
  return table.phase == Phase::kDraft ? kDraftChoices : 0;
}

/// The less frequent choices. A separate function, so that the frequent ones don't save registers for it.
[[gnu::noinline]] Move pick_rare(const Table& table, CardSet hand, std::uint32_t n) {
  if (table.phase == Phase::kTake) return pick_take(table, n);
  assert(table.phase == Phase::kDraft);
  return pick_return(hand, n);
}

inline Move pick_choice(const Table& table, CardSet hand, std::uint32_t n) {
  if (table.phase == Phase::kPick) return pick_pick(table, n);
  if (table.phase == Phase::kChoose) return pick_reroll(table.dice, n);
  return pick_rare(table, hand, n);
}

void list_choices(const Table& table, CardSet hand, std::vector<Move>& moves) {
  moves.clear();
  switch (table.phase) {
    case Phase::kChoose:
      return list_rerolls(table.dice, moves);
    case Phase::kPick:
      return list_picks(table, moves);
    case Phase::kTake:
      return list_takes(table, moves);
    case Phase::kDraft:
      return list_returns(hand, moves);
    default:
      return;
  }
}

CardSet acting_hand(const State& state) { return state.hidden.hands[static_cast<std::size_t>(state.table.seat)]; }
bool acts(const View& view) { return to_act(view.table) == Actor::of(view.viewer) && to_act(view.table).is_seat(); }

Refusal why_not_choose(const Table& table, Move move) {
  if (move.kind == MoveKind::kKeep) return kLegal;
  if (move.kind != MoveKind::kReroll) return {"AC-4", "now you can only reroll dice or keep all"};
  if (move.dice.none()) return {"AC-4", "to reroll nothing, use the move keep"};
  const bool counts = (move.dice.bits & ~Counts::kAll) == 0 && (move.dice.bits & Counts::kGuards) == 0;
  if (!counts || !move.dice.within(table.dice)) return {"AC-4", "you can only reroll dice that show these colours"};
  return kLegal;
}

Refusal why_not_pick(const Table& table, Move move) {
  if (move.kind == MoveKind::kPass) return kLegal;
  if (move.kind != MoveKind::kCross) return {"AC-5", "now you can only cross boxes on a card, or pass"};
  for (const Card card : own_cards(table)) {
    if (card.none() || card.no() != move.card) continue;
    return can_cross(table, card) ? kLegal
                                  : Refusal{"AC-7", "nothing fits on this card; to cross nothing, use the move pass"};
  }
  return {"AC-5", "this is not one of your cards in play"};
}

Refusal why_not_return(CardSet hand, Move move) {
  if (move.kind != MoveKind::kReturn) return {"AC-14", "now you can only return two cards"};
  if (!holds(hand, move.card) || !holds(hand, move.other)) return {"AC-14", "these are not two cards from your hand"};
  if (move.card >= move.other) return {"AC-14", "name two different cards, the lower number first"};
  return kLegal;
}

Refusal why_not_take(const Table& table, Move move) {
  if (move.kind == MoveKind::kDraw) return table.pile_left > 0 ? kLegal : Refusal{"AC-15", "the pile is empty"};
  if (move.kind != MoveKind::kTake) return {"AC-15", "now you can only take a face-up card or draw an unseen one"};
  if (!holds(table.up, move.card)) return {"AC-15", "this card is not face up"};
  return kLegal;
}

/// Whether all members that the move's kind doesn't use are 0, as in every legal move.
bool well_formed(Move move) {
  switch (move.kind) {
    case MoveKind::kKeep:
      return move == Move::keep();
    case MoveKind::kReroll:
      return move == Move::reroll(move.dice);
    case MoveKind::kCross:
      return move == Move::cross(move.card);
    case MoveKind::kPass:
      return move == Move::pass();
    case MoveKind::kReturn:
      return move == Move::give_back(move.card, move.other);
    case MoveKind::kTake:
      return move == Move::take(move.card);
    case MoveKind::kDraw:
      return move == Move::draw();
    default:
      return false;
  }
}

}  // namespace

std::uint32_t count_moves(const Rules&, const State& state) { return count_choices(state.table); }
std::uint32_t count_moves(const Rules&, const View& view) { return acts(view) ? count_choices(view.table) : 0; }

Move pick_move(const Rules&, const State& state, std::uint32_t n) {
  return pick_choice(state.table, acting_hand(state), n);
}
Move pick_move(const Rules&, const View& view, std::uint32_t n) {
  return acts(view) ? pick_choice(view.table, view.hand, n) : Move{};
}

void list_moves(const Rules&, const State& state, std::vector<Move>& moves) {
  list_choices(state.table, acting_hand(state), moves);
}
void list_moves(const Rules&, const View& view, std::vector<Move>& moves) {
  moves.clear();
  if (acts(view)) list_choices(view.table, view.hand, moves);
}

core::Refusal why_not(const Rules&, const View& view, Move move) {
  if (to_act(view.table).is_nobody()) {
    if (view.table.idle == core::kIdleRounds) return {"G-3", "the game is over after 20 idle rounds"};
    return {"AC-11", "the game is over after a fourth card"};
  }
  if (move.kind >= MoveKind::kFirst) return {"G-2", "this is a random event, not a player's move"};
  if (!acts(view)) return {"G-1", "it is another seat's turn"};
  if (!well_formed(move)) return {"G-6", "this is not a move in this game"};
  switch (view.table.phase) {
    case Phase::kChoose:
      return why_not_choose(view.table, move);
    case Phase::kPick:
      return why_not_pick(view.table, move);
    case Phase::kTake:
      return why_not_take(view.table, move);
    default:
      return why_not_return(view.hand, move);
  }
}

core::Preview preview(const Rules& rules, const View& view, Move move) {
  core::Preview foreseen;
  if (!why_not(rules, view, move).legal()) return foreseen;
  foreseen.ends_turn = move.kind != MoveKind::kKeep && move.kind != MoveKind::kReroll;
  if (view.table.phase != Phase::kPick) return foreseen;
  Table after = view.table;
  apply_pick(rules, after, move);
  foreseen.ends_game = after.phase == Phase::kOver;
  for (const Card card : own_cards(view.table)) {
    if (move.kind != MoveKind::kCross || card.no() != move.card) continue;
    const Counts crossed = crossable(card.free(), view.table.dice);
    const Card marked = Card::of(card.no(), card.free() - crossed);
    foreseen.cards = crossed.sum();
    if (open_rows(marked.free()) <= kRows - kRowsToScore) foreseen.points = card_points(rules, marked);
  }
  return foreseen;
}

}  // namespace tavola::all_on_one_card
