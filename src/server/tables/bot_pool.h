// The threads on which bots think. All tables share them fairly.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/player_id.h"
#include "registry/any_bot.h"

namespace tavola::server {

/// A decision for a bot to make.
struct BotJob {
  std::shared_ptr<const registry::AnyGame> game;
  std::string level;
  registry::AnyView view;
  std::uint64_t seed = 0;
  core::PlayerId owner{};                                         ///< the table's host; owners take turns
  std::function<void(core::Result<registry::AnyDecision>)> done;  ///< called on a thread of the pool
};

class BotPool {
 public:
  BotPool(unsigned threads, std::size_t most_waiting);
  ~BotPool() { stop(); }
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Returns false without queueing the job if too many are waiting or the pool has stopped.
  bool think(BotJob job);
  /// Drops waiting jobs, and returns when the running ones are done.
  void stop();

  std::size_t waiting() const;
  std::uint64_t decisions() const;

 private:
  void run();

  const std::size_t most_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::map<core::PlayerId, std::deque<BotJob>> jobs_;  ///< by owner; mutex_ guards this and all below
  std::deque<core::PlayerId> turns_;                   ///< the owners with jobs, next one first
  std::size_t waiting_ = 0;
  std::uint64_t decisions_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tavola::server
