// The legal moves. list_* is the plain definition. count_* and pick_* give the same moves in the same order by
// counting.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {
namespace {

using core::Refusal;

// ---- pairs of cards: taken from the row, or given in a trade ----

constexpr int kPairs = kCardKinds * (kCardKinds + 1) / 2;

/// The pairs of kinds (a <= b), in order: m m, m p, m m3, ... w w. Two cards as Cards, and sets of pairs as bits.
struct PairTables {
  std::array<Cards, kPairs> cards{};
  std::array<std::uint32_t, 1 << kCardKinds> different{};  ///< by the kinds that are there once or more
  std::array<std::uint32_t, 1 << kCardKinds> alike{};      ///< by the kinds that are there twice or more
};

constexpr PairTables make_pairs() {
  PairTables tables;
  std::size_t n = 0;
  for (int a = 0; a < kCardKinds; ++a) {
    for (int b = a; b < kCardKinds; ++b, ++n) {
      tables.cards[n] = Cards::of(card_of(a)) + Cards::of(card_of(b));
      for (std::uint32_t kinds = 0; kinds <= Cards::kAllKinds; ++kinds) {
        const bool both = ((kinds >> a) & (kinds >> b) & 1) != 0;
        if (both) (a == b ? tables.alike : tables.different)[kinds] |= 1u << n;
      }
    }
  }
  return tables;
}
constexpr PairTables kPairTables = make_pairs();

std::uint32_t pairs_in(Cards cards) {
  return kPairTables.different[cards.kinds_with(1)] | kPairTables.alike[cards.kinds_with(2)];
}

/// The place of the n-th set bit (from 0).
int nth_bit(std::uint32_t bits, std::uint32_t n) {
  for (; n > 0; --n) bits &= bits - 1;
  return std::countr_zero(bits);
}

Cards nth_pair(std::uint32_t pairs, std::uint32_t n) {
  return kPairTables.cards[static_cast<std::size_t>(nth_bit(pairs, n))];
}

// ---- take (CZ-4) ----

std::uint32_t count_takes(const Table& table) {
  const std::uint32_t pairs = pairs_in(table.row);
  return pairs == 0 ? 1 : static_cast<std::uint32_t>(std::popcount(pairs));
}

Move pick_take(const Table& table, std::uint32_t n) {
  const std::uint32_t pairs = pairs_in(table.row);
  return Move::take(pairs == 0 ? table.row : nth_pair(pairs, n));
}

void list_takes(const Table& table, std::vector<Move>& moves) {
  if (table.row.total() < 2) return moves.push_back(Move::take(table.row));
  for (const Cards pair : kPairTables.cards) {
    if (table.row.has(pair)) moves.push_back(Move::take(pair));
  }
}

Refusal why_not_take(const Table& table, Move move) {
  if (move.subject() != 0) return {"CZ-4", "this is not a take"};
  const int expected = std::min(2, table.row.total());
  if (move.cards().total() != expected) return {"CZ-4", "take 2 of the face-up cards, or all if there are fewer"};
  if (!table.row.has(move.cards())) return {"CZ-4", "these cards are not face up"};
  return {};
}

// ---- trade (CZ-5) ----

std::uint32_t count_trades(const Table& table, Cards hand) {
  const int pairs = std::popcount(pairs_in(hand));
  const int open = std::popcount(table.open.kinds_with(1));
  return static_cast<std::uint32_t>(pairs * open) + 1;
}

Move pick_trade(const Table& table, Cards hand, std::uint32_t n) {
  const std::uint32_t open = table.open.kinds_with(1);
  const auto piles = static_cast<std::uint32_t>(std::popcount(open));
  const std::uint32_t pairs = pairs_in(hand);
  if (n == static_cast<std::uint32_t>(std::popcount(pairs)) * piles) return Move::no_trade();
  return Move::trade(nth_pair(pairs, n / piles), card_of(nth_bit(open, n % piles)));
}

void list_trades(const Table& table, Cards hand, std::vector<Move>& moves) {
  for (const Cards pair : kPairTables.cards) {
    if (!hand.has(pair)) continue;
    for (int kind = kBasicKinds; kind < kCardKinds; ++kind) {
      if (table.open.count(card_of(kind)) > 0) moves.push_back(Move::trade(pair, card_of(kind)));
    }
  }
  moves.push_back(Move::no_trade());
}

Refusal why_not_trade(const Table& table, Cards hand, Move move) {
  if (move.subject() >= kCardKinds || is_basic(move.card())) return {"CZ-5", "only an advanced card can be traded for"};
  if (move.cards().total() != 2) return {"CZ-5", "a trade takes exactly 2 cards from your hand"};
  if (!hand.has(move.cards())) return {"CZ-5", "these cards are not in your hand"};
  if (table.open.count(move.card()) == 0) return {"CZ-5", "the open pile of this card is empty"};
  return {};
}

// ---- build (CZ-6) ----

constexpr std::array<std::uint8_t, kMaxCost + 1> kThirds{0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4};  // n / 3, rounded up

/// The ways to pay for a building: any choice of materials with any choice of plans.
struct Ways {
  Threes materials{0, -1};
  Threes plans{0, -1};
  std::uint32_t count() const { return static_cast<std::uint32_t>(materials.choices() * plans.choices()); }
};

Ways ways_to_pay(const Cost& cost, Cards hand) {
  if (hand.count(Card::kWorker) < cost.workers || hand.count(Card::kCrane) < cost.cranes) return {};
  return {threes_for(cost.materials, hand.count(Card::kMaterial), hand.count(Card::kMaterial3)),
          threes_for(cost.plans, hand.count(Card::kPlan), hand.count(Card::kPlan3))};
}

std::uint32_t count_builds(const Rules& rules, const Table& table, Cards hand) {
  std::uint32_t count = 1;
  for (const BuildingId building : table.top) {
    if (building != kNoBuilding) count += ways_to_pay(rules.cost(building), hand).count();
  }
  return count;
}

Move pick_build(const Rules& rules, const Table& table, Cards hand, std::uint32_t n) {
  for (const BuildingId building : table.top) {
    if (building == kNoBuilding) continue;
    const Cost& cost = rules.cost(building);
    const Ways ways = ways_to_pay(cost, hand);
    if (n >= ways.count()) {
      n -= ways.count();
      continue;
    }
    const int plan_choices = ways.plans.choices();
    return Move::build(building, payment(cost, ways.materials.least + static_cast<int>(n) / plan_choices,
                                         ways.plans.least + static_cast<int>(n) % plan_choices));
  }
  return Move::no_build();
}

void list_builds(const Rules& rules, const Table& table, Cards hand, std::vector<Move>& moves) {
  for (const BuildingId building : table.top) {
    if (building == kNoBuilding) continue;  // CZ-11
    const Cost& cost = rules.cost(building);
    for (int m = 0; m <= kThirds[cost.materials]; ++m) {
      for (int p = 0; p <= kThirds[cost.plans]; ++p) {
        const Cards pay = payment(cost, m, p);
        if (hand.has(pay)) moves.push_back(Move::build(building, pay));
      }
    }
  }
  moves.push_back(Move::no_build());
}

/// Whether these cards worth 1 and 3 cover `needed`, and none of them is superfluous.
Refusal why_not_cover(int needed, int ones, int threes, std::string_view too_little, std::string_view too_much) {
  const int worth = ones + 3 * threes;
  if (worth < needed) return {"CZ-6", too_little};
  if ((ones > 0 && worth - 1 >= needed) || (threes > 0 && worth - 3 >= needed)) return {"CZ-6", too_much};
  return {};
}

Refusal why_not_pay(const Cost& cost, Cards pay) {
  if (pay.count(Card::kWorker) < cost.workers) return {"CZ-6", "the building costs more workers"};
  if (pay.count(Card::kCrane) < cost.cranes) return {"CZ-6", "the building costs more cranes"};
  if (pay.count(Card::kWorker) > cost.workers) return {"CZ-6", "the building costs fewer workers: leave one out"};
  if (pay.count(Card::kCrane) > cost.cranes) return {"CZ-6", "the building costs fewer cranes: leave one out"};
  const Refusal materials = why_not_cover(cost.materials, pay.count(Card::kMaterial), pay.count(Card::kMaterial3),
                                          "the building costs more materials", "you can leave out a material card");
  if (!materials.legal()) return materials;
  return why_not_cover(cost.plans, pay.count(Card::kPlan), pay.count(Card::kPlan3), "the building costs more plans",
                       "you can leave out a plan card");
}

Refusal why_not_build(const Rules& rules, const Table& table, Cards hand, Move move) {
  const BuildingId building = move.building();
  const bool on_top =
      building != kNoBuilding && std::find(table.top.begin(), table.top.end(), building) != table.top.end();
  if (!on_top) return {"CZ-6", "this building is not the top card of a pile"};
  if (!hand.has(move.cards())) return {"CZ-6", "these cards are not in your hand"};
  return why_not_pay(rules.cost(building), move.cards());
}

// ---- all phases ----

std::uint32_t count(const Rules& rules, const Table& table, Cards hand) {
  if (table.phase == Phase::kTake) return count_takes(table);
  if (table.phase == Phase::kTrade) return count_trades(table, hand);
  if (table.phase == Phase::kBuild) return count_builds(rules, table, hand);
  return 0;
}

Move pick(const Rules& rules, const Table& table, Cards hand, std::uint32_t n) {
  if (table.phase == Phase::kTake) return pick_take(table, n);
  if (table.phase == Phase::kTrade) return pick_trade(table, hand, n);
  assert(table.phase == Phase::kBuild);
  return pick_build(rules, table, hand, n);
}

void list(const Rules& rules, const Table& table, Cards hand, std::vector<Move>& moves) {
  moves.clear();
  if (table.phase == Phase::kTake) return list_takes(table, moves);
  if (table.phase == Phase::kTrade) return list_trades(table, hand, moves);
  if (table.phase == Phase::kBuild) return list_builds(rules, table, hand, moves);
}

Cards hand_in_turn(const State& state) { return state.hand[static_cast<std::size_t>(state.table.turn)]; }
bool acts(const View& view) { return to_act(view.table) == Actor::of(view.seat); }

Refusal not_now(const Rules& rules, const View& view) {
  switch (view.table.phase) {
    case Phase::kTake:
      return {"CZ-7", "take 2 face-up cards first"};
    case Phase::kTrade:
      return {"CZ-7", "trade now, or skip trading"};
    case Phase::kBuild:
      return {"CZ-7", "build now, or skip building"};
    case Phase::kOver:
      return {ended_by(rules, view.table), "the game is over"};
    default:
      return {"G-2", "a random event is next"};
  }
}

}  // namespace

