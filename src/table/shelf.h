// Games shared between tables. Making a game is expensive, and many tables play the same few.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "registry/registry.h"

namespace tavola::table {

/// Makes each game once, and shares it while any table plays it. Not thread-safe.
class Shelf {
 public:
  core::Result<std::shared_ptr<const registry::AnyGame>> get(std::string_view game, const registry::Setup& setup);

 private:
  std::map<std::string, std::weak_ptr<const registry::AnyGame>> games_;
};

}  // namespace tavola::table
