// Sunrise Lane: the rules as values and functions. Rule ids are those of docs/rules/sunrise-lane.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/sunrise_lane/rules/cards.h"
#include "games/sunrise_lane/rules/plots.h"

namespace tavola::sunrise_lane {

using core::Actor;
using core::Seat;

inline constexpr int kMinSide = 3;
inline constexpr int kMaxDots = 5;
inline constexpr int kMaxFloors = 5;   // a hand has no more cards when a house is built (SL-14)
inline constexpr int kParks = 20;      // SL-2
inline constexpr int kDealtCards = 3;  // SL-3
inline constexpr int kHandLimit = 5;   // SL-14
inline constexpr int kMostHeld = 7;    // a full hand and two drawn cards (SL-13)
inline constexpr int kLastPieces = 2;  // SL-16
constexpr int pieces_each(int players) { return players == 4 ? 22 : 28; }  // SL-1

/// The four areas in reading order (SL-18).
enum class Area : std::uint8_t { kA1, kB1, kB2, kA2 };
inline constexpr int kAreas = 4;
inline constexpr std::array<Area, kAreas> kAllAreas{Area::kA1, Area::kB1, Area::kB2, Area::kA2};
inline constexpr std::array<std::string_view, kAreas> kAreaNames{"A1", "B1", "B2", "A2"};
constexpr std::size_t index(Area area) { return static_cast<std::size_t>(area); }
constexpr bool ranks_tallest(Area area) { return area == Area::kA1 || area == Area::kA2; }

/// One place of a board.
struct Cell {
  enum class Kind : std::uint8_t { kObstacle, kFountain, kPlot };
  Kind kind = Kind::kObstacle;
  Colour colour{};           ///< of a plot
  std::uint8_t dots = 0;     ///< of a plot: 1 to 5
  std::optional<Area> area;  ///< none: the cross
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// A board as data, as a person can enter it.
struct Content {
  std::string id;
  std::string name;
  int version = 1;
  int rows = 0;
  int columns = 0;
  std::array<Cell, kPlaces> cells{};  ///< by plot; outside of rows x columns all are obstacles
  friend bool operator==(const Content&, const Content&) = default;
};

/// Reads the two drawings of a board: rows of cells ("y3", "..", "()") and rows of areas ("A1", "--").
core::Result<Content> read_board(const std::vector<std::string>& board, const std::vector<std::string>& areas);
std::vector<std::string> write_board(const Content& content);
std::vector<std::string> write_areas(const Content& content);

/// Content and options, prepared for play. Immutable.
struct Rules {
  int players = 2;
  core::Options options;
  bool skip_tied_places = false;  ///< SL-22, ties=skip
  bool full_ends_round = false;   ///< SL-17, areas_full=round
  std::optional<Seat> first;      ///< G-1; none: random
  int rows = 0;
  int columns = 0;
  Plot fountain{};
  PlotSet plots;
  PlotSet in_areas;
  std::array<PlotSet, kColours> of_colour;
  std::array<PlotSet, kAreas> areas;
  std::array<PlotSet, kPlaces> neighbours;  ///< the plots beside each place
  std::array<Colour, kPlaces> colour{};
  std::array<std::uint8_t, kPlaces> dots{};
};

/// What happens next.
enum class Phase : std::uint8_t {
  kFirst,    ///< chance: the first player
  kDeal,     ///< chance: the hands (SL-3)
  kChoose,   ///< the seat: draw, or a first plot (SL-4)
  kChain,    ///< the seat: a further plot, or stop (SL-6, SL-12)
  kDraw,     ///< chance: cards at the end of a turn (SL-12, SL-13)
  kDiscard,  ///< the seat: down to the hand limit (SL-14)
  kOver,
};
inline constexpr std::array<std::string_view, 7> kPhaseNames{"first", "deal",    "choose", "chain",
                                                             "draw",  "discard", "over"};
constexpr std::string_view name(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

/// Why this is the last round, or why the game is over.
enum class Closing : std::uint8_t { kNone, kPieces, kFullAreas, kIdle };
inline constexpr std::array<std::string_view, 4> kClosingRules{"", "SL-16", "SL-17", "G-3"};
constexpr std::string_view rule(Closing closing) { return kClosingRules[static_cast<std::size_t>(closing)]; }

template <class T>
using PerSeat = std::array<T, core::kMaxSeats>;
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

/// What everybody sees. All values of unused seats are 0.
struct Table {
  PerSeat<PlotSet> houses{};
  std::array<PlotSet, 3> floors{};  ///< the height of the house on a plot, in binary: bit b is in floors[b]
  PlotSet empty;                    ///< empty plots
  PlotSet frontier;                 ///< empty plots beside the fountain, a house or a park (SL-5)
  PerSeat<Cards> discarded{};       ///< by each seat since the last shuffle; together the discard pile (SL-11)
  Cards shuffled = kAllCards;       ///< the pile's cards at its last shuffle
  PerSeat<std::uint8_t> kept{};     ///< cards in each hand at that shuffle
  PerSeat<std::uint8_t> hand_size{};
  PerSeat<std::uint8_t> pieces{};
  PerSeat<std::uint8_t> score{};       ///< at most 28 floors of 5 dots: 140
  std::uint16_t shuffles = 0;          ///< after the first one
  std::uint8_t pile_size = kDeckSize;  ///< never 0, since the discards are shuffled as soon as it runs out (SL-15)
  std::uint8_t parks_left = kParks;
  Phase phase = Phase::kFirst;
  Closing closing = Closing::kNone;
  Seat turn{0};
  Seat first{0};
  Plot last = kNoPlot;                   ///< the previous plot of this turn (SL-6); only in kChain
  bool park_used = false;                ///< in this turn (SL-9); only in kChain
  std::uint8_t draws_left = 0;           ///< in kDeal and kDraw
  std::uint8_t idle_rounds = 0;          ///< whole rounds in a row without a house or park (G-3)
  bool placed = false;                   ///< somebody placed a house or park in this round
  std::array<std::uint8_t, 7> unused{};  ///< no padding: equal values are equal bytes
  friend bool operator==(const Table&, const Table&) = default;
};

/// The whole position, including hidden cards.
struct State {
  Table table;
  Cards pile;
  PerSeat<Cards> hands{};
  PerSeat<Cards> kept{};  ///< the hands at the last shuffle; these cards can't come from the current pile
  std::uint32_t unused = 0;
  friend bool operator==(const State&, const State&) = default;
};

/// What a seat knows, with perfect memory. A spectator has no cards.
struct View {
  Table table;
  Cards hand;
  Cards kept;  ///< the viewer's own hand at the last shuffle
  Seat seat = core::kSpectator;
  std::array<std::uint8_t, 7> unused{};
  friend bool operator==(const View&, const View&) = default;
};

/// A move or a random event. Members that its kind doesn't use are 0.
struct Move {
  enum class Kind : std::uint8_t {
    kDraw,     ///< SL-13
    kStop,     ///< SL-12
    kHouse,    ///< plot, number (floors)
    kPark,     ///< plot, colour (of the card)
    kDiscard,  ///< cards
    kFirst,    ///< chance: number (the seat that begins)
    kCard,     ///< chance: colour
  };
  Kind kind = Kind::kDraw;
  Plot plot{};
  std::uint8_t number = 0;
  Colour colour{};
  Cards cards;

  static constexpr Move draw() { return {}; }
  static constexpr Move stop() { return {Kind::kStop, {}, 0, {}, {}}; }
  static constexpr Move house(Plot plot, int floors) {
    return {Kind::kHouse, plot, static_cast<std::uint8_t>(floors), {}, {}};
  }
  static constexpr Move park(Plot plot, Colour card) { return {Kind::kPark, plot, 0, card, {}}; }
  static constexpr Move discard(Cards cards) { return {Kind::kDiscard, {}, 0, {}, cards}; }
  static constexpr Move first(Seat seat) { return {Kind::kFirst, {}, static_cast<std::uint8_t>(seat), {}, {}}; }
  static constexpr Move card(Colour colour) { return {Kind::kCard, {}, 0, colour, {}}; }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// The functions of the Game concept. core/game.h describes them.
State start(const Rules& rules);

constexpr Actor to_act(const Table& table) {
  switch (table.phase) {
    case Phase::kChoose:
    case Phase::kChain:
    case Phase::kDiscard:
      return Actor::of(table.turn);
    case Phase::kOver:
      return Actor::nobody();
    default:
      return Actor::chance();
  }
}
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
Move seen(const Rules& rules, const State& state, Move move, Seat seat);
State sample(const Rules& rules, const View& view, core::Rng& rng);
inline Seat viewer(const View& view) { return view.seat; }

core::Refusal why_not(const Rules& rules, const View& view, Move move);
core::Preview preview(const Rules& rules, const View& view, Move move);
core::Ending ending(const Rules& rules, const State& state);
core::Ending ending(const Rules& rules, const Table& table);

std::string write_move(const Rules& rules, Move move);
core::Result<Move> read_move(const Rules& rules, std::string_view text);
std::string write_position(const Rules& rules, const State& state);
core::Result<State> read_position(const Rules& rules, std::string_view text);
std::string_view broken_invariant(const Rules& rules, const State& state);

// Facts about a table that more than one module needs.

/// Everything that lies face up on the discard pile (SL-11).
constexpr Cards discard_pile(const Table& table) {
  return table.discarded[0] + table.discarded[1] + table.discarded[2] + table.discarded[3];
}
/// The plots that hold a park.
constexpr PlotSet parks(const Rules& rules, const Table& table) {
  return rules.plots - table.empty - table.houses[0] - table.houses[1] - table.houses[2] - table.houses[3];
}
/// The floors of the house on a plot; 0 if there is none.
constexpr int floors_on(const Table& table, Plot plot) {
  return (table.floors[0].has(plot) ? 1 : 0) + (table.floors[1].has(plot) ? 2 : 0) +
         (table.floors[2].has(plot) ? 4 : 0);
}
/// The plots that the current seat could build on now (SL-5, SL-6), whatever its cards.
inline PlotSet open_plots(const Rules& rules, const Table& table) {
  if (table.phase == Phase::kChoose) return table.frontier;                                    // SL-5
  if (table.phase == Phase::kChain) return rules.neighbours[index(table.last)] & table.empty;  // SL-6
  return {};
}
/// Ends the turn. The next one begins, or the game ends (SL-16, G-3).
void end_turn(const Rules& rules, Table& table);
/// The number of plots in the largest connected group of `houses` (SL-21).
int largest_group(const Rules& rules, PlotSet houses);

std::string write_plot(Plot plot);
/// The place named by "a1" to "k11", even if this board doesn't have it.
std::optional<Plot> read_plot(std::string_view text);
/// "yyb": a letter for each card, in canonical order.
std::string write_cards(Cards cards);
/// Reads the text of write_cards, with at most 11 cards of a colour.
std::optional<Cards> read_cards(std::string_view text);

struct Game {
  using Content = sunrise_lane::Content;
  using Rules = sunrise_lane::Rules;
  using State = sunrise_lane::State;
  using View = sunrise_lane::View;
  using Move = sunrise_lane::Move;

  static constexpr std::string_view kId = "sunrise-lane";
  static constexpr std::string_view kName = "Sunrise Lane";
  static constexpr int kRevision = 2;  ///< of the rules: docs/records.md lists what changed

  static constexpr std::array<std::string_view, 2> kTiesValues{"next", "skip"};
  static constexpr std::array<std::string_view, 2> kAreasFullValues{"now", "round"};
  static constexpr std::array<core::OptionSpec, 3> kOptions{
      core::kFirstOption,
      core::OptionSpec{"ties", kTiesValues,
                       "after a tie: the very next place, or one place skipped for each extra tied player (SL-22)"},
      core::OptionSpec{"areas_full", kAreasFullValues,
                       "when the areas are full the game ends now, or with the round (SL-17)"}};

  using Setting = std::pair<std::string_view, std::string_view>;
  static constexpr std::array<Setting, 2> kEnglish{Setting{"ties", "next"}, Setting{"areas_full", "now"}};
  static constexpr std::array<Setting, 2> kFrench{Setting{"ties", "skip"}, Setting{"areas_full", "now"}};
  static constexpr std::array<core::Edition, 3> kEditions{core::Edition{"en", kEnglish}, core::Edition{"it", kEnglish},
                                                          core::Edition{"fr", kFrench}};

  /// The content's board for `players` with `options`; checks what the rules need.
  static core::Result<Rules> make_rules(const Content& content, const core::Options& options, int players);
};

static_assert(core::Game<Game>);

}  // namespace tavola::sunrise_lane
