// Turns positions, views and moves into text for clients. A host may cache the texts, so that each is written once.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "registry/any_game.h"

namespace tavola::table {

/// The texts of one table. Not thread-safe.
class Texts {
 public:
  /// Writes a seat's view at a length of the log.
  using WriteView = std::function<void(std::size_t log, std::string& text)>;

  virtual ~Texts() = default;

  /// A move as it is sent: `"text":"draw","move":{"type":"draw"}`. Valid until the next call.
  virtual std::string_view move(registry::AnyMove move) = 0;
  /// Appends the changes in the seat's view between two lengths of the log.
  virtual void append_changes(core::Seat seat, std::size_t before, std::size_t after, const WriteView& write,
                              std::string& out) = 0;
  /// Called before the game changes, with its position at this length of the log.
  virtual void leave(const registry::AnyState& /*position*/, std::size_t /*log*/) {}
  /// The position at this length of the log, or null if it isn't cached.
  virtual const registry::AnyState* position(std::size_t /*log*/) const { return nullptr; }
};

/// Caches nothing: writes every text anew.
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
