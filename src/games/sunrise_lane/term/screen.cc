#include "games/sunrise_lane/term/screen.h"

#include <algorithm>

namespace tavola::sunrise_lane {
namespace {

using term::Ink;
using term::Look;

constexpr std::array<Ink, kColours> kInks{Ink::kYellow, Ink::kGreen, Ink::kRed, Ink::kBlue, Ink::kPink};
constexpr std::string_view kSeatLetters = "WOCP";  // as the inks of the seats: white, orange, cyan, purple
constexpr int kCellWidth = 4;
constexpr int kMargin = 3;  // row numbers
constexpr int kLongestName = 24;

Seat seat_of(std::size_t s) { return core::seat(s); }

std::string plural(int n, std::string_view one) {
  return std::to_string(n) + " " + std::string(one) + (n == 1 ? "" : "s");
}

/// A player's mark as it is on the board: "[W]", or "[W3]" for a house of 3 floors.
std::string mark(const Look& look, Seat seat, int floors = 0) {
  const std::string text =
      std::string("[") + kSeatLetters[at(seat)] + (floors == 0 ? "" : std::to_string(floors)) + "]";
  return look.paint.on(term::seat_ink(seat), text);
}

/// A name cut to fit the panel, between characters.
std::string short_name(const Look& look, Seat seat, int width) {
  std::string name = look.name(seat);
  while (term::columns(name) > width) {
    while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0) == 0x80) name.pop_back();
    if (!name.empty()) name.pop_back();
  }
  return name;
}

std::string card_word(Colour colour) {
  return index(colour) < kColours ? std::string(kColourNames[index(colour)]) : std::string("unseen");
}

/// "2 red, 1 blue"
std::string cards_words(Cards cards) {
  std::string text;
  for (const Colour c : kAllColours) {
    if (cards[c] == 0) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(cards[c]) + " " + card_word(c);
  }
  return text.empty() ? "no cards" : text;
}

/// Counts as chips with the colours' letters: " y2  g0 ...".
std::string chips(const Look& look, Cards cards) {
  std::string text;
  for (const Colour c : kAllColours) {
    const std::string chip = std::string(" ") + kColourLetters[index(c)] + std::to_string(cards[c]) + " ";
    text += cards[c] != 0 ? look.paint.on(kInks[index(c)], chip) : look.paint.dim(chip);
  }
  return text;
}

/// The board: cells of 4 columns, bars where one area ends and another begins.
class BoardDrawing {
 public:
  BoardDrawing(const Rules& rules, const View& view, const Look& look)
      : rules_(rules), table_(view.table), look_(look), parks_(parks(rules, view.table)) {
    if (to_act(rules, view) == Actor::of(view.seat)) open_ = open_plots(rules, view.table);
    find_bars();
  }

  std::string draw() const {
    std::string text = letters() + area_names(true);
    for (int row = 0; row < rules_.rows; ++row) {
      if (row > 0) text += rule_between(row);
      text += line(row);
    }
    return text + area_names(false);
  }

 private:
  static constexpr int kWidest = 49;  // leaves 29 columns for the panel
  static constexpr int kCross = -1;
  static constexpr int kObstacle = -2;

  int area_at(int row, int column) const {
    const Plot plot = plot_at(row, column);
    for (const Area area : kAllAreas) {
      if (rules_.areas[index(area)].has(plot)) return static_cast<int>(area);
    }
    return rules_.plots.has(plot) || plot == rules_.fountain ? kCross : kObstacle;
  }

  /// Whether a bar belongs before a column (or above a row): areas change there for some cells, and continue for none.
  template <class AreaAt>
  static bool is_border(int cells, AreaAt area_beside) {
    bool changes = false;
    for (int i = 0; i < cells; ++i) {
      const auto [before, after] = area_beside(i);
      if (before == kObstacle || after == kObstacle) continue;
      if (before != after) changes = true;
      if (before == after && before != kCross) return false;
    }
    return changes;
  }

