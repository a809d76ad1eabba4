// A bot that is an external program and speaks docs/bot-protocol.md.
#pragma once

#include "lab/arena/child.h"
#include "lab/arena/contender.h"

namespace tavola::lab {

inline constexpr int kBotProtocol = 1;
inline constexpr int kStartAttempts = 3;

class ExternalBot final : public Contender {
 public:
  /// `game` and `entry` must outlive it. The program is first started for the first game.
  ExternalBot(const registry::AnyGame& game, const BotEntry& entry, const ContenderOptions& options)
      : game_(game), entry_(entry), options_(options) {}
  ~ExternalBot() override;

  /// Says hello to the program, and starts it first if needed. Fails after kStartAttempts failures in a row.
  core::Status begin(const Place& place) override;
  core::Result<registry::AnyMove> choose(const registry::AnyView& view, std::uint64_t seed) override;
  core::Status saw(core::Actor by, registry::AnyMove event) override;
  void end(const wire::Json& result) override;
  bool follows() const override { return true; }

 private:
  core::Status hello(const Place& place);
  core::Status tell(const wire::Json& message);
  /// The program forfeited. Stops it, so that the next game starts a fresh one.
  core::Error given_up(core::Error error);

  const registry::AnyGame& game_;
  const BotEntry& entry_;
  ContenderOptions options_;
  Child child_;
};

}  // namespace tavola::lab
