#include "games/all_on_one_card/wire/wire.h"

#include "core/fields.h"

namespace tavola::all_on_one_card {
namespace {

using core::Result;
using wire::Node;
using wire::Writer;

constexpr std::size_t kMaxText = 16;
constexpr std::array<std::string_view, kPhases> kPhaseNames{"draft", "choose", "pick", "take", "first",   "deal",
                                                            "show",  "lay",    "roll", "draw", "replace", "over"};
constexpr std::array<std::string_view, 11> kTypeNames{"keep", "reroll", "cross", "pass", "return", "take",
                                                      "draw", "first",  "card",  "roll", "show"};

/// "c7"; null for a card that is not known.
void put_card(Writer& out, CardNo card) { card == kNoCard ? out.value(nullptr) : out.word('c', number(card)); }

void put_set(Writer& out, CardSet set) {
  out.array([&] {
    for (; set != 0; set &= set - 1) put_card(out, nth_card(set, 0));
  });
}

void put_dice(Writer& out, Counts dice) {
  out.array([&] {
    for (int c = 0; c < kColours; ++c) {
      for (int i = 0; i < dice.of(colour_at(c)); ++i) out.word(kColourNames[static_cast<std::size_t>(c)]);
    }
  });
}

void put_seats(Writer& out, std::uint8_t seats) {
  out.array([&] {
    for (int s = 0; s < kMaxSeats; ++s) {
      if (((seats >> s) & 1) != 0) out.value(s);
    }
  });
}

void put_row(Writer& out, const CardFace& face, Card card, int c) {
  const int boxes = face.rows.of(colour_at(c));
  const int free = card.free().of(colour_at(c));
  out.object([&] {
    out.add_word("colour", kColourNames[static_cast<std::size_t>(c)]);
    out.add("boxes", boxes);
    out.add("crossed", boxes - free);
    out.add("sun", (face.suns >> (4 * c + 3) & 1) != 0);
    out.add("full", free == 0);
  });
}

/// A card on the table with its rows, so that a client can draw it.
void put_marked(Writer& out, const Rules& rules, Card card, bool scored) {
  const CardFace& face = rules.face(card.no());
  out.object([&] {
    out.add("card", [&] { put_card(out, card.no()); });
    out.add("points", scored ? card_points(rules, card) : open_points(rules, card));
    out.key("rows");
    out.array([&] {
      for (int c = 0; c < kColours; ++c) {
        if (face.rows.of(colour_at(c)) != 0) put_row(out, face, card, c);
      }
    });
  });
}

template <class Cards>
void put_cards(Writer& out, const Rules& rules, const Cards& cards, bool scored) {
  out.array([&] {
    for (const Card card : cards) {
      if (!card.none()) put_marked(out, rules, card, scored);
    }
  });
}

void put_faces(Writer& out, const Rules& rules, CardSet set) {
  out.array([&] {
    for (; set != 0; set &= set - 1) put_marked(out, rules, rules.fresh(nth_card(set, 0)), false);
  });
}

void put_actor(Writer& out, Actor actor) {
  if (actor.is_seat()) return out.value(core::index(actor.seat()));
  out.word(actor.is_chance() ? "chance" : "nobody");
}

void put_players(Writer& out, const Rules& rules, const Table& table) {
  const core::Ending standing = ending(rules, table);
  out.array([&] {
    for (int s = 0; s < rules.players; ++s) {
      const auto i = static_cast<std::size_t>(s);
      const auto seat = static_cast<Seat>(s);
      out.object([&] {
        out.add("seat", s);
        out.add("score", standing.total[i]);
        out.add("cards", [&] { put_cards(out, rules, table.cards[i], false); });
        out.add("scored", [&] { put_cards(out, rules, table.done[i], true); });
        out.add("hand_size", hand_size(rules, table, seat));
        out.add("has_returned", has_returned(rules, table, seat));
      });
    }
  });
}

/// The members that everybody sees.
void add_table(Writer& out, const Rules& rules, const Table& table, Actor actor) {
  const bool rolling = table.phase == Phase::kRoll;
  const bool choosing = table.phase == Phase::kChoose;
  out.add_word("phase", kPhaseNames[static_cast<std::size_t>(table.phase)]);
  out.add("to_act", [&] { put_actor(out, actor); });
  out.add("first", table.phase == Phase::kFirst ? std::nullopt : std::optional(core::index(table.first)));
  out.add("active", core::index(table.active));
  out.add("seat", core::index(table.seat));
  out.add("turn", table.turn);
  out.add("rolls", table.rolls);
  out.add("rolls_left", rolling || choosing ? kRollsATurn - table.rolls : 0);
  out.add("dice", [&] { put_dice(out, table.dice); });
  out.add("dice_to_roll", rolling ? kDice - table.dice.sum() : 0);
  out.add("idle_rounds", table.idle);
  out.add("crossed_this_round", table.crossed);
  out.add("new_card_due", [&] { put_seats(out, table.due); });
  out.add("pile_size", table.pile_left);
  out.add("face_up", [&] { put_faces(out, rules, table.up); });
  out.add("players", [&] { put_players(out, rules, table); });
}

/// The cards of a move; null when they are not known.
void add_cards(Writer& out, std::initializer_list<CardNo> cards) {
  out.key("cards");
  if (*cards.begin() == kNoCard) return out.value(nullptr);
  out.array([&] {
    for (const CardNo card : cards) put_card(out, card);
  });
}

/// The members of a move beside its type.
void add_details(Writer& out, Move move) {
  switch (move.kind) {
    case MoveKind::kKeep:
    case MoveKind::kPass:
    case MoveKind::kDraw:
      break;
    case MoveKind::kReroll:
    case MoveKind::kRoll:
      out.add("dice", [&] { put_dice(out, move.dice); });
      break;
    case MoveKind::kCross:
    case MoveKind::kTake:
    case MoveKind::kCard:
      out.add("card", [&] { put_card(out, move.card); });
      break;
    case MoveKind::kReturn:
      add_cards(out, {move.card, move.other});
      break;
    case MoveKind::kFirst:
      out.add("seat", core::index(move.seat()));
      break;
    case MoveKind::kShow:
      add_cards(out, {move.card, move.other, move.third()});
      break;
  }
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
  if (*kind == "draw") return read_plain_move(node, Move::draw());
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
                       "draw, first, card, roll or show");
}

}  // namespace

