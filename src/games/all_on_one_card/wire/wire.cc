#include "games/all_on_one_card/wire/wire.h"

#include "core/fields.h"

namespace tavola::all_on_one_card {
namespace {

using core::Result;
using wire::Json;
using wire::Node;

constexpr std::size_t kMaxText = 16;
constexpr std::array<std::string_view, kPhases> kPhaseNames{"draft", "choose", "pick", "take", "first",   "deal",
                                                            "show",  "lay",    "roll", "draw", "replace", "over"};
constexpr std::array<std::string_view, 10> kTypeNames{"keep", "reroll", "cross", "pass", "return",
                                                      "take", "first",  "card",  "roll", "show"};

Json seat_json(Seat seat) { return core::index(seat); }

Json card_json(CardNo card) { return card == kNoCard ? Json(nullptr) : Json(write_card(card)); }

Json set_json(CardSet set) {
  Json list = Json::array();
  for (; set != 0; set &= set - 1) list.push_back(card_json(nth_card(set, 0)));
  return list;
}

Json dice_json(Counts dice) {
  Json list = Json::array();
  for (int c = 0; c < kColours; ++c) {
    for (int i = 0; i < dice.of(colour_at(c)); ++i) list.push_back(kColourNames[static_cast<std::size_t>(c)]);
  }
  return list;
}

Json seats_json(std::uint8_t seats) {
  Json list = Json::array();
  for (int s = 0; s < kMaxSeats; ++s) {
    if (((seats >> s) & 1) != 0) list.push_back(s);
  }
  return list;
}

/// A card on the table with its rows, so that a client can draw it.
Json marked_json(const Rules& rules, Card card, bool scored) {
  const CardFace& face = rules.face(card.no());
  Json rows = Json::array();
  for (int c = 0; c < kColours; ++c) {
    const int boxes = face.rows.of(colour_at(c));
    if (boxes == 0) continue;
    const int free = card.free().of(colour_at(c));
    rows.push_back({{"colour", kColourNames[static_cast<std::size_t>(c)]},
                    {"boxes", boxes},
                    {"crossed", boxes - free},
                    {"sun", (face.suns >> (4 * c + 3) & 1) != 0},
                    {"full", free == 0}});
  }
  return {{"card", card_json(card.no())},
          {"points", scored ? card_points(rules, card) : open_points(rules, card)},
          {"rows", rows}};
}

template <class Cards>
Json cards_json(const Rules& rules, const Cards& cards, bool scored) {
  Json list = Json::array();
  for (const Card card : cards) {
    if (!card.none()) list.push_back(marked_json(rules, card, scored));
  }
  return list;
}

Json faces_json(const Rules& rules, CardSet set) {
  Json list = Json::array();
  for (; set != 0; set &= set - 1) list.push_back(marked_json(rules, rules.fresh(nth_card(set, 0)), false));
  return list;
}

Json actor_json(Actor actor) {
  if (actor.is_seat()) return seat_json(actor.seat());
  return actor.is_chance() ? Json("chance") : Json("nobody");
}

Json players_json(const Rules& rules, const Table& table) {
  const core::Ending standing = ending(rules, table);
  Json players = Json::array();
  for (int s = 0; s < rules.players; ++s) {
    const auto i = static_cast<std::size_t>(s);
    const auto seat = static_cast<Seat>(s);
    players.push_back({{"seat", s},
                       {"score", standing.total[i]},
                       {"cards", cards_json(rules, table.cards[i], false)},
                       {"scored", cards_json(rules, table.done[i], true)},
                       {"hand_size", hand_size(rules, table, seat)},
                       {"has_returned", has_returned(rules, table, seat)}});
  }
  return players;
}

/// What everybody sees.
Json table_json(const Rules& rules, const Table& table, Actor actor) {
  const bool rolling = table.phase == Phase::kRoll;
  const bool choosing = table.phase == Phase::kChoose;
  return {{"phase", kPhaseNames[static_cast<std::size_t>(table.phase)]},
          {"to_act", actor_json(actor)},
          {"first", table.phase == Phase::kFirst ? Json(nullptr) : seat_json(table.first)},
          {"active", seat_json(table.active)},
          {"seat", seat_json(table.seat)},
          {"turn", table.turn},
          {"rolls", table.rolls},
          {"rolls_left", rolling || choosing ? kRollsATurn - table.rolls : 0},
          {"dice", dice_json(table.dice)},
          {"dice_to_roll", rolling ? kDice - table.dice.sum() : 0},
          {"idle_rounds", table.idle},
          {"crossed_this_round", table.crossed},
          {"new_card_due", seats_json(table.due)},
          {"pile_size", table.pile_left},
          {"face_up", faces_json(rules, table.up)},
          {"players", players_json(rules, table)}};
}

Result<Counts> read_dice_list(const Node& node) {
  const auto items = node.items(1, kDice);
  if (!items.ok()) return items.error();
  Counts dice;
  int last = 0;
  for (const Node& item : *items) {
    const auto name = item.text(kMaxText);
    if (!name.ok()) return name.error();
    int colour = last;
    while (colour < kColours && kColourNames[static_cast<std::size_t>(colour)] != *name) ++colour;
    if (colour == kColours) {
      return item.error("expected colours in the order yellow, green, red, orange, purple, blue, found " +
                        core::quoted(*name));
    }
    last = colour;
    dice = dice + Counts::one(colour_at(colour));
  }
  return dice;
}

Result<CardNo> read_card_text(const Rules& rules, const Node& node) {
  const auto text = node.text(kMaxText);
  if (!text.ok()) return text.error();
  const auto card = read_card(rules, *text);
  if (!card.ok()) return node.error(card.error().what);
  return *card;
}

Result<Move> read_dice_move(const Node& node, Move (*make)(Counts)) {
  if (const auto known = node.only({"type", "dice"}); !known.ok()) return known.error();
  const auto member = node.at("dice");
  if (!member.ok()) return member.error();
  const auto dice = read_dice_list(*member);
  if (!dice.ok()) return dice.error();
  return make(*dice);
}

Result<Move> read_card_move(const Rules& rules, const Node& node, MoveKind kind) {
  if (const auto known = node.only({"type", "card"}); !known.ok()) return known.error();
  const auto member = node.at("card");
  if (!member.ok()) return member.error();
  Move move;
  move.kind = kind;
  if (kind == MoveKind::kCard && member->json().is_null()) return move;
  const auto card = read_card_text(rules, *member);
  if (!card.ok()) return card.error();
  move.card = *card;
  return move;
}

Result<Move> read_return_move(const Rules& rules, const Node& node) {
  if (const auto known = node.only({"type", "cards"}); !known.ok()) return known.error();
  const auto member = node.at("cards");
  if (!member.ok()) return member.error();
  if (member->json().is_null()) return Move::give_back(kNoCard, kNoCard);
  const auto items = member->items(kReturned, kReturned);
  if (!items.ok()) return items.error();
  const auto low = read_card_text(rules, (*items)[0]);
  if (!low.ok()) return low.error();
  const auto high = read_card_text(rules, (*items)[1]);
  if (!high.ok()) return high.error();
  if (*low >= *high) return member->error("expected two different cards, the lower number first");
  return Move::give_back(*low, *high);
}

Result<Move> read_show_move(const Rules& rules, const Node& node) {
  if (const auto known = node.only({"type", "cards"}); !known.ok()) return known.error();
  const auto member = node.at("cards");
  if (!member.ok()) return member.error();
  const auto items = member->items(kMaxInPlay, kMaxInPlay);
  if (!items.ok()) return items.error();
  std::array<CardNo, kMaxInPlay> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto card = read_card_text(rules, (*items)[i]);
    if (!card.ok()) return card.error();
    cards[i] = *card;
    if (i > 0 && cards[i - 1] >= cards[i])
      return member->error("expected different cards in the order of their numbers");
  }
  return Move::show(cards[0], cards[1], cards[2]);
}

Result<Move> read_first_move(const Rules& rules, const Node& node) {
  if (const auto known = node.only({"type", "seat"}); !known.ok()) return known.error();
  const auto member = node.at("seat");
  if (!member.ok()) return member.error();
  const auto seat = member->integer(0, rules.players - 1);
  if (!seat.ok()) return seat.error();
  return Move::first(static_cast<Seat>(*seat));
}

Result<Move> read_plain_move(const Node& node, Move move) {
  if (const auto known = node.only({"type"}); !known.ok()) return known.error();
  return move;
}

Result<Move> read_any_move(const Rules& rules, const Node& node) {
  const auto member = node.at("type");
  if (!member.ok()) return member.error();
  const auto kind = member->text(kMaxText);
  if (!kind.ok()) return kind.error();
  if (*kind == "keep") return read_plain_move(node, Move::keep());
  if (*kind == "pass") return read_plain_move(node, Move::pass());
  if (*kind == "reroll") return read_dice_move(node, [](Counts dice) { return Move::reroll(dice); });
  if (*kind == "roll") return read_dice_move(node, [](Counts dice) { return Move::roll(dice); });
  if (*kind == "cross") return read_card_move(rules, node, MoveKind::kCross);
  if (*kind == "take") return read_card_move(rules, node, MoveKind::kTake);
  if (*kind == "card") return read_card_move(rules, node, MoveKind::kCard);
  if (*kind == "return") return read_return_move(rules, node);
  if (*kind == "show") return read_show_move(rules, node);
  if (*kind == "first") return read_first_move(rules, node);
  return member->error(core::quoted(*kind) +
                       " is not a type of move; expected keep, reroll, cross, pass, return, take, " +
                       "first, card, roll or show");
}

}  // namespace

