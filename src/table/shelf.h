// The games that tables share: making one is work, and a thousand tables play the same few.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "registry/registry.h"

namespace tavola::table {

/// A game, and the JSON of its moves as it is sent: `"text":"draw","move":{"type":"draw"}`. For one thread.
class SharedGame {
 public:
  explicit SharedGame(std::shared_ptr<const registry::AnyGame> game) : game_(std::move(game)) {}

  const registry::AnyGame& operator*() const { return *game_; }
  const registry::AnyGame* operator->() const { return game_.get(); }
  const std::shared_ptr<const registry::AnyGame>& get() const { return game_; }

  /// Good until the next call.
  std::string_view members_of(registry::AnyMove move) const;

 private:
  /// Each move has its place; of two with the same place the later one is kept.
  struct Kept {
    registry::AnyMove move;
    std::string text;
  };
  static constexpr std::size_t kPlaces = 4096;
  std::shared_ptr<const registry::AnyGame> game_;
  mutable std::vector<Kept> kept_;
};

/// Gives each game once, for as long as a table plays it. For one thread.
class Shelf {
 public:
  core::Result<std::shared_ptr<const SharedGame>> get(std::string_view game, const registry::Setup& setup);

 private:
  std::map<std::string, std::weak_ptr<const SharedGame>> games_;
};

}  // namespace tavola::table
