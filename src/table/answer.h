// The answers of a table to a message or to a due event. The host carries them out.
#pragma once

#include <concepts>
#include <string>
#include <variant>

#include "table/table.h"

namespace tavola::table {

/// A decision for a bot to make.
struct BotTurn {
  core::Seat seat{};
  std::string level;
  registry::AnyView view;
  std::uint64_t seed = 0;
  Version version = 0;  ///< of the last change to the game
};

/// Nothing changes, and no message is sent.
struct Nothing {};

/// The sender gets this message.
struct Reply {
  std::string message;
};

/// A bot thinks about the sender's turn, and the sender gets its advice.
struct AskForHint {
  BotTurn turn;
};

/// All players want another game, so the host makes a table for it.
struct MakeNextTable {};

/// The host stores an Entry first and then applies it.
using Answer = std::variant<Nothing, Entry, Reply, AskForHint, MakeNextTable>;

/// An answer, or the reason for a refusal.
class [[nodiscard]] Answered : public core::Result<Answer> {
 public:
  template <class Alternative>
    requires std::constructible_from<Answer, Alternative>
  Answered(Alternative answer)  // NOLINT(google-explicit-constructor)
      : core::Result<Answer>(Answer(std::move(answer))) {}
  Answered(core::Error error) : core::Result<Answer>(std::move(error)) {}  // NOLINT(google-explicit-constructor)
};

/// The decision of a bot for the seat whose turn it is. `what` names the purpose: each purpose has its own random bits.
BotTurn bot_turn_of(const Table& table, core::Seat seat, std::string level, std::string_view what);

/// The entry with the seat's move and the random events after it.
Entry play_entry(const Table& table, core::Seat seat, registry::AnyMove move, Time used, Time now);

}  // namespace tavola::table
