#include "wire/content_head.h"

#include "core/fields.h"

namespace tavola::wire {
namespace {

constexpr int kFormat = 1;
constexpr int kMaxVersion = 1000000;
constexpr std::size_t kMaxName = 80;

/// A text of at least one byte; `fallback` when it is left out.
core::Result<std::string> read_name(const Node& document, std::string_view key, std::string_view fallback) {
  if (!document.has(key)) return std::string(fallback);
  const Node member = *document.at(key);
  auto text = member.line(kMaxName);
  if (text.ok() && text->empty()) return member.error("is empty; expected a text of 1 to 80 bytes");
  return text;
}

}  // namespace

core::Result<ContentHead> read_content_head(const Node& document, std::string_view game, std::string_view fallback_name,
                                            std::initializer_list<std::string_view> own_members) {
  if (const auto known = document.only({"game", "format", "id", "name", "version"}, own_members); !known.ok()) {
    return known.error();
  }
  const auto for_game = document.at("game");
  if (!for_game.ok()) return for_game.error();
  if (for_game->json() != game) return for_game->error("expected " + core::quoted(game) + ", the game that is played");
  const auto format = document.at("format");
  if (!format.ok()) return format.error();
  if (const auto number = format->integer(kFormat, kFormat); !number.ok()) return number.error();
  auto id = read_name(document, "id", "custom");
  if (!id.ok()) return id.error();
  auto name = read_name(document, "name", fallback_name);
  if (!name.ok()) return name.error();
  ContentHead head{*std::move(id), *std::move(name), 1};
  if (document.has("version")) {
    const auto version = document.at("version")->integer(1, kMaxVersion);
    if (!version.ok()) return version.error();
    head.version = *version;
  }
  return head;
}

Json content_head(std::string_view game, const std::string& id, const std::string& name, int version) {
  return Json{{"game", game}, {"format", kFormat}, {"id", id}, {"name", name}, {"version", version}};
}

}  // namespace tavola::wire
