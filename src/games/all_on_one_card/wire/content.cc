// The content document: read and written.
#include "core/embedded.h"
#include "core/fields.h"
#include "games/all_on_one_card/wire/wire.h"
#include "wire/content_head.h"
#include "wire/members.h"

namespace tavola::all_on_one_card {

namespace embedded_content {
std::span<const core::EmbeddedFile> files();  // content/all-on-one-card/default.json
}

namespace {

using core::Result;
using wire::Json;
using wire::Members;
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
  Members reader(node);
  const auto members = reader.value(node.members(kColours));
  if (reader.ok() && members.size() != kRows) {
    return node.error("has " + std::to_string(members.size()) + " rows; expected 5 of different colours (AC-2)");
  }
  Counts rows;
  for (const auto& [name, value] : members) {
    const int colour = reader.value(read_colour(node, name));
    const int boxes = reader.value(value.integer(kMinBoxes, kMaxBoxes));
    if (reader.ok()) rows = rows + Counts{Counts::one(colour_at(colour)).bits * static_cast<std::uint32_t>(boxes)};
  }
  return reader.result(rows);
}

/// AC-2: two suns on rows that the card has.
Result<std::uint32_t> read_suns(const Node& node, Counts rows) {
  Members reader(node);
  std::uint32_t suns = 0;
  for (const Node& item : reader.value(node.items(2, 2))) {
    const std::string name = reader.value(item.text(kMaxColourName));
    const int colour = reader.value(read_colour(item, name));
    const std::uint32_t guard = Counts::one(colour_at(colour)).bits << 3;
    if ((rows.present() & guard) == 0) reader.check(item.error("the card has no " + name + " row for this sun (AC-2)"));
    if ((suns & guard) != 0) {
      reader.check(item.error("the " + name + " row has a sun already; expected two different rows (AC-2)"));
    }
    suns |= guard;
  }
  return reader.result(suns);
}

Result<CardFace> read_card_face(const Node& node) {
  Members members(node);
  members.only({"rows", "suns"});
  const Counts rows = members.read("rows", read_rows);
  return members.result(CardFace{rows, members.read("suns", [&](const Node& suns) { return read_suns(suns, rows); })});
}

}  // namespace

std::string_view Wire::default_document() { return embedded_content::files().front().text; }

Json Wire::content(const Content& content) {
  Json out = wire::content_head(Game::kId, content.id, content.name, content.version);
  Json cards = Json::array();
  for (const CardFace& face : content.cards) cards.push_back(card_document(face));
  out["cards"] = std::move(cards);
  return out;
}

Result<Content> Wire::read_content(const Node& node) {
  Members members(node);
  const auto head = members.value(wire::read_content_head(node, Game::kId, "Custom cards", {"cards"}));
  std::vector<CardFace> cards;
  for (const Node& item : members.items("cards", kMinCards, kMaxCards)) {
    cards.push_back(members.value(read_card_face(item)));
  }
  return members.result(Content{head.id, head.name, head.version, std::move(cards)});
}

}  // namespace tavola::all_on_one_card