  void find_bars() {
    for (int c = 1; c < rules_.columns; ++c) {
      bar_before_[static_cast<std::size_t>(c)] =
          is_border(rules_.rows, [&](int r) { return std::pair{area_at(r, c - 1), area_at(r, c)}; });
    }
    for (int r = 1; r < rules_.rows; ++r) {
      bar_above_[static_cast<std::size_t>(r)] =
          is_border(rules_.columns, [&](int c) { return std::pair{area_at(r - 1, c), area_at(r, c)}; });
    }
    const auto bars = static_cast<int>(std::count(bar_before_.begin(), bar_before_.end(), true));
    if (kMargin + rules_.columns * kCellWidth + bars > kWidest) bar_before_ = {};
  }
  bool bar_before(int column) const { return bar_before_[static_cast<std::size_t>(column)]; }
  bool bar_above(int row) const { return bar_above_[static_cast<std::size_t>(row)]; }

  std::string letters() const {
    std::string text(kMargin, ' ');
    for (int column = 0; column < rules_.columns; ++column) {
      if (column > 0 && bar_before(column)) text += ' ';
      text += std::string(" ") + static_cast<char>('a' + column) + "  ";
    }
    return look_.paint.bold(text) + "\n";
  }

  std::string rule_between(int row) const {
    if (!bar_above(row)) return "";
    std::string text(kMargin, ' ');
    for (int column = 0; column < rules_.columns; ++column) {
      if (column > 0 && bar_before(column)) text += "┼";
      for (int i = 0; i < kCellWidth; ++i) text += "─";
    }
    return look_.paint.dim(text) + "\n";
  }

  std::string line(int row) const {
    const std::string number = std::to_string(row + 1);
    std::string text = look_.paint.bold(std::string(number.size() == 1 ? " " : "") + number) + " ";
    for (int column = 0; column < rules_.columns; ++column) {
      if (column > 0 && bar_before(column)) text += look_.paint.dim("│");
      text += cell(plot_at(row, column));
    }
    return text + "\n";
  }

  std::string cell(Plot plot) const {
    const term::Paint& paint = look_.paint;
    if (plot == rules_.fountain) return paint.bold(paint.fg(Ink::kBlue, "(~~)"));
    if (!rules_.plots.has(plot)) return paint.dim(" .. ");
    if (parks_.has(plot)) return paint.fg(Ink::kGreen, plot == table_.last ? "*♣♣*" : " ♣♣ ");
    for (std::size_t s = 0; s < core::kMaxSeats; ++s) {
      if (!table_.houses[s].has(plot)) continue;
      const std::string house = mark(look_, seat_of(s), floors_on(table_, plot));
      return plot == table_.last ? paint.bold(house) : house;
    }
    const auto at_plot = index(plot);
    const std::string face = kColourLetters[index(rules_.colour[at_plot])] + std::to_string(rules_.dots[at_plot]);
    const std::string text = open_.has(plot) ? ">" + face + "<" : " " + face + " ";
    return paint.on(kInks[index(rules_.colour[at_plot])], text);
  }

  /// The names of the areas above (or below) the board, over the middle of their columns.
  std::string area_names(bool above) const {
    std::string text;
    for (const Area area : kAllAreas) {
      const PlotSet plots = rules_.areas[index(area)];
      if (plots.empty()) continue;
      int rows = 0;
      int left = kMaxSide;
      int right = 0;
      plots.each([&](Plot plot) {
        rows += row_of(plot);
        left = std::min(left, column_of(plot));
        right = std::max(right, column_of(plot));
      });
      if ((2 * rows < plots.count() * (rules_.rows - 1)) != above) continue;
      const std::string name =
          "area " + std::string(kAreaNames[index(area)]) + (ranks_tallest(area) ? " tallest" : " most");
      const int middle = kMargin + (left + right + 1) * kCellWidth / 2 + (left > 0 ? 2 : 0);
      const int start =
          std::max(term::columns(text) + (text.empty() ? 0 : 2), middle - static_cast<int>(name.size()) / 2);
      text = term::padded(text, start) + name;
    }
    if (text.empty()) return "";
    return look_.paint.dim(text) + "\n";
  }

