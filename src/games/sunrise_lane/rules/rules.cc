// The course of the game: its start, the effects of moves and events, and its end.
#include <algorithm>
#include <cassert>

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

void begin_deal(Table& table, Seat first) {
  table.first = table.turn = first;
  table.phase = Phase::kDeal;
  table.draws_left = kDealtCards;  // SL-3
}

/// SL-15: the discard pile becomes the draw pile. From then on everybody knows its cards. Players hold at most 22 of
/// the 55 cards, so there are always discards when the pile runs out.
void shuffle_discards(State& state) {
  Table& table = state.table;
  state.pile = table.shuffled = discard_pile(table);
  table.pile_size = static_cast<std::uint8_t>(state.pile.total());
  table.discarded = {};
  table.kept = table.hand_size;
  state.kept = state.hands;
  ++table.shuffles;
}

void take_card(const Rules& rules, State& state, Colour colour) {
  Table& table = state.table;
  assert(state.pile[colour] > 0);
  state.pile -= Cards::of(colour);
  state.hands[at(table.turn)] += Cards::of(colour);
  const int held = ++table.hand_size[at(table.turn)];
  if (--table.pile_size == 0) shuffle_discards(state);  // SL-15: as soon as it runs out
  if (--table.draws_left != 0) return;
  if (table.phase == Phase::kDraw) {
    if (held > kHandLimit) {
      table.phase = Phase::kDiscard;  // SL-14
    } else {
      end_turn(rules, table);
    }
    return;
  }
  table.turn = core::next(table.turn, rules.players);
  if (table.turn == table.first) {
    table.phase = Phase::kChoose;
  } else {
    table.draws_left = kDealtCards;
  }
}

/// SL-11: played and discarded cards lie face up.
void lay_down(State& state, Cards cards, int n) {
  const std::size_t seat = at(state.table.turn);
  assert(state.hands[seat].contains(cards));
  state.hands[seat] -= cards;
  state.table.hand_size[seat] = static_cast<std::uint8_t>(state.table.hand_size[seat] - n);
  state.table.discarded[seat] += cards;
}

/// SL-17: no empty plot in the four areas.
void check_areas(const Rules& rules, Table& table) {
  if (table.empty.meets(rules.in_areas)) return;
  if (rules.full_ends_round) {
    if (table.closing == Closing::kNone) table.closing = Closing::kFullAreas;
    return;
  }
  table.closing = Closing::kFullAreas;
  table.phase = Phase::kOver;
  table.last = kNoPlot;
  table.park_used = false;
}

/// Marks `plot` as built on. The chain continues from there (SL-6).
void occupy(const Rules& rules, Table& table, Plot plot) {
  table.empty.remove(plot);
  table.frontier |= rules.neighbours[index(plot)] & table.empty;
  table.frontier.remove(plot);
  table.phase = Phase::kChain;
  table.last = plot;
  table.placed = true;
  check_areas(rules, table);
}

void build_house(const Rules& rules, State& state, Plot plot, int floors) {
  Table& table = state.table;
  const std::size_t seat = at(table.turn);
  lay_down(state, Cards::of(rules.colour[index(plot)], floors), floors);  // SL-7
  table.houses[seat].add(plot);
  for (std::size_t b = 0; b < 3; ++b) {
    if (((floors >> b) & 1) != 0) table.floors[b].add(plot);
  }
  table.pieces[seat] = static_cast<std::uint8_t>(table.pieces[seat] - floors);
  table.score[seat] = static_cast<std::uint8_t>(table.score[seat] + floors * rules.dots[index(plot)]);  // SL-8
  occupy(rules, table, plot);
}

void build_park(const Rules& rules, State& state, Plot plot, Colour card) {
  lay_down(state, Cards::of(card), 1);  // SL-9
  --state.table.parks_left;
  state.table.park_used = true;
  occupy(rules, state.table, plot);
}

void draw_cards(Table& table, int n) {
  table.phase = Phase::kDraw;
  table.draws_left = static_cast<std::uint8_t>(n);
  table.last = kNoPlot;
  table.park_used = false;
}

void end_round(Table& table) {
  if (table.placed) {
    table.idle_rounds = 0;
  } else if (++table.idle_rounds == core::kIdleRounds && table.closing == Closing::kNone) {
    table.closing = Closing::kIdle;  // G-3
  }
  table.placed = false;
  if (table.closing != Closing::kNone) table.phase = Phase::kOver;
}

// ---- the end: five rankings (SL-18 to SL-22) and the winners (SL-23) ----

/// What a ranking compares. More is better; 0 is not ranked.
using Merits = PerSeat<int>;

/// SL-19: the tallest house of 2 floors or more, then the number of houses of exactly that height.
int tallest(const Table& table, PlotSet houses) {
  const auto& bit = table.floors;
  const PlotSet high = houses & bit[2];
  const PlotSet low = houses - bit[2];
  const std::array<PlotSet, 4> of_height{high & bit[0], high - bit[0], low & bit[1] & bit[0], (low & bit[1]) - bit[0]};
  int height = kMaxFloors;
  for (const PlotSet& plots : of_height) {
    if (!plots.empty()) return height * 128 + plots.count();
    --height;
  }
  return 0;
}

