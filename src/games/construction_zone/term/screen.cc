#include "games/construction_zone/term/screen.h"

#include <algorithm>
#include <bit>

#include "games/construction_zone/term/pieces.h"

namespace tavola::construction_zone {
namespace {

using term::Ink;
using term::Look;
using term::padded;
using term::Paint;

constexpr int kBoxWidth = 25;
constexpr int kInner = kBoxWidth - 4;

std::string repeated(std::string_view piece, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += piece;
  return out;
}

bool is_player(const View& view) { return view.seat != core::kSpectator; }

// ---- the buildings ----

std::string box_line(const std::string& inner) { return "│ " + padded(inner, kInner) + " │\n"; }

std::string box_edge(std::string_view left, const std::string& title, std::string_view right) {
  return std::string(left) + "─ " + title + " " + repeated("─", kBoxWidth - 5 - term::columns(title)) +
         std::string(right) + "\n";
}

std::string standing(const Rules& rules, const View& view, BuildingId building, const Paint& paint) {
  if (!is_player(view)) return "";
  const Cost missing = pieces::lacking(rules.cost(building), view.hand);
  if (pieces::is_nothing(missing)) return paint.bold("✓ you can afford it");
  const std::string amounts = pieces::amounts(missing, paint);
  return (term::columns(amounts) + 9 <= kInner ? "you lack " : "lack: ") + amounts;
}

std::string pile_box(const Rules& rules, const View& view, std::size_t pile, const Paint& paint) {
  const BuildingId top = view.table.top[pile];
  const int under = view.table.under[pile];
  const std::string letter(1, static_cast<char>('a' + pile));
  std::string out;
  if (top == kNoBuilding) {
    out += box_edge("╭", "pile " + letter, "╮");
    out += box_line("");
    out += box_line(under > 0 ? "not turned up yet" : "used up");
    out += box_line("");
  } else {
    out += box_edge("╭", "pile " + letter + " · b" + std::to_string(index(top) + 1), "╮");
    out += box_line(paint.bold(pieces::short_name(rules, top, kInner)));
    out += box_line("costs " + pieces::amounts(rules.cost(top), paint));
    out += box_line(standing(rules, view, top, paint));
  }
  return out + box_edge("╰", std::to_string(under) + " under it", "╯");
}

std::string buildings(const Rules& rules, const View& view, const Paint& paint) {
  const std::string left = term::beside(pile_box(rules, view, 0, paint), pile_box(rules, view, 1, paint), 1);
  return term::beside(left, pile_box(rules, view, 2, paint), 1);
}

// ---- the cards ----

std::string label(std::string_view text, const Paint& paint) { return " " + paint.dim(padded(text, 11)) + " "; }

std::string open_piles(const Table& table, const Paint& paint) {
  std::string out;
  for (int kind = kBasicKinds; kind < kCardKinds; ++kind) {
    const int count = table.open.count(card_of(kind));
    if (!out.empty()) out += "   ";
    out += pieces::laid_out(Cards::of(card_of(kind)), paint) + " × " + std::to_string(count);
  }
  return out;
}

std::string sized(int size, const std::string& make_up) {
  return std::to_string(size) + (size == 1 ? " card" : " cards") + (make_up.empty() ? "" : ": " + make_up);
}

std::string resources(const View& view, const Paint& paint) {
  const Table& table = view.table;
  std::string out;
  out += label("face up", paint) + pieces::laid_out(table.row, paint) + "\n";
  out += label("open piles", paint) + open_piles(table, paint) + "\n";
  const bool known = table.shuffles > 0 && view.pile_size > 0;
  out += label("draw pile", paint) + sized(view.pile_size, known ? pieces::cards(view.pile, paint) : "") + "\n";
  out += label("discards", paint) +
         sized(table.discard.total(), table.discard.empty() ? "" : pieces::cards(table.discard, paint)) + "\n";
  if (!view.unseen_cards.empty()) {
    out += label("not seen", paint) + pieces::cards(view.unseen_cards, paint) +
           paint.dim(table.shuffles > 0 ? "  (in the hidden cards)" : "  (in the draw pile and the hidden cards)") +
           "\n";
  }
  return out;
}

// ---- the players ----

std::string progress(const Rules& rules, int built, const Paint& paint) {
  return paint.bold(repeated("■", built)) + repeated("·", rules.target - built) + " " +
         padded(std::to_string(built) + "/" + std::to_string(rules.target), 5);
}

std::string built_list(std::uint32_t set) {
  std::string out;
  for (; set != 0; set &= set - 1) out += " b" + std::to_string(std::countr_zero(set) + 1);
  return out;
}

std::string player_lines(const Rules& rules, const View& view, int s, const Look& look) {
  const Table& table = view.table;
  const auto at = static_cast<std::size_t>(s);
  const Seat seat{static_cast<std::uint8_t>(s)};
  const bool in_turn = table.phase != Phase::kOver && table.phase != Phase::kFirst && table.turn == seat;
  const bool own = seat == view.seat;
  const int hidden = view.hidden[at];
  std::string cards = own ? pieces::cards(view.hand, look.paint) : "";
  if (!own) {
    cards = hidden > 0 && table.known[at].empty() ? "" : pieces::cards(table.known[at], look.paint);
    if (hidden > 0) cards += (cards.empty() ? "" : " + ") + std::to_string(hidden) + " hidden";
  }
  std::string out = std::string(in_turn ? "▶" : " ") + padded(pieces::player(seat, look), 12) + " " +
                    padded(progress(rules, std::popcount(table.built[at]), look.paint), rules.target + 6) + " " +
                    padded(std::to_string(table.known[at].total() + hidden), 2) + look.paint.dim(" cards: ") + cards +
                    "\n";
  if (own && hidden > 0) {
    out += repeated(" ", 14) + look.paint.dim("the others do not know: ") +
           pieces::cards(view.hand - table.known[at], look.paint) + "\n";
  }
  if (table.built[at] != 0) out += repeated(" ", 14) + look.paint.dim("built" + built_list(table.built[at])) + "\n";
  return out;
}

/// The phase in words.
std::string expected(const Rules& rules, const View& view, const Look& look) {
  const Table& table = view.table;
  const std::string who = pieces::player(table.turn, look);
  switch (table.phase) {
    case Phase::kFirst:
      return "the first player is drawn";
    case Phase::kTops:
      return "the first buildings are turned up";
    case Phase::kHands:
      return who + " is dealt cards";
    case Phase::kRow:
    case Phase::kFill:
      return "cards are laid face up";
    case Phase::kTake:
      return who + " takes " + (table.row.total() >= 2 ? "2 face-up cards" : "all face-up cards");
    case Phase::kTrade:
      return who + " may trade 2 cards for 1";
    case Phase::kBuild:
      return who + " may build";
    case Phase::kTop:
      return "the next building is turned up";
    case Phase::kOver:
      return ended_by(rules, table) == "CZ-10" ? who + " has won" : "over: 20 rounds without a build";
  }
  return "";
}

/// The top buildings that this hand can pay for.
std::string payable(const Rules& rules, const Table& table, Cards hand, const Paint& paint) {
  std::string out;
  for (const BuildingId top : table.top) {
    if (top == kNoBuilding || !pieces::is_nothing(pieces::lacking(rules.cost(top), hand))) continue;
    out += (out.empty() ? "" : ", ") + paint.bold("b" + std::to_string(index(top) + 1));
  }
  return out.empty() ? "" : ", enough for " + out;
}

std::string then_in_hand(const Rules& rules, const View& view, Cards hand, const Paint& paint) {
  return " → " + pieces::cards(hand, paint) + payable(rules, view.table, hand, paint);
}

}  // namespace

std::string Screen::draw(const Rules& rules, const View& view, const Look& look) {
  const Paint& paint = look.paint;
  std::string out =
      padded(" " + paint.bold("CONSTRUCTION ZONE") + " · first to " + std::to_string(rules.target) + " buildings", 43) +
      " " + expected(rules, view, look) + "\n";
  out += buildings(rules, view, paint);
  out += resources(view, paint) + "\n";
  for (int s = 0; s < rules.players; ++s) out += player_lines(rules, view, s, look);
  if (is_player(view)) out += "\n" + label("your hand", paint) + pieces::laid_out(view.hand, paint) + "\n";
  if (view.table.idle_rounds >= core::kIdleRounds / 2 && view.table.phase != Phase::kOver) {
    out += " " + std::to_string(view.table.idle_rounds) + " rounds without a build; after 20 the game is over (G-3)\n";
  }
  out += " " + paint.dim("m material  p plan  m3 p3 worth three  c crane  w worker") + "\n";
  return out;
}

std::string Screen::describe(const Rules& rules, const View& view, Move move, const Look& look) {
  const Paint& paint = look.paint;
  switch (move.kind()) {
    case MoveKind::kTake:
      if (move.cards().empty()) return "take nothing: no card is face up";
      return "take " + pieces::cards(move.cards(), paint) + then_in_hand(rules, view, view.hand + move.cards(), paint);
    case MoveKind::kTrade:
      return "give " + pieces::cards(move.cards(), paint) + " for " + pieces::cards(Cards::of(move.card()), paint) +
             then_in_hand(rules, view, view.hand - move.cards() + Cards::of(move.card()), paint);
    case MoveKind::kNoTrade:
      return "do not trade";
    case MoveKind::kBuild: {
      const core::Preview effect = preview(rules, view, move);
      const int built = buildings_of(view.table, view.table.turn) + 1;
      return "build " + pieces::building(rules, move.building(), paint) + " for " + pieces::cards(move.cards(), paint) +
             ": " + std::to_string(built) + " of " + std::to_string(rules.target) +
             (effect.ends_game ? ", and win" : "");
    }
    case MoveKind::kNoBuild:
      return preview(rules, view, move).ends_game ? "do not build: this ends the game (G-3)" : "do not build";
    default:
      return write_move(rules, move);
  }
}

std::string Screen::tell(const Rules& rules, const View& before, Move event, const Look& look) {
  const Paint& paint = look.paint;
  const Table& table = before.table;
  const std::string who = pieces::player(table.turn, look);
  switch (event.kind()) {
    case MoveKind::kFirst:
      return pieces::player(core::seat(event.subject()), look) + " began";
    case MoveKind::kTop:
      return std::string("pile ") + static_cast<char>('a' + index(event.pile())) + " showed " +
             pieces::building(rules, event.building(), paint) + ", which costs " +
             pieces::amounts(rules.cost(event.building()), paint);
    case MoveKind::kCard: {
      const std::string card = event.is_hidden() ? "a hidden card" : pieces::cards(Cards::of(event.card()), paint);
      if (table.phase == Phase::kHands) return who + " was dealt " + card;
      const bool shuffled = before.pile_size == 0;
      return (shuffled ? "the discards were shuffled into a new draw pile; " : "") + card + " was laid face up";
    }
    case MoveKind::kTake:
      return who + " took " + (event.cards().empty() ? "nothing" : pieces::cards(event.cards(), paint));
    case MoveKind::kTrade:
      return who + " traded " + pieces::cards(event.cards(), paint) + " for " +
             pieces::cards(Cards::of(event.card()), paint);
    case MoveKind::kNoTrade:
      return who + " did not trade";
    case MoveKind::kBuild:
      return who + " built " + pieces::building(rules, event.building(), paint) + " with " +
             pieces::cards(event.cards(), paint) + ": " + std::to_string(buildings_of(table, table.turn) + 1) + " of " +
             std::to_string(rules.target);
    case MoveKind::kNoBuild:
      return who + " did not build";
    default:
      return write_move(rules, event);
  }
}

}  // namespace tavola::construction_zone
