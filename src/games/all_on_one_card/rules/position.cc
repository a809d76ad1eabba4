// Positions as text: docs/protocol/all-on-one-card.md lists the fields and their defaults.
#include <algorithm>
#include <utility>

#include "core/fields.h"
#include "games/all_on_one_card/rules/game.h"

namespace tavola::all_on_one_card {
namespace {

using core::Error;
using core::Result;
using core::Status;

constexpr std::array<std::string_view, kPhases> kPhaseNames{"draft", "choose", "pick", "take", "first",   "deal",
                                                            "show",  "lay",    "roll", "draw", "replace", "over"};

Error bad_position(std::string where, std::string what) { return {"bad-position", std::move(where), std::move(what)}; }

std::string key_of(std::string_view name, int seat) { return std::string(name) + std::to_string(seat); }

/// "c7:y2p5": the card and its crossed boxes.
std::string write_marked(const Rules& rules, Card card) {
  const Counts crossed = rules.face(card.no()).rows - card.free();
  std::string text = write_card(card.no());
  for (int c = 0; c < kColours && !crossed.none(); ++c) {
    const int boxes = crossed.of(colour_at(c));
    if (boxes == 0) continue;
    if (text.find(':') == std::string::npos) text += ':';
    text += kColourLetters[static_cast<std::size_t>(c)];
    text += static_cast<char>('0' + boxes);
  }
  return text;
}

template <class Cards>
std::string write_cards(const Rules& rules, const Cards& cards) {
  std::string text;
  for (const Card card : cards) {
    if (!card.none()) text.append(text.empty() ? "" : ",").append(write_marked(rules, card));
  }
  return text;
}

std::string write_set(CardSet set) {
  std::string text;
  for (; set != 0; set &= set - 1) text.append(text.empty() ? "" : ",").append(write_card(nth_card(set, 0)));
  return text;
}

std::string write_seats(std::uint8_t seats) {
  std::string text;
  for (int s = 0; s < kMaxSeats; ++s) {
    if (((seats >> s) & 1) != 0) text.append(text.empty() ? "" : ",").append(std::to_string(s));
  }
  return text;
}

/// Reads the fields of one position and tracks which cards have been placed.
class Reader {
 public:
  Reader(const Rules& rules, core::FieldReader& fields) : rules_(rules), fields_(fields) {}

  Result<State> read() {
    const Status read = core::in_order([&] { return read_turn(); }, [&] { return read_roll(); },
                                       [&] { return read_places(); }, [&] { return fields_.finish(); });
    if (!read.ok()) return read.error();
    fill_places();
    state_.hidden.pile = rules_.all & ~used_;
    state_.table.pile_left = static_cast<std::uint8_t>(std::popcount(state_.hidden.pile));
    const std::string_view broken = broken_invariant(rules_, state_);
    if (!broken.empty()) return bad_position("", std::string(broken));
    return state_;
  }

 private:
  Status read_turn() {
    Table& table = state_.table;
    const std::string_view name = fields_.take("phase").value_or("roll");
    const auto found = std::find(kPhaseNames.begin(), kPhaseNames.end(), name);
    if (found == kPhaseNames.end()) return bad_position("phase", core::quoted(name) + " is not a phase of this game");
    table.phase = static_cast<Phase>(found - kPhaseNames.begin());
    return core::in_order(
        [&] { return seat("first", core::index(rules_.first.value_or(Seat{0})), table.first); },
        [&] { return seat("active", core::index(table.first), table.active); },
        [&] { return seat("seat", core::index(table.active), table.seat); },
        [&] { return fields_.number("turn", 0, static_cast<int>(kTurnWrap) - 1, 0).into(table.turn); },
        [&] { return fields_.number("idle", 0, core::kIdleRounds, 0).into(table.idle); });
  }

