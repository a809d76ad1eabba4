// Moves and random events as text; docs/protocol/construction-zone.md has the table.
#include <algorithm>

#include "core/fields.h"
#include "games/construction_zone/rules/card_text.h"
#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {
namespace {

using core::Error;

/// "2m": a count from 2 to 99 without a leading zero, or none for 1, then the sign.
std::optional<Cards> read_kind(std::string_view text) {
  std::size_t digits = 0;
  int count = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9' && digits < 2) {
    count = 10 * count + (text[digits++] - '0');
  }
  if (digits > 0 && (text[0] == '0' || count < 2)) return std::nullopt;
  const auto card = read_card(text.substr(digits));
  if (!card) return std::nullopt;
  return Cards::of(*card, digits == 0 ? 1 : count);
}

std::optional<Move> read_first(const Rules& rules, std::string_view rest) {
  const auto seat = core::read_number(rest, 0, rules.players - 1, "");
  if (!seat) return std::nullopt;
  return Move::first(core::seat(*seat));
}

std::optional<Move> read_top(const Rules& rules, std::string_view rest) {
  if (rest.size() < 2 || rest[0] < 'a' || rest[0] >= 'a' + kPiles || rest[1] != ' ') return std::nullopt;
  const auto building = read_building(rules, rest.substr(2));
  if (!building) return std::nullopt;
  return Move::top(Pile(static_cast<std::uint8_t>(rest[0] - 'a')), *building);
}

std::optional<Move> read_drawn(std::string_view rest) {
  if (rest == "?") return Move::hidden_card();
  const auto card = read_card(rest);
  if (!card) return std::nullopt;
  return Move::card(*card);
}

std::optional<Move> read_take(std::string_view rest) {
  const auto cards = read_cards(rest, ' ');
  if (!cards) return std::nullopt;
  return Move::take(*cards);
}

std::optional<Move> read_trade(std::string_view rest) {
  constexpr std::string_view kFor = " for ";
  const std::size_t at = rest.find(kFor);
  if (at == std::string_view::npos) return std::nullopt;
  const auto give = read_cards(rest.substr(0, at), ' ');
  const auto get = read_card(rest.substr(at + kFor.size()));
  if (!give || !get) return std::nullopt;
  return Move::trade(*give, *get);
}

std::optional<Move> read_build(const Rules& rules, std::string_view rest) {
  const std::size_t at = rest.find(' ');
  const auto building = read_building(rules, rest.substr(0, at));
  const auto pay = read_cards(at == std::string_view::npos ? std::string_view() : rest.substr(at + 1), ' ');
  if (!building || !pay) return std::nullopt;
  return Move::build(*building, *pay);
}

std::optional<Move> read_any(const Rules& rules, std::string_view text) {
  if (text == "no trade") return Move::no_trade();
  if (text == "no build") return Move::no_build();
  const std::size_t at = text.find(' ');
  const std::string_view word = text.substr(0, at);
  const std::string_view rest = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
  if (word == "first") return read_first(rules, rest);
  if (word == "top") return read_top(rules, rest);
  if (word == "card") return read_drawn(rest);
  if (word == "take") return read_take(rest);
  if (word == "trade") return read_trade(rest);
  if (word == "build") return read_build(rules, rest);
  return std::nullopt;
}

std::string words(std::string_view word, const std::string& rest) {
  return rest.empty() ? std::string(word) : std::string(word) + " " + rest;
}

}  // namespace

std::optional<Card> read_card(std::string_view text) {
  const auto found = std::find(kCardSigns.begin(), kCardSigns.end(), text);
  if (found == kCardSigns.end()) return std::nullopt;
  return card_of(static_cast<int>(found - kCardSigns.begin()));
}

std::string write_cards(Cards cards, char separator) {
  std::string text;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    const int count = cards.count(card_of(kind));
    if (count == 0) continue;
    if (!text.empty()) text += separator;
    if (count > 1) text += std::to_string(count);
    text += kCardSigns[static_cast<std::size_t>(kind)];
  }
  return text;
}

std::optional<Cards> read_cards(std::string_view text, char separator) {
  Cards cards;
  for (const std::string_view part : core::split(text, separator)) {
    const auto kind = read_kind(part);
    // Kinds must ascend, so all cards read so far are in lower bytes.
    if (!kind || kind->lanes <= cards.lanes || common(*kind, cards).total() > 0) return std::nullopt;
    cards += *kind;
  }
  if (write_cards(cards, separator) != text) return std::nullopt;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    if (cards.count(card_of(kind)) > kAllCards.count(card_of(kind))) return std::nullopt;  // CZ-2
  }
  return cards;
}

std::optional<BuildingId> read_building(const Rules& rules, std::string_view text) {
  if (text.size() < 2 || text[0] != 'b' || text[1] == '0') return std::nullopt;
  const auto number = core::read_number(text.substr(1), 1, rules.building_count, "");
  if (!number) return std::nullopt;
  return BuildingId(static_cast<std::uint8_t>(*number - 1));
}

std::string write_building(BuildingId building) { return "b" + std::to_string(index(building) + 1); }

std::string write_move(const Rules&, Move move) {
  switch (move.kind()) {
    case MoveKind::kFirst:
      return "first " + std::to_string(move.subject());
    case MoveKind::kTop:
      return std::string("top ") + static_cast<char>('a' + index(move.pile())) + " " + write_building(move.building());
    case MoveKind::kCard:
      if (move.subject() >= kCardKinds) return "card ?";
      return words("card", std::string(kCardSigns[static_cast<std::size_t>(move.subject())]));
    case MoveKind::kTake:
      return words("take", write_cards(move.cards(), ' '));
    case MoveKind::kTrade:
      return "trade " + write_cards(move.cards(), ' ') + " for " +
             std::string(move.subject() < kCardKinds ? kCardSigns[static_cast<std::size_t>(move.subject())] : "?");
    case MoveKind::kNoTrade:
      return "no trade";
    case MoveKind::kBuild:
      return words("build " + write_building(move.building()), write_cards(move.cards(), ' '));
    case MoveKind::kNoBuild:
      return "no build";
    default:
      return "nothing";
  }
}

core::Result<Move> read_move(const Rules& rules, std::string_view text) {
  const std::string_view inner = core::trim_spaces(text);
  const auto move = read_any(rules, inner);
  if (move && write_move(rules, *move) == inner) return *move;
  return Error{"bad-notation", "",
               core::quoted(inner) +
                   " is not a move; expected one like: take 2m, take m p, trade 2p for w, no trade, build b7 3m p3 w, "
                   "no build, first 0, top a b7, card m"};
}

}  // namespace tavola::construction_zone
