// Positions as text; docs/protocol/construction-zone.md has the fields and their defaults.
#include <algorithm>
#include <bit>

#include "core/fields.h"
#include "games/construction_zone/rules/card_text.h"
#include "games/construction_zone/rules/game.h"

namespace tavola::construction_zone {
namespace {

using core::Done;
using core::Error;
using core::FieldReader;
using core::quoted;
using core::Result;
using core::Status;

constexpr std::array<std::string_view, kPhases> kPhaseWords{"first", "tops",  "hands", "row", "take",
                                                            "fill",  "trade", "build", "top", "over"};
constexpr int kMaxShuffles = 10000;  // leaves enough room in State's counter

bool before_tops(Phase phase) { return phase == Phase::kFirst || phase == Phase::kTops; }

std::string cards_or_dash(Cards cards) { return cards.empty() ? "-" : write_cards(cards, ','); }

std::string buildings_or_dash(std::uint32_t set) {
  std::string text;
  for (; set != 0; set &= set - 1) {
    if (!text.empty()) text += ',';
    text += write_building(BuildingId(static_cast<std::uint8_t>(std::countr_zero(set))));
  }
  return text.empty() ? "-" : text;
}

std::string with_seat(std::string_view key, int seat) { return std::string(key) + std::to_string(seat); }

/// Reads the fields one by one into a state. `error` keeps the first problem.
class PositionReader {
 public:
  PositionReader(const Rules& rules, FieldReader& fields) : rules_(rules), fields_(fields) {}

  Result<State> read() {
    read_turn();
    read_built();
    read_tops();
    read_under();
    read_hands();
    read_row_and_pile();
    read_counters();
    if (!failed_) {
      if (const Status done = fields_.finish(); !done) fail(done.error());
    }
    if (failed_) return error_;
    if (const auto broken = broken_invariant(rules_, state_); !broken.empty()) {
      return Error{"bad-position", "", std::string(broken)};
    }
    return state_;
  }

 private:
  void fail(Error error) {
    if (!failed_) error_ = std::move(error);
    failed_ = true;
  }
  void fail(std::string_view key, std::string_view value, const std::string& expected) {
    fail(Error{"bad-position", "field " + quoted(key), "found " + quoted(value) + "; expected " + expected});
  }

  int number(std::string_view key, int min, int max, int fallback) {
    const auto read = fields_.number(key, min, max, fallback);
    if (read.ok()) return *read;
    fail(Error{"bad-position", read.error().where, read.error().what});
    return fallback;
  }

  /// The cards of a field, or nothing if it is omitted.
  std::optional<Cards> cards(const std::string& key) {
    const auto value = fields_.take(key);
    if (!value) return std::nullopt;
    if (*value == "-") return Cards{};
    const auto read = value->empty() ? std::nullopt : read_cards(*value, ',');
    if (!read) fail(key, *value, "cards in the order m p m3 p3 c w, as 2m,p3,w, or -");
    return read;
  }

  void read_turn() {
    Table& table = state_.table;
    const std::string_view word = fields_.take("phase").value_or("take");
    const auto found = std::find(kPhaseWords.begin(), kPhaseWords.end(), word);
    if (found == kPhaseWords.end())
      return fail("phase", word, "first, tops, hands, row, take, fill, trade, build, top or over");
    table.phase = static_cast<Phase>(found - kPhaseWords.begin());
    const int first = number("first", 0, rules_.players - 1, core::index(rules_.first.value_or(Seat{0})));
    table.first = core::seat(first);
    table.turn = core::seat(number("turn", 0, rules_.players - 1, first));
  }

  void read_built() {
    for (int s = 0; s < rules_.players; ++s) {
      const std::string key = with_seat("built", s);
      const std::string_view value = fields_.take(key).value_or("-");
      if (value == "-") continue;
      std::uint32_t& set = state_.table.built[static_cast<std::size_t>(s)];
      for (const std::string_view part : core::split(value, ',')) {
        const auto building = read_building(rules_, part);
        if (!building || ((set >> index(*building)) & 1) != 0)
          return fail(key, value, "buildings as b3,b7, each once, or -");
        set |= 1u << index(*building);
      }
      if (set == 0) fail(key, value, "buildings as b3,b7, or -");
    }
  }

  std::uint32_t not_built() const {
    std::uint32_t left = (1u << rules_.building_count) - 1;
    for (const std::uint32_t built : state_.table.built) left &= ~built;
    return left;
  }

  void read_tops() {
    Table& table = state_.table;
    const auto value = fields_.take("tops");
    std::uint32_t left = not_built();
    if (!value) {  // the first buildings that nobody has built
      for (std::size_t p = 0; p < kPiles && !before_tops(table.phase) && left != 0; ++p, left &= left - 1) {
        table.top[p] = BuildingId(static_cast<std::uint8_t>(std::countr_zero(left)));
      }
    } else {
      const auto parts = core::split(*value, ',');
      if (parts.size() != kPiles) return fail("tops", *value, "three buildings as b1,b2,- (- where there is none)");
      for (std::size_t p = 0; p < kPiles; ++p) {
        if (parts[p] == "-") continue;
        const auto building = read_building(rules_, parts[p]);
        if (!building) return fail("tops", *value, "three buildings as b1,b2,- (- where there is none)");
        table.top[p] = *building;
      }
    }
    table.unseen_buildings = not_built();
    for (const BuildingId top : table.top) {
      if (top != kNoBuilding) table.unseen_buildings &= ~(1u << index(top));
    }
  }

