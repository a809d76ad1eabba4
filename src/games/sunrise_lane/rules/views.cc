// A seat's views, and random states consistent with a view.
//
// Everybody knows which cards were in the pile at the last shuffle. So a seat also knows which cards the other hands
// held then, all together: the "kept" cards. Cards drawn since then are "new". The cards that a seat has laid down
// since then must be among its kept and new cards.
#include <algorithm>
#include <array>
#include <cassert>

#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

using Counts = std::array<int, kColours>;

Counts counts_of(Cards cards) {
  Counts counts{};
  for (const Colour c : kAllColours) counts[index(c)] = cards[c];
  return counts;
}

/// How many of the cards that each seat laid down were kept ones; the others were new. This is a flow between seats and
/// colours: each seat and each colour has a least and a greatest number of kept cards.
class Split {
 public:
  struct Bounds {
    int least = 0;
    int most = 0;
    int now = 0;
  };

  PerSeat<Bounds> seat{};
  std::array<Bounds, kColours> colour{};
  PerSeat<Counts> laid_down{};
  PerSeat<int> new_slots{};
  Counts new_cards{};
  PerSeat<Counts> from_kept{};

  /// One random attempt, which favours likelier ways. Returns false at a dead end.
  bool try_random(core::Rng& rng) {
    clear();
    PerSeat<Counts> left = laid_down;
    Counts new_cards_left = new_cards;
    for (std::size_t s = 0; s < left.size(); ++s) {
      int new_slots_left = new_slots[s];
      for (std::size_t c = 0; c < kColours; ++c) {
        for (; left[s][c] != 0; --left[s][c]) {
          const int old_ways = (seat[s].most - seat[s].now) * (colour[c].most - colour[c].now);
          const int new_ways = new_slots_left * new_cards_left[c];
          if (old_ways + new_ways <= 0) return false;
          if (static_cast<int>(rng.below(static_cast<std::uint32_t>(old_ways + new_ways))) < old_ways) {
            change(s, c, 1);
          } else {
            --new_slots_left;
            --new_cards_left[c];
          }
        }
      }
    }
    return true;
  }

  /// Finds a way if there is one, by augmenting paths, first for the seats, then for the colours.
  void solve() {
    clear();
    for (std::size_t s = 0; s < seat.size(); ++s) {
      while (seat[s].now < seat[s].least) {
        visited_ = 0;
        if (!grow_seat(s)) return assert(false);
      }
    }
    for (std::size_t c = 0; c < kColours; ++c) {
      while (colour[c].now < colour[c].least) {
        visited_ = 0;
        if (!grow_colour(c)) return assert(false);
      }
    }
  }

 private:
  void clear() {
    from_kept = {};
    for (Bounds& b : seat) b.now = 0;
    for (Bounds& b : colour) b.now = 0;
  }
  void change(std::size_t s, std::size_t c, int by) {
    from_kept[s][c] += by;
    seat[s].now += by;
    colour[c].now += by;
  }

  /// One more kept card for seat s, taken from no seat below its least.
  bool grow_seat(std::size_t s) {
    visited_ |= 1u << s;
    for (std::size_t c = 0; c < kColours; ++c) {
      if (from_kept[s][c] == laid_down[s][c]) continue;
      if (colour[c].now < colour[c].most) return change(s, c, 1), true;
      for (std::size_t other = 0; other < seat.size(); ++other) {
        if (((visited_ >> other) & 1) != 0 || from_kept[other][c] == 0) continue;
        if (seat[other].now <= seat[other].least && !grow_seat(other)) continue;
        change(other, c, -1);
        return change(s, c, 1), true;
      }
    }
    return false;
  }

  /// One more kept card of colour c, taken from no colour below its least.
  bool grow_colour(std::size_t c) {
    visited_ |= 1u << c;
    for (std::size_t s = 0; s < seat.size(); ++s) {
      if (from_kept[s][c] == laid_down[s][c]) continue;
      if (seat[s].now < seat[s].most) return change(s, c, 1), true;
      for (std::size_t other = 0; other < kColours; ++other) {
        if (((visited_ >> other) & 1) != 0 || from_kept[s][other] == 0) continue;
        if (colour[other].now <= colour[other].least && !grow_colour(other)) continue;
        change(s, other, -1);
        return change(s, c, 1), true;
      }
    }
    return false;
  }

