// A bot at a table of the arena: one of the program's own, or another program.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "registry/any_bot.h"

namespace tavola::lab {

/// A bot as it is asked for: "expert", "fast=expert:iterations=100", "mine=exec:python3 bot.py".
struct BotEntry {
  std::string name;                  ///< for tables; different for every bot of a list
  std::string spec;                  ///< as given, without the name
  std::vector<std::string> command;  ///< of another program; empty: one of our own
  bool external() const { return !command.empty(); }
};

/// Reads a list of bots, separated by commas (not those in quotation marks). The error says which one is wrong and why.
core::Result<std::vector<BotEntry>> read_bots(std::string_view list);

/// What a bot may know of a table before the first event.
struct Place {
  const registry::AnyGame* game = nullptr;
  core::Seat seat{};
};

/// Plays one seat of one game at a time; for one thread at a time. It sees views, and events as its seat may see them.
class Contender {
 public:
  virtual ~Contender() = default;

  /// A new game. The error says why the bot can't play at all.
  virtual core::Status begin(const Place& place) = 0;

  /// A move for the seat, which is to act. The error is the reason for which it forfeits the game. Whether the move is
  /// legal is for the caller to check.
  virtual core::Result<registry::AnyMove> choose(const registry::AnyView& view, std::uint64_t seed) = 0;

  /// An event, as this seat may see it; `by` acted. The error is the reason for which it forfeits the game.
  virtual core::Status saw(core::Actor by, registry::AnyMove event) = 0;

  /// The game is over, or somebody forfeited it.
  virtual void end(const wire::Json& result) = 0;

  /// Whether saw() and end() do anything: what nobody reads need not be worked out.
  virtual bool follows() const = 0;
};

/// What the program's own bots and others are made with.
struct ContenderOptions {
  std::chrono::milliseconds move_time{10'000};   ///< for an answer of another program
  std::chrono::milliseconds start_time{10'000};  ///< for its first answer
  const std::atomic<bool>* stop = nullptr;       ///< ends every waiting
};

/// `game` and `entry` outlive it.
std::unique_ptr<Contender> make_contender(const registry::AnyGame& game, const BotEntry& entry,
                                          const ContenderOptions& options);

}  // namespace tavola::lab
