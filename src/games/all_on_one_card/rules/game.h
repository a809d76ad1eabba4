// All on 1 Card: the types of the game and the functions of the Game concept (core/game.h). Rules by id (AC-1 to AC-16)
// are in docs/rules/all-on-one-card.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/all_on_one_card/rules/boxes.h"

namespace tavola::all_on_one_card {

using core::Actor;
using core::kMaxSeats;
using core::Seat;

inline constexpr int kMinCards = 8;
inline constexpr int kMaxCards = 64;
inline constexpr int kMaxInPlay = 3;   // AC-16; two in the basic game (AC-3)
inline constexpr int kDealtBasic = 2;  // AC-3
inline constexpr int kDealtDraft = 5;  // AC-14
inline constexpr int kReturned = 2;    // AC-14
inline constexpr int kFaceUp = 3;      // AC-15
inline constexpr int kLastCard = 4;    // AC-11
inline constexpr int kRollsATurn = 3;  // AC-4

/// A card's number, from 1 in the order of the content. 0 is no card, or an unknown one.
enum class CardNo : std::uint8_t {};
inline constexpr CardNo kNoCard{0};
constexpr int number(CardNo card) { return static_cast<int>(card); }
constexpr CardNo card_no(int n) { return static_cast<CardNo>(n); }

/// A set of cards: bit i is card i+1.
using CardSet = std::uint64_t;
constexpr CardSet set_of(CardNo card) { return CardSet{1} << ((number(card) - 1) & 63); }
constexpr bool holds(CardSet set, CardNo card) {
  return number(card) >= 1 && number(card) <= kMaxCards && (set & set_of(card)) != 0;
}
/// The n-th card (from 0) of a set in the order of the numbers; the set must have that many.
CardNo nth_card(CardSet set, std::uint32_t n);

/// What is printed on a card (AC-2): the boxes of its rows, and the guard bits of the two colours with a sun.
struct CardFace {
  Counts rows;
  std::uint32_t suns = 0;
  friend bool operator==(const CardFace&, const CardFace&) = default;
};

/// A card on the table and its free boxes.
///
/// Layout: bits 0..23 the free boxes (as Counts), bits 24..31 the card's number. All 0: no card.
struct Card {
  std::uint32_t bits = 0;

  static constexpr Card of(CardNo no, Counts free) {
    return {(static_cast<std::uint32_t>(number(no)) << 24) | free.bits};
  }
  constexpr bool none() const { return bits == 0; }
  constexpr CardNo no() const { return static_cast<CardNo>(bits >> 24); }
  constexpr Counts free() const { return {bits & Counts::kAll}; }
  friend constexpr bool operator==(Card, Card) = default;
};

/// The cards of a set of content, as they come from a file.
struct Content {
  std::string id;
  std::string name;
  int version = 1;
  std::vector<CardFace> cards;
  friend bool operator==(const Content&, const Content&) = default;
};

/// Options and content of one table, checked; immutable.
struct Rules {
  int players = 0;
  core::Options options;
  Content content;
  bool advanced = false;
  std::optional<Seat> first;  ///< named to begin (G-1); none: drawn
  int in_play = 2;            ///< cards before each player (AC-3, AC-16)
  int card_count = 0;
  CardSet all = 0;                              ///< every card of the content
  std::array<CardFace, kMaxCards + 1> faces{};  ///< by number; 0 is blank