  unsigned visited_ = 0;
};

/// Takes n random cards out of `from`.
Cards take_random(Cards& from, int n, core::Rng& rng) {
  Cards taken;
  for (auto left = static_cast<std::uint32_t>(from.total()); n > 0; --n, --left) {
    const Cards card = Cards::of(nth_card(from, rng.below(left)));
    from -= card;
    taken += card;
  }
  return taken;
}

/// What is unknown in a view: which seat holds which of the kept and new cards.
struct Unknown {
  Cards kept;   ///< by all others together
  Cards fresh;  ///< new ones, in the others' hands, laid down by them since, or in the pile
  PerSeat<int> kept_slots{};
  PerSeat<int> new_slots{};
};

Unknown unknown_to(const View& view) {
  const Table& table = view.table;
  Unknown unknown{kAllCards - table.shuffled, table.shuffled, {}, {}};
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
    if (s == at(view.seat)) {
      unknown.kept -= view.kept;
      unknown.fresh -= view.hand + table.discarded[s] - view.kept;
    } else {
      unknown.kept_slots[s] = table.kept[s];
      unknown.new_slots[s] = table.hand_size[s] + table.discarded[s].total() - table.kept[s];
    }
  }
  return unknown;
}

/// Chooses at random which of the laid-down cards were kept ones.
PerSeat<Cards> split_discards(const View& view, const Unknown& unknown, core::Rng& rng) {
  PerSeat<Cards> from_kept{};
  if (unknown.kept.empty()) return from_kept;
  Split split;
  Counts all{};
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
    if (s == at(view.seat)) continue;
    split.laid_down[s] = counts_of(view.table.discarded[s]);
    const int laid_down = view.table.discarded[s].total();
    split.seat[s] = {std::max(0, laid_down - unknown.new_slots[s]), unknown.kept_slots[s], 0};
    for (std::size_t c = 0; c < kColours; ++c) all[c] += split.laid_down[s][c];
  }
  const Counts kept = counts_of(unknown.kept);
  const Counts fresh = counts_of(unknown.fresh);
  for (std::size_t c = 0; c < kColours; ++c) split.colour[c] = {std::max(0, all[c] - fresh[c]), kept[c], 0};
  split.new_cards = fresh;
  split.new_slots = unknown.new_slots;
  constexpr int kTries = 8;
  bool done = false;
  for (int i = 0; i < kTries && !done; ++i) done = split.try_random(rng);
  if (!done) split.solve();
  for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
    for (const Colour c : kAllColours) from_kept[s] += Cards::of(c, split.from_kept[s][index(c)]);
  }
  return from_kept;
}

}  // namespace

View view(const Rules& rules, const State& state, Seat seat) {
  View seen_from;
  seen_from.table = state.table;
  if (core::index(seat) < rules.players) {
    seen_from.seat = seat;
    seen_from.hand = state.hands[at(seat)];
    seen_from.kept = state.kept[at(seat)];
  }
  return seen_from;
}

Move seen(const Rules&, const State& state, Move move, Seat seat) {
  const bool hidden = move.kind == Move::Kind::kCard && seat != state.table.turn;
  return hidden ? Move::card(kUnknownColour) : move;  // SL-3: hands are hidden
}

State sample(const Rules& rules, const View& view, core::Rng& rng) {
  State state;
  state.table = view.table;
  Unknown unknown = unknown_to(view);
  const PerSeat<Cards> from_kept = split_discards(view, unknown, rng);
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    if (s == at(view.seat)) continue;
    unknown.kept -= from_kept[s];
    unknown.fresh -= view.table.discarded[s] - from_kept[s];
  }
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    if (s == at(view.seat)) {
      state.hands[s] = view.hand;
      state.kept[s] = view.kept;
      continue;
    }
    const int laid_kept = from_kept[s].total();
    const int laid_new = view.table.discarded[s].total() - laid_kept;
    const Cards held_kept = take_random(unknown.kept, unknown.kept_slots[s] - laid_kept, rng);
    state.kept[s] = held_kept + from_kept[s];
    state.hands[s] = held_kept + take_random(unknown.fresh, unknown.new_slots[s] - laid_new, rng);
  }
  state.pile = unknown.fresh;
  return state;
}

}  // namespace tavola::sunrise_lane
