// All tables that are in memory: loads them, lets them go, gives them time, the store and the bots. Lives on the I/O
// thread; what comes from other threads is posted to it.
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
  std::uint32_t most_tables_of_a_player = 50;         ///< that are not over
  std::size_t most_tables = 100'000;                  ///< in memory
  std::chrono::milliseconds sessions_within{20'000};  ///< the session of each socket is looked up once in so long
};

class Hub {
 public:
  Hub(boost::asio::io_context& io, store::StoreQueue& queue, BotPool& bots, Log& log, Metrics& metrics,
      HubSettings settings = {});
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  /// Restores the tables at which something may happen without a message; then starts the clock.
  boost::asio::awaitable<core::Status> begin();

  /// Makes a table; it is stored when this is done.
  boost::asio::awaitable<core::Result<std::shared_ptr<HostedTable>>> create(table::Settings settings,
                                                                            store::PlayerId host);
  /// The table with this id, from memory or the store; the error "no-such-table" when there is none.
  boost::asio::awaitable<core::Result<std::shared_ptr<HostedTable>>> find(std::string id);

  /// Called when a socket is let in, before it may say anything: from then on it ends with its session.
  void enter(const std::shared_ptr<TableChannel>& channel);
  /// The player's name changed or sessions ended: their connections close, and the clients reconnect.
  void player_changed(store::PlayerId player);
  /// Some of the sessions behind open sockets; call it every kSessionsEvery. First those of new sockets, which may
  /// have been accepted from the cache, then the others in turn.
  std::vector<SessionKey> next_sessions();
  static constexpr std::chrono::milliseconds kSessionsEvery{100};

  /// No more changes; `done` is called when all that was under way is stored.
  void stop(std::function<void()> done);
  bool stopping() const { return stopping_; }

  table::Time now() const;
  std::size_t tables() const { return tables_.size(); }
  std::size_t tables_in(table::Phase phase) const;
  /// Stored data of a table can't be read: counts and logs it.
  void note_damage(std::string_view what, std::string_view table, const core::Error& why);
  /// Whether the last write reached the disk; the error says why not.
  const core::Status& store_state() const { return store_state_; }

  // For HostedTable.
  /// Has the work done by the store; then hosted->stored().
  void write(std::shared_ptr<HostedTable> hosted, store::StoreQueue::Work work);
  /// Calls hosted.advance() at this time; 0: never.
  void schedule(HostedTable& hosted, table::Time when);
  /// Has a bot think; then calls `done`. False when too many think already.
  bool think(const HostedTable& hosted, const table::BotTurn& turn,
             std::function<void(const core::Result<registry::AnyDecision>&)> done);
  /// The opening of the next game of the same people.
  table::Opening open_next(const table::Table& table) const;
  /// A table to be made, as the store wants it.
  std::shared_ptr<store::NewTable> new_table(const table::Opening& opening);
  /// Drops the table from memory; connected clients reconnect and find what is stored.
  void drop(HostedTable& hosted, const core::Error& why);
  void count_stored(bool a_move, table::Time took);

 private:
  /// Changes of tables that go to the store together.
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
  std::deque<std::weak_ptr<TableChannel>> sockets_;  ///< all that were let in; those that are gone leave in turn
  std::size_t new_sockets_ = 0;                      ///< at the front of them
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