Merits merits_in(const Table& table, Area area, PlotSet plots) {
  Merits merits{};
  for (std::size_t s = 0; s < merits.size(); ++s) {
    const PlotSet houses = table.houses[s] & plots;
    merits[s] = ranks_tallest(area) ? tallest(table, houses) : houses.count();  // SL-20
  }
  return merits;
}

/// SL-22: 10, 6, 3 and 0 points; tied players share the place.
void award(const Rules& rules, const Merits& merits, core::ScoreLine& line) {
  constexpr std::array<int, core::kMaxSeats> kPoints{10, 6, 3, 0};
  for (std::size_t s = 0; s < merits.size(); ++s) {
    if (merits[s] == 0) continue;
    std::size_t better = 0;
    for (std::size_t o = 0; o < merits.size(); ++o) {
      if (merits[o] <= merits[s]) continue;
      const bool counted_before = std::find(merits.begin(), merits.begin() + static_cast<std::ptrdiff_t>(o),
                                            merits[o]) != merits.begin() + static_cast<std::ptrdiff_t>(o);
      if (rules.skip_tied_places || !counted_before) ++better;
    }
    line.points[s] = kPoints[better];
  }
}

/// SL-23: most points, then most cards in hand; still tied: shared.
std::uint8_t winners(const Rules& rules, const core::Ending& end, const Table& table) {
  const auto merit = [&](std::size_t s) { return end.total[s] * 64 + table.hand_size[s]; };
  int best = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) best = std::max(best, merit(s));
  unsigned won = 0;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) won |= (merit(s) == best ? 1u : 0u) << s;
  return static_cast<std::uint8_t>(won);
}

constexpr std::array<std::string_view, kAreas> kAreaLines{"area A1", "area B1", "area B2", "area A2"};

}  // namespace

State start(const Rules& rules) {
  State state;
  state.pile = kAllCards;
  Table& table = state.table;
  table.empty = rules.plots;
  table.frontier = rules.neighbours[index(rules.fountain)];
  for (int s = 0; s < rules.players; ++s) {
    table.pieces[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(pieces_each(rules.players));  // SL-1
  }
  if (rules.first) begin_deal(table, *rules.first);  // G-1
  return state;
}

void apply(const Rules& rules, State& state, Move move) {
  switch (move.kind) {
    case Move::Kind::kCard:
      return take_card(rules, state, move.colour);
    case Move::Kind::kHouse:
      return build_house(rules, state, move.plot, move.number);
    case Move::Kind::kPark:
      return build_park(rules, state, move.plot, move.colour);
    case Move::Kind::kDraw:
      return draw_cards(state.table, 2);  // SL-13
    case Move::Kind::kStop:
      return draw_cards(state.table, 1);  // SL-12
    case Move::Kind::kDiscard:
      lay_down(state, move.cards, move.cards.total());  // SL-14
      return end_turn(rules, state.table);
    case Move::Kind::kFirst:
      return begin_deal(state.table, Seat{move.number});
  }
}

void end_turn(const Rules& rules, Table& table) {
  if (table.pieces[at(table.turn)] <= kLastPieces && table.closing == Closing::kNone) {
    table.closing = Closing::kPieces;  // SL-16
  }
  table.phase = Phase::kChoose;
  table.turn = core::next(table.turn, rules.players);
  if (table.turn == table.first) end_round(table);
}

int largest_group(const Rules& rules, PlotSet houses) {
  int largest = 0;
  while (houses.count() > largest) {
    PlotSet group;
    PlotSet edge = PlotSet::of(houses.first());
    while (!edge.empty()) {
      group |= edge;
      houses -= edge;
      PlotSet beside;
      edge.each([&](Plot plot) { beside |= rules.neighbours[index(plot)]; });
      edge = beside & houses;
    }
    largest = std::max(largest, group.count());
  }
  return largest;
}

core::Ending ending(const Rules& rules, const Table& table) {
  core::Ending end;
  if (table.phase == Phase::kOver) end.rule = rule(table.closing);
  core::ScoreLine& houses = end.add("houses");
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) houses.points[s] = table.score[s];
  for (const Area area : kAllAreas) {
    award(rules, merits_in(table, area, rules.areas[index(area)]), end.add(kAreaLines[index(area)]));
  }
  Merits groups{};
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) groups[s] = largest_group(rules, table.houses[s]);
  award(rules, groups, end.add("whole board"));
  for (const core::ScoreLine& line : end.lines()) {
    for (std::size_t s = 0; s < core::kMaxSeats; ++s) end.total[s] += line.points[s];
  }
  core::ScoreLine& cards = end.add("cards in hand", false);
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) cards.points[s] = table.hand_size[s];
  end.winners = winners(rules, end, table);
  return end;
}

core::Ending ending(const Rules& rules, const State& state) { return ending(rules, state.table); }

}  // namespace tavola::sunrise_lane
