#include "games/all_on_one_card/wire/wire.h"

#include "core/fields.h"
#include "wire/members.h"

namespace tavola::all_on_one_card {
namespace {

using core::Result;
using wire::Members;
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
      const auto seat = core::seat(s);
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
  Members members(node);
  Counts dice;
  int last = 0;
  for (const Node& item : members.value(node.items(1, kDice))) {
    const std::string name = members.value(item.text(kMaxText));
    int colour = last;
    while (colour < kColours && kColourNames[static_cast<std::size_t>(colour)] != name) ++colour;
    if (colour == kColours) {
      members.check(item.error("expected colours in the order yellow, green, red, orange, purple, blue, found " +
                               core::quoted(name)));
      break;
    }
    last = colour;
    dice = dice + Counts::one(colour_at(colour));
  }
  return members.result(dice);
}

Result<CardNo> card_named(const Rules& rules, const Node& node) {
  return node.text(kMaxText).and_then([&](const std::string& text) -> Result<CardNo> {
    const auto card = read_card(rules, text);
    return card.ok() ? card : node.error(card.error().what);
  });
}

/// Reads this many different cards, in the order of their numbers.
template <std::size_t N>
Result<std::array<CardNo, N>> read_different(const Rules& rules, const Node& node, std::string_view expected) {
  Members members(node);
  std::array<CardNo, N> cards{};
  const auto items = members.value(node.items(N, N));
  for (std::size_t i = 0; i < items.size(); ++i) {
    cards[i] = members.value(card_named(rules, items[i]));
    if (i > 0 && cards[i - 1] >= cards[i]) members.check(node.error(std::string(expected)));
  }
  return members.result(cards);
}

Result<Move> read_return(const Rules& rules, const Node& cards) {
  if (cards.json().is_null()) return Move::give_back(kNoCard, kNoCard);
  return read_different<kReturned>(rules, cards, "expected two different cards, the lower number first")
      .transform([](const auto& two) { return Move::give_back(two[0], two[1]); });
}

Result<Move> read_show(const Rules& rules, const Node& cards) {
  return read_different<kMaxInPlay>(rules, cards, "expected different cards in the order of their numbers")
      .transform([](const auto& three) { return Move::show(three[0], three[1], three[2]); });
}

/// The members of one type of move.
class MoveReader {
  Result<Move> made(Move move) const { return members_.result(move); }
  Result<Move> plain(Move move) {
    members_.only({"type"});
    return made(move);
  }
  /// The only member of a type.
  template <class Reader>
  auto member(std::string_view key, Reader&& reader) {
    members_.only({"type", key});
    return members_.read(key, reader);
  }
  CardNo card(bool may_be_unseen) {
    return member("card", [&](const Node& node) -> Result<CardNo> {
      if (may_be_unseen && node.json().is_null()) return kNoCard;
      return card_named(rules_, node);
    });
  }

 public:
  MoveReader(const Rules& rules, const Node& node) : rules_(rules), members_(node) {}

  Result<Move> read(std::string_view type, const Node& type_node) {
    if (type == "keep") return plain(Move::keep());
    if (type == "pass") return plain(Move::pass());
    if (type == "draw") return plain(Move::draw());
    if (type == "reroll") return made(Move::reroll(member("dice", read_dice_list)));
    if (type == "roll") return made(Move::roll(member("dice", read_dice_list)));
    if (type == "cross") return made(Move::cross(card(false)));
    if (type == "take") return made(Move::take(card(false)));
    if (type == "card") return made(Move::drawn(card(true)));
    if (type == "return") return made(member("cards", [&](const Node& cards) { return read_return(rules_, cards); }));
    if (type == "show") return made(member("cards", [&](const Node& cards) { return read_show(rules_, cards); }));
    if (type == "first") {
      return made(Move::first(
          core::seat(member("seat", [&](const Node& seat) { return seat.integer(0, rules_.players - 1); }))));
    }
    return type_node.error(core::quoted(type) +
                           " is not a type of move; expected keep, reroll, cross, pass, return, take, " +
                           "draw, first, card, roll or show");
  }

 private:
  const Rules& rules_;
  Members members_;
};

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
  const Node as_move = node.with_errors("bad-move");
  return as_move.at("type").and_then([&](const Node& type) {
    return type.text(kMaxText).and_then(
        [&](const std::string& name) { return MoveReader(rules, as_move).read(name, type); });
  });
}

}  // namespace tavola::all_on_one_card
