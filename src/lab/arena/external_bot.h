// A bot that is another program and speaks docs/bot-protocol.md.
#pragma once

#include "lab/arena/child.h"
#include "lab/arena/contender.h"

namespace tavola::lab {

inline constexpr int kBotProtocol = 1;
inline constexpr int kStartAttempts = 3;

class ExternalBot final : public Contender {
 public:
  /// `game` and `entry` outlive it. Nothing is started before the first game.
  ExternalBot(const registry::AnyGame& game, const BotEntry& entry, const ContenderOptions& options)
      : game_(game), entry_(entry), options_(options) {}
  ~ExternalBot() override;

  /// Says hello to the program, started when it does not run. After kStartAttempts failures in a row: the error.
  core::Status begin(const Place& place) override;
  core::Result<registry::AnyMove> choose(const registry::AnyView& view, std::uint64_t seed) override;
  core::Status saw(core::Actor by, registry::AnyMove event) override;
  void end(const wire::Json& result) override;
  bool follows() const override { return true; }

 private:
  core::Status hello(const Place& place);
  core::Status tell(const wire::Json& message);
  /// The program has forfeited: the next game begins with a new one.
  core::Error given_up(core::Error error);

  const registry::AnyGame& game_;
  const BotEntry& entry_;
  ContenderOptions options_;
  Child child_;
};

}  // namespace tavola::lab
