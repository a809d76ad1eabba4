// The head of every content document: the game, the format and the content's name.
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

/// Reads "game" (must be this one), "format" (must be 1), and the optional "id", "name" and "version". Refuses members
/// that are neither these nor the game's own.
core::Result<ContentHead> read_content_head(const Node& document, std::string_view game, std::string_view fallback_name,
                                            std::initializer_list<std::string_view> own_members);

/// A document with these members. The game adds its own.
Json content_head(std::string_view game, const std::string& id, const std::string& name, int version);

}  // namespace tavola::wire