Threes threes_for(int needed, int ones, int threes) {
  return {kThirds[static_cast<std::size_t>(std::max(0, needed - ones))],
          std::min<int>(threes, kThirds[static_cast<std::size_t>(needed)])};
}

Cards payment(const Cost& cost, int material_threes, int plan_threes) {
  return Cards::of(Card::kMaterial, std::max(0, cost.materials - 3 * material_threes)) +
         Cards::of(Card::kPlan, std::max(0, cost.plans - 3 * plan_threes)) +
         Cards::of(Card::kMaterial3, material_threes) + Cards::of(Card::kPlan3, plan_threes) +
         Cards::of(Card::kCrane, cost.cranes) + Cards::of(Card::kWorker, cost.workers);
}

std::uint32_t count_moves(const Rules& rules, const State& state) {
  return count(rules, state.table, hand_in_turn(state));
}
std::uint32_t count_moves(const Rules& rules, const View& view) {
  return acts(view) ? count(rules, view.table, view.hand) : 0;
}
Move pick_move(const Rules& rules, const State& state, std::uint32_t n) {
  return pick(rules, state.table, hand_in_turn(state), n);
}
Move pick_move(const Rules& rules, const View& view, std::uint32_t n) { return pick(rules, view.table, view.hand, n); }
void list_moves(const Rules& rules, const State& state, std::vector<Move>& moves) {
  list(rules, state.table, hand_in_turn(state), moves);
}
void list_moves(const Rules& rules, const View& view, std::vector<Move>& moves) {
  moves.clear();
  if (acts(view)) list(rules, view.table, view.hand, moves);
}

