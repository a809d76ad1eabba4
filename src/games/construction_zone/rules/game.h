// Construction Zone: the rules as a value and a few functions (core/game.h describes them).
// Rule ids (CZ-4, G-3) are those of docs/rules/construction-zone.md and docs/rules/common.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/construction_zone/rules/cards.h"

namespace tavola::construction_zone {

using core::Actor;
using core::Seat;

inline constexpr int kPiles = 3;  // CZ-1
inline constexpr int kMaxBuildings = 30;
inline constexpr int kMaxCost = 10;
inline constexpr int kDealtCards = 4;  // CZ-3: to each player
inline constexpr int kRowCards = 4;    // CZ-3

/// The cost of a building, by resource.
struct Cost {
  std::uint8_t workers = 0;
  std::uint8_t cranes = 0;
  std::uint8_t materials = 0;
  std::uint8_t plans = 0;
  friend bool operator==(const Cost&, const Cost&) = default;
};

struct Building {
  std::string name;  ///< may be empty
  Cost cost;
  friend bool operator==(const Building&, const Building&) = default;
};

/// The content of a game: the building cards. Building number n (as in "b7") is buildings[n - 1].
struct Content {
  std::string id = "custom";
  std::string name = "Custom buildings";
  int version = 1;
  std::vector<Building> buildings;
  friend bool operator==(const Content&, const Content&) = default;
};

/// A building card by its place in the content, from 0.
enum class BuildingId : std::uint8_t {};
inline constexpr BuildingId kNoBuilding{0xFF};
constexpr int index(BuildingId building) { return static_cast<int>(building); }

/// One of the three building piles: a, b, c.
enum class Pile : std::uint8_t {};
constexpr int index(Pile pile) { return static_cast<int>(pile); }

struct Rules {
  int players = 2;
  core::Options options;
  Content content;
  int building_count = 0;
  int pile_height = 0;        ///< CZ-1: a third of the buildings
  int target = 0;             ///< CZ-10: this many buildings win
  std::optional<Seat> first;  ///< named to begin (G-1); none: drawn
  std::array<Cost, kMaxBuildings> costs{};

  const Cost& cost(BuildingId building) const { return costs[static_cast<std::size_t>(building)]; }
};

/// What happens next. The phases of the setup come in the order of G-7, those of a turn in the order of CZ-7.
enum class Phase : std::uint8_t {
  kFirst,  ///< chance: the first player
  kTops,   ///< chance: the tops of the building piles
  kHands,  ///< chance: a card for the next seat
  kRow,    ///< chance: the first cards laid face up
  kTake,   ///< CZ-4
  kFill,   ///< chance: the row is refilled
  kTrade,  ///< CZ-5
  kBuild,  ///< CZ-6
  kTop,    ///< chance: the next building of the pile that was built from
  kOver,
};
inline constexpr int kPhases = 10;

/// What everybody sees.
struct Table {
  std::array<Cards, core::kMaxSeats> known{};          ///< per seat: the cards in its hand that everybody knows
  Cards row;                                           ///< face up, at most 4
  Cards discard;                                       ///< since the last shuffle (CZ-8)
  Cards open;                                          ///< the open piles of advanced cards
  std::uint32_t unseen_buildings = 0;                  ///< bit n: building n lies under a top card
  std::array<std::uint32_t, core::kMaxSeats> built{};  ///< bit n: the seat built building n
  std::array<BuildingId, kPiles> top{kNoBuilding, kNoBuilding, kNoBuilding};
  std::array<std::uint8_t, kPiles> under{};  ///< buildings under the top (or under its place while it is missing)
  Phase phase = Phase::kFirst;
  Seat turn{0};
  Seat first{0};
  std::uint8_t idle_rounds = 0;  ///< G-3: whole rounds in a row without a build
  bool built_this_round = false;
  std::uint8_t drawn = 0;      ///< cards drawn since the draw pile was last shuffled; 0 right after it
  std::uint16_t shuffles = 0;  ///< how often the discard pile became the draw pile
  friend bool operator==(const Table&, const Table&) = default;
};

/// The whole position. A hand holds its known cards and the dealt cards that were never shown.
struct State {
  Table table;
  std::array<Cards, core::kMaxSeats> hand{};
  Cards pile;  ///< the cards of the draw pile; they have no order until drawn (G-2)
  friend bool operator==(const State&, const State&) = default;
};

/// What one seat (or a spectator) knows, with perfect memory.
struct View {
  Table table;
  Cards hand;          ///< the viewer's own
  Cards pile;          ///< the cards of the draw pile; unknown and empty here before the first shuffle of the discards
  Cards unseen_cards;  ///< basic cards that are in the others' hidden cards or, before the first shuffle, in the draw
                       ///< pile
  std::array<std::uint8_t, core::kMaxSeats> hidden{};  ///< per seat: cards in its hand that not everybody knows
  std::uint8_t pile_size = 0;
  Seat seat = core::kSpectator;
  friend bool operator==(const View&, const View&) = default;
};

enum class MoveKind : std::uint8_t {
  kNone,  ///< no move at all
  kFirst,
  kTop,
  kCard,
  kTake,
  kTrade,
  kNoTrade,
  kBuild,
  kNoBuild,
};

/// A move or a random event.
///
///   bytes 0-5  cards by kind: taken (kTake), given (kTrade), paid (kBuild); otherwise 0
///   byte  6    seat (kFirst), 32 * pile + building (kTop), kind of card or 255 for hidden (kCard),
///              kind of card received (kTrade), building (kBuild); otherwise 0
///   byte  7    MoveKind
struct Move {
  std::uint64_t bits = 0;

