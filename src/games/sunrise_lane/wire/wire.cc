#include "games/sunrise_lane/wire/wire.h"

#include "core/fields.h"
#include "wire/members.h"

namespace tavola::sunrise_lane {
namespace {

using wire::Members;
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

/// A card by its colour; null if it was not seen.
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

core::Result<Colour> read_colour(const Node& node) {
  return node.text(16).and_then([&](const std::string& text) -> core::Result<Colour> {
    for (const Colour c : kAllColours) {
      if (text == kColourNames[index(c)]) return c;
    }
    return node.error(core::quoted(text) + " is not a colour; expected yellow, green, red, blue or pink");
  });
}

core::Result<Plot> plot_named(const Node& node) {
  return node.text(8).and_then([&](const std::string& text) -> core::Result<Plot> {
    if (const auto plot = read_plot(text)) return *plot;
    return node.error("expected a plot from a1 to k11");
  });
}

/// A card that may be unseen.
core::Result<Colour> read_card(const Node& node) {
  if (node.json().is_null()) return kUnknownColour;
  return read_colour(node);
}

Cards read_cards(Members& members) {
  Cards sum;
  for (const Node& item : members.items("cards", 1, kMostHeld)) sum += Cards::of(members.value(read_colour(item)));
  return sum;
}

core::Result<Move> read_type(const Node& node, const std::string& type, int players) {
  Members members(node);
  Move move;
  if (type == "draw" || type == "stop") {
    members.only({"type"});
    move = type == "draw" ? Move::draw() : Move::stop();
  } else if (type == "house") {
    members.only({"type", "plot", "floors"});
    const Plot plot = members.read("plot", plot_named);
    move = Move::house(plot, members.number("floors", 1, kMaxFloors));
  } else if (type == "park") {
    members.only({"type", "plot", "card"});
    const Plot plot = members.read("plot", plot_named);
    move = Move::park(plot, members.read("card", read_colour));
  } else if (type == "discard") {
    members.only({"type", "cards"});
    move = Move::discard(read_cards(members));
  } else if (type == "first") {
    members.only({"type", "seat"});
    move = Move::first(core::seat(members.number("seat", 0, players - 1)));
  } else if (type == "card") {
    members.only({"type", "card"});
    move = Move::card(members.read("card", read_card));
  } else {
    return node.error("has an unknown type " + core::quoted(type) +
                      "; expected draw, stop, house, park, discard, first or card");
  }
  return members.result(move);
}

}  // namespace

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
  const Node as_move = node.with_errors("bad-move");
  return as_move.at("type")
      .and_then([](const Node& type) { return type.text(16); })
      .and_then([&](const std::string& type) { return read_type(as_move, type, rules.players); });
}

}  // namespace tavola::sunrise_lane
