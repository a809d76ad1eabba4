// The invariants of every position, played or read.
#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

struct Checker {
  const Rules& rules;
  const State& state;
  const Table& table = state.table;

  std::size_t seats() const { return static_cast<std::size_t>(rules.players); }

  std::string_view board() const {
    PlotSet occupied;
    for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
      if (s >= seats() && !table.houses[s].empty()) return "an empty seat owns houses";
      if (occupied.meets(table.houses[s])) return "two houses stand on one plot";
      occupied |= table.houses[s];
    }
    if (!(occupied - rules.plots).empty()) return "a house stands where no plot is";
    if (!(occupied - (rules.plots - table.empty)).empty()) return "a plot with a house counts as empty";
    if (!(table.empty - rules.plots).empty()) return "an empty plot lies off the board";
    if (!((table.floors[0] | table.floors[1] | table.floors[2]) == occupied))
      return "a house has no floors, or floors have no house";
    if (table.floors[2].meets(table.floors[1])) return "a house has more than 5 floors";
    if (kParks - parks(rules, table).count() != table.parks_left) return "there are not 20 parks (SL-2)";
    PlotSet frontier = rules.neighbours[index(rules.fountain)];
    (rules.plots - table.empty).each([&](Plot plot) { frontier |= rules.neighbours[index(plot)]; });
    if (!((frontier & table.empty) == table.frontier)) return "the frontier is wrong (SL-5)";
    return "";
  }

  std::string_view pieces() const {
    for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
      int floors = 0;
      int points = 0;
      table.houses[s].each([&](Plot plot) {
        floors += floors_on(table, plot);
        points += floors_on(table, plot) * rules.dots[index(plot)];
      });
      if (table.pieces[s] + floors != (s < seats() ? pieces_each(rules.players) : 0))
        return "pieces are not conserved (SL-1)";
      if (table.score[s] != points) return "a score is not what the houses give (SL-8)";
    }
    return "";
  }

  std::string_view cards() const {
    std::array<int, kColours> all{};
    std::array<int, kColours> shuffled{};
    for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
      const Cards hand = state.hands[s];
      const Cards kept = state.kept[s];
      if (s >= seats() && !(hand + kept + table.discarded[s]).empty()) return "an empty seat holds cards";
      if (hand.total() != table.hand_size[s] || kept.total() != table.kept[s]) return "a hand has another size";
      for (const Colour c : kAllColours) {
        all[index(c)] += hand[c] + table.discarded[s][c];
        shuffled[index(c)] += kept[c];
        if (kept[c] > hand[c] + table.discarded[s][c]) return "a card held at the last shuffle has vanished";
      }
    }
    for (const Colour c : kAllColours) {
      if (all[index(c)] + state.pile[c] != kCardsOfAColour) return "there are not 11 cards of each colour (SL-2)";
      if (shuffled[index(c)] + table.shuffled[c] != kCardsOfAColour) return "the shuffled pile's make-up is wrong";
    }
    if (state.pile.total() != table.pile_size) return "the pile has another size";
    if (table.pile_size == 0) return "the draw pile ran out and the discards were not shuffled (SL-15)";
    if (table.shuffles == 0 && !(table.shuffled == kAllCards))
      return "cards are held back from a shuffle that never was";
    return "";
  }

  /// The number of cards in the current seat's hand fits the phase.
  std::string_view hands() const {
    const Phase phase = table.phase;
    for (std::size_t s = 0; s < seats(); ++s) {
      const int held = table.hand_size[s];
      const bool in_turn = s == at(table.turn);
      int most = kHandLimit;
      if (in_turn && phase == Phase::kChain) most = kHandLimit - 1;  // at least one card was played
      if (in_turn && phase == Phase::kDraw) most = kHandLimit + 2 - table.draws_left;
      if (in_turn && phase == Phase::kDiscard) most = kHandLimit + 2;
      if (held > most) return "a hand has too many cards (SL-14)";
      if (in_turn && phase == Phase::kDiscard && held <= kHandLimit) return "there is nothing to discard (SL-14)";
    }
    return "";
  }

  std::string_view phase() const {
    const bool draws = table.phase == Phase::kDeal || table.phase == Phase::kDraw;
    if (table.phase > Phase::kOver || table.closing > Closing::kIdle) return "an unknown phase";
    if (at(table.turn) >= seats() || at(table.first) >= seats()) return "it is the turn of an empty seat";
    const int most_draws = table.phase == Phase::kDeal ? kDealtCards : 2;
    if (draws ? table.draws_left < 1 || table.draws_left > most_draws : table.draws_left != 0) {
      return "the number of cards still to draw does not fit the phase";
    }
    if ((table.phase == Phase::kChain) != (table.last != kNoPlot))
      return "the plot built on before does not fit the phase (SL-6)";
    if (table.phase == Phase::kChain) return chain();
    return table.park_used ? "a park was used in no build turn (SL-9)" : "";
  }

  std::string_view chain() const {
    if (!table.placed) return "a build turn placed nothing in this round";
    if (index(table.last) >= kPlaces) return "the plot built on before is not on the board (SL-6)";
    const bool park = parks(rules, table).has(table.last);
    if (!park && !table.houses[at(table.turn)].has(table.last))
      return "nothing was built on the plot built on before (SL-6)";
    return park && !table.park_used ? "a park was built and not used (SL-9)" : "";
  }

  /// Before the first turn nothing lies on the table, and the hands are dealt in order (SL-3, G-7).
  std::string_view set_up() const {
    const bool fixed = rules.first && table.first != *rules.first;
    if (fixed) return "another seat begins than the option says (G-1)";
    if (table.phase != Phase::kFirst && table.phase != Phase::kDeal) return "";
    const bool fresh = table.empty == rules.plots && discard_pile(table).empty() && table.shuffles == 0 &&
                       !table.placed && table.idle_rounds == 0 && table.closing == Closing::kNone;
    if (!fresh) return "something was played before the set-up's end (G-7)";
    if (table.phase == Phase::kFirst && rules.first) return "the option names who begins (G-1)";
    if (table.phase == Phase::kFirst && (at(table.turn) != 0 || at(table.first) != 0))
      return "it is nobody's turn yet (G-7)";
    Seat seat = table.first;
    bool dealt = table.phase == Phase::kDeal;
    for (std::size_t i = 0; i < seats(); ++i, seat = core::next(seat, rules.players)) {
      if (seat == table.turn) dealt = false;
      const bool now = seat == table.turn && table.phase == Phase::kDeal;
      const int expected = now ? kDealtCards - table.draws_left : dealt ? kDealtCards : 0;
      if (table.hand_size[at(seat)] != expected) return "the hands are not dealt in order (SL-3, G-7)";
    }
    return "";
  }

  /// Whether a seat has had its turn in this round.
  bool had_turn(std::size_t seat) const {
    const std::size_t first = at(table.first);
    const auto order = [&](std::size_t s) { return (s + seats() - first) % seats(); };
    return order(seat) < order(at(table.turn));
  }

  std::string_view end() const {
    const bool over = table.phase == Phase::kOver;
    const bool full = !table.empty.meets(rules.in_areas);
    if (over && table.closing == Closing::kNone) return "the game is over for no reason";
    if (full && !over && !rules.full_ends_round) return "the areas are full and the game is not over (SL-17)";
    if (full && table.closing == Closing::kNone) return "the areas are full and this is not the last round (SL-17)";
    if (!full && table.closing == Closing::kFullAreas) return "the areas are not full (SL-17)";
    if (table.idle_rounds > core::kIdleRounds) return "too many rounds without a house or park (G-3)";
    if ((table.closing == Closing::kIdle) && !(over && table.idle_rounds == core::kIdleRounds))
      return "it is not the end of 20 idle rounds (G-3)";
    if (!over && table.idle_rounds == core::kIdleRounds) return "20 rounds passed without a house or park (G-3)";
    const bool at_once = table.closing == Closing::kFullAreas && !rules.full_ends_round;
    if (over && !at_once && (table.turn != table.first || table.placed))
      return "the game is over before the round's end";
    return last_pieces(over);
  }

  /// SL-16: a player with 2 pieces or fewer has had a turn in this round, and it is the last round.
  std::string_view last_pieces(bool over) const {
    bool somebody = false;
    for (std::size_t s = 0; s < seats(); ++s) {
      if (table.pieces[s] > kLastPieces) continue;
      const bool may_be =
          over || had_turn(s) || (s == at(table.turn) && (table.phase == Phase::kChain || table.phase == Phase::kDraw));
      if (!may_be) return "a seat with 2 pieces or fewer has its turn still to come (SL-16)";
      somebody = somebody || over || had_turn(s);
    }
    if (somebody && table.closing == Closing::kNone)
      return "a seat has 2 pieces or fewer and this is not the last round (SL-16)";
    return !somebody && table.closing == Closing::kPieces ? "no seat has 2 pieces or fewer (SL-16)" : "";
  }
};

}  // namespace

std::string_view broken_invariant(const Rules& rules, const State& state) {
  const Checker check{rules, state};
  // The later checks rely on the earlier ones.
  for (const auto part : {&Checker::board, &Checker::pieces, &Checker::cards, &Checker::phase, &Checker::hands,
                          &Checker::set_up, &Checker::end}) {
    if (const std::string_view broken = (check.*part)(); !broken.empty()) return broken;
  }
  return "";
}

}  // namespace tavola::sunrise_lane
