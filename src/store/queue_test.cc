#include "store/queue.h"

#include <atomic>
#include <future>
#include <numeric>

#include "store/sqlite/testing.h"

namespace tavola::store {
namespace {

using core::Done;
using core::Error;
using core::Status;
using core::TempFolder;
using testing::entries;
using testing::make_table;
using testing::name_of;
using testing::open_store;

class QueueTest : public ::testing::Test {
 protected:
  QueueTest() {
    auto store = open_store(path_);
    for (int i = 0; i < 3; ++i) tables_.push_back(make_table(*store, "t" + std::to_string(i)));
    store_ = std::move(store);
  }

  void start(StoreQueue::Settings settings = {}) { queue_.emplace(std::move(store_), settings); }

  /// Keeps the store's thread busy until the returned promise is kept, so that what is queued meanwhile is one group.
  std::promise<void> hold() {
    std::promise<void> release;
    std::promise<void> begun;
    queue_->read([](Store&) { return 0; },
                 [&begun, held = std::make_shared<std::future<void>>(release.get_future())](int) {
                   begun.set_value();
                   held->wait();
                 });
    begun.get_future().wait();
    return release;
  }

  bool append(std::size_t table, std::uint32_t version, const std::string& entry) {
    return queue_->write(
        [this, table, version, entry](Store& store) { return store.append({tables_[table], version, entry, 0, {}}); },
        [this, entry](const Status& status) { answers_.push_back(entry + " " + name_of(status)); });
  }

  TempFolder folder_;
  std::string path_ = folder_.file("tavola.db");
  std::unique_ptr<Store> store_;
  std::vector<TableNumber> tables_;
  std::vector<std::string> answers_;  // written by the store's thread, read after stop()
  std::optional<StoreQueue> queue_;
};

using Texts = std::vector<std::string>;

TEST_F(QueueTest, WaitingWritesShareATransactionAndAreAnsweredInOrder) {
  start();
  auto release = hold();
  for (std::uint32_t i = 1; i <= 9; ++i) EXPECT_TRUE(append(i % 3, (i - 1) / 3 + 1, "e" + std::to_string(i)));
  EXPECT_EQ(queue_->figures().waiting, 10u);
  release.set_value();
  queue_->stop();
  const QueueFigures figures = queue_->figures();
  EXPECT_EQ(figures.groups, 1u);
  EXPECT_EQ(figures.writes, 9u);
  EXPECT_EQ(figures.failures, 0u);
  EXPECT_EQ(figures.reads, 1u);
  EXPECT_EQ(figures.waiting, 0u);
  EXPECT_EQ(std::accumulate(figures.group_times.begin(), figures.group_times.end(), std::uint64_t{0}), 1u);
  ASSERT_EQ(answers_.size(), 9u);
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(answers_[i], "e" + std::to_string(i + 1) + " done");
  EXPECT_EQ(entries(*open_store(path_), "t0"), (Texts{"e3", "e6", "e9"}));
}

TEST_F(QueueTest, ABadWriteFailsAlone) {
  start();
  auto release = hold();
  append(0, 1, "a");
  append(1, 7, "b");  // not the next version
  append(0, 2, "c");
  append(2, 1, "d");
  release.set_value();
  queue_->stop();
  EXPECT_EQ(answers_, (Texts{"a done", "b store-order", "c done", "d done"}));
  EXPECT_EQ(queue_->figures().failures, 1u);
  const auto store = open_store(path_);
  EXPECT_EQ(entries(*store, "t0"), (Texts{"a", "c"}));
  EXPECT_EQ(entries(*store, "t1"), (Texts{}));
  EXPECT_EQ(entries(*store, "t2"), (Texts{"d"}));
}

TEST_F(QueueTest, AReadSeesTheWritesBeforeIt) {
  start();
  auto release = hold();
  append(0, 1, "a");
  Texts seen;
  queue_->read([](Store& store) { return entries(store, "t0"); }, [&](Texts found) { seen = std::move(found); });
  append(1, 1, "b");
  release.set_value();
  queue_->stop();
  EXPECT_EQ(seen, (Texts{"a"}));
  EXPECT_EQ(queue_->figures().groups, 1u) << "a read between writes does not part them";
}

TEST_F(QueueTest, AGroupHasItsBound) {
  start({.most_waiting = 100, .most_in_group = 4});
  auto release = hold();
  for (std::uint32_t version = 1; version <= 10; ++version) append(0, version, "e");
  release.set_value();
  queue_->stop();
  EXPECT_EQ(queue_->figures().groups, 3u);
  EXPECT_EQ(answers_.size(), 10u);
}

TEST_F(QueueTest, AFullQueueRefuses) {
  start({.most_waiting = 3, .most_in_group = 512});
  auto release = hold();
  EXPECT_TRUE(append(0, 1, "a"));
  EXPECT_TRUE(append(0, 2, "b"));
  EXPECT_FALSE(append(0, 3, "c"));
  EXPECT_FALSE(queue_->read([](Store&) { return 0; }, [](int) {}));
  release.set_value();
  queue_->stop();
  EXPECT_EQ(answers_, (Texts{"a done", "b done"}));
}

TEST_F(QueueTest, StoppingFinishesWhatIsQueuedAndTakesNoMore) {
  start();
  auto release = hold();
  for (std::uint32_t version = 1; version <= 2000; ++version) append(0, version, "e");
  release.set_value();
  queue_->stop();
  EXPECT_FALSE(append(0, 2001, "late"));
  EXPECT_EQ(answers_.size(), 2000u);
  EXPECT_EQ(entries(*open_store(path_), "t0").size(), 2000u);
}

TEST_F(QueueTest, ManyThreadsMayWrite) {
  start();
  std::atomic<int> done = 0;
  std::vector<std::thread> threads;
  for (std::size_t table = 0; table < 3; ++table) {
    threads.emplace_back([&, table] {
      for (std::uint32_t version = 1; version <= 300; ++version) {
        queue_->write(
            [this, table, version](Store& store) { return store.append({tables_[table], version, "e", 0, {}}); },
            [&](const Status& status) { done += status.ok() ? 1 : 0; });
        queue_->figures();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  queue_->stop();
  EXPECT_EQ(done, 900);
}

/// A store that another program has locked.
class BusyStore {
 public:
  explicit BusyStore(const std::string& path) : store_(open_store(path)) {}

  /// Holds the store while `work` is run.
  void hold(const std::function<void()>& work) {
    const Status held = store_->transaction([&]() -> Status {
      work();
      return Done{};
    });
    EXPECT_TRUE(held.ok());
  }

 private:
  std::unique_ptr<Store> store_;
};

TEST_F(QueueTest, ABusyStoreIsAnsweredAndUsedAgainLater) {
  store_.reset();
  SqliteSettings settings;
  settings.path = path_;
  settings.busy_timeout = std::chrono::milliseconds(1);
  store_ = open_store(settings);
  start();
  BusyStore(path_).hold([&] {
    auto release = hold();
    for (std::uint32_t version = 1; version <= 3; ++version) append(0, version, "e");
    std::promise<void> answered;
    queue_->read([](Store&) { return 0; }, [&](int) { answered.set_value(); });
    release.set_value();
    answered.get_future().wait();
  });
  append(0, 1, "later");
  queue_->stop();
  EXPECT_EQ(answers_, (Texts{"e store-busy", "e store-busy", "e store-busy", "later done"}));
}

}  // namespace
}  // namespace tavola::store
