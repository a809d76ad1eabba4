// A store behind one thread: nobody else waits for the disk.
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

/// What a StoreQueue has done since it began; for metrics.
struct QueueFigures {
  /// The upper ends of the histogram's classes; a last class has what is above.
  static constexpr std::array<std::chrono::microseconds, 10> kEnds{
      std::chrono::microseconds(500),    std::chrono::microseconds(1000),   std::chrono::microseconds(2000),
      std::chrono::microseconds(5000),   std::chrono::microseconds(10000),  std::chrono::microseconds(20000),
      std::chrono::microseconds(50000),  std::chrono::microseconds(100000), std::chrono::microseconds(500000),
      std::chrono::microseconds(2000000)};

  std::size_t waiting = 0;  ///< not yet done, those at work included
  std::uint64_t groups = 0;
  std::uint64_t writes = 0;    ///< answered
  std::uint64_t failures = 0;  ///< those of the writes that were answered with an error
  std::uint64_t reads = 0;
  std::chrono::microseconds group_time{};  ///< of all groups, from their begin to their commit
  std::chrono::microseconds last_group_time{};
  std::array<std::uint64_t, kEnds.size() + 1> group_times{};  ///< how many groups took so long
};

class StoreQueue {
 public:
  using Work = std::function<core::Status(Store&)>;
  using Answer = std::function<void(core::Status)>;
  using Answers = std::function<void(std::vector<core::Status>)>;

  struct Settings {
    std::size_t most_waiting = 16384;  ///< reads and writes; further ones are refused
    std::size_t most_in_group = 512;   ///< what one transaction takes at most
    /// Transactions begin no closer than this: under load a sync serves more writes, and whoever writes alone waits for
    /// nobody.
    std::chrono::microseconds pace{2000};
  };

  StoreQueue(std::unique_ptr<Store> store, Settings settings);
  StoreQueue(const StoreQueue&) = delete;
  StoreQueue& operator=(const StoreQueue&) = delete;
  ~StoreQueue() { stop(); }

  /// Has the work done in a transaction that it shares with all other waiting writes. `done` is called on the store's
  /// thread, in the order of the writes, when the work is on disk or has failed; an error of one write is its own
  /// alone, so the work may be called twice. False, and nothing happens, when the queue is full or was stopped.
  bool write(Work work, Answer done);

  /// The same for several at once, which one `done` answers for: waking threads for each of them would cost more than
  /// the writes.
  bool write_all(std::vector<Work> works, Answers done);

  /// Has the work done between transactions, after all writes that were queued before it: `done` gets, on the store's
  /// thread, what `work` gives for the Store. False as with write().
  template <class Reading, class Done>
  bool read(Reading work, Done done) {
    return add({{}, nullptr, [work = std::move(work), done = std::move(done)](Store& store) { done(work(store)); }});
  }

  /// Finishes what is queued, then ends the thread; called by another thread, or by none.
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
  std::deque<Item> waiting_;  // guarded by mutex_, as are the next two
  bool stopping_ = false;
  std::chrono::steady_clock::time_point began_;  // the last group; of the thread alone
  QueueFigures figures_;
  std::mutex stop_mutex_;
  std::thread thread_;
};

}  // namespace tavola::store
