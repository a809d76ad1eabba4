// What a host keeps to tell its clients quickly. All of it could be made anew from the table, so none of it is part of
// the table.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "registry/any_game.h"

namespace tavola::table {

/// The JSON of a game's moves as it is sent: `"text":"draw","move":{"type":"draw"}`. For one thread.
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

/// The texts of the views that were sent last, of all tables of a host. What a client is told next is the difference to
/// them, so at tables where much happens each view is written once instead of twice. For one thread.
class ViewTexts {
 public:
  /// An empty text for whoever needs one for a moment; kept for its memory.
  std::string& scratch() {
    scratch_.clear();
    return scratch_;
  }
  /// A number for a table: no two tables have the same.
  std::uint64_t new_table() { return ++last_table_; }

  /// Appends what changed in the seat's view of this table between two lengths of its log. `write` writes the view at a
  /// length; it is not asked for what was written last.
  void append_changes(std::uint64_t table, core::Seat seat, std::size_t before, std::size_t after,
                      const std::function<void(std::size_t log, std::string& text)>& write, std::string& out);

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
  std::string scratch_;
};

/// What is kept of one table.
struct Kept {
  Kept(std::shared_ptr<MoveTexts> of_moves, std::shared_ptr<ViewTexts> of_views)
      : moves(std::move(of_moves)), views(std::move(of_views)), table(views->new_table()) {}

  std::shared_ptr<MoveTexts> moves;
  std::shared_ptr<ViewTexts> views;
  std::uint64_t table;
  /// The position before the last change of the game, which clients ask for most, and the length of the log then.
  registry::AnyState position;
  std::size_t log = ~std::size_t{0};
};

}  // namespace tavola::table
