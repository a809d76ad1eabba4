// A store with a thread of its own, so that nobody else waits for the disk.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "store/store.h"

namespace tavola::store {

/// What a StoreQueue has done since it started; for metrics.
struct QueueFigures {
  /// The upper ends of the histogram's classes. The last class counts everything above.
  static constexpr std::array<std::chrono::microseconds, 10> kEnds{
      std::chrono::microseconds(500),    std::chrono::microseconds(1000),   std::chrono::microseconds(2000),
      std::chrono::microseconds(5000),   std::chrono::microseconds(10000),  std::chrono::microseconds(20000),
      std::chrono::microseconds(50000),  std::chrono::microseconds(100000), std::chrono::microseconds(500000),
      std::chrono::microseconds(2000000)};

  std::size_t waiting = 0;  ///< reads and writes that are not yet done
  std::uint64_t groups = 0;
  std::uint64_t writes = 0;    ///< answered
  std::uint64_t failures = 0;  ///< writes that were answered with an error
  std::uint64_t reads = 0;
  std::chrono::microseconds group_time{};  ///< of all groups, from begin to commit
  std::chrono::microseconds last_group_time{};
  std::array<std::uint64_t, kEnds.size() + 1> group_times{};  ///< how many groups took so long
};

class StoreQueue {
 public:
  using Work = std::function<core::Status(Store&)>;
  using Answer = std::function<void(core::Status)>;
  using Answers = std::function<void(std::vector<core::Status>)>;

  struct Settings {
    std::size_t most_waiting = 16384;  ///< reads and writes; more are refused
    std::size_t most_in_group = 512;   ///< what one transaction takes at most
    /// The least time between the starts of two transactions. Under load one sync then serves more writes. A single
    /// write does not wait.
    std::chrono::microseconds pace{2000};
  };

  StoreQueue(std::unique_ptr<Store> store, Settings settings);
  StoreQueue(const StoreQueue&) = delete;
  StoreQueue& operator=(const StoreQueue&) = delete;
  ~StoreQueue() { stop(); }

  /// Does the work in a transaction that it shares with all other waiting writes. `done` is called on the store's
  /// thread, in the order of the writes, when the work is on disk or has failed. The error of one write does not affect
  /// the others: they are tried again, so the work may be called twice. False, and nothing happens, if the queue is
  /// full or was stopped.
  bool write(Work work, Answer done);

  /// The same for several at once, with one `done` for all of them. Waking threads for each would cost more than the
  /// writes.
  bool write_all(std::vector<Work> works, Answers done);

  /// Does the work between transactions, after all writes that were queued before it. `done` is called on the store's
  /// thread with the result of `work(Store&)`. False as with write().
  template <class Reading, class Done>
  bool read(Reading work, Done done) {
    return add({{}, nullptr, [work = std::move(work), done = std::move(done)](Store& store) { done(work(store)); }});
  }

  /// Finishes what is queued, then ends the thread. Not for calls from that thread.
  void stop();

  QueueFigures figures() const;

 private:
  struct Item {
    std::vector<Work> writes;  // none for a read
    Answers done;
    std::function<void(Store&)> read;
    std::size_t size() const { return read ? 1 : writes.size(); }
  };

  bool add(Item item);
  void run();
  std::vector<Item> take();
  void write_group(const std::vector<Item>& items);
  std::vector<core::Status> try_group(const std::vector<const Work*>& writes);
  core::Status try_alone(const Work& work);
  void count_group(std::chrono::steady_clock::time_point begin);

  std::unique_ptr<Store> store_;
  Settings settings_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Item> waiting_;  // guarded by mutex_, as are stopping_ and figures_
  bool stopping_ = false;
  QueueFigures figures_;
  std::chrono::steady_clock::time_point began_;  // of the last group; only for the thread
  std::mutex stop_mutex_;
  std::thread thread_;
};

}  // namespace tavola::store
