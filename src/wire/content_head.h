// What every content document begins with: the game, the format, and the content's name.
#pragma once

#include <string>
#include <string_view>

#include "wire/json.h"

namespace tavola::wire {

struct ContentHead {
  std::string id;
  std::string name;
  int version = 1;
};

/// Reads "game" (must be this one), "format" (must be 1), "id", "name" and "version" (each may be left out), and
/// refuses members that are neither of these nor among the game's own.
core::Result<ContentHead> read_content_head(const Node& document, std::string_view game, std::string_view fallback_name,
                                            std::initializer_list<std::string_view> own_members);

/// The same as a document, to which the game adds its own members.
Json content_head(std::string_view game, const std::string& id, const std::string& name, int version);

}  // namespace tavola::wire