  static constexpr int kHiddenCard = 0xFF;

  static constexpr Move first(Seat seat) { return make(MoveKind::kFirst, index(seat)); }
  static constexpr Move top(Pile pile, BuildingId building) {
    return make(MoveKind::kTop, 32 * index(pile) + index(building));
  }
  static constexpr Move card(Card card) { return make(MoveKind::kCard, index(card)); }
  static constexpr Move hidden_card() { return make(MoveKind::kCard, kHiddenCard); }
  static constexpr Move take(Cards cards) { return make(MoveKind::kTake, 0, cards); }
  static constexpr Move trade(Cards give, Card get) { return make(MoveKind::kTrade, index(get), give); }
  static constexpr Move no_trade() { return make(MoveKind::kNoTrade, 0); }
  static constexpr Move build(BuildingId building, Cards pay) { return make(MoveKind::kBuild, index(building), pay); }
  static constexpr Move no_build() { return make(MoveKind::kNoBuild, 0); }

  constexpr MoveKind kind() const { return static_cast<MoveKind>(bits >> 56); }
  constexpr int subject() const { return static_cast<int>((bits >> 48) & 0xFF); }
  constexpr Cards cards() const { return {bits & 0xFFFFFFFFFFFF}; }
  constexpr Card card() const { return card_of(subject()); }  ///< kCard, kTrade
  constexpr bool is_hidden() const { return kind() == MoveKind::kCard && subject() == kHiddenCard; }
  constexpr BuildingId building() const {
    return BuildingId(static_cast<std::uint8_t>(kind() == MoveKind::kTop ? subject() % 32 : subject()));
  }
  constexpr Pile pile() const { return Pile(static_cast<std::uint8_t>(subject() / 32)); }  ///< kTop

  friend constexpr bool operator==(Move, Move) = default;

 private:
  static constexpr Move make(MoveKind kind, int subject, Cards cards = {}) {
    return {static_cast<std::uint64_t>(kind) << 56 | static_cast<std::uint64_t>(subject) << 48 | cards.lanes};
  }
};

struct Game {
  using Rules = construction_zone::Rules;
  using Content = construction_zone::Content;
  using State = construction_zone::State;
  using View = construction_zone::View;
  using Move = construction_zone::Move;

