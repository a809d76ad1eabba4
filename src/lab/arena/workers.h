// Worker threads, with regular progress reports.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace tavola::lab {

/// Runs `work()` on `threads` threads. Until all have ended, calls `tick()` ten times a second on the calling thread.
template <class Work, class Tick>
void run_workers(unsigned threads, Work&& work, Tick&& tick) {
  std::mutex mutex;
  std::condition_variable ended;
  unsigned running = threads;
  std::vector<std::jthread> all;
  for (unsigned i = 0; i < threads; ++i) {
    all.emplace_back([&] {
      work();
      const std::scoped_lock lock(mutex);
      --running;
      ended.notify_one();
    });
  }
  std::unique_lock lock(mutex);
  while (!ended.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; })) {
    lock.unlock();
    tick();
    lock.lock();
  }
  lock.unlock();
  tick();
}

}  // namespace tavola::lab