  void read_under() {
    Table& table = state_.table;
    const auto value = fields_.take("under");
    if (!value) return spread_under();
    const auto parts = core::split(*value, ',');
    if (parts.size() != kPiles) return fail("under", *value, "three numbers as 6,6,5");
    for (std::size_t p = 0; p < kPiles; ++p) {
      const auto read = core::read_number(parts[p], 0, rules_.pile_height, "under");
      if (!read) return fail("under", *value, "three numbers as 6,6,5");
      table.under[p] = static_cast<std::uint8_t>(*read);
    }
  }

  /// The unseen buildings fill the piles from a on; in phase top the pile without a top comes first.
  void spread_under() {
    Table& table = state_.table;
    int left = std::popcount(table.unseen_buildings);
    const bool waiting_first = table.phase == Phase::kTop;
    for (const bool with_top : {!waiting_first, waiting_first}) {
      for (std::size_t p = 0; p < kPiles; ++p) {
        if ((table.top[p] != kNoBuilding) != with_top) continue;
        const bool full = before_tops(table.phase) && table.top[p] == kNoBuilding;
        const int under = std::min(left, full ? rules_.pile_height : rules_.pile_height - 1);
        table.under[p] = static_cast<std::uint8_t>(under);
        left -= under;
      }
    }
  }

  void read_hands() {
    const bool dealing = state_.table.phase < Phase::kTake;
    for (int s = 0; s < rules_.players; ++s) {
      const auto at = static_cast<std::size_t>(s);
      const Cards hand = cards(with_seat("hand", s)).value_or(Cards{});
      const Cards hidden = cards(with_seat("hidden", s)).value_or(dealing ? hand : Cards{});
      if (!hand.has(hidden)) return fail(with_seat("hidden", s), cards_or_dash(hidden), "some of the hand's cards");
      state_.hand[at] = hand;
      state_.table.known[at] = hand - hidden;
    }
  }

  void read_row_and_pile() {
    Table& table = state_.table;
    const auto row = cards("row");
    const auto pile = cards("pile");
    table.discard = cards("discard").value_or(Cards{});
    Cards used = table.discard + row.value_or(Cards{}) + pile.value_or(Cards{});
    for (const Cards hand : state_.hand) used += hand;
    if (!kAllCards.has(used))
      return fail(Error{"bad-position", "", "there are more cards of a kind than exist (CZ-2)"});
    Cards left = kAllCards - used;
    table.row = row.value_or(default_row(left));
    if (!row) left -= table.row;
    state_.pile = pile.value_or(left.only_basic());
    table.open = pile ? left : left.only_advanced();
  }

  /// Two materials and two plans, or one each while the row is refilled, if enough are left.
  Cards default_row(Cards left) const {
    if (state_.table.phase < Phase::kTake) return {};
    const int each = state_.table.phase == Phase::kFill ? 1 : 2;
    return common(left, Cards::of(Card::kMaterial, each) + Cards::of(Card::kPlan, each));
  }

  void read_counters() {
    Table& table = state_.table;
    const bool over_by_build = table.phase == Phase::kOver && buildings_of(table, table.turn) == rules_.target;
    const bool built_now = table.phase == Phase::kTop || over_by_build;
    const int idle = table.phase == Phase::kOver && !over_by_build ? core::kIdleRounds : 0;
    table.idle_rounds = static_cast<std::uint8_t>(number("idle", 0, core::kIdleRounds, idle));
    table.built_this_round = number("round_built", 0, 1, built_now ? 1 : 0) == 1;
    table.shuffles = static_cast<std::uint16_t>(number("shuffles", 0, kMaxShuffles, 0));
    const int drawn = table.shuffles > 0 ? 1 : kBasicCards - std::min(kBasicCards, state_.pile.total());
    table.drawn = static_cast<std::uint8_t>(number("drawn", 0, kAllCards.total(), drawn));
  }

  const Rules& rules_;
  FieldReader& fields_;
  State state_;
  Error error_;
  bool failed_ = false;
};

}  // namespace

std::string_view phase_word(Phase phase) { return kPhaseWords[static_cast<std::size_t>(phase)]; }

std::string write_position(const Rules& rules, const State& state) {
  const Table& table = state.table;
  core::FieldWriter out;
  out.add("phase", phase_word(table.phase));
  out.add("turn", core::index(table.turn));
  out.add("first", core::index(table.first));
  std::string tops;
  std::string under;
  for (std::size_t p = 0; p < kPiles; ++p) {
    tops += (p == 0 ? "" : ",") + (table.top[p] == kNoBuilding ? "-" : write_building(table.top[p]));
    under += (p == 0 ? "" : ",") + std::to_string(table.under[p]);
  }
  out.add("tops", tops);
  out.add("under", under);
  for (int s = 0; s < rules.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    out.add(with_seat("built", s), buildings_or_dash(table.built[at]));
    out.add(with_seat("hand", s), cards_or_dash(state.hand[at]));
    out.add(with_seat("hidden", s), cards_or_dash(state.hand[at] - table.known[at]));
  }
  out.add("row", cards_or_dash(table.row));
  out.add("pile", cards_or_dash(state.pile));
  out.add("discard", cards_or_dash(table.discard));
  out.add("idle", table.idle_rounds);
  out.add("round_built", table.built_this_round ? 1 : 0);
  out.add("shuffles", table.shuffles);
  out.add("drawn", table.drawn);
  return std::move(out).text();
}

core::Result<State> read_position(const Rules& rules, std::string_view text) {
  auto fields = FieldReader::read(text);
  if (!fields) return fields.error();
  FieldReader reader = *std::move(fields);
  return PositionReader(rules, reader).read();
}

}  // namespace tavola::construction_zone
