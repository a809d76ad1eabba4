// How positions, views and moves become text for clients. A host may keep what it wrote, so that it writes it once.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "registry/any_game.h"

namespace tavola::table {

/// The texts of one table. For one thread.
class Texts {
 public:
  /// Writes a seat's view at a length of the log.
  using WriteView = std::function<void(std::size_t log, std::string& text)>;

  virtual ~Texts() = default;

  /// A move as it is sent: `"text":"draw","move":{"type":"draw"}`. Good until the next call.
  virtual std::string_view move(registry::AnyMove move) = 0;
  /// Appends what changed in the seat's view between two lengths of the log.
  virtual void append_changes(core::Seat seat, std::size_t before, std::size_t after, const WriteView& write,
                              std::string& out) = 0;
  /// The game is about to change; this is its position at this length of the log.
  virtual void leave(const registry::AnyState& /*position*/, std::size_t /*log*/) {}
  /// The position at this length of the log; null unless it is kept.
  virtual const registry::AnyState* position(std::size_t /*log*/) const { return nullptr; }
};

/// Keeps nothing: every text is written anew.
class PlainTexts final : public Texts {
 public:
  explicit PlainTexts(std::shared_ptr<const registry::AnyGame> game) : game_(std::move(game)) {}

  std::string_view move(registry::AnyMove move) override;
  void append_changes(core::Seat seat, std::size_t before, std::size_t after, const WriteView& write,
                      std::string& out) override;

 private:
  std::shared_ptr<const registry::AnyGame> game_;
  std::string move_;
};

/// Writes a move as it is sent.
std::string move_text(const registry::AnyGame& game, registry::AnyMove move);

}  // namespace tavola::table
