// Moves and random events as text.
#include "core/fields.h"
#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {
namespace {

core::Error bad_move(std::string what) { return {"bad-notation", "", std::move(what)}; }

core::Result<Move> read_with_dice(Move (*make)(Counts), std::string_view rest) {
  const auto dice = read_dice(rest);
  if (!dice.ok()) return dice.error();
  return make(*dice);
}

core::Result<Move> read_with_card(const Rules& rules, Move (*make)(CardNo), std::string_view rest) {
  const auto card = read_card(rules, rest);
  if (!card.ok()) return card.error();
  return make(*card);
}

core::Result<Move> read_return(const Rules& rules, std::string_view rest) {
  if (rest == "?") return Move::give_back(kNoCard, kNoCard);
  const auto parts = core::split(rest, ' ');
  if (parts.size() != 2) return bad_move("expected two cards to return, as in \"return c3 c9\"");
  const auto low = read_card(rules, parts[0]);
  if (!low.ok()) return low.error();
  const auto high = read_card(rules, parts[1]);
  if (!high.ok()) return high.error();
  if (*low >= *high) return bad_move("expected two different cards, the lower number first, as in \"return c3 c9\"");
  return Move::give_back(*low, *high);
}

core::Result<Move> read_show(const Rules& rules, std::string_view rest) {
  std::array<CardNo, kMaxInPlay> cards{};
  const auto parts = core::split(rest, ' ');
  if (parts.size() != cards.size()) return bad_move("expected three cards, as in \"show c1 c2 c5\"");
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto card = read_card(rules, parts[i]);
    if (!card.ok()) return card.error();
    cards[i] = *card;
    if (i > 0 && cards[i - 1] >= cards[i]) return bad_move("expected different cards in the order of their numbers");
  }
  return Move::show(cards[0], cards[1], cards[2]);
}

core::Result<Move> read_first(const Rules& rules, std::string_view rest) {
  if (rest.size() != 1 || rest[0] < '0' || rest[0] >= '0' + rules.players) {
    return bad_move("expected a seat from 0 to " + std::to_string(rules.players - 1) + ", found " + core::quoted(rest));
  }
  return Move::first(core::seat(rest[0] - '0'));
}

constexpr Move (*kReroll)(Counts) = [](Counts dice) { return Move::reroll(dice); };
constexpr Move (*kRoll)(Counts) = [](Counts dice) { return Move::roll(dice); };
constexpr Move (*kCross)(CardNo) = [](CardNo card) { return Move::cross(card); };
constexpr Move (*kTake)(CardNo) = [](CardNo card) { return Move::take(card); };
constexpr Move (*kDrawn)(CardNo) = [](CardNo card) { return Move::drawn(card); };

}  // namespace

std::string write_dice(Counts dice) {
  std::string text;
  for (int c = 0; c < kColours; ++c) {
    text.append(static_cast<std::size_t>(dice.of(colour_at(c))), kColourLetters[static_cast<std::size_t>(c)]);
  }
  return text;
}

core::Result<Counts> read_dice(std::string_view text) {
  Counts dice;
  int last = 0;
  bool good = !text.empty() && text.size() <= kDice;
  for (std::size_t i = 0; good && i < text.size(); ++i) {
    const std::size_t colour = kColourLetters.find(text[i]);
    good = colour != std::string_view::npos && static_cast<int>(colour) >= last;
    if (!good) break;
    last = static_cast<int>(colour);
    dice = dice + Counts::one(colour_at(last));
  }
  if (good) return dice;
  return bad_move("expected 1 to 5 dice as letters in the order ygropb, as in \"yyrpb\", found " + core::quoted(text));
}

std::string write_card(CardNo card) { return card == kNoCard ? "?" : "c" + std::to_string(number(card)); }

core::Result<CardNo> read_card(const Rules& rules, std::string_view text) {
  int n = 0;
  bool good = text.size() >= 2 && text.size() <= 3 && text[0] == 'c' && text[1] != '0';
  for (std::size_t i = 1; good && i < text.size(); ++i) {
    good = text[i] >= '0' && text[i] <= '9';
    n = 10 * n + (text[i] - '0');
  }
  if (good && n <= rules.card_count) return card_no(n);
  return bad_move("expected a card from c1 to c" + std::to_string(rules.card_count) + ", found " + core::quoted(text));
}

std::string write_move(const Rules&, Move move) {
  switch (move.kind) {
    case MoveKind::kKeep:
      return "keep";
    case MoveKind::kReroll:
      return "reroll " + write_dice(move.dice);
    case MoveKind::kCross:
      return "cross " + write_card(move.card);
    case MoveKind::kPass:
      return "pass";
    case MoveKind::kReturn:
      if (move.card == kNoCard) return "return ?";
      return "return " + write_card(move.card) + " " + write_card(move.other);
    case MoveKind::kTake:
      return "take " + write_card(move.card);
    case MoveKind::kDraw:
      return "draw";
    case MoveKind::kFirst:
      return "first " + std::to_string(core::index(move.seat()));
    case MoveKind::kCard:
      return "card " + write_card(move.card);
    case MoveKind::kRoll:
      return "roll " + write_dice(move.dice);
    case MoveKind::kShow:
      return "show " + write_card(move.card) + " " + write_card(move.other) + " " + write_card(move.third());
  }
  return "?";
}

core::Result<Move> read_move(const Rules& rules, std::string_view text) {
  text = core::trim_spaces(text);
  if (text == "keep") return Move::keep();
  if (text == "pass") return Move::pass();
  if (text == "draw") return Move::draw();
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  if (word == "reroll") return read_with_dice(kReroll, rest);
  if (word == "cross") return read_with_card(rules, kCross, rest);
  if (word == "take") return read_with_card(rules, kTake, rest);
  if (word == "return") return read_return(rules, rest);
  if (word == "roll") return read_with_dice(kRoll, rest);
  if (word == "card") return rest == "?" ? Move::drawn(kNoCard) : read_with_card(rules, kDrawn, rest);
  if (word == "show") return read_show(rules, rest);
  if (word == "first") return read_first(rules, rest);
  return bad_move(
      "expected keep, reroll, cross, pass, take, draw or return (or the events first, card, roll, show), found " +
      core::quoted(text));
}

}  // namespace tavola::all_on_one_card
