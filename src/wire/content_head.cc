#include "wire/content_head.h"

#include "core/fields.h"
#include "wire/members.h"

namespace tavola::wire {
namespace {

constexpr int kFormat = 1;
constexpr int kMaxVersion = 1000000;
constexpr std::size_t kMaxName = 80;

/// A text of at least one byte, or `fallback` if it is omitted.
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
  Members members(document);
  members.only({"game", "format", "id", "name", "version"}, own_members);
  members.read("game", [&](const Node& node) -> core::Status {
    if (node.json() == game) return core::Done{};
    return node.error("expected " + core::quoted(game) + ", the game being played");
  });
  members.number("format", kFormat, kFormat);
  ContentHead head;
  head.id = members.value(read_name(document, "id", "custom"));
  head.name = members.value(read_name(document, "name", fallback_name));
  if (document.has("version")) head.version = members.number("version", 1, kMaxVersion);
  return members.result(head);
}

Json content_head(std::string_view game, const std::string& id, const std::string& name, int version) {
  return Json{{"game", game}, {"format", kFormat}, {"id", id}, {"name", name}, {"version", version}};
}

}  // namespace tavola::wire
