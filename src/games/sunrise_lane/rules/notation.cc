// Moves, plots and cards as text.
#include <charconv>

#include "core/fields.h"
#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

std::optional<Colour> read_colour(std::string_view letter) {
  const std::size_t at = letter.size() == 1 ? kColourLetters.find(letter[0]) : std::string_view::npos;
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Colour>(at);
}

std::string write_colour(Colour colour) {
  return std::string(1, index(colour) < kColours ? kColourLetters[index(colour)] : '?');
}

/// One digit from `min` to `max`.
std::optional<int> read_digit(std::string_view text, int min, int max) {
  if (text.size() != 1 || text[0] < '0' + min || text[0] > '0' + max) return std::nullopt;
  return text[0] - '0';
}

std::optional<Move> read_words(const std::vector<std::string_view>& word, int players) {
  if (word.size() == 1 && word[0] == "draw") return Move::draw();
  if (word.size() == 1 && word[0] == "stop") return Move::stop();
  if (word.size() == 3 && word[0] == "house") {
    const auto plot = read_plot(word[1]);
    const auto floors = read_digit(word[2], 1, kMaxFloors);
    if (plot && floors) return Move::house(*plot, *floors);
  }
  if (word.size() == 3 && word[0] == "park") {
    const auto plot = read_plot(word[1]);
    const auto colour = read_colour(word[2]);
    if (plot && colour) return Move::park(*plot, *colour);
  }
  if (word.size() == 2 && word[0] == "discard") {
    const auto cards = read_cards(word[1]);
    if (cards && !cards->empty() && cards->total() <= kMostHeld) return Move::discard(*cards);
  }
  if (word.size() == 2 && word[0] == "first") {
    const auto seat = read_digit(word[1], 0, players - 1);
    if (seat) return Move::first(core::seat(*seat));
  }
  if (word.size() == 2 && word[0] == "card") {
    if (word[1] == "?") return Move::card(kUnknownColour);
    const auto colour = read_colour(word[1]);
    if (colour) return Move::card(*colour);
  }
  return std::nullopt;
}

}  // namespace

std::string write_plot(Plot plot) {
  if (index(plot) >= kPlaces) return "?";
  return static_cast<char>('a' + column_of(plot)) + std::to_string(row_of(plot) + 1);
}

std::optional<Plot> read_plot(std::string_view text) {
  if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] >= 'a' + kMaxSide || text[1] == '0')
    return std::nullopt;
  int row = 0;
  const auto [end, problem] = std::from_chars(text.data() + 1, text.data() + text.size(), row);
  if (problem != std::errc() || end != text.data() + text.size() || row < 1 || row > kMaxSide) return std::nullopt;
  return plot_at(row - 1, text[0] - 'a');
}

std::string write_cards(Cards cards) {
  std::string text;
  for (const Colour c : kAllColours) text.append(static_cast<std::size_t>(cards[c]), kColourLetters[index(c)]);
  return text;
}

std::optional<Cards> read_cards(std::string_view text) {
  Cards cards;
  std::size_t before = 0;
  for (const char letter : text) {
    const std::size_t at = kColourLetters.find(letter);
    if (at == std::string_view::npos || at < before) return std::nullopt;  // canonical order
    before = at;
    const auto colour = static_cast<Colour>(at);
    if (cards[colour] == kCardsOfAColour) return std::nullopt;
    cards += Cards::of(colour);
  }
  return cards;
}

std::string write_move(const Rules&, Move move) {
  switch (move.kind) {
    case Move::Kind::kDraw:
      return "draw";
    case Move::Kind::kStop:
      return "stop";
    case Move::Kind::kHouse:
      return "house " + write_plot(move.plot) + " " + std::to_string(move.number);
    case Move::Kind::kPark:
      return "park " + write_plot(move.plot) + " " + write_colour(move.colour);
    case Move::Kind::kDiscard:
      return "discard " + write_cards(move.cards);
    case Move::Kind::kFirst:
      return "first " + std::to_string(move.number);
    case Move::Kind::kCard:
      return "card " + write_colour(move.colour);
  }
  return "?";
}

core::Result<Move> read_move(const Rules& rules, std::string_view text) {
  const auto move = read_words(core::split(core::trim_spaces(text), ' '), rules.players);
  if (move) return *move;
  return core::Error{
      "bad-notation", "",
      core::quoted(text) + " is not a move; expected draw, stop, house e5 3, park e5 b, discard rb, first 0 or card r"};
}

}  // namespace tavola::sunrise_lane
