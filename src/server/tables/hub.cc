#include "server/tables/hub.h"

#include <sodium.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cassert>
#include <chrono>

#include "server/accounts/on_store.h"
#include "server/accounts/secrets.h"
#include "table/listing.h"
#include "table/tell/answers.h"

namespace tavola::server {

namespace asio = boost::asio;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr table::Time kSweepEvery = 1'000;
constexpr auto kTick = std::chrono::milliseconds(100);
constexpr int kServiceRestart = 1012;
constexpr std::uint32_t kMostAttended = 100'000;

match::Seed random_seed() {
  match::Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

}  // namespace

Hub::Hub(asio::io_context& io, store::StoreQueue& queue, BotPool& bots, Log& log, Metrics& metrics,
         HubSettings settings)
    : io_(io),
      queue_(queue),
      bots_(bots),
      log_(log),
      settings_(settings),
      timer_(io),
      moves_(metrics.counter("tavola_moves_total", "Stored moves")),
      not_saved_(metrics.counter("tavola_not_saved_total", "Table changes that could not be stored")),
      damaged_(metrics.counter("tavola_damaged_total", "Times that stored data of a table could not be read")),
      move_seconds_(metrics.histogram("tavola_move_seconds", "Time from a move's arrival to its being stored",
                                      latency_bounds())) {
  metrics.gauge_of("tavola_tables", "Tables in memory", [this] { return static_cast<double>(tables_.size()); });
  metrics.gauge_of("tavola_bot_queue", "Bot decisions waiting", [this] { return double(bots_.waiting()); });
  metrics.counter_of("tavola_bot_decisions_total", "Bot decisions", [this] { return double(bots_.decisions()); });
}

Hub::~Hub() = default;

table::Time Hub::now() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

asio::awaitable<Status> Hub::begin() {
  store::Query query;
  query.only_attended = true;
  query.without_over = true;
  query.most = kMostAttended;
  const auto list = [query](store::Store& store) { return store.list_tables(query); };
  const auto listed = co_await read_store(queue_, list);
  if (!listed.ok()) {
    tick();  // for tables that are loaded later
    co_return listed.error();
  }
  for (const store::ListedTable& one : *listed) {
    const auto found = co_await find(one.id);
    if (!found.ok()) {
      log_.error("table not restored", {{"table", one.id}, {"why", found.error().text()}});
      continue;
    }
    (*found)->advance();
  }
  log_.info("tables restored", {{"tables", tables_.size()}});
  tick();
  co_return core::Done{};
}

std::shared_ptr<HostedTable> Hub::keep(store::TableNumber number, table::Table table) {
  const std::string id = table.opening().id;
  auto texts = texts_.texts_of(table.shared_game());
  auto hosted = std::make_shared<HostedTable>(*this, number, std::move(table), std::move(texts));
  tables_[id] = hosted;
  return hosted;
}

void Hub::note_damage(std::string_view what, std::string_view table, const Error& why) {
  damaged_.add();
  log_.refused(what, table, {{"table", table}, {"why", why.text()}});
}

Error Hub::damaged(std::string_view id, const Error& why) {
  note_damage("table damaged", id, why);
  return {"damaged-table", "", "this table can't be read back; the server's log says why"};
}

Result<std::shared_ptr<HostedTable>> Hub::restore(const store::StoredTable& stored) {
  auto table = table::Table::restore(stored.opening, stored.entries, shelf_, now());
  if (!table.ok()) {
    const std::string& why = table.error().name;
    return why == "old-rules" || why == "new-rules" ? table.error() : damaged(stored.id, table.error());
  }
  if (table->opening().id != stored.id) return damaged(stored.id, {"bad-opening", "id", "belongs to another table"});
  for (const core::PlayerId player : table::listing(*table).players) {
    if (player <= core::PlayerId::kNobody) return damaged(stored.id, {"bad-entry", "player", "is not on this server"});
  }
  return keep(stored.number, *std::move(table));
}

asio::awaitable<Result<std::shared_ptr<HostedTable>>> Hub::find(std::string id) {
  if (const auto found = tables_.find(id); found != tables_.end()) co_return found->second;
  if (tables_.size() >= settings_.most_tables) co_return store_overloaded();
  const auto load = [id](store::Store& store) { return store.load_table(id); };
  const auto stored = co_await read_store(queue_, load);
  if (!stored.ok() && stored.error().name == "store-damaged") co_return damaged(id, stored.error());
  if (!stored.ok()) co_return stored.error();
  if (!*stored) co_return no_such_table();
  // Another coroutine may have loaded it in the meantime.
  if (const auto found = tables_.find(id); found != tables_.end()) co_return found->second;
  co_return restore(**stored);
}

asio::awaitable<Result<std::shared_ptr<HostedTable>>> Hub::create(table::Settings settings, store::PlayerId host) {
  if (stopping_) co_return Error{"stopping", "", "the server is about to stop: no new tables right now"};
  store::Query own;
  own.player = host;
  own.without_over = true;
  own.most = settings_.most_tables_of_a_player;
  const auto list = [own](store::Store& store) { return store.list_tables(own); };
  const auto open = co_await read_store(queue_, list);
  if (!open.ok()) co_return open.error();
  if (open->size() >= settings_.most_tables_of_a_player) {
    co_return Error{"too-many-tables", "",
                    "you have " + std::to_string(open->size()) + " unfinished games: finish some first"};
  }
  table::Opening opening;
  opening.id = random_text(16);
  opening.settings = std::move(settings);
  opening.host = host;
  opening.seed = random_seed();
  opening.invitation = random_text(12);
  opening.created = now();
  auto written = std::make_shared<store::NewTable>();
  written->id = opening.id;
  written->created = opening.created;
  auto table = table::Table::make(std::move(opening), shelf_);
  if (!table.ok()) co_return table.error();
  written->opening = table::stored_opening(*table);
  written->listing = listing_of(*table);
  auto number = std::make_shared<store::TableNumber>();
  const auto create = [written, number](store::Store& store) -> Status {
    const auto made = store.create_table(*written);
    if (!made.ok()) return made.error();
    *number = *made;
    return core::Done{};
  };
  const Status done = co_await write_store(queue_, create);
  store_state_ = done;
  if (!done.ok()) co_return done.error();
  co_return keep(*number, *std::move(table));
}

table::Opening Hub::open_next(const table::Table& table) const {
  return table::next_opening(table, random_text(16), random_seed(), random_text(12), now());
}

std::shared_ptr<store::NewTable> Hub::new_table(const table::Opening& opening) {
  auto next = std::make_shared<store::NewTable>();
  next->id = opening.id;
  next->opening = table::write_opening(opening);
  next->created = opening.created;
  const auto made = table::Table::make(opening, shelf_);
  assert(made.ok() && "the settings were good once");
  next->listing = listing_of(*made);
  return next;
}

// ----------------------------------------------------------------------------------------------------------- the store

/// Collects the writes of all sockets that are ready now. They go to the store together, with a single sync.
void Hub::write(std::shared_ptr<HostedTable> hosted, store::StoreQueue::Work work) {
  ++writing_;
  batch_.tables.push_back(std::move(hosted));
  batch_.works.push_back(std::move(work));
  if (batch_.tables.size() == 1) asio::post(io_, [this] { send_batch(); });
}

void Hub::send_batch() {
  Batch batch = std::exchange(batch_, {});
  const std::size_t count = batch.tables.size();
  const auto tables = std::make_shared<std::vector<std::shared_ptr<HostedTable>>>(std::move(batch.tables));
  const auto done = [this, tables](std::vector<Status> results) {
    asio::post(io_, [this, tables, results = std::move(results)] { take_stored(*tables, results); });
  };
  if (!queue_.write_all(std::move(batch.works), done)) done(std::vector<Status>(count, Status(store_overloaded())));
}

void Hub::take_stored(const std::vector<std::shared_ptr<HostedTable>>& tables, const std::vector<Status>& results) {
  writing_ -= tables.size();
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (!results[i].ok()) {
      not_saved_.add();
      log_.refused("not saved", results[i].error().text());
    }
    store_state_ = results[i];
    tables[i]->stored(results[i]);
  }
  check_stopped();
}

