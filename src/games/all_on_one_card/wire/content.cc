#include "core/fields.h"
#include "games/all_on_one_card/wire/wire.h"
#include "wire/content_head.h"

namespace tavola::all_on_one_card {
namespace {

using core::Result;
using wire::Json;
using wire::Node;

constexpr std::size_t kMaxColourName = 16;

Json card_document(const CardFace& face) {
  Json rows = Json::object();
  Json suns = Json::array();
  for (int c = 0; c < kColours; ++c) {
    const std::string name(kColourNames[static_cast<std::size_t>(c)]);
    const int boxes = face.rows.of(colour_at(c));
    if (boxes != 0) rows[name] = boxes;
    if ((face.suns >> (4 * c + 3) & 1) != 0) suns.push_back(name);
  }
  return Json{{"rows", rows}, {"suns", suns}};
}

Result<int> read_colour(const Node& node, const std::string& name) {
  for (int c = 0; c < kColours; ++c) {
    if (kColourNames[static_cast<std::size_t>(c)] == name) return c;
  }
  return node.error(core::quoted(name) + " is not a colour; expected yellow, green, red, orange, purple or blue");
}

/// AC-2: five rows of different colours, 2 to 6 boxes each.
Result<Counts> read_rows(const Node& node) {
  const auto members = node.members(kColours);
  if (!members.ok()) return members.error();
  if (members->size() != kRows) {
    return node.error("has " + std::to_string(members->size()) + " rows; expected 5 of different colours (AC-2)");
  }
  Counts rows;
  for (const auto& [name, value] : *members) {
    const auto colour = read_colour(node, name);
    if (!colour.ok()) return colour.error();
    const auto boxes = value.integer(kMinBoxes, kMaxBoxes);
    if (!boxes.ok()) return boxes.error();
    rows = rows + Counts{Counts::one(colour_at(*colour)).bits * static_cast<std::uint32_t>(*boxes)};
  }
  return rows;
}

/// AC-2: two suns on rows that the card has.
Result<std::uint32_t> read_suns(const Node& node, Counts rows) {
  const auto items = node.items(2, 2);
  if (!items.ok()) return items.error();
  std::uint32_t suns = 0;
  for (const Node& item : *items) {
    const auto name = item.text(kMaxColourName);
    if (!name.ok()) return name.error();
    const auto colour = read_colour(item, *name);
    if (!colour.ok()) return colour.error();
    const std::uint32_t guard = Counts::one(colour_at(*colour)).bits << 3;
    if ((rows.present() & guard) == 0) return item.error("the card has no " + *name + " row for this sun (AC-2)");
    if ((suns & guard) != 0)
      return item.error("the " + *name + " row has a sun already; expected two different rows (AC-2)");
    suns |= guard;
  }
  return suns;
}

Result<CardFace> read_card_face(const Node& node) {
  if (const auto known = node.only({"rows", "suns"}); !known.ok()) return known.error();
  const auto rows_node = node.at("rows");
  if (!rows_node.ok()) return rows_node.error();
  const auto rows = read_rows(*rows_node);
  if (!rows.ok()) return rows.error();
  const auto suns_node = node.at("suns");
  if (!suns_node.ok()) return suns_node.error();
  const auto suns = read_suns(*suns_node, *rows);
  if (!suns.ok()) return suns.error();
  return CardFace{*rows, *suns};
}

Result<std::vector<CardFace>> read_cards(const Node& node) {
  const auto list = node.at("cards");
  if (!list.ok()) return list.error();
  const auto items = list->items(kMinCards, kMaxCards);
  if (!items.ok()) return items.error();
  std::vector<CardFace> cards;
  for (const Node& item : *items) {
    const auto face = read_card_face(item);
    if (!face.ok()) return face.error();
    cards.push_back(*face);
  }
  return cards;
}

}  // namespace

Json Wire::content(const Content& content) {
  Json out = wire::content_head(Game::kId, content.id, content.name, content.version);
  Json cards = Json::array();
  for (const CardFace& face : content.cards) cards.push_back(card_document(face));
  out["cards"] = std::move(cards);
  return out;
}

Result<Content> Wire::read_content(const Node& node) {
  const auto head = wire::read_content_head(node, Game::kId, "Custom cards", {"cards"});
  if (!head.ok()) return head.error();
  auto cards = read_cards(node);
  if (!cards.ok()) return cards.error();
  return Content{head->id, head->name, head->version, *std::move(cards)};
}

}  // namespace tavola::all_on_one_card
