// The moves of a seat. list_moves is the plain definition. count_moves and pick_move give the same without a list.
// Order: draw or stop; houses by colour, plot and floors; parks by plot and card. Discards by their letters.
#include <algorithm>
#include <bit>
#include <cassert>

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

/// The table and the current seat's hand, which determine its moves.
struct Position {
  const Rules& rules;
  const Table& table;
  Cards hand;

  bool builds() const { return table.phase == Phase::kChoose || table.phase == Phase::kChain; }
  int pieces() const { return table.pieces[at(table.turn)]; }
  bool park_allowed() const { return !table.park_used && table.parks_left != 0; }    // SL-9
  int most_floors(Colour colour) const { return std::min(hand[colour], pieces()); }  // SL-7
  int excess() const { return table.hand_size[at(table.turn)] - kHandLimit; }        // SL-14: 1 or 2
  Move give_over() const { return table.phase == Phase::kChoose ? Move::draw() : Move::stop(); }
};

std::uint32_t count_builds(const Position& at_table) {
  const PlotSet open = open_plots(at_table.rules, at_table.table);
  if (open.empty() || at_table.hand.empty()) return 0;
  const std::uint32_t colours = at_table.hand.present();
  int count = at_table.park_allowed() ? open.count() * std::popcount(colours) : 0;
  for (std::uint32_t left = colours; left != 0; left &= left - 1) {
    const Colour colour = nth_colour(left, 0);
    count += at_table.most_floors(colour) * (open & at_table.rules.of_colour[index(colour)]).count();
  }
  return static_cast<std::uint32_t>(count);
}

Move pick_build(const Position& at_table, std::uint32_t n) {
  const PlotSet open = open_plots(at_table.rules, at_table.table);
  const std::uint32_t colours = at_table.hand.present();
  for (std::uint32_t left = colours; left != 0; left &= left - 1) {
    const Colour colour = nth_colour(left, 0);
    const auto most = static_cast<std::uint32_t>(at_table.most_floors(colour));
    const PlotSet plots = open & at_table.rules.of_colour[index(colour)];
    const std::uint32_t here = most * static_cast<std::uint32_t>(plots.count());
    if (n < here) return Move::house(plots.nth(n / most), static_cast<int>(n % most) + 1);
    n -= here;
  }
  const auto kinds = static_cast<std::uint32_t>(std::popcount(colours));
  return Move::park(open.nth(n / kinds), nth_colour(colours, n % kinds));
}

std::uint32_t count_discards(const Position& at_table) {
  const auto kinds = static_cast<std::uint32_t>(std::popcount(at_table.hand.present()));
  if (at_table.excess() == 1) return kinds;
  return kinds * (kinds - 1) / 2 + static_cast<std::uint32_t>(std::popcount(at_table.hand.doubled()));
}

Move pick_discard(const Position& at_table, std::uint32_t n) {
  const std::uint32_t colours = at_table.hand.present();
  if (at_table.excess() == 1) return Move::discard(Cards::of(nth_colour(colours, n)));
  for (std::uint32_t left = colours;; left &= left - 1) {
    const auto one = static_cast<Colour>(std::countr_zero(left) >> 2);
    const std::uint32_t lowest = left & (~left + 1);
    const std::uint32_t partners = (left ^ lowest) | (at_table.hand.doubled() & lowest);
    const auto here = static_cast<std::uint32_t>(std::popcount(partners));
    if (n < here) return Move::discard(Cards::of(one) + Cards::of(nth_colour(partners, n)));
    n -= here;
  }
}

std::uint32_t count_moves(const Position& at_table) {
  if (at_table.builds()) return 1 + count_builds(at_table);
  return at_table.table.phase == Phase::kDiscard ? count_discards(at_table) : 0;
}

Move pick_move(const Position& at_table, std::uint32_t n) {
  if (!at_table.builds()) return pick_discard(at_table, n);
  return n == 0 ? at_table.give_over() : pick_build(at_table, n - 1);
}

