// The texts that the server keeps to tell its clients quickly. All of them could be written anew from the tables.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/tell/texts.h"

namespace tavola::server {

/// The texts of a game's moves. For one thread.
class MoveTexts {
 public:
  explicit MoveTexts(std::shared_ptr<const registry::AnyGame> game) : game_(std::move(game)) {}

  /// Good until the next call.
  std::string_view of(registry::AnyMove move);

 private:
  /// Each move has its place; of two with the same place the later one is kept.
  struct Text {
    registry::AnyMove move;
    std::string text;
  };
  static constexpr std::size_t kPlaces = 4096;
  std::shared_ptr<const registry::AnyGame> game_;
  std::vector<Text> texts_;
};

/// The views that were sent last, of all tables. An update is the difference to them, so at busy tables each view is
/// written once instead of twice. For one thread.
class ViewTexts {
 public:
  /// A number for a table: no two tables have the same.
  std::uint64_t new_table() { return ++last_table_; }

  /// As Texts::append_changes, for a table with this number.
  void append_changes(std::uint64_t table, core::Seat seat, std::size_t before, std::size_t after,
                      const table::Texts::WriteView& write, std::string& out);

 private:
  struct Text {
    std::uint64_t table = 0;  ///< no table has this number
    std::size_t log = 0;
    core::Seat seat{};
    std::string text;
  };
  /// Each seat of each table has its place; of two with the same place the later one is kept.
  static constexpr std::size_t kPlaces = 1024;
  std::uint64_t last_table_ = 0;
  std::vector<Text> texts_ = std::vector<Text>(kPlaces);
  std::string old_;
};

/// What all tables share: views, and the moves of each game for as long as a table plays it. For one thread.
class TextCache {
 public:
  /// The texts of a new table.
  std::unique_ptr<table::Texts> texts_of(const std::shared_ptr<const registry::AnyGame>& game);

 private:
  std::shared_ptr<ViewTexts> views_ = std::make_shared<ViewTexts>();
  std::map<const registry::AnyGame*, std::weak_ptr<MoveTexts>> moves_;
};

}  // namespace tavola::server