Json Wire::state(const Rules& rules, const State& state) {
  Json json = table_json(rules, state.table, to_act(rules, state));
  Json hands = Json::array();
  for (int s = 0; s < rules.players; ++s) hands.push_back(set_json(state.hidden.hands[static_cast<std::size_t>(s)]));
  json["pile"] = set_json(state.hidden.pile);
  json["hands"] = hands;
  json["returned"] = set_json(state.hidden.returned);
  return json;
}

Json Wire::view(const Rules& rules, const View& view) {
  Json json = table_json(rules, view.table, to_act(rules, view));
  json["viewer"] = view.viewer == core::kSpectator ? Json("spectator") : seat_json(view.viewer);
  json["hand"] = faces_json(rules, view.hand);
  json["returned"] = set_json(view.returned);
  json["unseen"] = set_json(view.unseen);
  return json;
}

Json Wire::move(const Rules&, Move move) {
  Json json{{"type", kTypeNames[static_cast<std::size_t>(move.kind)]}};
  switch (move.kind) {
    case MoveKind::kKeep:
    case MoveKind::kPass:
      break;
    case MoveKind::kReroll:
    case MoveKind::kRoll:
      json["dice"] = dice_json(move.dice);
      break;
    case MoveKind::kCross:
    case MoveKind::kTake:
    case MoveKind::kCard:
      json["card"] = card_json(move.card);
      break;
    case MoveKind::kReturn:
      json["cards"] = move.card == kNoCard ? Json(nullptr) : Json{card_json(move.card), card_json(move.other)};
      break;
    case MoveKind::kFirst:
      json["seat"] = seat_json(move.seat());
      break;
    case MoveKind::kShow:
      json["cards"] = Json{card_json(move.card), card_json(move.other), card_json(move.third())};
      break;
  }
  return json;
}

Result<Move> Wire::read_move(const Rules& rules, const Node& node) {
  auto move = read_any_move(rules, node);
  if (!move.ok()) return core::Error{"bad-move", move.error().where, move.error().what};
  return move;
}

}  // namespace tavola::all_on_one_card