core::Refusal why_not(const Rules& rules, const View& view, Move move) {
  const Phase phase = view.table.phase;
  if (phase == Phase::kOver) return not_now(rules, view);
  switch (move.kind()) {
    case MoveKind::kFirst:
    case MoveKind::kTop:
    case MoveKind::kCard:
      return {"G-2", "this is a random event, not a player's move"};
    case MoveKind::kTake:
    case MoveKind::kTrade:
    case MoveKind::kNoTrade:
    case MoveKind::kBuild:
    case MoveKind::kNoBuild:
      break;
    default:
      return {"CZ-7", "this is not a move in this game"};
  }
  if (to_act(view.table).is_chance()) return not_now(rules, view);
  if (!acts(view)) return {"G-1", "it is another seat's turn"};
  constexpr std::uint64_t kTooMany = 0xE0E0E0E0E0E0;  // 32 or more of a kind: sums over the bytes would overflow
  if ((move.cards().lanes & kTooMany) != 0) return {"CZ-2", "there are not that many cards"};
  if (move.kind() == MoveKind::kTake && phase == Phase::kTake) return why_not_take(view.table, move);
  if (move.kind() == MoveKind::kTrade && phase == Phase::kTrade) return why_not_trade(view.table, view.hand, move);
  if (move.kind() == MoveKind::kBuild && phase == Phase::kBuild)
    return why_not_build(rules, view.table, view.hand, move);
  if ((move == Move::no_trade() && phase == Phase::kTrade) || (move == Move::no_build() && phase == Phase::kBuild))
    return {};
  return not_now(rules, view);
}

core::Preview preview(const Rules& rules, const View& view, Move move) {
  const Table& table = view.table;
  core::Preview preview;
  switch (move.kind()) {
    case MoveKind::kTrade:
      preview.cards = move.cards().total();
      break;
    case MoveKind::kBuild:
      preview.cards = move.cards().total();
      preview.points = 1;
      preview.ends_turn = true;
      preview.ends_game = buildings_of(table, table.turn) + 1 == rules.target;  // CZ-10
      break;
    case MoveKind::kNoBuild:
      preview.ends_turn = true;
      preview.ends_game = core::next(table.turn, rules.players) == table.first && !table.built_this_round &&
                          table.idle_rounds + 1 == core::kIdleRounds;  // G-3
      break;
    default:
      break;
  }
  return preview;
}

}  // namespace tavola::construction_zone
