// Files of the source tree that are compiled into the binary (cmake: tavola_embed).
#pragma once

#include <span>
#include <string_view>

namespace tavola::core {

struct EmbeddedFile {
  std::string_view path;  ///< in the source tree: "content/sunrise-lane/default.json"
  std::string_view text;
};

}  // namespace tavola::core