  static constexpr std::string_view kId = "construction-zone";
  static constexpr std::string_view kName = "Construction Zone";
  static constexpr int kRevision = 2;  ///< of the rules: docs/records.md lists what changed
  static constexpr std::array<core::OptionSpec, 1> kOptions{core::kFirstOption};
  static constexpr std::array<core::Edition, 3> kEditions{{{"en", {}}, {"it", {}}, {"fr", {}}}};

  /// Checks the content's bounds (docs/protocol/construction-zone.md) and that a named first player is at the table.
  static core::Result<Rules> make_rules(const Content& content, const core::Options& options, int players);
};

// The functions of the Game concept.
State start(const Rules& rules);
constexpr Actor to_act(const Table& table);
inline Actor to_act(const Rules&, const State& state) { return to_act(state.table); }
inline Actor to_act(const Rules&, const View& view) { return to_act(view.table); }
std::uint32_t count_moves(const Rules& rules, const State& state);
std::uint32_t count_moves(const Rules& rules, const View& view);
Move pick_move(const Rules& rules, const State& state, std::uint32_t n);
Move pick_move(const Rules& rules, const View& view, std::uint32_t n);
void list_moves(const Rules& rules, const State& state, std::vector<Move>& moves);
void list_moves(const Rules& rules, const View& view, std::vector<Move>& moves);
void list_outcomes(const Rules& rules, const State& state, std::vector<core::Outcome<Move>>& outcomes);
Move random_outcome(const Rules& rules, const State& state, core::Rng& rng);
Move dealt_outcome(const Rules& rules, const State& state, core::Dealer& dealer);
void apply(const Rules& rules, State& state, Move move);
View view(const Rules& rules, const State& state, Seat seat);
Move seen(const Rules& rules, const State& state, Move event, Seat seat);
State sample(const Rules& rules, const View& view, core::Rng& rng);
inline Seat viewer(const View& view) { return view.seat; }
core::Refusal why_not(const Rules& rules, const View& view, Move move);
core::Preview preview(const Rules& rules, const View& view, Move move);
core::Ending ending(const Rules& rules, const State& state);
std::string write_move(const Rules& rules, Move move);
core::Result<Move> read_move(const Rules& rules, std::string_view text);
std::string write_position(const Rules& rules, const State& state);
core::Result<State> read_position(const Rules& rules, std::string_view text);
std::string_view broken_invariant(const Rules& rules, const State& state);

constexpr Actor to_act(const Table& table) {
  switch (table.phase) {
    case Phase::kTake:
    case Phase::kTrade:
    case Phase::kBuild:
      return Actor::of(table.turn);
    case Phase::kOver:
      return Actor::nobody();
    default:
      return Actor::chance();
  }
}

// Further questions, for the wire, the screen and the bots.

/// The numbers of cards worth 3 that can pay `needed` under CZ-6: each number t from `least` to `most`, together with
/// max(0, needed - 3 t) cards worth 1. None if least > most.
struct Threes {
  int least;
  int most;
  constexpr int choices() const { return most < least ? 0 : most - least + 1; }
};
Threes threes_for(int needed, int ones, int threes);

/// The payment of `cost` with these numbers of cards worth 3 for materials and plans (CZ-6).
Cards payment(const Cost& cost, int material_threes, int plan_threes);

/// The number of buildings that `seat` has built.
int buildings_of(const Table& table, Seat seat);

/// The rule that ended the game, or "" before that.
std::string_view ended_by(const Rules& rules, const Table& table);

/// Cards as in the notation, "2m p3 w", with this separator between kinds; "" for none.
std::string write_cards(Cards cards, char separator);

/// A word for each phase: "first", "tops", "hands", "row", "take", "fill", "trade", "build", "top", "over".
std::string_view phase_word(Phase phase);

static_assert(core::Game<Game>);

}  // namespace tavola::construction_zone