  const Rules& rules_;
  const Table& table_;
  const Look& look_;
  PlotSet parks_;
  PlotSet open_;
  std::array<bool, kMaxSide> bar_before_{};
  std::array<bool, kMaxSide> bar_above_{};
};

std::string prompt(const Rules& rules, const View& view, const Look& look) {
  const Table& table = view.table;
  const std::string who = table.turn == view.seat ? "You" : short_name(look, table.turn, kLongestName);
  const bool you = table.turn == view.seat;
  switch (table.phase) {
    case Phase::kFirst:
      return "The first player is drawn.";
    case Phase::kDeal:
      return "The cards are dealt.";
    case Phase::kChoose:
      return who + (you ? " build" : " builds") + " on a plot, or " + (you ? "draw" : "draws") + " 2 cards.";
    case Phase::kChain:
      if (open_plots(rules, table).empty()) return who + " can't continue from " + write_plot(table.last) + ".";
      return who + " may continue beside " + write_plot(table.last) +
             (table.park_used ? " (no second park), or stop." : ", or stop.");
    case Phase::kDraw:
      return who + (you ? " draw " : " draws ") + plural(table.draws_left, "card") + ".";
    case Phase::kDiscard:
      return who + (you ? " discard " : " discards ") + plural(table.hand_size[at(table.turn)] - kHandLimit, "card") +
             ".";
    case Phase::kOver:
      return "The game is over (" + std::string(rule(table.closing)) + ").";
  }
  return "";
}

std::string player_panel(const Rules& rules, const View& view, const Look& look, Seat seat) {
  const Table& table = view.table;
  const bool in_turn = table.phase > Phase::kDeal && table.phase != Phase::kOver && seat == table.turn;
  const std::string name = term::padded(short_name(look, seat, 11), 11);
  const std::string points = std::to_string(table.score[at(seat)]);
  std::string text = in_turn ? "> " : "  ";
  text += mark(look, seat) + " " + (in_turn ? look.paint.bold(name) : name) + " " +
          std::string(points.size() < 3 ? 3 - points.size() : 0, ' ') + look.paint.bold(points) + " pts\n";
  text += "      " + plural(table.pieces[at(seat)], "piece") + ", " + plural(table.hand_size[at(seat)], "card");
  if (seat == table.first && table.phase != Phase::kFirst && rules.players > 1) text += ", 1st";
  return text + "\n";
}

/// The bonuses and totals as they would be if the game ended now (SL-18).
std::string bonuses(const Rules& rules, const View& view, const Look& look) {
  const core::Ending end = ending(rules, view.table);
  const auto right = [](int number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), ' ') + digits;
  };
  std::string text = look.paint.dim("Now   A1 B1 B2 A2 group total") + "\n";
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    std::string line = "  " + mark(look, seat_of(s));
    for (const core::ScoreLine& source : end.lines()) {
      if (!source.counted || source.name == "houses") continue;
      line += right(source.points[s], source.name == "whole board" ? 6 : 3);
    }
    text += line + right(end.total[s], 6) + "\n";
  }
  return text;
}

std::string panel(const Rules& rules, const View& view, const Look& look) {
  const Table& table = view.table;
  std::string text;
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s)
    text += player_panel(rules, view, look, seat_of(s));
  text += bonuses(rules, view, look);
  text += "Pile " + plural(table.pile_size, "card") + ", parks " + std::to_string(table.parks_left) + "\n";
  text += "Discards, face up\n" + chips(look, discard_pile(table)) + "\n";
  text += std::string(view.seat == core::kSpectator ? "Unseen" : "Unseen by you") + "\n" +
          chips(look, kAllCards - discard_pile(table) - view.hand) + "\n";
  if (table.closing != Closing::kNone && table.phase != Phase::kOver) {
    text += look.paint.bold("Last round (" + std::string(rule(table.closing)) + ")") + "\n";
  } else if (table.idle_rounds > 0) {
    text +=
        "Idle rounds " + std::to_string(table.idle_rounds) + " of " + std::to_string(core::kIdleRounds) + " (G-3)\n";
  }
  return text;
}

