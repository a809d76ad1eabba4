// Positions as text. They don't contain what can be computed: scores, pieces, hand sizes, remaining parks and the pile.
#include <cassert>

#include "core/fields.h"
#include "games/sunrise_lane/rules/game.h"

namespace tavola::sunrise_lane {
namespace {

constexpr std::array<std::string_view, 4> kClosingNames{"none", "pieces", "areas", "idle"};

core::Error bad(std::string where, std::string what) { return {"bad-position", std::move(where), std::move(what)}; }

std::string key(std::string_view name, std::size_t seat) { return std::string(name) + std::to_string(seat); }

std::string write_houses(const Table& table, PlotSet houses) {
  std::string text;
  houses.each([&](Plot plot) {
    text += (text.empty() ? "" : ",") + write_plot(plot) + ":" + std::to_string(floors_on(table, plot));
  });
  return text;
}

std::string write_plots(PlotSet plots) {
  std::string text;
  plots.each([&](Plot plot) { text += (text.empty() ? "" : ",") + write_plot(plot); });
  return text;
}

/// Fills a state from fields, each with its default. broken_invariant checks the result.
class Reader {
 public:
  Reader(const Rules& rules, core::FieldReader fields) : rules_(rules), fields_(std::move(fields)) {}

  core::Result<State> read() {
    state_ = start(rules_);
    for (const auto step : {&Reader::read_turn, &Reader::read_board, &Reader::read_cards, &Reader::read_phase}) {
      if (const core::Status done = (this->*step)(); !done) return done.error();
    }
    if (const core::Status done = fields_.finish(); !done) return done.error();
    if (const auto broken = broken_invariant(rules_, state_); !broken.empty()) return bad("", std::string(broken));
    return state_;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(rules_.players); }

  /// Reads a number into `to`. If it is not a number, keeps the error and returns false.
  template <class T>
  bool number(std::string_view name, int min, int max, int fallback, T& to) {
    const auto read = fields_.number(name, min, max, fallback);
    if (!read) return error_ = bad(std::string(name), read.error().what), false;
    to = static_cast<T>(*read);
    return true;
  }

  template <class Names>
  bool word(std::string_view name, const Names& names, std::uint8_t fallback, std::uint8_t& to) {
    const auto value = fields_.take(name);
    to = fallback;
    if (!value) return true;
    std::string known;
    for (std::uint8_t i = 0; i < names.size(); ++i) {
      if (*value == names[i]) return to = i, true;
      known += (known.empty() ? "" : ", ") + std::string(names[i]);
    }
    return error_ = bad(std::string(name), core::quoted(*value) + " is not one of: " + known), false;
  }

  bool plot(std::string_view where, std::string_view text, Plot& to) {
    const auto read = read_plot(text);
    if (!read || !rules_.plots.has(*read)) {
      return error_ = bad(std::string(where), core::quoted(text) + " is not a plot of this board"), false;
    }
    to = *read;
    return true;
  }

  bool cards(const std::string& name, Cards& to) {
    const auto value = fields_.take(name);
    if (!value) return true;
    const auto read = sunrise_lane::read_cards(*value);
    if (!read) {
      return error_ =
                 bad(name, core::quoted(*value) + " is not a list of cards; expected letters in the order y g r b p"),
             false;
    }
    to = *read;
    return true;
  }

  core::Status read_turn() {
    Table& table = state_.table;
    const int last_seat = rules_.players - 1;
    std::uint8_t phase = 0;
    if (!number("first", 0, last_seat, rules_.first ? core::index(*rules_.first) : 0, table.first)) return error_;
    if (!number("turn", 0, last_seat, core::index(table.first), table.turn)) return error_;
    if (!word("phase", kPhaseNames, static_cast<std::uint8_t>(Phase::kChoose), phase)) return error_;
    table.phase = static_cast<Phase>(phase);
    return core::Done{};
  }

  bool free(std::string_view where, Plot plot) {
    if (state_.table.empty.has(plot)) return true;
    return error_ = bad(std::string(where), write_plot(plot) + " is taken twice"), false;
  }

  bool house(const std::string& where, std::string_view text, std::size_t seat) {
    Table& table = state_.table;
    const std::size_t colon = std::min(text.find(':'), text.size());
    Plot where_to{};
    if (!plot(where, text.substr(0, colon), where_to) || !free(where, where_to)) return false;
    const auto height = core::read_number(text.substr(std::min(colon + 1, text.size())), 1, kMaxFloors, where);
    if (!height)
      return error_ = bad(where, core::quoted(text) + " has no height; expected a plot and 1 to 5 floors as in e5:2"),
             false;
    if (*height > table.pieces[seat]) return error_ = bad(where, "has more floors than there are pieces (SL-1)"), false;
    table.empty.remove(where_to);
    table.houses[seat].add(where_to);
    for (std::size_t b = 0; b < 3; ++b) {
      if (((*height >> b) & 1) != 0) table.floors[b].add(where_to);
    }
    table.pieces[seat] = static_cast<std::uint8_t>(table.pieces[seat] - *height);
    table.score[seat] = static_cast<std::uint8_t>(table.score[seat] + *height * rules_.dots[index(where_to)]);
    return true;
  }

