// The invariants of every position, however it was reached.
#include <bit>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {
namespace {

bool is_set_up(Phase phase) { return phase < Phase::kTake; }

/// No count is above 84, and the two unused bytes are 0, so sums can't overflow.
bool sane(Cards cards) {
  if ((cards.lanes >> (8 * kCardKinds)) != 0) return false;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    if (cards.count(card_of(kind)) > kAllCards.count(card_of(kind))) return false;
  }
  return true;
}

std::string_view broken_cards(const Rules& rules, const State& state) {
  const Table& table = state.table;
  bool all_sane = sane(table.row) && sane(table.discard) && sane(table.open) && sane(state.pile);
  for (const Cards cards : state.hand) all_sane = all_sane && sane(cards);
  for (const Cards cards : table.known) all_sane = all_sane && sane(cards);
  if (!all_sane) return "there are more cards of a kind than exist (CZ-2)";
  Cards all = table.row + table.discard + table.open + state.pile;
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
    const bool plays = s < static_cast<std::size_t>(rules.players);
    if (!plays && !(state.hand[s] + table.known[s]).empty()) return "an empty seat holds cards";
    if (!state.hand[s].has(table.known[s])) return "a card is known to be in a hand where it is not";
    const Cards hidden = state.hand[s] - table.known[s];
    if (!hidden.only_advanced().empty()) return "an advanced card is hidden (only dealt cards are)";
    if (hidden.total() > kDealtCards) return "more cards are hidden than were dealt (CZ-3)";
    all += state.hand[s];
  }
  if (!(all == kAllCards)) return "the cards do not sum to those of CZ-2";
  if (!table.open.only_basic().empty()) return "a basic card lies in an open pile";
  if (table.row.total() > kRowCards) return "more than 4 cards lie face up";
  return "";
}

std::string_view broken_draws(const State& state) {
  const Table& table = state.table;
  if (table.shuffles > 0) {
    if (table.drawn == 0 && state.pile.empty()) return "the draw pile was shuffled from no cards (CZ-8)";
    return table.drawn + state.pile.total() > kAllCards.total() ? "more cards were drawn than there are" : "";
  }
  if (!state.pile.only_advanced().empty()) return "an advanced card is in the draw pile before the first shuffle";
  if (table.drawn != kBasicCards - state.pile.total()) return "the cards drawn do not match the draw pile";
  return "";
}

std::string_view broken_buildings(const Rules& rules, const Table& table) {
  const std::uint32_t all = (1u << rules.building_count) - 1;
  std::uint32_t seen = table.unseen_buildings;
  if ((seen & ~all) != 0) return "an unknown building is unseen";
  int under = 0;
  int waiting = 0;
  for (std::size_t p = 0; p < kPiles; ++p) {
    under += table.under[p];
    const bool has_top = table.top[p] != kNoBuilding;
    if (table.under[p] + (has_top ? 1 : 0) > rules.pile_height) return "a pile of buildings is too high (CZ-1)";
    if (!has_top) {
      waiting += table.under[p] > 0 ? 1 : 0;
      continue;
    }
    if (index(table.top[p]) >= rules.building_count) return "an unknown building is on top of a pile";
    const std::uint32_t bit = 1u << index(table.top[p]);
    if ((seen & bit) != 0) return "a building is in two places";
    seen |= bit;
  }
  if (under != std::popcount(table.unseen_buildings)) return "the piles do not hold the unseen buildings";
  for (const std::uint32_t built : table.built) {
    if ((seen & built) != 0 || (built & ~all) != 0) return "a building is in two places";
    seen |= built;
  }
  if (seen != all) return "a building is nowhere";
  if (is_set_up(table.phase)) return "";
  const bool one_waits = table.phase == Phase::kTop;
  const bool may_wait = table.phase == Phase::kOver;  // CZ-10: no further building is turned
  if (waiting > (one_waits || may_wait ? 1 : 0) || (one_waits && waiting == 0)) return "a top card is missing";
  return "";
}