  Status read_roll() {
    Table& table = state_.table;
    const auto rolls = fields_.number("rolls", 0, kRollsATurn, usual_rolls());
    if (!rolls.ok()) return rolls.error();
    table.rolls = static_cast<std::uint8_t>(*rolls);
    if (const auto text = fields_.take("dice"); text && !text->empty()) {
      const auto dice = read_dice(*text);
      if (!dice.ok()) return bad_position("dice", dice.error().what);
      table.dice = *dice;
    }
    const std::string_view crossed = fields_.take("crossed").value_or("no");
    if (crossed != "yes" && crossed != "no") return bad_position("crossed", "expected yes or no");
    table.crossed = crossed == "yes";
    for (const std::string_view text : core::split(fields_.take("due").value_or(""), ',')) {
      const auto due = core::read_number(text, 0, rules_.players - 1, "due");
      if (!due.ok()) return due.error();
      table.due = static_cast<std::uint8_t>(table.due | (1 << *due));
    }
    return core::Done{};
  }

  Status read_places() {
    for (int s = 0; s < rules_.players; ++s) {
      const auto i = static_cast<std::size_t>(s);
      bool done_given = false;
      const Status read =
          core::in_order([&] { return marked(key_of("cards", s), state_.table.cards[i], cards_given_[i]); },
                         [&] { return marked(key_of("done", s), state_.table.done[i], done_given); },
                         [&] { return set(key_of("hand", s), state_.hidden.hands[i], hand_given_[i]); });
      if (!read.ok()) return read;
    }
    if (const Status status = set("up", state_.table.up, up_given_); !status.ok()) return status;
    const CardSet used = used_;  // returned cards are hand cards too
    used_ = 0;
    bool returned_given = false;
    const Status status = set("returned", state_.hidden.returned, returned_given);
    used_ |= used;
    return status;
  }

  /// The defaults of omitted fields: the unplaced cards with the lowest numbers.
  void fill_places() {
    Table& table = state_.table;
    const bool playing = table.phase == Phase::kLay || (table.phase >= Phase::kRoll || table.phase <= Phase::kTake);
    for (std::size_t s = 0; s < static_cast<std::size_t>(rules_.players); ++s) {
      if (table.phase == Phase::kDraft) {
        for (int i = 0; i < kDealtDraft && !hand_given_[s]; ++i) state_.hidden.hands[s] |= next_unused();
      } else if (playing && !cards_given_[s]) {
        const int wanted = rules_.in_play - ((table.due >> s) & 1);
        for (std::size_t i = 0; i < static_cast<std::size_t>(wanted); ++i) {
          const CardSet one = next_unused();
          if (one != 0) table.cards[s][i] = rules_.fresh(nth_card(one, 0));
        }
      }
    }
    if (up_given_ || !rules_.advanced || table.phase == Phase::kDraft || table.phase == Phase::kLay || !playing) return;
    for (int i = table.phase == Phase::kReplace ? 1 : 0; i < kFaceUp; ++i) table.up |= next_unused();
  }

  CardSet next_unused() {
    const CardSet unused = rules_.all & ~used_;
    const CardSet lowest = unused & (~unused + 1);
    used_ |= lowest;
    return lowest;
  }

  int usual_rolls() const {
    switch (state_.table.phase) {
      case Phase::kChoose:
        return 1;
      case Phase::kPick:
      case Phase::kTake:
      case Phase::kDraw:
      case Phase::kReplace:
      case Phase::kOver:
        return kRollsATurn;
      default:
        return 0;
    }
  }

  Status seat(std::string_view key, int fallback, Seat& seat) {
    const auto value = fields_.number(key, 0, rules_.players - 1, fallback);
    if (!value.ok()) return value.error();
    seat = core::seat(*value);
    return core::Done{};
  }

  Status use(const std::string& key, CardNo card) {
    if (holds(used_, card)) return bad_position(key, write_card(card) + " is in two places; expected each card once");
    used_ |= set_of(card);
    return core::Done{};
  }

  Status set(const std::string& key, CardSet& cards, bool& given) {
    const auto text = fields_.take(key);
    given = text.has_value();
    for (const std::string_view part : core::split(text.value_or(""), ',')) {
      const auto card = read_card(rules_, part);
      if (!card.ok()) return bad_position(key, card.error().what);
      if (const Status status = use(key, *card); !status.ok()) return status;
      cards |= set_of(*card);
    }
    return core::Done{};
  }

