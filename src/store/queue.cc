#include "store/queue.h"

#include <algorithm>
#include <cassert>

namespace tavola::store {

using core::Done;
using core::Status;

StoreQueue::StoreQueue(std::unique_ptr<Store> store, Settings settings)
    : store_(std::move(store)), settings_(settings), thread_([this] { run(); }) {}

bool StoreQueue::write(Work work, Answer done) {
  std::vector<Work> works;
  works.push_back(std::move(work));
  return write_all(std::move(works),
                   [done = std::move(done)](std::vector<Status> results) { done(std::move(results.front())); });
}

bool StoreQueue::write_all(std::vector<Work> works, Answers done) {
  assert(!works.empty());
  return add({std::move(works), std::move(done), nullptr});
}

bool StoreQueue::add(Item item) {
  {
    const std::lock_guard held(mutex_);
    if (stopping_ || figures_.waiting >= settings_.most_waiting) return false;
    figures_.waiting += item.size();
    waiting_.push_back(std::move(item));
  }
  wake_.notify_one();
  return true;
}

void StoreQueue::stop() {
  {
    const std::lock_guard held(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  const std::lock_guard held(stop_mutex_);
  if (!thread_.joinable()) return;
  assert(thread_.get_id() != std::this_thread::get_id());
  thread_.join();
}

QueueFigures StoreQueue::figures() const {
  const std::lock_guard held(mutex_);
  return figures_;
}

/// The next items, as many as one group may have; none if the queue was stopped and is empty.
std::vector<StoreQueue::Item> StoreQueue::take() {
  std::unique_lock held(mutex_);
  wake_.wait(held, [this] { return stopping_ || !waiting_.empty(); });
  wake_.wait_until(held, began_ + settings_.pace,
                   [this] { return stopping_ || figures_.waiting >= settings_.most_in_group; });
  began_ = std::chrono::steady_clock::now();
  std::vector<Item> items;
  for (std::size_t taken = 0; !waiting_.empty() && taken < settings_.most_in_group; waiting_.pop_front()) {
    taken += waiting_.front().size();
    items.push_back(std::move(waiting_.front()));
  }
  return items;
}

void StoreQueue::run() {
  for (;;) {
    const std::vector<Item> items = take();
    if (items.empty()) return;
    write_group(items);
    std::size_t reads = 0;
    std::size_t done = 0;
    for (const Item& item : items) {
      done += item.size();
      if (!item.read) continue;
      item.read(*store_);
      ++reads;
    }
    const std::lock_guard held(mutex_);
    figures_.waiting -= done;
    figures_.reads += reads;
  }
}

void StoreQueue::write_group(const std::vector<Item>& items) {
  std::vector<const Work*> writes;
  for (const Item& item : items) {
    for (const Work& work : item.writes) writes.push_back(&work);
  }
  if (writes.empty()) return;
  std::vector<Status> results = try_group(writes);
  {
    const std::lock_guard held(mutex_);
    figures_.writes += writes.size();
    figures_.failures += static_cast<std::uint64_t>(
        std::count_if(results.begin(), results.end(), [](const Status& result) { return !result.ok(); }));
  }
  auto next = results.begin();
  for (const Item& item : items) {
    if (item.read) continue;
    const auto end = next + static_cast<std::ptrdiff_t>(item.writes.size());
    item.done({std::make_move_iterator(next), std::make_move_iterator(end)});
    next = end;
  }
}

std::vector<Status> StoreQueue::try_group(const std::vector<const Work*>& writes) {
  const auto begin = std::chrono::steady_clock::now();
  const Status together = store_->transaction([&]() -> Status {
    for (const Work* work : writes) {
      if (Status written = (*work)(*store_); !written.ok()) return written;
    }
    return Done{};
  });
  count_group(begin);
  std::vector<Status> results(writes.size(), together);
  if (together.ok() || writes.size() == 1) return results;
  bool busy = false;  // then don't try the others: each would wait its full time for the other program
  for (std::size_t i = 0; i < writes.size(); ++i) {
    if (busy) {
      results[i] = results[i - 1];
      continue;
    }
    results[i] = try_alone(*writes[i]);
    busy = !results[i].ok() && results[i].error().name == "store-busy";
  }
  return results;
}

Status StoreQueue::try_alone(const Work& work) {
  const auto begin = std::chrono::steady_clock::now();
  Status result = store_->transaction([&] { return work(*store_); });
  count_group(begin);
  return result;
}

void StoreQueue::count_group(std::chrono::steady_clock::time_point begin) {
  const auto time = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
  const auto& ends = QueueFigures::kEnds;
  const auto place = std::lower_bound(ends.begin(), ends.end(), time) - ends.begin();
  const std::lock_guard held(mutex_);
  ++figures_.groups;
  figures_.group_time += time;
  figures_.last_group_time = time;
  ++figures_.group_times[static_cast<std::size_t>(place)];
}

}  // namespace tavola::store
