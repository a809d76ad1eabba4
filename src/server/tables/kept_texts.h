// Caches of texts that let the server write messages quickly. All of them can be computed from the tables.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/tell/texts.h"

namespace tavola::server {

/// The texts of a game's moves. Not thread-safe.
class MoveTexts {
 public:
  explicit MoveTexts(std::shared_ptr<const registry::AnyGame> game) : game_(std::move(game)) {}

  /// Valid until the next call.
  std::string_view of(registry::AnyMove move);

 private:
  /// Each move has one slot. If two moves share a slot, the later one replaces the other.
  struct Text {
    registry::AnyMove move;
    std::string text;
  };
  static constexpr std::size_t kPlaces = 4096;
  std::shared_ptr<const registry::AnyGame> game_;
  std::vector<Text> texts_;
};

/// The last views sent at all tables. An update is the difference to the last view, so with the cache each view is
/// written once instead of twice. Not thread-safe.
class ViewTexts {
 public:
  /// A unique number for a table.
  std::uint64_t new_table() { return ++last_table_; }

  /// Like Texts::append_changes, for the table with this number.
  void append_changes(std::uint64_t table, core::Seat seat, std::size_t before, std::size_t after,
                      const table::Texts::WriteView& write, std::string& out);

 private:
  struct Text {
    std::uint64_t table = 0;  ///< 0: no table
    std::size_t log = 0;
    core::Seat seat{};
    std::string text;
  };
  /// Each seat of each table has one slot. If two share a slot, the later one replaces the other.
  static constexpr std::size_t kPlaces = 1024;
  std::uint64_t last_table_ = 0;
  std::vector<Text> texts_ = std::vector<Text>(kPlaces);
  std::string old_;
};

/// The caches shared by all tables: views, and the moves of each game while any table plays it. Not thread-safe.
class TextCache {
 public:
  /// The texts of a new table.
  std::unique_ptr<table::Texts> texts_of(const std::shared_ptr<const registry::AnyGame>& game);

 private:
  std::shared_ptr<ViewTexts> views_ = std::make_shared<ViewTexts>();
  std::map<const registry::AnyGame*, std::weak_ptr<MoveTexts>> moves_;
};

}  // namespace tavola::server
