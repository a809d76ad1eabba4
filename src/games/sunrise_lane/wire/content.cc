// The content document: read and written.
#include "core/embedded.h"
#include "games/sunrise_lane/wire/wire.h"
#include "wire/content_head.h"
#include "wire/members.h"

namespace tavola::sunrise_lane {

namespace embedded_content {
std::span<const core::EmbeddedFile> files();  // content/sunrise-lane/default.json
}

namespace {

using wire::Json;
using wire::Node;

core::Result<std::vector<std::string>> read_rows(const Node& node, std::string_view key) {
  wire::Members members(node);
  std::vector<std::string> rows;
  for (const Node& item : members.items(key, kMinSide, kMaxSide)) {
    rows.push_back(members.value(item.text(std::size_t{3} * kMaxSide)));
  }
  return members.result(std::move(rows));
}

}  // namespace

std::string_view Wire::default_document() { return embedded_content::files().front().text; }

Json Wire::content(const Content& content) {
  Json out = wire::content_head(Game::kId, content.id, content.name, content.version);
  out["board"] = write_board(content);
  out["areas"] = write_areas(content);
  return out;
}

core::Result<Content> Wire::read_content(const Node& node) {
  wire::Members members(node);
  const auto head = members.value(wire::read_content_head(node, Game::kId, "Custom board", {"board", "areas"}));
  const auto board = members.value(read_rows(node, "board"));
  const auto areas = members.value(read_rows(node, "areas"));
  if (!members.ok()) return members.error();
  return read_board(board, areas).transform([&](Content content) {
    content.id = head.id;
    content.name = head.name;
    content.version = head.version;
    return content;
  });
}

}  // namespace tavola::sunrise_lane
