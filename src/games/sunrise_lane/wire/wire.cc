#include "games/sunrise_lane/wire/wire.h"

#include "core/fields.h"
#include "wire/content_head.h"

namespace tavola::sunrise_lane {
namespace {

using wire::Json;
using wire::Node;

Json counts(Cards cards) {
  Json out = Json::object();
  for (const Colour c : kAllColours) out[std::string(kColourNames[index(c)])] = cards[c];
  return out;
}

Json plots(PlotSet set) {
  Json out = Json::array();
  set.each([&](Plot plot) { out.push_back(write_plot(plot)); });
  return out;
}

Json card(Colour colour) { return index(colour) < kColours ? Json(kColourNames[index(colour)]) : Json(nullptr); }

Json players(const Rules& rules, const Table& table) {
  Json out = Json::array();
  for (int s = 0; s < rules.players; ++s) {
    const auto seat = static_cast<std::size_t>(s);
    out.push_back({{"seat", s},
                   {"score", table.score[seat]},
                   {"pieces", table.pieces[seat]},
                   {"hand_size", table.hand_size[seat]},
                   {"kept_size", table.kept[seat]},
                   {"discarded", counts(table.discarded[seat])}});
  }
  return out;
}

Json houses(const Rules& rules, const Table& table) {
  Json out = Json::array();
  (rules.plots - table.empty - parks(rules, table)).each([&](Plot plot) {
    for (int s = 0; s < rules.players; ++s) {
      if (!table.houses[static_cast<std::size_t>(s)].has(plot)) continue;
      out.push_back({{"plot", write_plot(plot)}, {"seat", s}, {"floors", floors_on(table, plot)}});
    }
  });
  return out;
}

/// What everybody sees.
Json table_json(const Rules& rules, const Table& table) {
  const bool discards = table.phase == Phase::kDiscard;
  const bool begun = table.phase != Phase::kFirst;
  return {{"phase", name(table.phase)},
          {"first", begun ? Json(core::index(table.first)) : Json(nullptr)},
          {"turn", begun && table.phase != Phase::kOver ? Json(core::index(table.turn)) : Json(nullptr)},
          {"draws_left", table.draws_left},
          {"discards_left", discards ? table.hand_size[at(table.turn)] - kHandLimit : 0},
          {"last", table.last == kNoPlot ? Json(nullptr) : Json(write_plot(table.last))},
          {"park_used", table.park_used},
          {"open", plots(open_plots(rules, table))},
          {"closing", table.closing == Closing::kNone ? Json(nullptr) : Json(rule(table.closing))},
          {"idle_rounds", table.idle_rounds},
          {"placed_this_round", table.placed},
          {"players", players(rules, table)},
          {"houses", houses(rules, table)},
          {"parks", plots(parks(rules, table))},
          {"parks_left", table.parks_left},
          {"pile_size", table.pile_size},
          {"discard_pile", counts(discard_pile(table))},
          {"shuffles", table.shuffles},
          {"shuffled", counts(table.shuffled)}};
}

core::Result<std::vector<std::string>> read_rows(const Node& node, std::string_view key) {
  const auto list = node.at(key);
  if (!list) return list.error();
  const auto items = list->items(kMinSide, kMaxSide);
  if (!items) return items.error();
  std::vector<std::string> rows;
  for (const Node& item : *items) {
    auto row = item.text(3 * kMaxSide);
    if (!row) return row.error();
    rows.push_back(*std::move(row));
  }
  return rows;
}

core::Result<Colour> read_colour(const Node& node) {
  const auto text = node.text(16);
  if (!text) return text.error();
  for (const Colour c : kAllColours) {
    if (*text == kColourNames[index(c)]) return c;
  }
  return node.error(core::quoted(*text) + " is not a colour; expected yellow, green, red, blue or pink");
}

/// Reads the members of one kind of move; the first error stays.
class MoveReader {
 public:
  MoveReader(const Node& node, int players) : node_(node), players_(players) {}

  core::Result<Move> read(std::string_view type) {
    Move move;
    if (type == "draw" || type == "stop") {
      move = type == "draw" ? Move::draw() : Move::stop();
      only({"type"});
    } else if (type == "house") {
      only({"type", "plot", "floors"});
      move = Move::house(plot(), number("floors", 1, kMaxFloors));
    } else if (type == "park") {
      only({"type", "plot", "card"});
      move = Move::park(plot(), colour(false));
    } else if (type == "discard") {
      only({"type", "cards"});
      move = Move::discard(cards());
    } else if (type == "first") {
      only({"type", "seat"});
      move = Move::first(Seat(static_cast<std::uint8_t>(number("seat", 0, players_ - 1))));
    } else if (type == "card") {
      only({"type", "card"});
      move = Move::card(colour(true));
    } else {
      return node_.error("has an unknown type " + core::quoted(type) +
                         "; expected draw, stop, house, park, discard, first or card");
    }
    if (!error_.name.empty()) return error_;
    return move;
  }

