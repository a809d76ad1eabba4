// A bot in the arena: built in, or an external program.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "registry/any_bot.h"

namespace tavola::lab {

/// A bot as written on the command line: "expert", "fast=expert:iterations=100", "mine=exec:python3 bot.py".
struct BotEntry {
  std::string name;                  ///< shown in reports; unique within a list
  std::string spec;                  ///< as given, without the name
  std::vector<std::string> command;  ///< of an external program; empty for a built-in bot
  bool external() const { return !command.empty(); }
};

/// Reads a comma-separated list of bots; a comma in quotes does not separate. The error names the bad bot.
core::Result<std::vector<BotEntry>> read_bots(std::string_view list);

/// What a bot knows before the first event.
struct Place {
  const registry::AnyGame* game = nullptr;
  core::Seat seat{};
};

/// Plays one seat of one game at a time, on one thread at a time. It gets only the views and events its seat may see.
class Contender {
 public:
  virtual ~Contender() = default;

  /// Starts a new game. The error says why the bot can't play at all.
  virtual core::Status begin(const Place& place) = 0;

  /// Chooses a move when it is this seat's turn. The caller checks that it is legal. On an error the bot forfeits the
  /// game, for that reason.
  virtual core::Result<registry::AnyMove> choose(const registry::AnyView& view, std::uint64_t seed) = 0;

  /// Reports an event as this seat may see it; `by` acted. On an error the bot forfeits the game, for that reason.
  virtual core::Status saw(core::Actor by, registry::AnyMove event) = 0;

  /// The game is over or was forfeited.
  virtual void end(const wire::Json& result) = 0;

  /// Whether saw() and end() do anything. If not, the caller need not prepare their arguments.
  virtual bool follows() const = 0;
};

struct ContenderOptions {
  std::chrono::milliseconds move_time{10'000};   ///< for each answer of an external program
  std::chrono::milliseconds start_time{10'000};  ///< for its first answer
  const std::atomic<bool>* stop = nullptr;       ///< aborts any wait
};

/// `game` and `entry` must outlive the contender.
std::unique_ptr<Contender> make_contender(const registry::AnyGame& game, const BotEntry& entry,
                                          const ContenderOptions& options);

}  // namespace tavola::lab
