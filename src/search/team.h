// A few threads that share numbered tasks. Without threads (WebAssembly), the tasks run one after the other.
#pragma once

#include <atomic>
#include <functional>
#if !defined(__wasm__)
#include <thread>
#include <vector>
#endif

namespace tavola::search {

class Team {
 public:
  explicit Team(int threads) : threads_(threads) {}

  /// Runs task(0) to task(count - 1), each once, in any order. Returns when all are done.
  template <class Task>
  void run(int count, Task&& task) {
#if !defined(__wasm__)
    if (threads_ > 1) {
      std::atomic<int> next{0};
      const auto work = [&] {
        for (int i = next++; i < count; i = next++) task(i);
      };
      std::vector<std::jthread> others;
      for (int t = 1; t < threads_ && t < count; ++t) others.emplace_back(work);
      work();
      return;
    }
#endif
    for (int i = 0; i < count; ++i) task(i);
  }

 private:
  int threads_;
};

}  // namespace tavola::search
