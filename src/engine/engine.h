// The engine protocol, which is to our games what UCI is to chess: one JSON document per line each way. It takes bytes
// and returns bytes, without I/O. docs/engine-protocol.md describes it for authors of other programs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "match/match.h"
#include "table/local_table.h"

namespace tavola::engine {

inline constexpr int kProtocolVersion = 1;
inline constexpr std::size_t kMaxLine = 8u << 20;

class Engine {
 public:
  /// `entropy` returns 256 random bits, for games started without a seed.
  explicit Engine(std::function<match::Seed()> entropy);

  /// The answer to one line, without a line end. Every line gets an answer.
  std::string answer(std::string_view line);

  /// Whether "quit" was received.
  bool done() const { return done_; }

 private:
  using Json = wire::Json;
  using Node = wire::Node;
  using Answer = core::Result<Json>;

  Answer command(const Node& request);

  // One function per command, named as in the protocol.
  Answer hello(const Node&);
  Answer games(const Node&);
  Answer content(const Node&);
  Answer start(const Node&);  // "new"
  Answer position(const Node&);
  Answer state(const Node&);
  Answer view(const Node&);
  Answer moves(const Node&);
  Answer apply(const Node&);
  Answer deal(const Node&);
  Answer undo(const Node&);
  Answer why_not(const Node&);
  Answer result(const Node&);
  Answer events(const Node&);
  Answer record(const Node&);
  Answer load(const Node&);
  Answer verify(const Node&);
  Answer bot(const Node&);
  Answer playout(const Node&);
  Answer open_table(const Node&);
  Answer restore_table(const Node&);
  Answer open_record(const Node&);
  Answer take_up(const Node&);
  Answer join(const Node&);
  Answer say(const Node&);
  Answer tick(const Node&);
  Answer think(const Node&);
  Answer quit(const Node&);

  struct Command;
  static std::span<const Command> commands();
  static std::vector<std::string_view> command_names();

  Answer told(const table::LocalTable::Outcome& outcome) const;
  Json brief() const;  // whose turn it is and the event count; the answer to every change of the game
  core::Result<registry::AnyMove> read_move(const Node& request) const;
  core::Result<core::Seat> read_seat(const Node& request, std::string_view key) const;

  std::function<match::Seed()> entropy_;
  std::optional<match::Match> match_;
  table::Shelf shelf_;
  std::optional<table::LocalTable> table_;
  std::optional<core::Rng> rng_;  // for random events of games without a seed, and for the random bot
  bool done_ = false;
};

}  // namespace tavola::engine