  const CardFace& face(CardNo card) const { return faces[static_cast<std::size_t>(card)]; }
  Card fresh(CardNo card) const { return Card::of(card, face(card).rows); }
};

/// What happens next. The seats' choices come first, then the random events.
enum class Phase : std::uint8_t {
  kDraft,    ///< `seat` returns two cards (AC-14)
  kChoose,   ///< the active player rolls dice again or keeps them (AC-4)
  kPick,     ///< `seat` crosses boxes on a card or passes (AC-5)
  kTake,     ///< `seat` takes a face-up card or draws unseen (AC-15)
  kFirst,    ///< random: the first player (G-1)
  kDeal,     ///< random: a card for `seat` (AC-3, AC-14)
  kShow,     ///< `seat` shows the cards it keeps (AC-14); an event with one outcome, since there is no choice
  kLay,      ///< random: a card face up (AC-15)
  kRoll,     ///< random: the dice that were not kept (AC-4)
  kDraw,     ///< random: a new card for `seat` (AC-9), in the advanced game when it draws unseen (AC-15)
  kReplace,  ///< random: a card in place of the one that `seat` took (AC-15)
  kOver
};
inline constexpr int kPhases = 12;

/// What everybody sees.
struct Table {
  std::array<std::array<Card, kMaxInPlay>, kMaxSeats> cards{};  ///< in play: by number, no gaps
  std::array<std::array<Card, kLastCard>, kMaxSeats> done{};    ///< scored (AC-8), in the order of scoring
  CardSet up = 0;                                               ///< face-up cards (AC-15)
  Counts dice;                                                  ///< the roll; while rolling, the dice kept
  std::uint32_t turn = 0;                                       ///< turns before this one, modulo kTurnWrap
  Phase phase = Phase::kFirst;
  Seat first{};                ///< the first player
  Seat active{};               ///< the player who rolls
  Seat seat{};                 ///< the seat of the phase; otherwise the active player
  std::uint8_t rolls = 0;      ///< rolls made in this turn
  std::uint8_t idle = 0;       ///< whole rounds in a row without a crossed box (G-3)
  bool crossed = false;        ///< a box was crossed in this round (G-3)
  std::uint8_t due = 0;        ///< bit s: seat s scored in this turn and has not got its new card yet (AC-9)
  std::uint8_t pile_left = 0;  ///< cards in the pile

  friend bool operator==(const Table&, const Table&) = default;
};
inline constexpr std::uint32_t kTurnWrap = 1u << 24;  // more turns than a game can have

/// Hidden from some or all players.
struct Hidden {
  CardSet pile = 0;
  std::array<CardSet, kMaxSeats> hands{};  ///< dealt in the draft (AC-14); the returned ones once the rest is shown
  CardSet returned = 0;                    ///< cards of the hands that players have returned
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct State {
  Table table;
  Hidden hidden;
  friend bool operator==(const State&, const State&) = default;
};

/// What one seat or a spectator knows.
struct View {
  Table table;
  CardSet hand = 0;      ///< the viewer's own cards in the draft (AC-14)
  CardSet returned = 0;  ///< cards of the hand that the viewer has returned
  CardSet unseen = 0;    ///< in the pile or in other hands; after the draft, exactly the pile
  Seat viewer = core::kSpectator;
  friend bool operator==(const View&, const View&) = default;
};

enum class MoveKind : std::uint8_t {
  kKeep,    ///< rolls no dice again (AC-4)
  kReroll,  ///< rolls `dice` again (AC-4)
  kCross,   ///< on `card` (AC-5)
  kPass,    ///< nothing crossed (AC-5)
  kReturn,  ///< `card` and `other`, the smaller number first (AC-14)
  kTake,    ///< the face-up `card` (AC-15)
  kDraw,    ///< an unseen card from the pile (AC-15)
  kFirst,   ///< random: `seat` begins
  kCard,    ///< random: `card` comes from the pile
  kRoll,    ///< random: `dice` are the faces of the dice rolled now
  kShow,    ///< `card`, `other` and `third` are kept, in the order of their numbers (AC-14)
};

/// A move or a random event. Members that its kind doesn't use are 0. A card hidden from the viewer is 0.
struct Move {
  MoveKind kind = MoveKind::kKeep;
  CardNo card = kNoCard;
  CardNo other = kNoCard;
  std::uint8_t extra = 0;  ///< kFirst: the seat; kShow: the third card
  Counts dice;

  constexpr Seat seat() const { return core::seat(extra); }
  constexpr CardNo third() const { return static_cast<CardNo>(extra); }