void list_builds(const Position& at_table, std::vector<Move>& moves) {
  const Rules& rules = at_table.rules;
  const PlotSet open = open_plots(rules, at_table.table);
  for (const Colour colour : kAllColours) {
    open.each([&](Plot plot) {
      if (rules.colour[index(plot)] != colour) return;
      for (int floors = 1; floors <= at_table.most_floors(colour); ++floors) moves.push_back(Move::house(plot, floors));
    });
  }
  if (!at_table.park_allowed()) return;
  open.each([&](Plot plot) {
    for (const Colour card : kAllColours) {
      if (at_table.hand[card] != 0) moves.push_back(Move::park(plot, card));
    }
  });
}

void list_discards(const Position& at_table, std::vector<Move>& moves) {
  for (const Colour one : kAllColours) {
    if (at_table.hand[one] == 0) continue;
    if (at_table.excess() == 1) {
      moves.push_back(Move::discard(Cards::of(one)));
      continue;
    }
    for (const Colour other : kAllColours) {
      if (other < one) continue;
      const Cards both = Cards::of(one) + Cards::of(other);
      if (at_table.hand.contains(both)) moves.push_back(Move::discard(both));
    }
  }
}

void list_moves(const Position& at_table, std::vector<Move>& moves) {
  moves.clear();
  if (at_table.builds()) {
    moves.push_back(at_table.give_over());  // SL-13 always, SL-12 always
    list_builds(at_table, moves);
  } else if (at_table.table.phase == Phase::kDiscard) {
    list_discards(at_table, moves);
  }
}

Position position(const Rules& rules, const State& state) {
  return {rules, state.table, state.hands[at(state.table.turn)]};
}
bool acts(const View& view) { return to_act(view.table) == Actor::of(view.seat); }

constexpr core::Refusal kLegal{};

/// The move with all members that its kind doesn't use set to 0.
Move canonical(Move move) {
  switch (move.kind) {
    case Move::Kind::kDraw:
      return Move::draw();
    case Move::Kind::kStop:
      return Move::stop();
    case Move::Kind::kHouse:
      return Move::house(move.plot, move.number);
    case Move::Kind::kPark:
      return Move::park(move.plot, move.colour);
    case Move::Kind::kDiscard:
      return Move::discard(move.cards);
    default:
      return move;
  }
}

core::Refusal why_not_here(const Position& at_table, Plot plot) {
  const Table& table = at_table.table;
  const bool first = table.phase == Phase::kChoose;
  if (index(plot) >= kPlaces || !at_table.rules.plots.has(plot)) return {"SL-5", "there is no plot at this place"};
  if (!table.empty.has(plot)) return {first ? "SL-5" : "SL-6", "the plot is not empty"};
  if (open_plots(at_table.rules, table).has(plot)) return kLegal;
  if (first) return {"SL-5", "the first plot must touch the fountain, a house or a park"};
  return {"SL-6", "the next plot must touch the one you just built on"};
}

core::Refusal why_not_house(const Position& at_table, Plot plot, int floors) {
  if (const auto refusal = why_not_here(at_table, plot); !refusal.legal()) return refusal;
  if (floors < 1) return {"SL-7", "a house has at least one floor"};
  if (floors > at_table.hand[at_table.rules.colour[index(plot)]]) {
    return {"SL-7", "each floor needs a card of the plot's colour"};
  }
  if (floors > at_table.pieces()) return {"SL-7", "you don't have that many pieces left"};
  return kLegal;
}

core::Refusal why_not_park(const Position& at_table, Plot plot, Colour card) {
  if (at_table.table.park_used) return {"SL-9", "you've already laid a park this turn"};
  if (at_table.table.parks_left == 0) return {"SL-9", "no park tokens are left"};
  if (index(card) >= kColours || at_table.hand[card] == 0)
    return {"SL-9", "you don't have that card to pay for the park"};
  return why_not_here(at_table, plot);
}

