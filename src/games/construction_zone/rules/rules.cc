// The course of the game: its start, the effects of moves and events, and its end.
#include <algorithm>
#include <bit>
#include <cassert>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {
namespace {

/// Ends the turn. A round ends when it is the first player's turn again (G-1, G-3).
void end_turn(const Rules& rules, Table& table) {
  table.phase = Phase::kTake;
  table.turn = core::next(table.turn, rules.players);
  if (table.turn != table.first) return;
  table.idle_rounds = table.built_this_round ? 0 : static_cast<std::uint8_t>(table.idle_rounds + 1);
  table.built_this_round = false;
  if (table.idle_rounds == core::kIdleRounds) table.phase = Phase::kOver;  // G-3
}

/// Discards cards from a hand (CZ-8). Known cards of a kind go first, since copies look alike.
void discard(State& state, Cards cards) {
  Table& table = state.table;
  const auto seat = static_cast<std::size_t>(table.turn);
  state.hand[seat] -= cards;
  table.known[seat] -= common(table.known[seat], cards);
  table.discard += cards;
}

/// CZ-8: the discards become the draw pile.
void shuffle_discards(State& state) {
  Table& table = state.table;
  state.pile = table.discard;
  table.discard = {};
  table.drawn = 0;
  ++table.shuffles;
}

/// Removes a card from the draw pile (CZ-8). The discards are shuffled as soon as the pile runs out. If there are none
/// at that time, they are shuffled for the next draw.
void draw(State& state, Cards card) {
  Table& table = state.table;
  if (state.pile.empty()) shuffle_discards(state);
  assert(state.pile.has(card));
  state.pile -= card;
  ++table.drawn;
  if (state.pile.empty() && !table.discard.empty()) shuffle_discards(state);
}

/// Whether the row needs more cards (CZ-4, CZ-8).
bool row_is_short(const State& state) {
  return state.table.row.total() < kRowCards && (!state.pile.empty() || !state.table.discard.empty());
}

void apply_first(Table& table, Move move) {
  table.first = table.turn = core::seat(move.subject());
  table.phase = Phase::kTops;
}

void turn_top(const Rules& rules, Table& table, Move move) {
  const auto pile = static_cast<std::size_t>(move.pile());
  assert(table.top[pile] == kNoBuilding && table.under[pile] > 0);
  table.top[pile] = move.building();
  table.unseen_buildings &= ~(1u << index(move.building()));
  --table.under[pile];
  if (table.phase == Phase::kTop) {
    end_turn(rules, table);
  } else if (table.top[kPiles - 1] != kNoBuilding) {
    table.phase = Phase::kHands;
  }
}

/// CZ-3: four cards to each seat, from the first player on; then four face up.
void deal(const Rules& rules, State& state, Cards card) {
  Table& table = state.table;
  draw(state, card);
  if (table.phase == Phase::kRow) {
    table.row += card;
    if (table.row.total() == kRowCards) table.phase = Phase::kTake;
    return;
  }
  Cards& hand = state.hand[static_cast<std::size_t>(table.turn)];
  hand += card;
  if (hand.total() < kDealtCards) return;
  table.turn = core::next(table.turn, rules.players);
  if (table.turn == table.first) table.phase = Phase::kRow;
}

void fill(State& state, Cards card) {
  draw(state, card);
  state.table.row += card;
  if (!row_is_short(state)) state.table.phase = Phase::kTrade;
}

void take(State& state, Cards cards) {  // CZ-4
  Table& table = state.table;
  assert(table.row.has(cards));
  const auto seat = static_cast<std::size_t>(table.turn);
  table.row -= cards;
  state.hand[seat] += cards;
  table.known[seat] += cards;
  table.phase = row_is_short(state) ? Phase::kFill : Phase::kTrade;
}

void trade(State& state, Move move) {  // CZ-5
  Table& table = state.table;
  const auto seat = static_cast<std::size_t>(table.turn);
  const Cards got = Cards::of(move.card());
  assert(state.hand[seat].has(move.cards()) && table.open.has(got));
  discard(state, move.cards());
  table.open -= got;
  state.hand[seat] += got;
  table.known[seat] += got;
  table.phase = Phase::kBuild;
}

void build(const Rules& rules, State& state, Move move) {  // CZ-6
  Table& table = state.table;
  const auto seat = static_cast<std::size_t>(table.turn);
  const auto pile =
      static_cast<std::size_t>(std::find(table.top.begin(), table.top.end(), move.building()) - table.top.begin());
  assert(pile < kPiles && state.hand[seat].has(move.cards()));
  discard(state, move.cards());
  table.top[pile] = kNoBuilding;
  table.built[seat] |= 1u << index(move.building());
  table.built_this_round = true;
  if (std::popcount(table.built[seat]) == rules.target) {
    table.phase = Phase::kOver;  // CZ-10: at once
  } else if (table.under[pile] > 0) {
    table.phase = Phase::kTop;
  } else {
    end_turn(rules, table);  // CZ-11: the pile is used up
  }
}

}  // namespace

State start(const Rules& rules) {
  State state;
  Table& table = state.table;
  state.pile = kBasicDeck;
  table.open = kOpenPiles;
  table.unseen_buildings = (1u << rules.building_count) - 1;
  table.under.fill(static_cast<std::uint8_t>(rules.pile_height));
  if (rules.first) apply_first(table, Move::first(*rules.first));
  return state;
}

void apply(const Rules& rules, State& state, Move move) {
  switch (move.kind()) {
    case MoveKind::kCard:
      assert(!move.is_hidden());
      if (state.table.phase == Phase::kFill) return fill(state, Cards::of(move.card()));
      return deal(rules, state, Cards::of(move.card()));
    case MoveKind::kTake:
      return take(state, move.cards());
    case MoveKind::kTrade:
      return trade(state, move);
    case MoveKind::kNoTrade:
      state.table.phase = Phase::kBuild;
      return;
    case MoveKind::kBuild:
      return build(rules, state, move);
    case MoveKind::kNoBuild:
      return end_turn(rules, state.table);
    case MoveKind::kTop:
      return turn_top(rules, state.table, move);
    case MoveKind::kFirst:
      return apply_first(state.table, move);
    case MoveKind::kNone:
      break;
  }
  assert(false && "not a move");
}

int buildings_of(const Table& table, Seat seat) { return std::popcount(table.built[static_cast<std::size_t>(seat)]); }

std::string_view ended_by(const Rules& rules, const Table& table) {
  if (table.phase != Phase::kOver) return "";
  for (const std::uint32_t built : table.built) {
    if (std::popcount(built) >= rules.target) return "CZ-10";
  }
  return "G-3";
}

core::Ending ending(const Rules& rules, const State& state) {
  core::Ending ending;
  ending.rule = ended_by(rules, state.table);
  core::ScoreLine& line = ending.add("buildings");
  int most = 0;
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    ending.total[at] = line.points[at] = std::popcount(state.table.built[at]);
    most = std::max(most, ending.total[at]);
  }
  for (int s = 0; s < rules.players; ++s) {  // most buildings win (CZ-10); equal players share (G-3)
    if (ending.total[static_cast<std::size_t>(s)] == most) ending.winners |= static_cast<std::uint8_t>(1 << s);
  }
  return ending;
}

}  // namespace tavola::construction_zone