void Hub::count_stored(bool a_move, table::Time took) {
  if (!a_move) return;
  moves_.add();
  move_seconds_.add(static_cast<double>(took) / 1000);
}

void Hub::drop(HostedTable& hosted, const Error& why) {
  log_.error("table dropped", {{"table", hosted.table().opening().id}, {"why", why.text()}});
  schedule(hosted, 0);
  hosted.leave();
  const std::string id = hosted.table().opening().id;
  hosted.close_all(kServiceRestart, "come back");
  tables_.erase(id);
}

void Hub::player_changed(store::PlayerId player) {
  for (const auto& socket : sockets_) {
    const auto channel = socket.lock();
    if (channel && channel->session().player == player) channel->close(kServiceRestart, "come back");
  }
}

void Hub::enter(const std::shared_ptr<TableChannel>& channel) {
  sockets_.push_front(channel);
  ++new_sockets_;
}

std::vector<SessionKey> Hub::next_sessions() {
  const auto calls = static_cast<std::size_t>(std::max<std::int64_t>(1, settings_.sessions_within / kSessionsEvery));
  const std::size_t fresh = std::exchange(new_sockets_, 0);
  std::vector<SessionKey> sessions;
  for (std::size_t left = fresh + (sockets_.size() - fresh + calls - 1) / calls; left > 0; --left) {
    const auto channel = sockets_.front().lock();
    sockets_.pop_front();
    if (!channel) continue;
    sessions.push_back(channel->session());
    sockets_.push_back(channel);
  }
  return sessions;
}