  core::Status read_board() {
    Table& table = state_.table;
    for (std::size_t s = 0; s < seats(); ++s) {
      const std::string name = key("houses", s);
      for (const std::string_view text : core::split(fields_.take(name).value_or(""), ',')) {
        if (!house(name, text, s)) return error_;
      }
    }
    for (const std::string_view text : core::split(fields_.take("parks").value_or(""), ',')) {
      Plot where_to{};
      if (!plot("parks", text, where_to) || !free("parks", where_to)) return error_;
      if (table.parks_left == 0) return bad("parks", "there are only 20 parks (SL-2)");
      --table.parks_left;
      table.empty.remove(where_to);
    }
    (rules_.plots - table.empty).each([&](Plot p) { table.frontier |= rules_.neighbours[index(p)]; });
    table.frontier = table.frontier & table.empty;
    return core::Done{};
  }

  core::Status read_cards() {
    Table& table = state_.table;
    for (std::size_t s = 0; s < seats(); ++s) {
      if (!cards(key("hand", s), state_.hands[s]) || !cards(key("discards", s), table.discarded[s]) ||
          !cards(key("kept", s), state_.kept[s])) {
        return error_;
      }
      table.hand_size[s] = static_cast<std::uint8_t>(state_.hands[s].total());
      table.kept[s] = static_cast<std::uint8_t>(state_.kept[s].total());
    }
    for (const Colour c : kAllColours) {
      int elsewhere = 0;
      int held_back = 0;
      for (std::size_t s = 0; s < seats(); ++s) {
        elsewhere += state_.hands[s][c] + table.discarded[s][c];
        held_back += state_.kept[s][c];
      }
      if (elsewhere > kCardsOfAColour || held_back > kCardsOfAColour) {
        return bad("", "there are only 11 " + std::string(kColourNames[index(c)]) + " cards (SL-2)");
      }
      state_.pile -= Cards::of(c, elsewhere);
      table.shuffled -= Cards::of(c, held_back);
    }
    table.pile_size = static_cast<std::uint8_t>(state_.pile.total());
    const int shuffles = table.shuffled == kAllCards ? 0 : 1;
    if (!number("shuffles", 0, 65535, shuffles, table.shuffles)) return error_;
    return core::Done{};
  }

  core::Status read_phase() {
    Table& table = state_.table;
    const bool draws = table.phase == Phase::kDeal || table.phase == Phase::kDraw;
    const bool chain = table.phase == Phase::kChain;
    if (!number("draws_left", 0, 3, draws ? 1 : 0, table.draws_left)) return error_;
    if (const auto value = fields_.take("last"); value && *value != "-" && !plot("last", *value, table.last))
      return error_;
    const bool on_park = chain && table.last != kNoPlot && parks(rules_, table).has(table.last);
    if (!number("park_used", 0, 1, on_park ? 1 : 0, table.park_used)) return error_;
    if (!number("idle", 0, core::kIdleRounds, 0, table.idle_rounds)) return error_;
    if (!number("placed", 0, 1, chain ? 1 : 0, table.placed)) return error_;
    std::uint8_t closing = 0;
    if (!word("closing", kClosingNames, static_cast<std::uint8_t>(usual_closing()), closing)) return error_;
    table.closing = static_cast<Closing>(closing);
    return core::Done{};
  }

  /// Why this must be the last round, if the field is omitted.
  Closing usual_closing() const {
    const Table& table = state_.table;
    if (!table.empty.meets(rules_.in_areas)) return Closing::kFullAreas;
    const bool over = table.phase == Phase::kOver;
    for (Seat s = table.first; over || s != table.turn;) {
      if (table.pieces[at(s)] <= kLastPieces) return Closing::kPieces;
      s = core::next(s, rules_.players);
      if (over && s == table.first) break;
    }
    return over && table.idle_rounds == core::kIdleRounds ? Closing::kIdle : Closing::kNone;
  }

  const Rules& rules_;
  core::FieldReader fields_;
  State state_;
  core::Error error_;
};

}  // namespace

std::string write_position(const Rules& rules, const State& state) {
  const Table& table = state.table;
  core::FieldWriter fields;
  fields.add("phase", name(table.phase));
  fields.add("turn", core::index(table.turn));
  fields.add("first", core::index(table.first));
  for (std::size_t s = 0; s < static_cast<std::size_t>(rules.players); ++s) {
    fields.add(key("houses", s), write_houses(table, table.houses[s]));
    fields.add(key("hand", s), write_cards(state.hands[s]));
    fields.add(key("discards", s), write_cards(table.discarded[s]));
    fields.add(key("kept", s), write_cards(state.kept[s]));
  }
  fields.add("parks", write_plots(parks(rules, table)));
  fields.add("shuffles", table.shuffles);
  fields.add("draws_left", table.draws_left);
  fields.add("last", table.last == kNoPlot ? "-" : write_plot(table.last));
  fields.add("park_used", table.park_used ? 1 : 0);
  fields.add("idle", table.idle_rounds);
  fields.add("placed", table.placed ? 1 : 0);
  fields.add("closing", kClosingNames[static_cast<std::size_t>(table.closing)]);
  return std::move(fields).text();
}

core::Result<State> read_position(const Rules& rules, std::string_view text) {
  auto fields = core::FieldReader::read(text);
  if (!fields) return fields.error();
  return Reader(rules, *std::move(fields)).read();
}

}  // namespace tavola::sunrise_lane
