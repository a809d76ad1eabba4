#include "games/all_on_one_card/term/card_art.h"

#include <algorithm>

namespace tavola::all_on_one_card {
namespace {

using term::Ink;
using term::Paint;

constexpr std::array<std::string_view, kColours> kShapes{"●", "⯃", "⬢", "⬟", "■", "▲"};
constexpr std::array<Ink, kColours> kInks{Ink::kYellow, Ink::kGreen, Ink::kRed, Ink::kOrange, Ink::kPurple, Ink::kBlue};

constexpr std::string_view kCrossed = "☒";
constexpr std::string_view kFree = "☐";
constexpr std::string_view kWouldCross = "▣";
constexpr std::string_view kSun = "☀";

constexpr int kInner = 21;  // columns inside a card's frame

struct Row {
  Colour colour;
  int boxes;
  int crossed;
  int would_cross;
  bool sun;
  bool full() const { return crossed == boxes; }
};

std::vector<Row> rows_of(const Rules& rules, Card card, Counts dice) {
  const CardFace& face = rules.face(card.no());
  const Counts marks = crossable(card.free(), dice);
  std::vector<Row> rows;
  for (int c = 0; c < kColours; ++c) {
    const Colour colour = colour_at(c);
    const int boxes = face.rows.of(colour);
    if (boxes == 0) continue;
    const bool sun = (face.suns >> (4 * c + 3) & 1) != 0;
    rows.push_back({colour, boxes, boxes - card.free().of(colour), marks.of(colour), sun});
  }
  return rows;
}

Ink ink_of(Colour colour) { return kInks[static_cast<std::size_t>(colour)]; }

std::string boxes_of(const Row& row, std::string_view gap) {
  std::string text;
  for (int i = 0; i < row.boxes; ++i) {
    if (i > 0) text += gap;
    text += i < row.crossed ? kCrossed : (i < row.crossed + row.would_cross ? kWouldCross : kFree);
  }
  return text;
}

std::string frame_line(std::string_view left, std::string_view title, std::string_view right, const Paint& paint) {
  std::string line = std::string(left) + "─" + std::string(title);
  for (int i = term::columns(line); i <= kInner; ++i) line += "─";
  return paint.dim(line.substr(0, left.size() + 3)) + paint.bold(title) +
         paint.dim(line.substr(left.size() + 3 + title.size())) + paint.dim(right);
}

std::string big_row(const Row& row, const Paint& paint) {
  const std::string boxes = term::padded(paint.fg(ink_of(row.colour), boxes_of(row, " ")), 11);
  const std::string sun = row.sun ? paint.fg(Ink::kYellow, kSun) : " ";
  const std::string points = std::to_string(row.boxes) + (row.full() ? "✓" : " ");
  return " " + colour_sign(row.colour, paint) + " " + boxes + " " + sun + " " +
         (row.full() ? paint.bold(points) : points) + " ";
}

std::string small_row(const Row& row, const Paint& paint) {
  const std::string boxes = paint.fg(ink_of(row.colour), boxes_of(row, ""));
  return colour_sign(row.colour, paint) + boxes + (row.sun ? paint.fg(Ink::kYellow, kSun) : "");
}

}  // namespace

std::string colour_sign(Colour colour, const Paint& paint) {
  const auto c = static_cast<std::size_t>(colour);
  return paint.fg(ink_of(colour), std::string(kShapes[c]) + kColourLetters[c]);
}

std::string dice_row(Counts dice, const Paint& paint) {
  std::string text;
  for (std::size_t c = 0; c < kColours; ++c) {
    const Colour colour = colour_at(static_cast<int>(c));
    for (int i = 0; i < dice.of(colour); ++i) {
      if (!text.empty()) text += ' ';
      text += paint.on(ink_of(colour), "[" + std::string(kShapes[c]) + kColourLetters[c] + "]");
    }
  }
  return text;
}

std::string dice_signs(Counts dice, const Paint& paint) {
  std::string text;
  for (int c = 0; c < kColours; ++c) {
    for (int i = 0; i < dice.of(colour_at(c)); ++i) text += colour_sign(colour_at(c), paint);
  }
  return text;
}

std::string big_card(const Rules& rules, Card card, Counts dice, const Paint& paint) {
  std::string text = frame_line("╭", " " + write_card(card.no()) + " ", "╮", paint) + "\n";
  for (const Row& row : rows_of(rules, card, dice)) {
    text += paint.dim("│") + term::padded(big_row(row, paint), kInner) + paint.dim("│") + "\n";
  }
  const int points = open_points(rules, card);
  const std::string so_far = points == 0 ? "" : " full rows: " + std::to_string(points) + " ";
  return text + frame_line("╰", so_far, "╯", paint) + "\n";
}

std::string small_card(const Rules& rules, Card card, const Paint& paint) {
  std::string text = write_card(card.no());
  for (const Row& row : rows_of(rules, card, Counts{})) text += " " + small_row(row, paint);
  return text;
}

std::string aligned_card(const Rules& rules, Card card, const Paint& paint) {
  constexpr int kNumber = 3;
  constexpr int kColumn = 10;
  std::string text = write_card(card.no());
  for (const Row& row : rows_of(rules, card, Counts{})) {
    text = term::padded(text, kNumber + 1 + kColumn * index(row.colour)) + small_row(row, paint);
  }
  return text;
}

std::string card_rows(const Rules& rules, std::span<const Card> cards, Counts dice, const Paint& paint) {
  constexpr std::size_t kInARow = 3;
  std::string text;
  for (std::size_t i = 0; i < cards.size(); i += kInARow) {
    std::string block;
    for (std::size_t j = i; j < std::min(i + kInARow, cards.size()); ++j) {
      const std::string card = big_card(rules, cards[j], dice, paint);
      block = block.empty() ? card : term::beside(block, card, 1);
    }
    text += block;
  }
  return text;
}

}  // namespace tavola::all_on_one_card