/// The setup follows the order of G-7. Nothing of a later step is there before it.
std::string_view broken_set_up(const Rules& rules, const State& state) {
  const Table& table = state.table;
  const Phase phase = table.phase;
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
    if (table.built[s] != 0 || !table.known[s].empty()) return "something was played before the set-up is done";
  }
  if (!table.discard.empty() || table.shuffles != 0 || table.idle_rounds != 0 || table.built_this_round) {
    return "something was played before the set-up is done";
  }
  const bool tops_done = phase > Phase::kTops;
  for (std::size_t p = 0; p < kPiles; ++p) {
    const bool has_top = table.top[p] != kNoBuilding;
    if (table.under[p] + (has_top ? 1 : 0) != rules.pile_height) return "a building is missing in the set-up";
    if (has_top != tops_done && phase != Phase::kTops) return "the tops are not those of this step of the set-up";
    if (p > 0 && has_top && table.top[p - 1] == kNoBuilding) return "the tops are turned from pile a on";
  }
  if (phase == Phase::kTops && table.top[kPiles - 1] != kNoBuilding) return "all tops are turned";
  const int before = phase == Phase::kHands
                         ? (core::index(table.turn) - core::index(table.first) + rules.players) % rules.players
                     : phase == Phase::kRow ? rules.players
                                            : 0;
  for (int i = 0; i < rules.players; ++i) {
    const int cards = state.hand[static_cast<std::size_t>((core::index(table.first) + i) % rules.players)].total();
    const bool right = i < before                              ? cards == kDealtCards
                       : i == before && phase == Phase::kHands ? cards < kDealtCards
                                                               : cards == 0;
    if (!right) return "the hands are not those of this step of the set-up (CZ-3)";
  }
  if (phase != Phase::kHands && table.turn != table.first) return "the turn is the first player's";
  if (phase == Phase::kRow ? table.row.total() >= kRowCards : !table.row.empty())
    return "the row is not that of the set-up";
  if (phase == Phase::kFirst && (table.first != Seat{0} || rules.first)) return "the first player is named already";
  return "";
}

std::string_view broken_play(const Rules& rules, const State& state) {
  const Table& table = state.table;
  const bool row_full = table.row.total() == kRowCards;
  if (table.phase == Phase::kFill) {
    if (row_full || (state.pile.empty() && table.discard.empty())) return "there is nothing to fill (CZ-4)";
  } else if (!row_full && !state.pile.empty()) {
    return "the row is short though there are cards to draw (CZ-4)";
  }
  // Nothing is discarded between the fill and the trade, or between two cards of a fill.
  const bool just_filled =
      table.phase == Phase::kTrade || (table.phase == Phase::kFill && table.row.total() == kRowCards - 1);
  if (just_filled && state.pile.empty() && !table.discard.empty()) {
    return "the draw pile ran out and the discards were not shuffled (CZ-8)";
  }
  int winners = 0;
  for (int s = 0; s < rules.players; ++s) {
    const int built = buildings_of(table, core::seat(s));
    if (built > rules.target) return "a seat has more buildings than end the game (CZ-10)";
    if (built < rules.target) continue;
    ++winners;
    if (table.turn != core::seat(s)) return "the winner is not the one who built last";
  }
  const bool over = table.phase == Phase::kOver;
  if (winners > 0) {
    if (!over) return "a seat has won and the game is not over (CZ-10)";
    const bool possible = table.built_this_round && table.idle_rounds < core::kIdleRounds;
    return possible ? "" : "the winner did not build in this round";
  }
  if (over && (table.idle_rounds != core::kIdleRounds || table.turn != table.first || table.built_this_round)) {
    return "the game is over for no reason";
  }
  if (table.phase == Phase::kTop && !table.built_this_round) return "a building is turned up although nobody built";
  return "";
}

}  // namespace

std::string_view broken_invariant(const Rules& rules, const State& state) {
  const Table& table = state.table;
  if (static_cast<int>(table.phase) >= kPhases) return "the phase is unknown";
  if (core::index(table.turn) >= rules.players || core::index(table.first) >= rules.players)
    return "there is no such seat";
  if (rules.first && table.first != *rules.first) return "the first player is not the named one (G-1)";
  if (table.idle_rounds > core::kIdleRounds) return "too many rounds without a build (G-3)";
  if (table.idle_rounds == core::kIdleRounds && table.phase != Phase::kOver)
    return "too many rounds without a build (G-3)";
  for (std::size_t s = static_cast<std::size_t>(rules.players); s < core::kMaxSeats; ++s) {
    if (table.built[s] != 0) return "an empty seat has built something";
  }
  if (const auto broken = broken_cards(rules, state); !broken.empty()) return broken;
  if (const auto broken = broken_draws(state); !broken.empty()) return broken;
  if (const auto broken = broken_buildings(rules, table); !broken.empty()) return broken;
  return is_set_up(table.phase) ? broken_set_up(rules, state) : broken_play(rules, state);
}

}  // namespace tavola::construction_zone
