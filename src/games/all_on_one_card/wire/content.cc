#include <algorithm>

#include "core/fields.h"
#include "games/all_on_one_card/wire/wire.h"

namespace tavola::all_on_one_card {
namespace {

using core::Result;
using wire::Json;
using wire::Node;

constexpr std::size_t kMaxName = 80;
constexpr int kMaxVersion = 1000000;

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
    const auto name = item.text(kMaxName);
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

/// Text that can be shown in a line; `fallback` when it is left out.
Result<std::string> read_line(const Node& node, std::string_view key, std::string_view fallback) {
  if (!node.has(key)) return std::string(fallback);
  const auto member = node.at(key);
  if (!member.ok()) return member.error();
  auto text = member->text(kMaxName);
  if (!text.ok()) return text.error();
  const bool shown = std::all_of(text->begin(), text->end(),
                                 [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
  if (!shown || text->empty()) return member->error("expected a text without control characters, and not empty");
  return text;
}

Result<int> read_integer(const Node& node, std::string_view key, int min, int max) {
  const auto member = node.at(key);
  if (!member.ok()) return member.error();
  return member->integer(min, max);
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
  Json cards = Json::array();
  for (const CardFace& face : content.cards) cards.push_back(card_document(face));
  return Json{{"game", Game::kId},          {"format", 1},   {"id", content.id}, {"name", content.name},
              {"version", content.version}, {"cards", cards}};
}

Result<Content> Wire::read_content(const Node& node) {
  if (const auto known = node.only({"game", "format", "id", "name", "version", "cards"}); !known.ok())
    return known.error();
  const auto game = node.at("game");
  if (!game.ok()) return game.error();
  const auto game_id = game->text(kMaxName);
  if (!game_id.ok()) return game_id.error();
  if (*game_id != Game::kId)
    return game->error(core::quoted(*game_id) + " is another game; expected \"all-on-one-card\"");
  if (const auto format = read_integer(node, "format", 1, 1); !format.ok()) return format.error();
  const auto id = read_line(node, "id", "custom");
  if (!id.ok()) return id.error();
  const auto name = read_line(node, "name", "Custom cards");
  if (!name.ok()) return name.error();
  const auto version = node.has("version") ? read_integer(node, "version", 1, kMaxVersion) : Result<int>(1);
  if (!version.ok()) return version.error();
  auto cards = read_cards(node);
  if (!cards.ok()) return cards.error();
  return Content{*id, *name, *version, *std::move(cards)};
}

}  // namespace tavola::all_on_one_card