  static constexpr Move keep() { return {}; }
  static constexpr Move reroll(Counts dice) { return {MoveKind::kReroll, kNoCard, kNoCard, 0, dice}; }
  static constexpr Move cross(CardNo card) { return {MoveKind::kCross, card, kNoCard, 0, {}}; }
  static constexpr Move pass() { return {MoveKind::kPass, kNoCard, kNoCard, 0, {}}; }
  static constexpr Move give_back(CardNo low, CardNo high) { return {MoveKind::kReturn, low, high, 0, {}}; }
  static constexpr Move take(CardNo card) { return {MoveKind::kTake, card, kNoCard, 0, {}}; }
  static constexpr Move draw() { return {MoveKind::kDraw, kNoCard, kNoCard, 0, {}}; }
  static constexpr Move first(Seat seat) {
    return {MoveKind::kFirst, kNoCard, kNoCard, static_cast<std::uint8_t>(seat), {}};
  }
  static constexpr Move drawn(CardNo card) { return {MoveKind::kCard, card, kNoCard, 0, {}}; }
  static constexpr Move roll(Counts dice) { return {MoveKind::kRoll, kNoCard, kNoCard, 0, dice}; }
  static constexpr Move show(CardNo low, CardNo middle, CardNo high) {
    return {MoveKind::kShow, low, middle, static_cast<std::uint8_t>(high), {}};
  }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// The points of a scored card: its full rows and its suns (AC-8).
int card_points(const Rules& rules, Card card);
/// The points of a card that is not scored: its full rows (AC-12).
int open_points(const Rules& rules, Card card);
/// Guard bits of the card's full rows.
std::uint32_t full_rows(const Rules& rules, Card card);

/// The cards that are not visible to everybody. After the draft, exactly the pile.
CardSet unseen_cards(const Rules& rules, const Table& table);

/// The number of cards in play before a seat. The rest of the array is empty.
int cards_in_play(const Table& table, Seat seat);
int cards_scored(const Table& table, Seat seat);
/// The number of hidden cards of a seat, in the deal and the draft of the advanced game.
int hand_size(const Rules& rules, const Table& table, Seat seat);
/// Whether the seat has chosen in the draft (AC-14).
bool has_returned(const Rules& rules, const Table& table, Seat seat);

// The functions of the Game concept. core/game.h describes them.
State start(const Rules& rules);
constexpr Actor to_act(const Table& table) {
  if (table.phase <= Phase::kTake) return Actor::of(table.seat);
  return table.phase == Phase::kOver ? Actor::nobody() : Actor::chance();
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
View view(const Rules& rules, const State& state, Seat viewer);
Move seen(const Rules& rules, const State& state, Move event, Seat viewer);
State sample(const Rules& rules, const View& view, core::Rng& rng);
/// What the viewer will see when it returns cards (AC-14) or picks (AC-5) in this turn, whatever the seats before it
/// do. Nothing if its turn to do so won't come.
std::optional<View> early_view(const Rules& rules, const View& view);
inline Seat viewer(const View& view) { return view.viewer; }
core::Refusal why_not(const Rules& rules, const View& view, Move move);
core::Preview preview(const Rules& rules, const View& view, Move move);
core::Ending ending(const Rules& rules, const State& state);
core::Ending ending(const Rules& rules, const Table& table);  ///< scores need nothing hidden
std::string write_move(const Rules& rules, Move move);
core::Result<Move> read_move(const Rules& rules, std::string_view text);
std::string write_position(const Rules& rules, const State& state);
core::Result<State> read_position(const Rules& rules, std::string_view text);
std::string_view broken_invariant(const Rules& rules, const State& state);

/// Dice as letters in canonical order: "yyrpb".
std::string write_dice(Counts dice);
/// 1 to 5 dice in canonical order.
core::Result<Counts> read_dice(std::string_view text);
/// "c12".
std::string write_card(CardNo card);
core::Result<CardNo> read_card(const Rules& rules, std::string_view text);

struct Game {
  using Content = all_on_one_card::Content;
  using Rules = all_on_one_card::Rules;
  using State = all_on_one_card::State;
  using View = all_on_one_card::View;
  using Move = all_on_one_card::Move;

  static constexpr std::string_view kId = "all-on-one-card";
  static constexpr std::string_view kName = "All on 1 Card";
  static constexpr int kRevision = 2;  ///< of the rules: docs/records.md lists what changed
  static constexpr std::array<std::string_view, 2> kVariants{"basic", "advanced"};
  static constexpr std::array<core::OptionSpec, 2> kOptions{
      {core::kFirstOption, {"variant", kVariants, "the basic or the advanced game (AC-14 to AC-16)"}}};
  static constexpr std::array<core::Edition, 3> kEditions{{{"en", {}}, {"it", {}}, {"fr", {}}}};

  static core::Result<Rules> make_rules(const Content& content, const core::Options& options, int players);
};

static_assert(core::Game<Game>);

}  // namespace tavola::all_on_one_card
