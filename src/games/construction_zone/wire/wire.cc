#include "games/construction_zone/wire/wire.h"

#include <algorithm>
#include <bit>

namespace tavola::construction_zone {
namespace {

using core::Result;
using wire::Json;
using wire::Node;

constexpr std::array<std::string_view, kCardKinds> kCardWords{"material", "plan",  "material_3",
                                                              "plan_3",   "crane", "worker"};

std::string word(Card card) { return std::string(kCardWords[static_cast<std::size_t>(card)]); }

Json cards_json(Cards cards) {
  Json out = Json::object();
  for (int kind = 0; kind < kCardKinds; ++kind) {
    if (const int count = cards.count(card_of(kind)); count > 0) out[word(card_of(kind))] = count;
  }
  return out;
}

Json building_json(const Rules& rules, BuildingId building) {
  const Cost& cost = rules.cost(building);
  Json out{{"number", index(building) + 1}};
  if (const std::string& name = rules.content.buildings[static_cast<std::size_t>(building)].name; !name.empty()) {
    out["name"] = name;
  }
  out["cost"] = {
      {"workers", cost.workers}, {"cranes", cost.cranes}, {"materials", cost.materials}, {"plans", cost.plans}};
  return out;
}

Json piles_json(const Rules& rules, const Table& table) {
  Json out = Json::array();
  for (std::size_t p = 0; p < kPiles; ++p) {
    const bool has_top = table.top[p] != kNoBuilding;
    out.push_back({{"pile", std::string(1, static_cast<char>('a' + p))},
                   {"top", has_top ? building_json(rules, table.top[p]) : Json(nullptr)},
                   {"under", table.under[p]}});
  }
  return out;
}

Json to_act_json(const Table& table) {
  const Actor actor = to_act(table);
  if (actor.is_seat()) return core::index(actor.seat());
  return actor.is_chance() ? "chance" : "nobody";
}

/// What is public about the table, seats aside.
Json table_json(const Rules& rules, const Table& table) {
  const bool seats_drawn = table.phase != Phase::kFirst;
  return {{"phase", phase_word(table.phase)},
          {"to_act", to_act_json(table)},
          {"turn", seats_drawn ? Json(core::index(table.turn)) : Json(nullptr)},
          {"first", seats_drawn ? Json(core::index(table.first)) : Json(nullptr)},
          {"target", rules.target},
          {"piles", piles_json(rules, table)},
          {"unseen_buildings", std::popcount(table.unseen_buildings)},
          {"row", cards_json(table.row)},
          {"open", cards_json(table.open)},
          {"discard", cards_json(table.discard)},
          {"discard_size", table.discard.total()},
          {"idle_rounds", table.idle_rounds},
          {"built_this_round", table.built_this_round},
          {"shuffles", table.shuffles},
          {"drawn", table.drawn}};
}

Json seat_json(const Rules& rules, const Table& table, int seat, int hidden_count) {
  const auto at = static_cast<std::size_t>(seat);
  Json built = Json::array();
  for (std::uint32_t set = table.built[at]; set != 0; set &= set - 1) {
    built.push_back(building_json(rules, BuildingId(static_cast<std::uint8_t>(std::countr_zero(set)))));
  }
  return {{"seat", seat},
          {"score", std::popcount(table.built[at])},
          {"buildings", std::move(built)},
          {"hand_size", table.known[at].total() + hidden_count},
          {"known", cards_json(table.known[at])},
          {"hidden_size", hidden_count}};
}

// ---- reading moves ----

Result<Cards> read_cards(const Node& document, std::string_view key) {
  const auto node = document.at(key);
  if (!node) return node.error();
  const auto members = node->members(kCardKinds);
  if (!members) return members.error();
  Cards cards;
  for (const auto& [name, value] : *members) {
    const auto found = std::find(kCardWords.begin(), kCardWords.end(), name);
    if (found == kCardWords.end()) {
      return value.error("is no kind of card; expected material, plan, material_3, plan_3, crane or worker");
    }
    const Card card = card_of(static_cast<int>(found - kCardWords.begin()));
    const auto count = value.integer(1, kAllCards.count(card));
    if (!count) return count.error();
    cards += Cards::of(card, *count);
  }
  return cards;
}

Result<Card> read_card(const Node& node) {
  const auto text = node.text(16);
  const auto found = text ? std::find(kCardWords.begin(), kCardWords.end(), *text) : kCardWords.end();
  if (found == kCardWords.end()) return node.error("expected material, plan, material_3, plan_3, crane or worker");
  return card_of(static_cast<int>(found - kCardWords.begin()));
}

Result<int> read_integer(const Node& document, std::string_view key, int min, int max) {
  const auto node = document.at(key);
  if (!node) return node.error();
  return node->integer(min, max);
}

Result<BuildingId> read_building(const Rules& rules, const Node& document) {
  const auto number = read_integer(document, "building", 1, rules.building_count);
  if (!number) return number.error();
  return BuildingId(static_cast<std::uint8_t>(*number - 1));
}

Result<Move> read_first(const Rules& rules, const Node& document) {
  const auto seat = read_integer(document, "seat", 0, rules.players - 1);
  if (!seat) return seat.error();
  return Move::first(Seat(static_cast<std::uint8_t>(*seat)));
}

Result<Move> read_top(const Rules& rules, const Node& document) {
  const auto pile = document.at("pile");
  if (!pile) return pile.error();
  const auto letter = pile->text(1);
  if (!letter || letter->size() != 1 || (*letter)[0] < 'a' || (*letter)[0] >= 'a' + kPiles) {
    return pile->error("expected \"a\", \"b\" or \"c\"");
  }
  const auto building = read_building(rules, document);
  if (!building) return building.error();
  return Move::top(Pile(static_cast<std::uint8_t>((*letter)[0] - 'a')), *building);
}

Result<Move> read_drawn(const Node& document) {
  const auto node = document.at("card");
  if (!node) return node.error();
  if (node->json().is_null()) return Move::hidden_card();
  const auto card = read_card(*node);
  if (!card) return card.error();
  return Move::card(*card);
}

Result<Move> read_take(const Node& document) {
  const auto cards = read_cards(document, "cards");
  if (!cards) return cards.error();
  return Move::take(*cards);
}

Result<Move> read_trade(const Node& document) {
  const auto give = read_cards(document, "give");
  if (!give) return give.error();
  const auto node = document.at("get");
  if (!node) return node.error();
  const auto get = read_card(*node);
  if (!get) return get.error();
  return Move::trade(*give, *get);
}

Result<Move> read_build(const Rules& rules, const Node& document) {
  const auto building = read_building(rules, document);
  if (!building) return building.error();
  const auto pay = read_cards(document, "pay");
  if (!pay) return pay.error();
  return Move::build(*building, *pay);
}

Result<Move> read_known_type(const Rules& rules, const Node& document, const std::string& type, const Node& type_node) {
  if (type == "first") return read_first(rules, document);
  if (type == "top") return read_top(rules, document);
  if (type == "card") return read_drawn(document);
  if (type == "take") return read_take(document);
  if (type == "trade") return read_trade(document);
  if (type == "no_trade") return Move::no_trade();
  if (type == "build") return read_build(rules, document);
  if (type == "no_build") return Move::no_build();
  return type_node.error("expected take, trade, no_trade, build, no_build, first, top or card");
}

}  // namespace

Json Wire::state(const Rules& rules, const State& state) {
  Json out = table_json(rules, state.table);
  Json seats = Json::array();
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const Cards hidden = state.hand[at] - state.table.known[at];
    Json seat = seat_json(rules, state.table, s, hidden.total());
    seat["hand"] = cards_json(state.hand[at]);
    seat["hidden"] = cards_json(hidden);
    seats.push_back(std::move(seat));
  }
  out["pile_size"] = state.pile.total();
  out["pile"] = cards_json(state.pile);
  out["seats"] = std::move(seats);
  return out;
}

