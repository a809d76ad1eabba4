#include "games/sunrise_lane/wire/wire.h"

#include "core/fields.h"
#include "wire/content_head.h"

namespace tavola::sunrise_lane {
namespace {

using wire::Json;
using wire::Node;
using wire::Writer;

void put_counts(Writer& out, Cards cards) {
  out.object([&] {
    for (const Colour c : kAllColours) out.add(kColourNames[index(c)], cards[c]);
  });
}

void put_plot(Writer& out, Plot plot) { out.word(static_cast<char>('a' + column_of(plot)), row_of(plot) + 1); }

void put_plots(Writer& out, PlotSet set) {
  out.array([&] { set.each([&](Plot plot) { put_plot(out, plot); }); });
}

/// A card by its colour; null when it was not seen.
void put_card(Writer& out, Colour colour) {
  if (index(colour) < kColours) {
    out.word(kColourNames[index(colour)]);
  } else {
    out.value(nullptr);
  }
}

void put_player(Writer& out, const Table& table, int s) {
  const auto seat = static_cast<std::size_t>(s);
  out.object([&] {
    out.add("seat", s);
    out.add("score", table.score[seat]);
    out.add("pieces", table.pieces[seat]);
    out.add("hand_size", table.hand_size[seat]);
    out.add("kept_size", table.kept[seat]);
    out.add("discarded", [&] { put_counts(out, table.discarded[seat]); });
  });
}

void put_houses(Writer& out, const Rules& rules, const Table& table) {
  (rules.plots - table.empty - parks(rules, table)).each([&](Plot plot) {
    for (int s = 0; s < rules.players; ++s) {
      if (!table.houses[static_cast<std::size_t>(s)].has(plot)) continue;
      out.object([&] {
        out.add("plot", [&] { put_plot(out, plot); });
        out.add("seat", s);
        out.add("floors", floors_on(table, plot));
      });
    }
  });
}

/// The members that everybody sees.
void add_table(Writer& out, const Rules& rules, const Table& table) {
  const bool discards = table.phase == Phase::kDiscard;
  const bool begun = table.phase != Phase::kFirst;
  const auto seat_if = [](bool known, Seat seat) { return known ? std::optional(core::index(seat)) : std::nullopt; };
  out.add_word("phase", name(table.phase));
  out.add("first", seat_if(begun, table.first));
  out.add("turn", seat_if(begun && table.phase != Phase::kOver, table.turn));
  out.add("draws_left", table.draws_left);
  out.add("discards_left", discards ? table.hand_size[at(table.turn)] - kHandLimit : 0);
  out.add("last", [&] { table.last == kNoPlot ? out.value(nullptr) : put_plot(out, table.last); });
  out.add("park_used", table.park_used);
  out.add("open", [&] { put_plots(out, open_plots(rules, table)); });
  out.add("closing", table.closing == Closing::kNone ? std::nullopt : std::optional(rule(table.closing)));
  out.add("idle_rounds", table.idle_rounds);
  out.add("placed_this_round", table.placed);
  out.key("players");
  out.array([&] {
    for (int s = 0; s < rules.players; ++s) put_player(out, table, s);
  });
  out.key("houses");
  out.array([&] { put_houses(out, rules, table); });
  out.add("parks", [&] { put_plots(out, parks(rules, table)); });
  out.add("parks_left", table.parks_left);
  out.add("pile_size", table.pile_size);
  out.add("discard_pile", [&] { put_counts(out, discard_pile(table)); });
  out.add("shuffles", table.shuffles);
  out.add("shuffled", [&] { put_counts(out, table.shuffled); });
}

/// The members of a move beside its type.
void add_details(Writer& out, Move move) {
  switch (move.kind) {
    case Move::Kind::kDraw:
    case Move::Kind::kStop:
      break;
    case Move::Kind::kHouse:
      out.add("plot", [&] { put_plot(out, move.plot); });
      out.add("floors", move.number);
      break;
    case Move::Kind::kPark:
      out.add("plot", [&] { put_plot(out, move.plot); });
      out.add("card", [&] { put_card(out, move.colour); });
      break;
    case Move::Kind::kDiscard:
      out.key("cards");
      out.array([&] {
        for (const Colour c : kAllColours) {
          for (int i = 0; i < move.cards[c]; ++i) put_card(out, c);
        }
      });
      break;
    case Move::Kind::kFirst:
      out.add("seat", move.number);
      break;
    case Move::Kind::kCard:
      out.add("card", [&] { put_card(out, move.colour); });
      break;
  }
}

core::Result<std::vector<std::string>> read_rows(const Node& node, std::string_view key) {
  const auto list = node.at(key);
  if (!list) return list.error();
  const auto items = list->items(kMinSide, kMaxSide);
  if (!items) return items.error();
  std::vector<std::string> rows;
  for (const Node& item : *items) {
    auto row = item.text(std::size_t{3} * kMaxSide);
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

void Wire::state(const Rules& rules, const State& state, Writer& out) {
  const auto put_each = [&](const PerSeat<Cards>& cards) {
    out.array([&] {
      for (int s = 0; s < rules.players; ++s) put_counts(out, cards[static_cast<std::size_t>(s)]);
    });
  };
  out.object([&] {
    add_table(out, rules, state.table);
    out.add("hands", [&] { put_each(state.hands); });
    out.add("kept", [&] { put_each(state.kept); });
    out.add("pile", [&] { put_counts(out, state.pile); });
  });
}

void Wire::view(const Rules& rules, const View& view, Writer& out) {
  const bool seated = view.seat != core::kSpectator;
  const auto put_own = [&](Cards cards) { seated ? put_counts(out, cards) : out.value(nullptr); };
  out.object([&] {
    add_table(out, rules, view.table);
    out.add("viewer", [&] { seated ? out.value(core::index(view.seat)) : out.word("spectator"); });
    out.add("hand", [&] { put_own(view.hand); });
    out.add("kept", [&] { put_own(view.kept); });
    out.add("unseen", [&] { put_counts(out, kAllCards - discard_pile(view.table) - view.hand); });
  });
}

void Wire::move(const Rules&, Move move, Writer& out) {
  constexpr std::array<std::string_view, 7> kTypes{"draw", "stop", "house", "park", "discard", "first", "card"};
  out.object([&] {
    out.add_word("type", kTypes[static_cast<std::size_t>(move.kind)]);
    add_details(out, move);
  });
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
