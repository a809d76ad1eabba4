#include "games/construction_zone/term/pieces.h"

#include <algorithm>
#include <array>

namespace tavola::construction_zone::pieces {
namespace {

using term::Ink;

constexpr std::array<Ink, kCardKinds> kInks{Ink::kOrange, Ink::kBlue,   Ink::kOrange,
                                            Ink::kBlue,   Ink::kYellow, Ink::kGreen};

std::string sign(Card card) { return std::string(kCardSigns[static_cast<std::size_t>(card)]); }
Ink ink(Card card) { return kInks[static_cast<std::size_t>(card)]; }

/// The beginning of `text` that fits into this many columns.
std::string_view first_columns(std::string_view text, int columns) {
  std::size_t end = 0;
  for (int n = 0; end < text.size(); ++n) {
    if (n == columns) return text.substr(0, end);
    do ++end;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80);
  }
  return text;
}

}  // namespace

std::string cards(Cards cards, const term::Paint& paint) {
  std::string out;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    const int count = cards.count(card_of(kind));
    if (count == 0) continue;
    if (!out.empty()) out += ' ';
    out += paint.fg(ink(card_of(kind)), (count > 1 ? std::to_string(count) : "") + sign(card_of(kind)));
  }
  return out.empty() ? "none" : out;
}

std::string laid_out(Cards cards, const term::Paint& paint) {
  constexpr int kEach = 12;  // more cards don't fit into a line, so they are shown as counts
  const bool by_kind = cards.total() > kEach;
  std::string out;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    const Card card = card_of(kind);
    const int count = cards.count(card);
    for (int i = 0; i < (by_kind ? std::min(count, 1) : count); ++i) {
      if (!out.empty()) out += ' ';
      out += paint.colour() ? paint.on(ink(card), " " + sign(card) + " ") : "[" + sign(card) + "]";
    }
    if (by_kind && count > 1) out += "×" + std::to_string(count);
  }
  return out.empty() ? "none" : out;
}

std::string amounts(const Cost& cost, const term::Paint& paint) {
  std::string out;
  const auto add = [&](int n, Card card) {
    if (n == 0) return;
    if (!out.empty()) out += ' ';
    out += paint.fg(ink(card), std::to_string(n) + sign(card));
  };
  add(cost.workers, Card::kWorker);
  add(cost.cranes, Card::kCrane);
  add(cost.materials, Card::kMaterial);
  add(cost.plans, Card::kPlan);
  return out;
}

Cost lacking(const Cost& cost, Cards hand) {
  const auto missing = [](int needed, int there) { return static_cast<std::uint8_t>(std::max(0, needed - there)); };
  return {missing(cost.workers, hand.count(Card::kWorker)), missing(cost.cranes, hand.count(Card::kCrane)),
          missing(cost.materials, hand.count(Card::kMaterial) + 3 * hand.count(Card::kMaterial3)),
          missing(cost.plans, hand.count(Card::kPlan) + 3 * hand.count(Card::kPlan3))};
}

bool is_nothing(const Cost& cost) { return cost == Cost{}; }

std::string building(const Rules& rules, BuildingId building, const term::Paint& paint) {
  const std::string number = "b" + std::to_string(index(building) + 1);
  const std::string name = short_name(rules, building, 18);
  return name.empty() ? paint.bold(number) : paint.bold(name) + " (" + number + ")";
}

std::string short_name(const Rules& rules, BuildingId building, int columns) {
  return cut(rules.content.buildings[static_cast<std::size_t>(building)].name, columns);
}

std::string cut(std::string_view text, int columns) {
  return term::columns(text) <= columns ? std::string(text) : std::string(first_columns(text, columns - 1)) + "…";
}

std::string player(Seat seat, const term::Look& look) {
  const bool named = static_cast<std::size_t>(seat) < look.names.size() && !look.name(seat).empty();
  const std::string name = named ? look.name(seat) : "Seat " + std::to_string(core::index(seat));
  return look.paint.fg(term::seat_ink(seat), cut(name, 12));
}

}  // namespace tavola::construction_zone::pieces