std::string hand_line(const View& view, const Look& look) {
  std::string text = "Your hand:";
  for (const Colour c : kAllColours) {
    for (int i = 0; i < view.hand[c]; ++i) text += " " + look.paint.on(kInks[index(c)], " " + card_word(c) + " ");
  }
  return text + (view.hand.empty() ? " no cards" : "") + "\n";
}

std::string plot_words(const Rules& rules, Plot plot) {
  const auto at_plot = index(plot);
  return std::string(kColourNames[index(rules.colour[at_plot])]) + " " + write_plot(plot);
}

/// The area of a plot, for the words about it.
std::string area_words(const Rules& rules, Plot plot) {
  for (const Area area : kAllAreas) {
    if (rules.areas[index(area)].has(plot)) return "area " + std::string(kAreaNames[index(area)]);
  }
  return "cross";
}

}  // namespace

std::string Screen::draw(const Rules& rules, const View& view, const Look& look) {
  std::string text = term::beside(BoardDrawing(rules, view, look).draw(), panel(rules, view, look), 2);
  text += look.paint.dim("y3 colour, dots  >y3< open to you  [W3] house, 3 floors  ♣♣ park  .. obstacle") + "\n";
  if (view.seat != core::kSpectator) text += hand_line(view, look);
  return text + look.paint.bold(prompt(rules, view, look)) + "\n";
}

std::string Screen::describe(const Rules& rules, const View& view, Move move, const Look&) {
  const core::Preview foreseen = preview(rules, view, move);
  const std::string end = foreseen.ends_game ? "; this ends the game" : "";
  switch (move.kind) {
    case Move::Kind::kDraw: {
      const int over = view.hand.total() + 2 - kHandLimit;
      return "draw 2 cards" + (over > 0 ? ", then discard " + std::to_string(over) : std::string());
    }
    case Move::Kind::kStop:
      return "stop building and draw 1 card";
    case Move::Kind::kHouse:
      return plural(move.number, "floor") + " on " + plot_words(rules, move.plot) + " (" +
             area_words(rules, move.plot) + "): +" + plural(foreseen.points, "point") + ", " +
             plural(foreseen.cards, "card") + end;
    case Move::Kind::kPark:
      return "park on " + plot_words(rules, move.plot) + " (" + area_words(rules, move.plot) + ") for a " +
             card_word(move.colour) + " card" + end;
    case Move::Kind::kDiscard:
      return "discard " + cards_words(move.cards) + end;
    default:
      return write_move(rules, move);
  }
}

std::string Screen::tell(const Rules& rules, const View& before, Move event, const Look& look) {
  const Table& table = before.table;
  const std::string who = mark(look, table.turn) + " " + short_name(look, table.turn, kLongestName);
  switch (event.kind) {
    case Move::Kind::kDraw:
      return who + " drew instead of building";
    case Move::Kind::kStop:
      return who + " stopped building";
    case Move::Kind::kHouse:
      return who + " built " + plural(event.number, "floor") + " on " + plot_words(rules, event.plot) + ": +" +
             plural(event.number * rules.dots[index(event.plot)], "point");
    case Move::Kind::kPark:
      return who + " laid a park on " + plot_words(rules, event.plot) + " for a " + card_word(event.colour) + " card";
    case Move::Kind::kDiscard:
      return who + " discarded " + cards_words(event.cards);
    case Move::Kind::kFirst:
      return mark(look, Seat{event.number}) + " " + short_name(look, Seat{event.number}, kLongestName) + " began";
    case Move::Kind::kCard: {
      const std::string card = index(event.colour) < kColours ? "a " + card_word(event.colour) + " card" : "a card";
      const std::string shuffled = table.pile_size == 0 ? " (the discards were shuffled)" : "";
      return who + (table.phase == Phase::kDeal ? " was dealt " : " drew ") + card + shuffled;
    }
  }
  return "";
}

}  // namespace tavola::sunrise_lane
