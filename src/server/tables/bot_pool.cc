#include "server/tables/bot_pool.h"

namespace tavola::server {

BotPool::BotPool(unsigned threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

bool BotPool::think(BotJob job) {
  const std::scoped_lock lock(mutex_);
  if (stopping_ || waiting_ >= most_waiting_) return false;
  auto& own = jobs_[job.owner];
  if (own.empty()) turns_.push_back(job.owner);
  own.push_back(std::move(job));
  ++waiting_;
  wake_.notify_one();
  return true;
}

void BotPool::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    jobs_.clear();
    turns_.clear();
    waiting_ = 0;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

std::size_t BotPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return waiting_;
}

std::uint64_t BotPool::decisions() const {
  const std::scoped_lock lock(mutex_);
  return decisions_;
}

void BotPool::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return stopping_ || waiting_ > 0; });
    if (stopping_) return;
    const core::PlayerId owner = turns_.front();
    turns_.pop_front();
    auto& own = jobs_[owner];
    const BotJob job = std::move(own.front());
    own.pop_front();
    if (own.empty()) {
      jobs_.erase(owner);
    } else {
      turns_.push_back(owner);
    }
    --waiting_;
    lock.unlock();
    const auto bot = registry::make_bot(*job.game, job.level);
    job.done(bot.ok() ? (*bot)->decide(job.view, job.seed) : core::Result<registry::AnyDecision>(bot.error()));
    lock.lock();
    ++decisions_;
  }
}

}  // namespace tavola::server