void Wire::state(const Rules& rules, const State& state, Writer& out) {
  out.object([&] {
    add_table(out, rules, state.table, to_act(rules, state));
    out.add("pile", [&] { put_set(out, state.hidden.pile); });
    out.key("hands");
    out.array([&] {
      for (int s = 0; s < rules.players; ++s) put_set(out, state.hidden.hands[static_cast<std::size_t>(s)]);
    });
    out.add("returned", [&] { put_set(out, state.hidden.returned); });
  });
}

void Wire::view(const Rules& rules, const View& view, Writer& out) {
  const bool seated = view.viewer != core::kSpectator;
  out.object([&] {
    add_table(out, rules, view.table, to_act(rules, view));
    out.add("viewer", [&] { seated ? out.value(core::index(view.viewer)) : out.word("spectator"); });
    out.add("hand", [&] { put_faces(out, rules, view.hand); });
    out.add("returned", [&] { put_set(out, view.returned); });
    out.add("unseen", [&] { put_set(out, view.unseen); });
  });
}

void Wire::move(const Rules&, Move move, Writer& out) {
  out.object([&] {
    out.add_word("type", kTypeNames[static_cast<std::size_t>(move.kind)]);
    add_details(out, move);
  });
}

Result<Move> Wire::read_move(const Rules& rules, const Node& node) {
  auto move = read_any_move(rules, node);
  if (!move.ok()) return core::Error{"bad-move", move.error().where, move.error().what};
  return move;
}

}  // namespace tavola::all_on_one_card
