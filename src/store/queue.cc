#include "store/queue.h"

#include <algorithm>
#include <cassert>

namespace tavola::store {

using core::Done;
using core::Status;

StoreQueue::StoreQueue(std::unique_ptr<Store> store, Settings settings)
    : store_(std::move(store)), settings_(settings), thread_([this] { run(); }) {}

bool StoreQueue::write(Work work, Answer done) { return add({std::move(work), std::move(done), nullptr}); }

bool StoreQueue::add(Item item) {
  {
    const std::lock_guard held(mutex_);
    if (stopping_ || figures_.waiting >= settings_.most_waiting) return false;
    waiting_.push_back(std::move(item));
    ++figures_.waiting;
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

/// The next items, as many as one group may have; none when the queue was stopped and is empty.
std::vector<StoreQueue::Item> StoreQueue::take() {
  std::unique_lock held(mutex_);
  wake_.wait(held, [this] { return stopping_ || !waiting_.empty(); });
  const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), settings_.most_in_group));
  std::vector<Item> items(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return items;
}

void StoreQueue::run() {
  for (;;) {
    const std::vector<Item> items = take();
    if (items.empty()) return;
    write_group(items);
    std::size_t reads = 0;
    for (const Item& item : items) {
      if (!item.read) continue;
      item.read(*store_);
      ++reads;
    }
    const std::lock_guard held(mutex_);
    figures_.waiting -= items.size();
    figures_.reads += reads;
  }
}

void StoreQueue::write_group(const std::vector<Item>& items) {
  std::vector<const Item*> writes;
  for (const Item& item : items) {
    if (item.write) writes.push_back(&item);
  }
  if (writes.empty()) return;
  const std::vector<Status> results = try_group(writes);
  {
    const std::lock_guard held(mutex_);
    figures_.writes += writes.size();
    figures_.failures += static_cast<std::uint64_t>(
        std::count_if(results.begin(), results.end(), [](const Status& result) { return !result.ok(); }));
  }
  for (std::size_t i = 0; i < writes.size(); ++i) writes[i]->done(results[i]);
}

std::vector<Status> StoreQueue::try_group(const std::vector<const Item*>& writes) {
  const auto begin = std::chrono::steady_clock::now();
  const Status together = store_->transaction([&]() -> Status {
    for (const Item* item : writes) {
      if (Status written = item->write(*store_); !written.ok()) return written;
    }
    return Done{};
  });
  count_group(begin);
  std::vector<Status> results(writes.size(), together);
  if (together.ok() || writes.size() == 1) return results;
  bool busy = false;  // each would wait its whole time for the other program
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

Status StoreQueue::try_alone(const Item& item) {
  const auto begin = std::chrono::steady_clock::now();
  Status result = store_->transaction([&] { return item.write(*store_); });
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
