// What a host does about a message, or about what is due.
#pragma once

#include <concepts>
#include <string>
#include <variant>

#include "table/table.h"

namespace tavola::table {

/// A decision that a bot makes.
struct BotTurn {
  core::Seat seat{};
  std::string level;
  registry::AnyView view;
  std::uint64_t seed = 0;
  Version version = 0;  ///< the game's last change
};

/// Nothing changes, and nobody is told.
struct Nothing {};

/// The sender is told this message.
struct Reply {
  std::string message;
};

/// A bot thinks about the sender's turn; then the sender is told its advice.
struct AskForHint {
  BotTurn turn;
};

/// Everybody wants another game: the host makes a table for it.
struct MakeNextTable {};

/// An entry is stored and then applied.
using Answer = std::variant<Nothing, Entry, Reply, AskForHint, MakeNextTable>;

/// An answer, or why there is none.
class [[nodiscard]] Answered : public core::Result<Answer> {
 public:
  template <class Alternative>
    requires std::constructible_from<Answer, Alternative>
  Answered(Alternative answer)  // NOLINT(google-explicit-constructor)
      : core::Result<Answer>(Answer(std::move(answer))) {}
  Answered(core::Error error) : core::Result<Answer>(std::move(error)) {}  // NOLINT(google-explicit-constructor)
};

/// A bot's decision for the seat whose turn it is; `what` keeps those for different purposes apart.
BotTurn bot_turn_of(const Table& table, core::Seat seat, std::string level, std::string_view what);

/// The seat's move and the random events after it.
Entry play_entry(const Table& table, core::Seat seat, registry::AnyMove move, Time used, Time now);

}  // namespace tavola::table
