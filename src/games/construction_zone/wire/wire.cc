#include "games/construction_zone/wire/wire.h"

#include <algorithm>
#include <bit>

#include "wire/members.h"

namespace tavola::construction_zone {
namespace {

using core::Result;
using wire::Members;
using wire::Node;
using wire::Writer;

constexpr std::array<std::string_view, kCardKinds> kCardWords{"material", "plan",  "material_3",
                                                              "plan_3",   "crane", "worker"};

/// By kind: the type's name, and how many members a move of it has.
struct MoveType {
  std::string_view name;
  std::size_t members;
};
constexpr std::array<MoveType, 9> kMoveTypes{{{"", 0},
                                              {"first", 2},
                                              {"top", 3},
                                              {"card", 2},
                                              {"take", 2},
                                              {"trade", 3},
                                              {"no_trade", 1},
                                              {"build", 3},
                                              {"no_build", 1}}};
constexpr const MoveType& type_of(Move move) { return kMoveTypes[static_cast<std::size_t>(move.kind())]; }

std::string_view word(Card card) { return kCardWords[static_cast<std::size_t>(card)]; }

void put_cards(Writer& out, Cards cards) {
  out.object([&] {
    for (int kind = 0; kind < kCardKinds; ++kind) {
      if (const int count = cards.count(card_of(kind)); count > 0) out.add(word(card_of(kind)), count);
    }
  });
}

void put_building(Writer& out, const Rules& rules, BuildingId building) {
  const Cost& cost = rules.cost(building);
  const std::string& name = rules.content.buildings[static_cast<std::size_t>(building)].name;
  out.object([&] {
    out.add("number", index(building) + 1);
    if (!name.empty()) out.add("name", std::string_view(name));
    out.key("cost");
    out.object([&] {
      out.add("workers", cost.workers);
      out.add("cranes", cost.cranes);
      out.add("materials", cost.materials);
      out.add("plans", cost.plans);
    });
  });
}

void put_pile_name(Writer& out, std::size_t pile) {
  const char letter = static_cast<char>('a' + pile);
  out.word({&letter, 1});
}

void put_piles(Writer& out, const Rules& rules, const Table& table) {
  out.array([&] {
    for (std::size_t p = 0; p < kPiles; ++p) {
      out.object([&] {
        out.add("pile", [&] { put_pile_name(out, p); });
        out.add("top",
                [&] { table.top[p] != kNoBuilding ? put_building(out, rules, table.top[p]) : out.value(nullptr); });
        out.add("under", table.under[p]);
      });
    }
  });
}

void put_actor(Writer& out, Actor actor) {
  if (actor.is_seat()) return out.value(core::index(actor.seat()));
  out.word(actor.is_chance() ? "chance" : "nobody");
}

/// The public members of the table, without the seats.
void add_table(Writer& out, const Rules& rules, const Table& table) {
  const auto if_drawn = [&](Seat seat) {
    return table.phase == Phase::kFirst ? std::nullopt : std::optional(core::index(seat));
  };
  out.add_word("phase", phase_word(table.phase));
  out.add("to_act", [&] { put_actor(out, to_act(table)); });
  out.add("turn", if_drawn(table.turn));
  out.add("first", if_drawn(table.first));
  out.add("target", rules.target);
  out.add("piles", [&] { put_piles(out, rules, table); });
  out.add("unseen_buildings", std::popcount(table.unseen_buildings));
  out.add("row", [&] { put_cards(out, table.row); });
  out.add("open", [&] { put_cards(out, table.open); });
  out.add("discard", [&] { put_cards(out, table.discard); });
  out.add("discard_size", table.discard.total());
  out.add("idle_rounds", table.idle_rounds);
  out.add("built_this_round", table.built_this_round);
  out.add("shuffles", table.shuffles);
  out.add("drawn", table.drawn);
}

/// The public members of a seat.
void add_seat(Writer& out, const Rules& rules, const Table& table, int seat, int hidden_count) {
  const auto at = static_cast<std::size_t>(seat);
  out.add("seat", seat);
  out.add("score", std::popcount(table.built[at]));
  out.key("buildings");
  out.array([&] {
    for (std::uint32_t set = table.built[at]; set != 0; set &= set - 1) {
      put_building(out, rules, BuildingId(static_cast<std::uint8_t>(std::countr_zero(set))));
    }
  });
  out.add("hand_size", table.known[at].total() + hidden_count);
  out.add("known", [&] { put_cards(out, table.known[at]); });
  out.add("hidden_size", hidden_count);
}

/// The members that only the seat itself may know.
void add_hand(Writer& out, Cards hand, Cards known) {
  out.add("hand", [&] { put_cards(out, hand); });
  out.add("hidden", [&] { put_cards(out, hand - known); });
}

/// The card of a move; null if it was not seen.
void put_card(Writer& out, Move move) {
  move.subject() < kCardKinds ? out.word(word(move.card())) : out.value(nullptr);
}

/// The members of a move beside its type.
void add_details(Writer& out, Move move) {
  switch (move.kind()) {
    case MoveKind::kFirst:
      out.add("seat", move.subject());
      break;
    case MoveKind::kTop:
      out.add("pile", [&] { put_pile_name(out, static_cast<std::size_t>(index(move.pile()))); });
      out.add("building", index(move.building()) + 1);
      break;
    case MoveKind::kCard:
      out.add("card", [&] { put_card(out, move); });
      break;
    case MoveKind::kTake:
      out.add("cards", [&] { put_cards(out, move.cards()); });
      break;
    case MoveKind::kTrade:
      out.add("give", [&] { put_cards(out, move.cards()); });
      out.add("get", [&] { put_card(out, move); });
      break;
    case MoveKind::kBuild:
      out.add("building", index(move.building()) + 1);
      out.add("pay", [&] { put_cards(out, move.cards()); });
      break;
    default:
      break;
  }
}

// ---- reading moves ----

Result<Cards> read_cards(const Node& node) {
  Members reader(node);
  Cards cards;
  for (const auto& [name, value] : reader.value(node.members(kCardKinds))) {
    const auto found = std::find(kCardWords.begin(), kCardWords.end(), name);
    if (found == kCardWords.end()) {
      reader.check(value.error("is not a kind of card; expected material, plan, material_3, plan_3, crane or worker"));
      break;
    }
    const Card card = card_of(static_cast<int>(found - kCardWords.begin()));
    cards += Cards::of(card, reader.value(value.integer(1, kAllCards.count(card))));
  }
  return reader.result(cards);
}

Result<Card> read_card(const Node& node) {
  const auto text = node.text(16);
  const auto found = text ? std::find(kCardWords.begin(), kCardWords.end(), *text) : kCardWords.end();
  if (found == kCardWords.end()) return node.error("expected material, plan, material_3, plan_3, crane or worker");
  return card_of(static_cast<int>(found - kCardWords.begin()));
}

Result<Pile> read_pile(const Node& node) {
  const auto letter = node.text(1);
  if (letter && letter->size() == 1 && (*letter)[0] >= 'a' && (*letter)[0] < 'a' + kPiles) {
    return Pile(static_cast<std::uint8_t>((*letter)[0] - 'a'));
  }
  return node.error("expected \"a\", \"b\" or \"c\"");
}

/// A card that was drawn, and may be hidden.
Result<Move> read_drawn(const Node& node) {
  if (node.json().is_null()) return Move::hidden_card();
  return read_card(node).transform([](Card card) { return Move::card(card); });
}

Result<Move> read_known_type(const Rules& rules, const Node& document, const std::string& type, const Node& type_node) {
  Members members(document);
  const auto building = [&] {
    return BuildingId(static_cast<std::uint8_t>(members.number("building", 1, rules.building_count) - 1));
  };
  if (type == "no_trade") return Move::no_trade();
  if (type == "no_build") return Move::no_build();
  if (type == "card") return members.result(members.read("card", read_drawn));
  if (type == "take") return members.result(Move::take(members.read("cards", read_cards)));
  if (type == "first") return members.result(Move::first(core::seat(members.number("seat", 0, rules.players - 1))));
  if (type == "top") {
    const Pile pile = members.read("pile", read_pile);
    return members.result(Move::top(pile, building()));
  }
  if (type == "trade") {
    const Cards give = members.read("give", read_cards);
    return members.result(Move::trade(give, members.read("get", read_card)));
  }
  if (type == "build") {
    const BuildingId built = building();
    return members.result(Move::build(built, members.read("pay", read_cards)));
  }
  return type_node.error("expected take, trade, no_trade, build, no_build, first, top or card");
}

}  // namespace

void Wire::state(const Rules& rules, const State& state, Writer& out) {
  out.object([&] {
    add_table(out, rules, state.table);
    out.add("pile_size", state.pile.total());
    out.add("pile", [&] { put_cards(out, state.pile); });
    out.key("seats");
    out.array([&] {
      for (int s = 0; s < rules.players; ++s) {
        const auto at = static_cast<std::size_t>(s);
        out.object([&] {
          add_seat(out, rules, state.table, s, (state.hand[at] - state.table.known[at]).total());
          add_hand(out, state.hand[at], state.table.known[at]);
        });
      }
    });
  });
}

void Wire::view(const Rules& rules, const View& view, Writer& out) {
  const bool plays = view.seat != core::kSpectator;
  out.object([&] {
    add_table(out, rules, view.table);
    out.add("pile_size", view.pile_size);
    out.add("pile", [&] { view.table.shuffles > 0 ? put_cards(out, view.pile) : out.value(nullptr); });
    out.add("unseen_cards", [&] { put_cards(out, view.unseen_cards); });
    out.key("seats");
    out.array([&] {
      for (int s = 0; s < rules.players; ++s) {
        const auto at = static_cast<std::size_t>(s);
        out.object([&] {
          add_seat(out, rules, view.table, s, view.hidden[at]);
          if (plays && s == core::index(view.seat)) add_hand(out, view.hand, view.table.known[at]);
        });
      }
    });
    out.add("viewer", [&] { plays ? out.value(core::index(view.seat)) : out.word("spectator"); });
  });
}

void Wire::move(const Rules&, Move move, Writer& out) {
  if (move.kind() == MoveKind::kNone) return out.value(nullptr);
  out.object([&] {
    out.add_word("type", type_of(move).name);
    add_details(out, move);
  });
}

Result<Move> Wire::read_move(const Rules& rules, const Node& document) {
  const Node as_move = document.with_errors("bad-move");
  return as_move.at("type").and_then([&](const Node& type_node) {
    return type_node.text(16).and_then([&](const std::string& type) -> Result<Move> {
      auto move = read_known_type(rules, as_move, type, type_node);
      if (move.ok() && type_of(*move).members != document.json().size()) {
        return as_move.error("has members that a move of type " + type + " does not have");
      }
      return move;
    });
  });
}

}  // namespace tavola::construction_zone