 private:
  template <class T>
  T value(const core::Result<T>& result) {
    if (result) return *result;
    if (error_.name.empty()) error_ = result.error();
    return T{};
  }
  void only(std::initializer_list<std::string_view> keys) { value(node_.only(keys)); }

  int number(std::string_view key, int min, int max) {
    const auto member = node_.at(key);
    return member ? value(member->integer(min, max)) : value(core::Result<int>(member.error()));
  }
  Plot plot() {
    const auto member = node_.at("plot");
    if (!member) return value(core::Result<Plot>(member.error()));
    const auto plot = read_plot(value(member->text(8)));
    return plot ? *plot : value(core::Result<Plot>(member->error("expected a plot from a1 to k11")));
  }
  Colour colour(bool may_be_unseen) {
    const auto member = node_.at("card");
    if (!member) return value(core::Result<Colour>(member.error()));
    if (may_be_unseen && member->json().is_null()) return kUnknownColour;
    return value(read_colour(*member));
  }
  Cards cards() {
    Cards sum;
    const auto member = node_.at("cards");
    if (!member) return value(core::Result<Cards>(member.error()));
    const auto items = member->items(1, kMostHeld);
    if (!items) return value(core::Result<Cards>(items.error()));
    for (const Node& item : *items) sum += Cards::of(value(read_colour(item)));
    return sum;
  }

  const Node& node_;
  int players_;
  core::Error error_;
};

}  // namespace

Json Wire::content(const Content& content) {
  Json out = wire::content_head(Game::kId, content.id, content.name, content.version);
  out["board"] = write_board(content);
  out["areas"] = write_areas(content);
  return out;
}

core::Result<Content> Wire::read_content(const Node& node) {
  const auto head = wire::read_content_head(node, Game::kId, "Custom board", {"board", "areas"});
  if (!head) return head.error();
  const auto board = read_rows(node, "board");
  if (!board) return board.error();
  const auto areas = read_rows(node, "areas");
  if (!areas) return areas.error();
  auto read = read_board(*board, *areas);
  if (!read) return read.error();
  Content content = *std::move(read);
  content.id = head->id;
  content.name = head->name;
  content.version = head->version;
  return content;
}

Json Wire::state(const Rules& rules, const State& state) {
  Json out = table_json(rules, state.table);
  for (const auto& [key, cards] : {std::pair{"hands", &state.hands}, std::pair{"kept", &state.kept}}) {
    out[key] = Json::array();
    for (int s = 0; s < rules.players; ++s) out[key].push_back(counts((*cards)[static_cast<std::size_t>(s)]));
  }
  out["pile"] = counts(state.pile);
  return out;
}

Json Wire::view(const Rules& rules, const View& view) {
  Json out = table_json(rules, view.table);
  const bool seated = view.seat != core::kSpectator;
  out["viewer"] = seated ? Json(core::index(view.seat)) : Json("spectator");
  out["hand"] = seated ? counts(view.hand) : Json(nullptr);
  out["kept"] = seated ? counts(view.kept) : Json(nullptr);
  out["unseen"] = counts(kAllCards - discard_pile(view.table) - view.hand);
  return out;
}

Json Wire::move(const Rules&, Move move) {
  switch (move.kind) {
    case Move::Kind::kDraw:
      return {{"type", "draw"}};
    case Move::Kind::kStop:
      return {{"type", "stop"}};
    case Move::Kind::kHouse:
      return {{"type", "house"}, {"plot", write_plot(move.plot)}, {"floors", move.number}};
    case Move::Kind::kPark:
      return {{"type", "park"}, {"plot", write_plot(move.plot)}, {"card", card(move.colour)}};
    case Move::Kind::kDiscard: {
      Json cards = Json::array();
      for (const Colour c : kAllColours) {
        for (int i = 0; i < move.cards[c]; ++i) cards.push_back(card(c));
      }
      return {{"type", "discard"}, {"cards", cards}};
    }
    case Move::Kind::kFirst:
      return {{"type", "first"}, {"seat", move.number}};
    case Move::Kind::kCard:
      return {{"type", "card"}, {"card", card(move.colour)}};
  }
  return nullptr;
}

core::Result<Move> Wire::read_move(const Rules& rules, const Node& node) {
  const Node as_move(node.json(), node.place(), "bad-move");
  const auto type = as_move.at("type");
  if (!type) return type.error();
  const auto name = type->text(16);
  if (!name) return name.error();
  return MoveReader(as_move, rules.players).read(*name);
}

}  // namespace tavola::sunrise_lane
