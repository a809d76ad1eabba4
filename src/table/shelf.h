// The games that tables share: making one is work, and a thousand tables play the same few.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "registry/registry.h"
#include "table/tell/kept.h"

namespace tavola::table {

/// Gives each game, and the texts of its moves, once for as long as a table plays it. For one thread.
class Shelf {
 public:
  core::Result<std::shared_ptr<const registry::AnyGame>> get(std::string_view game, const registry::Setup& setup);
  std::shared_ptr<MoveTexts> texts(const std::shared_ptr<const registry::AnyGame>& game);

 private:
  std::map<std::string, std::weak_ptr<const registry::AnyGame>> games_;
  std::map<const registry::AnyGame*, std::weak_ptr<MoveTexts>> texts_;
};

}  // namespace tavola::table