// ------------------------------------------------------------------------------------------------------ time and bots

void Hub::schedule(HostedTable& hosted, table::Time when) {
  const auto known = times_.find(&hosted);
  if (known != times_.end()) {
    if (known->second == when) return;
    schedule_.erase({known->second, &hosted});
    times_.erase(known);
  }
  if (when == 0) return;
  times_[&hosted] = when;
  schedule_.insert({when, &hosted});
}

void Hub::tick() {
  if (stopping_) return;
  const table::Time at = now();
  std::vector<std::shared_ptr<HostedTable>> due;  // advance() may schedule them again
  for (; !schedule_.empty() && schedule_.begin()->first <= at; schedule_.erase(schedule_.begin())) {
    due.push_back(schedule_.begin()->second->shared_from_this());
    times_.erase(due.back().get());
  }
  for (const auto& hosted : due) hosted->advance();
  if (at >= swept_ + kSweepEvery) sweep();
  timer_.expires_after(kTick);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) tick();
  });
}

void Hub::sweep() {
  swept_ = now();
  std::erase_if(tables_, [&](const auto& kept) {
    // Another holder is about to join the table or is just reading it.
    if (kept.second.use_count() > 1 || !kept.second->idle(swept_)) return false;
    schedule(*kept.second, 0);
    kept.second->leave();
    return true;
  });
}

bool Hub::think(const HostedTable& hosted, const table::BotTurn& turn,
                std::function<void(const core::Result<registry::AnyDecision>&)> done) {
  BotJob job;
  job.game = hosted.table().shared_game();
  job.level = turn.level;
  job.view = turn.view;
  job.seed = turn.seed;
  job.owner = hosted.table().opening().host;
  job.done = [this, done = std::move(done)](core::Result<registry::AnyDecision> decision) {
    asio::post(io_, [done, decision = std::move(decision)] { done(decision); });
  };
  return bots_.think(std::move(job));
}

std::size_t Hub::tables_in(table::Phase phase) const {
  std::size_t count = 0;
  for (const auto& [id, hosted] : tables_) count += hosted->table().phase() == phase ? 1 : 0;
  return count;
}

void Hub::stop(std::function<void()> done) {
  stopping_ = true;
  stopped_ = std::move(done);
  timer_.cancel();
  for (const auto& [id, hosted] : tables_) {
    hosted->tell_all(table::tell::bye());
  }
  check_stopped();
}

void Hub::check_stopped() {
  if (!stopping_ || writing_ > 0 || !stopped_) return;
  std::exchange(stopped_, nullptr)();
}

}  // namespace tavola::server