core::Refusal why_not_discard(const Position& at_table, Cards cards) {
  if (at_table.table.phase != Phase::kDiscard) return {"SL-14", "you don't have to discard now"};
  if ((cards.bits >> (4 * kColours)) != 0 || !at_table.hand.contains(cards))
    return {"SL-14", "you don't have these cards"};
  if (cards.total() != at_table.excess()) return {"SL-14", "you must keep exactly 5 cards"};
  return kLegal;
}

core::Refusal why_not(const Position& at_table, Move move) {
  const Phase phase = at_table.table.phase;
  if (phase == Phase::kDiscard && move.kind != Move::Kind::kDiscard) {
    return {"SL-14", "first discard down to 5 cards"};
  }
  switch (move.kind) {
    case Move::Kind::kDraw:
      return phase == Phase::kChoose ? kLegal : core::Refusal{"SL-4", "if you build this turn, you can't draw 2 cards"};
    case Move::Kind::kStop:
      return phase == Phase::kChain ? kLegal
                                    : core::Refusal{"SL-10", "if you build, you must place at least one house or park"};
    case Move::Kind::kHouse:
      return why_not_house(at_table, move.plot, move.number);
    case Move::Kind::kPark:
      return why_not_park(at_table, move.plot, move.colour);
    case Move::Kind::kDiscard:
      return why_not_discard(at_table, move.cards);
    default:
      return {"G-2", "chance decides this"};
  }
}

bool fills_areas(const Rules& rules, const Table& table, Plot plot) {
  return !rules.full_ends_round && rules.in_areas.has(plot) && !(table.empty - PlotSet::of(plot)).meets(rules.in_areas);
}

}  // namespace

std::uint32_t count_moves(const Rules& rules, const State& state) { return count_moves(position(rules, state)); }
std::uint32_t count_moves(const Rules& rules, const View& view) {
  return acts(view) ? count_moves(Position{rules, view.table, view.hand}) : 0;
}
Move pick_move(const Rules& rules, const State& state, std::uint32_t n) { return pick_move(position(rules, state), n); }
Move pick_move(const Rules& rules, const View& view, std::uint32_t n) {
  assert(n < count_moves(rules, view));
  return pick_move(Position{rules, view.table, view.hand}, n);
}
void list_moves(const Rules& rules, const State& state, std::vector<Move>& moves) {
  list_moves(position(rules, state), moves);
}
void list_moves(const Rules& rules, const View& view, std::vector<Move>& moves) {
  moves.clear();
  if (acts(view)) list_moves(Position{rules, view.table, view.hand}, moves);
}

core::Refusal why_not(const Rules& rules, const View& view, Move move) {
  if (view.table.phase == Phase::kOver) return {rule(view.table.closing), "the game is over"};
  if (!acts(view)) return {"G-1", "it is another seat's turn"};
  if (move.kind > Move::Kind::kCard || !(canonical(move) == move)) return {"SL-4", "this is not a move in this game"};
  return why_not(Position{rules, view.table, view.hand}, move);
}

core::Preview preview(const Rules& rules, const View& view, Move move) {
  core::Preview foreseen;
  const int held = view.table.hand_size[at(view.table.turn)];
  switch (move.kind) {
    case Move::Kind::kHouse:
      foreseen.points = move.number * rules.dots[index(move.plot)];  // SL-8
      foreseen.cards = move.number;
      foreseen.ends_turn = foreseen.ends_game = fills_areas(rules, view.table, move.plot);  // SL-17
      break;
    case Move::Kind::kPark:
      foreseen.cards = 1;
      foreseen.ends_turn = foreseen.ends_game = fills_areas(rules, view.table, move.plot);
      break;
    case Move::Kind::kDraw:
      foreseen.ends_turn = held + 2 <= kHandLimit;
      break;
    case Move::Kind::kDiscard: {
      Table after = view.table;
      end_turn(rules, after);
      foreseen.cards = move.cards.total();
      foreseen.ends_turn = true;
      foreseen.ends_game = after.phase == Phase::kOver;
      break;
    }
    default:
      foreseen.ends_turn = move.kind == Move::Kind::kStop;
      break;
  }
  return foreseen;
}

}  // namespace tavola::sunrise_lane
