#include "games/all_on_one_card/term/screen.h"

#include "games/all_on_one_card/term/card_art.h"

namespace tavola::all_on_one_card {
namespace {

using term::Ink;
using term::Look;

std::string name_of(const Look& look, Seat seat) { return look.paint.fg(term::seat_ink(seat), look.name(seat)); }

std::string plural(int n, std::string_view word) {
  return std::to_string(n) + " " + std::string(word) + (n == 1 ? "" : (word.back() == 'x' ? "es" : "s"));
}

/// True from the first roll on: the deal and the draft are over.
bool in_turn(const Table& table) {
  return table.phase != Phase::kFirst && table.phase != Phase::kDeal && table.phase != Phase::kDraft &&
         table.phase != Phase::kShow && table.phase != Phase::kLay;
}

const auto& cards_of(const Table& table, Seat seat) { return table.cards[static_cast<std::size_t>(seat)]; }

/// The phase in words.
std::string awaited(const Rules& rules, const View& view, const Look& look) {
  const Table& table = view.table;
  const std::string seat = name_of(look, table.seat);
  switch (table.phase) {
    case Phase::kFirst:
      return "The first player is drawn.";
    case Phase::kDeal:
      return "Cards are dealt to " + seat + ".";
    case Phase::kDraft:
      return seat + " returns two cards, unseen.";
    case Phase::kShow:
      return seat + " shows the three cards kept.";
    case Phase::kLay:
      return "Three cards are laid out face up.";
    case Phase::kRoll:
      return seat + " rolls " +
             (table.dice.sum() == kDice - 1 ? "1 die." : std::to_string(kDice - table.dice.sum()) + " dice.");
    case Phase::kChoose:
      return seat + " may roll again (" + plural(kRollsATurn - table.rolls, "roll") + " left) or keep the dice.";
    case Phase::kPick:
      return seat + " crosses boxes on one card, or passes.";
    case Phase::kDraw:
      return seat + " draws a new card.";
    case Phase::kTake:
      return seat + " takes one of the face-up cards" + (table.pile_left > 0 ? " or draws an unseen one." : ".");
    case Phase::kReplace:
      return "A new card is laid out face up.";
    case Phase::kOver:
      break;
  }
  const core::Ending end = ending(rules, table);
  std::string winners;
  for (int s = 0; s < rules.players; ++s) {
    if (!end.won_by(core::seat(s))) continue;
    winners += (winners.empty() ? "" : " and ") + name_of(look, core::seat(s));
  }
  return "The game is over (" + std::string(end.rule) + "). Won by " + winners + ".";
}

std::string header(const Rules& rules, const Table& table, const Look& look) {
  std::string line = look.paint.bold("All on 1 Card");
  line += rules.advanced ? ", advanced" : "";
  if (in_turn(table)) line += " · turn " + std::to_string(table.turn + 1);
  line += " · pile " + std::to_string(table.pile_left);
  if (table.idle > 0) {
    line +=
        " · " + plural(table.idle, "idle round") + " (the game ends at " + std::to_string(core::kIdleRounds) + ", G-3)";
  }
  return line + "\n";
}

/// "Ann  33 points · scored: c3 12 + c9 21", with an arrow for the active player.
std::string seat_line(const Rules& rules, const Table& table, Seat seat, const Look& look) {
  const int total = ending(rules, table).total[static_cast<std::size_t>(core::index(seat))];
  std::string line = table.active == seat && in_turn(table) ? "▶ " : "  ";
  line += look.paint.bold(name_of(look, seat)) + "  " + plural(total, "point");
  std::string scored;
  for (const Card card : table.done[static_cast<std::size_t>(seat)]) {
    if (card.none()) continue;
    scored += (scored.empty() ? " · scored " : " + ") + write_card(card.no()) + " " +
              look.paint.bold(std::to_string(card_points(rules, card)));
  }
  line += scored;
  if (const int hand = hand_size(rules, table, seat); hand > 0) line += " · " + plural(hand, "card") + " in hand";
  return line + "\n";
}

std::string small_cards(const Rules& rules, const Table& table, Seat seat, const Look& look) {
  std::string text;
  for (const Card card : cards_of(table, seat)) {
    if (!card.none()) text += "    " + aligned_card(rules, card, look.paint) + "\n";
  }
  return text;
}

std::string dice_line(const Table& table, const Look& look) {
  if (table.phase == Phase::kRoll && table.dice.none()) return "\n";
  const bool kept = table.phase == Phase::kRoll;
  std::string line = kept ? "  Kept   " : "  Roll " + std::to_string(table.rolls) + " of 3   ";
  return "\n" + line + dice_row(table.dice, look.paint) + "\n\n";
}

std::string face_up(const Rules& rules, const Table& table, const Look& look) {
  std::string text;
  for (CardSet left = table.up; left != 0; left &= left - 1) {
    text += (text.empty() ? "  Face up\n" : "");
    text += "    " + aligned_card(rules, rules.fresh(nth_card(left, 0)), look.paint) + "\n";
  }
  return text;
}

/// True when the viewer has not picked with this roll yet (AC-5).
bool still_picks(const Rules& rules, const View& view) {
  const auto order = [&](Seat seat) {
    return (core::index(seat) - core::index(view.table.active) + rules.players) % rules.players;
  };
  return order(view.viewer) >= order(view.table.seat);
}

/// The viewer's own cards; in the draft those in hand, of which the returned ones are named.
std::string own_cards(const Rules& rules, const View& view, const Look& look) {
  const Table& table = view.table;
  std::vector<Card> cards;
  for (const Card card : cards_of(table, view.viewer)) {
    if (!card.none()) cards.push_back(card);
  }
  for (CardSet left = view.hand & ~view.returned; left != 0; left &= left - 1) {
    cards.push_back(rules.fresh(nth_card(left, 0)));
  }
  const bool roll_counts = table.phase == Phase::kChoose || (table.phase == Phase::kPick && still_picks(rules, view));
  std::string text = card_rows(rules, cards, roll_counts ? table.dice : Counts{}, look.paint);
  if (view.returned != 0) {
    text += "  returned:";
    for (CardSet left = view.returned; left != 0; left &= left - 1) text += " " + write_card(nth_card(left, 0));
    text += "\n";
  }
  if (roll_counts) text += look.paint.dim("  ☒ crossed  ▣ this roll would cross  ☐ free  ☀ sun  ✓ full row") + "\n";
  return text;
}

/// "●y2 ■p1".
std::string box_list(Counts boxes, const Look& look) {
  std::string text;
  for (int c = 0; c < kColours; ++c) {
    const int n = boxes.of(colour_at(c));
    if (n == 0) continue;
    text += (text.empty() ? "" : " ") + colour_sign(colour_at(c), look.paint) + std::to_string(n);
  }
  return text;
}

Card find_card(const Table& table, Seat seat, CardNo no) {
  for (const Card card : cards_of(table, seat)) {
    if (card.no() == no) return card;
  }
  return Card{};
}

/// The effects of a cross on the card of `seat`: boxes, completed rows, and the points if the card is scored.
std::string crossing(const Rules& rules, const Table& table, Seat seat, CardNo no, const Look& look) {
  const Card card = find_card(table, seat, no);
  const Counts boxes = crossable(card.free(), table.dice);
  const Card marked = Card::of(no, card.free() - boxes);
  std::string text = plural(boxes.sum(), "box") + " on " + write_card(no) + " (" + box_list(boxes, look) + ")";
  const std::uint32_t filled = full_rows(rules, marked) & ~full_rows(rules, card);
  std::string names;
  for (int c = 0; c < kColours; ++c) {
    if ((filled >> (4 * c + 3) & 1) == 0) continue;
    names += " " + colour_sign(colour_at(c), look.paint);
  }
  if (!names.empty()) text += ", fills" + names;
  if (open_rows(marked.free()) > kRows - kRowsToScore) return text;
  const int points = card_points(rules, marked);
  const int bonus = points - open_points(rules, marked);
  text += ": " + look.paint.bold(plural(points, "point"));
  return bonus == 0 ? text : text + " (" + std::to_string(bonus) + " for suns)";
}

/// The best use of the current roll for the active player: ": up to 4 boxes (c7)".
std::string best_crossing(const Table& table) {
  int most = 0;
  CardNo best = kNoCard;
  for (const Card card : cards_of(table, table.seat)) {
    const int boxes = crossable(card.free(), table.dice).sum();
    if (boxes <= most) continue;
    most = boxes;
    best = card.no();
  }
  return most == 0 ? ": nothing to cross" : ": up to " + plural(most, "box") + " (" + write_card(best) + ")";
}

std::string set_text(CardSet set) {
  std::string text;
  for (; set != 0; set &= set - 1) text += (text.empty() ? "" : " ") + write_card(nth_card(set, 0));
  return text;
}

std::string tell_card(const Rules& rules, const View& before, Move event, const Look& look) {
  const Table& table = before.table;
  const std::string seat = name_of(look, table.seat);
  if (event.card == kNoCard) return seat + " was dealt a card.";
  const std::string card = small_card(rules, rules.fresh(event.card), look.paint);
  switch (table.phase) {
    case Phase::kDeal:
      return seat + " was dealt " + card;
    case Phase::kDraw:
      return seat + " drew " + card;
    default:
      return "Laid out: " + card;
  }
}

}  // namespace

std::string Screen::draw(const Rules& rules, const View& view, const Look& look) {
  const Table& table = view.table;
  const bool seated = view.viewer != core::kSpectator;
  std::string text = header(rules, table, look);
  const int begin = seated ? core::index(view.viewer) + 1 : 0;
  for (int i = 0; i < rules.players - (seated ? 1 : 0); ++i) {
    const auto seat = core::seat((begin + i) % rules.players);
    text += seat_line(rules, table, seat, look) + small_cards(rules, table, seat, look);
  }
  text += face_up(rules, table, look);
  text += in_turn(table) ? dice_line(table, look) : "\n";
  if (seated) text += seat_line(rules, table, view.viewer, look) + own_cards(rules, view, look);
  return text + awaited(rules, view, look) + "\n";
}

std::string Screen::describe(const Rules& rules, const View& view, Move move, const Look& look) {
  const Table& table = view.table;
  switch (move.kind) {
    case MoveKind::kKeep:
      return "keep " + dice_signs(table.dice, look.paint) + ", roll no more" + best_crossing(table);
    case MoveKind::kReroll: {
      const Counts kept = table.dice - move.dice;
      return "roll " + dice_signs(move.dice, look.paint) + " again" +
             (kept.none() ? std::string(", all five") : ", keep " + dice_signs(kept, look.paint));
    }
    case MoveKind::kCross:
      return "cross " + crossing(rules, table, table.seat, move.card, look);
    case MoveKind::kPass:
      return "cross nothing";
    case MoveKind::kReturn:
      return "return " + write_card(move.card) + " and " + write_card(move.other) + ", keep " +
             set_text(view.hand & ~set_of(move.card) & ~set_of(move.other));
    case MoveKind::kTake:
      return "take " + small_card(rules, rules.fresh(move.card), look.paint);
    case MoveKind::kDraw:
      return "draw an unseen card (" + std::to_string(table.pile_left) + " in the pile)";
    default:
      return write_move(rules, move);
  }
}

std::string Screen::tell(const Rules& rules, const View& before, Move event, const Look& look) {
  const Table& table = before.table;
  const std::string seat = name_of(look, table.seat);
  switch (event.kind) {
    case MoveKind::kKeep:
      return seat + " kept " + dice_signs(table.dice, look.paint);
    case MoveKind::kReroll:
      return seat + " chose " + dice_signs(event.dice, look.paint) + " to reroll";
    case MoveKind::kCross:
      return seat + " crossed " + crossing(rules, table, table.seat, event.card, look);
    case MoveKind::kPass:
      return seat + " crossed nothing";
    case MoveKind::kReturn:
      if (event.card == kNoCard) return seat + " returned two cards, unseen";
      return seat + " returned " + write_card(event.card) + " and " + write_card(event.other);
    case MoveKind::kTake:
      return seat + " took " + small_card(rules, rules.fresh(event.card), look.paint);
    case MoveKind::kDraw:
      return seat + " drew from the pile";
    case MoveKind::kFirst:
      return name_of(look, event.seat()) + " began";
    case MoveKind::kCard:
      return tell_card(rules, before, event, look);
    case MoveKind::kRoll:
      return seat + " rolled " + dice_signs(event.dice, look.paint);
    case MoveKind::kShow:
      return seat + " showed " + write_card(event.card) + ", " + write_card(event.other) + " and " +
             write_card(event.third());
  }
  return "";
}

}  // namespace tavola::all_on_one_card
