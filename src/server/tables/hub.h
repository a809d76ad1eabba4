// All tables in memory. The hub loads and unloads them, and gives them timers, the store and bots. It runs on the I/O
// thread; other threads post to it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/tables/bot_pool.h"
#include "server/tables/hosted_table.h"
#include "server/tables/kept_texts.h"
#include "server/watch/log.h"
#include "server/watch/metrics.h"
#include "store/queue.h"

namespace tavola::server {

struct HubSettings {
  std::uint32_t most_tables_of_a_player = 50;         ///< unfinished
  std::size_t most_tables = 100'000;                  ///< in memory
  std::chrono::milliseconds sessions_within{20'000};  ///< how often each socket's session is checked
};

class Hub {
 public:
  Hub(boost::asio::io_context& io, store::StoreQueue& queue, BotPool& bots, Log& log, Metrics& metrics,
      HubSettings settings = {});
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  /// Loads the tables where something can happen while nobody is connected. Then starts the timer.
  boost::asio::awaitable<core::Status> begin();

  /// Makes and stores a table.
  boost::asio::awaitable<core::Result<std::shared_ptr<HostedTable>>> create(table::Settings settings,
                                                                            store::PlayerId host);
  /// The table with this id, from memory or the store, or the error "no-such-table".
  boost::asio::awaitable<core::Result<std::shared_ptr<HostedTable>>> find(std::string id);

  /// Call it for each accepted socket before reading from it. From then on, the socket closes when its session ends.
  void enter(const std::shared_ptr<TableChannel>& channel);
  /// Closes the player's connections, because their name changed or sessions ended. Clients reconnect.
  void player_changed(store::PlayerId player);
  /// The next sessions of open sockets to check. Call it every kSessionsEvery. New sockets come first, since the cache
  /// may have accepted them; then the others in turn.
  std::vector<SessionKey> next_sessions();
  static constexpr std::chrono::milliseconds kSessionsEvery{100};

  /// Allows no more changes, and calls `done` when all pending ones are stored.
  void stop(std::function<void()> done);
  bool stopping() const { return stopping_; }

  table::Time now() const;
  std::size_t tables() const { return tables_.size(); }
  std::size_t tables_in(table::Phase phase) const;
  /// Counts and logs stored data that can't be read.
  void note_damage(std::string_view what, std::string_view table, const core::Error& why);
  /// The result of the last write to the disk.
  const core::Status& store_state() const { return store_state_; }

  // For HostedTable.
  /// Runs `work` in the store, then calls hosted->stored().
  void write(std::shared_ptr<HostedTable> hosted, store::StoreQueue::Work work);
  /// Calls hosted.advance() at this time; 0: never.
  void schedule(HostedTable& hosted, table::Time when);
  /// Lets a bot think, then calls `done`. Returns false if too many are waiting already.
  bool think(const HostedTable& hosted, const table::BotTurn& turn,
             std::function<void(const core::Result<registry::AnyDecision>&)> done);
  /// The opening of the next game of the same people.
  table::Opening open_next(const table::Table& table) const;
  /// The store's form of a new table.
  std::shared_ptr<store::NewTable> new_table(const table::Opening& opening);
  /// Unloads the table. Its clients reconnect and get the stored one.
  void drop(HostedTable& hosted, const core::Error& why);
  void count_stored(bool a_move, table::Time took);

 private:
  /// Writes that go to the store together.
  struct Batch {
    std::vector<std::shared_ptr<HostedTable>> tables;
    std::vector<store::StoreQueue::Work> works;
  };

  void send_batch();
  void take_stored(const std::vector<std::shared_ptr<HostedTable>>& tables, const std::vector<core::Status>& results);
  void tick();
  void sweep();
  void check_stopped();
  std::shared_ptr<HostedTable> keep(store::TableNumber number, table::Table table);
  core::Error damaged(std::string_view id, const core::Error& why);
  core::Result<std::shared_ptr<HostedTable>> restore(const store::StoredTable& stored);

  boost::asio::io_context& io_;
  store::StoreQueue& queue_;
  BotPool& bots_;
  Log& log_;
  HubSettings settings_;
  table::Shelf shelf_;
  TextCache texts_;
  std::unordered_map<std::string, std::shared_ptr<HostedTable>> tables_;  ///< by id
  std::unordered_map<HostedTable*, table::Time> times_;                   ///< when to call each
  std::set<std::pair<table::Time, HostedTable*>> schedule_;
  boost::asio::steady_timer timer_;
  table::Time swept_ = 0;
  std::deque<std::weak_ptr<TableChannel>> sockets_;  ///< all accepted; closed ones are removed in turn
  std::size_t new_sockets_ = 0;                      ///< how many at the front are new
  Batch batch_;
  std::size_t writing_ = 0;
  core::Status store_state_ = core::Done{};
  bool stopping_ = false;
  std::function<void()> stopped_;
  Counter& moves_;
  Counter& not_saved_;
  Counter& damaged_;
  Histogram& move_seconds_;
};

}  // namespace tavola::server