  template <class Cards>
  Status marked(const std::string& key, Cards& cards, bool& given) {
    const auto text = fields_.take(key);
    given = text.has_value();
    std::size_t place = 0;
    for (const std::string_view part : core::split(text.value_or(""), ',')) {
      if (place == cards.size()) return bad_position(key, "expected at most " + std::to_string(place) + " cards");
      const auto card = read_marked(key, part);
      if (!card.ok()) return card.error();
      if (const Status status = use(key, card->no()); !status.ok()) return status;
      cards[place++] = *card;
    }
    return core::Done{};
  }

  Result<Card> read_marked(const std::string& key, std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto no = read_card(rules_, text.substr(0, colon));
    if (!no.ok()) return bad_position(key, no.error().what);
    const Counts rows = rules_.face(*no).rows;
    Counts free = rows;
    std::string_view boxes = text.substr(std::min(colon + 1, text.size()));
    if (colon < text.size() && boxes.empty())
      return bad_position(key, "expected crossed boxes after the colon, as in c7:y2p5");
    for (; !boxes.empty(); boxes.remove_prefix(2)) {
      const std::size_t c = kColourLetters.find(boxes[0]);
      const int crossed = boxes.size() > 1 ? boxes[1] - '0' : 0;
      if (c == std::string_view::npos || crossed < 1 || crossed > rows.of(colour_at(static_cast<int>(c)))) {
        return bad_position(
            key, core::quoted(text) + ": expected a letter of ygropb and as many crossed boxes as the row has at most");
      }
      const Colour colour = colour_at(static_cast<int>(c));
      if (free.of(colour) != rows.of(colour)) return bad_position(key, core::quoted(text) + " names a row twice");
      free = free - Counts{Counts::one(colour).bits * static_cast<std::uint32_t>(crossed)};
    }
    return Card::of(*no, free);
  }

  const Rules& rules_;
  core::FieldReader& fields_;
  State state_;
  CardSet used_ = 0;
  std::array<bool, kMaxSeats> cards_given_{};
  std::array<bool, kMaxSeats> hand_given_{};
  bool up_given_ = false;
};

}  // namespace

std::string write_position(const Rules& rules, const State& state) {
  const Table& table = state.table;
  core::FieldWriter fields;
  fields.add("phase", kPhaseNames[static_cast<std::size_t>(table.phase)]);
  fields.add("first", core::index(table.first));
  fields.add("active", core::index(table.active));
  fields.add("seat", core::index(table.seat));
  fields.add("turn", static_cast<int>(table.turn));
  fields.add("rolls", table.rolls);
  if (!table.dice.none()) fields.add("dice", write_dice(table.dice));
  fields.add("idle", table.idle);
  fields.add("crossed", table.crossed ? "yes" : "no");
  if (table.due != 0) fields.add("due", write_seats(table.due));
  for (int s = 0; s < rules.players; ++s) {
    const auto i = static_cast<std::size_t>(s);
    const CardSet hand = state.hidden.hands[i];
    if (hand != 0) fields.add(key_of("hand", s), write_set(hand));
    if (table.phase != Phase::kDraft) fields.add(key_of("cards", s), write_cards(rules, table.cards[i]));
    if (!table.done[i][0].none()) fields.add(key_of("done", s), write_cards(rules, table.done[i]));
  }
  if (state.hidden.returned != 0) fields.add("returned", write_set(state.hidden.returned));
  if (rules.advanced) fields.add("up", write_set(table.up));
  return std::move(fields).text();
}

core::Result<State> read_position(const Rules& rules, std::string_view text) {
  auto fields = core::FieldReader::read(text);
  if (!fields.ok()) return fields.error();
  core::FieldReader reader = *fields;
  return Reader(rules, reader).read();
}

}  // namespace tavola::all_on_one_card