Json Wire::view(const Rules& rules, const View& view) {
  Json out = table_json(rules, view.table);
  const bool plays = view.seat != core::kSpectator;
  Json seats = Json::array();
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    Json seat = seat_json(rules, view.table, s, view.hidden[at]);
    if (plays && s == core::index(view.seat)) {
      seat["hand"] = cards_json(view.hand);
      seat["hidden"] = cards_json(view.hand - view.table.known[at]);
    }
    seats.push_back(std::move(seat));
  }
  out["pile_size"] = view.pile_size;
  out["pile"] = view.table.shuffles > 0 ? cards_json(view.pile) : Json(nullptr);
  out["unseen_cards"] = cards_json(view.unseen_cards);
  out["seats"] = std::move(seats);
  out["viewer"] = plays ? Json(core::index(view.seat)) : Json("spectator");
  return out;
}

Json Wire::move(const Rules&, Move move) {
  switch (move.kind()) {
    case MoveKind::kFirst:
      return {{"type", "first"}, {"seat", move.subject()}};
    case MoveKind::kTop:
      return {{"type", "top"},
              {"pile", std::string(1, static_cast<char>('a' + index(move.pile())))},
              {"building", index(move.building()) + 1}};
    case MoveKind::kCard:
      return {{"type", "card"}, {"card", move.subject() < kCardKinds ? Json(word(move.card())) : Json(nullptr)}};
    case MoveKind::kTake:
      return {{"type", "take"}, {"cards", cards_json(move.cards())}};
    case MoveKind::kTrade:
      return {{"type", "trade"},
              {"give", cards_json(move.cards())},
              {"get", move.subject() < kCardKinds ? Json(word(move.card())) : Json(nullptr)}};
    case MoveKind::kNoTrade:
      return {{"type", "no_trade"}};
    case MoveKind::kBuild:
      return {{"type", "build"}, {"building", index(move.building()) + 1}, {"pay", cards_json(move.cards())}};
    case MoveKind::kNoBuild:
      return {{"type", "no_build"}};
    default:
      return nullptr;
  }
}

Result<Move> Wire::read_move(const Rules& rules, const Node& document) {
  const auto type_node = document.at("type");
  if (!type_node) return core::Error{"bad-move", type_node.error().where, type_node.error().what};
  const auto type = type_node->text(16);
  if (!type) return core::Error{"bad-move", type.error().where, type.error().what};
  const auto move = read_known_type(rules, document, *type, *type_node);
  if (!move) return core::Error{"bad-move", move.error().where, move.error().what};
  if (Wire::move(rules, *move).size() != document.json().size()) {
    return core::Error{"bad-move", document.place(), "has members that a move of type " + *type + " does not have"};
  }
  return *move;
}

}  // namespace tavola::construction_zone
