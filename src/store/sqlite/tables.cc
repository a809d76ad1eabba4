// SqliteStore: opening, transactions and tables.
#include <cassert>

#include "store/sqlite/open_file.h"
#include "store/sqlite/sqlite_store.h"

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr std::string_view kListedColumns = "number, id, created, changed, state, is_public, attended, summary";

/// A row of kListedColumns, as it is stored, but for the players.
ListedTable read_listed(const Statement& row) {
  ListedTable table;
  table.id = row.text(1);
  table.created = row.integer(2);
  table.changed = row.integer(3);
  table.listing.state = static_cast<Listing::State>(std::clamp<std::int64_t>(row.integer(4), 0, 255));
  table.listing.is_public = row.flag(5);
  table.listing.attended = row.flag(6);
  table.listing.summary = row.text(7);
  return table;
}

}  // namespace

Status SqliteStore::open(const SqliteSettings& settings) {
  if (settings.only_back_up) return open_unchanged(connection_, settings.path, false);
  auto lock = open_file(connection_, settings);
  if (!lock.ok()) return lock.error();
  lock_ = *std::move(lock);
  Status ready = entries_.prepare();
  if (ready.ok()) ready = prepare_tables();
  if (ready.ok()) ready = prepare_players();
  if (!ready.ok()) return ready;
  const Snapshot snapshot(connection_);
  return snapshot.status().ok() ? entries_.refresh() : snapshot.status();
}

Status SqliteStore::prepare_tables() {
  return prepare_all(
      connection_,
      {{&begin_, "BEGIN IMMEDIATE"},
       {&commit_, "COMMIT"},
       {&count_check_, "UPDATE checks SET count = count + 1"},
       {&add_table_,
        "INSERT INTO tables (id, opening, created, changed, state, is_public, attended, summary)"
        " VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7)"},
       {&find_table_, "SELECT number, opening FROM tables WHERE id = ?1"},
       {&update_listing_,
        "UPDATE tables SET changed = ?2, state = ?3, is_public = ?4, attended = ?5, summary = ?6 WHERE number = ?1"},
       {&seats_, "SELECT player_no FROM seats WHERE table_no = ?1 ORDER BY place"},
       {&clear_seats_, "DELETE FROM seats WHERE table_no = ?1"},
       {&add_seat_, "INSERT INTO seats VALUES (?1, ?2, ?3)"}});
}

Status SqliteStore::transaction(const std::function<Status()>& work) {
  assert(!working_);
  if (const Status begun = begin_.run(); !begun.ok()) return begun;
  working_ = true;
  Status done = entries_.refresh();
  if (done.ok()) done = work();
  if (done.ok()) done = writable();
  if (done.ok()) done = entries_.trim();
  if (done.ok()) done = commit_.run();
  working_ = false;
  if (!done.ok()) {
    connection_.roll_back();
    entries_.forget();
  }
  return done;
}

/// Done while the transaction is open. SQLite itself ends it after some errors, and what is written then would stay.
Status SqliteStore::writable() const {
  assert(working_);
  if (connection_.in_transaction()) return Done{};
  return Error{"store-failed", connection_.path(), "the transaction has already failed: try all of it again"};
}

Result<TableNumber> SqliteStore::create_table(const NewTable& table) {
  const Listing& listing = table.listing;
  const Status added = write(add_table_, table.id, Blob{table.opening}, table.created, listing.state, listing.is_public,
                             listing.attended, listing.summary);
  if (!added.ok()) return added.error();
  const TableNumber number{sqlite3_last_insert_rowid(connection_.handle())};
  if (const Status seats = seat(number, listing.players); !seats.ok()) return seats.error();
  return number;
}

Status SqliteStore::append(const Change& change) {
  Status done = writable();
  if (done.ok()) done = entries_.append(change.table, change.version, change.entry);
  return done.ok() && change.listing ? list(change.table, change.at, *change.listing) : done;
}

Status SqliteStore::list(TableNumber table, Time at, const Listing& listing) {
  Status updated = update_listing_.run(table, at, listing.state, listing.is_public, listing.attended, listing.summary);
  if (!updated.ok()) return updated;
  const auto present = seated(static_cast<std::int64_t>(table));
  if (!present.ok()) return present.error();
  if (*present == listing.players) return Done{};
  const Status cleared = clear_seats_.run(table);
  return cleared.ok() ? seat(table, listing.players) : cleared;
}

Status SqliteStore::seat(TableNumber table, const std::vector<PlayerId>& players) {
  for (std::size_t place = 0; place < players.size(); ++place) {
    if (const Status added = add_seat_.run(table, place, players[place]); !added.ok()) return added;
  }
  return Done{};
}

Result<std::vector<PlayerId>> SqliteStore::seated(std::int64_t table) {
  std::vector<PlayerId> players;
  const Status read = seats_.with(table).each([&] { players.push_back(PlayerId{seats_.integer(0)}); });
  if (!read.ok()) return read.error();
  return players;
}

Result<std::optional<StoredTable>> SqliteStore::load_table(std::string_view id) {
  const Snapshot snapshot(connection_);
  if (!snapshot.status().ok()) return snapshot.status().error();
  if (const Status fresh = entries_.refresh(); !fresh.ok()) return fresh.error();
  const auto row = find_table_.with(id).next();
  if (!row.ok()) return row.error();
  if (!*row) return std::optional<StoredTable>();
  StoredTable table;
  table.number = TableNumber{find_table_.integer(0)};
  table.id = id;
  table.opening = find_table_.text(1);
  find_table_.rewind();
  auto entries = entries_.load(table.number);
  if (!entries.ok()) return entries.error();
  table.entries = *std::move(entries);
  return std::optional(std::move(table));
}

Result<Statement*> SqliteStore::listing_statement(const Query& query) {
  const std::size_t kind = (query.player ? 1u : 0u) | (query.only_public ? 2u : 0u) | (query.only_attended ? 4u : 0u) |
                           (query.without_over ? 8u : 0u);
  Statement& statement = listings_[kind];
  if (statement.prepared()) return &statement;
  std::string sql = "SELECT " + std::string(kListedColumns) + " FROM tables WHERE true";
  if (query.player) sql += " AND number IN (SELECT table_no FROM seats WHERE player_no = ?2)";
  if (query.only_public) sql += " AND is_public";
  if (query.only_attended) sql += " AND attended";
  if (query.without_over) sql += " AND state <> 2";
  sql += query.player ? " ORDER BY +changed DESC, number DESC" : " ORDER BY changed DESC, number DESC";
  auto prepared = connection_.prepare(sql + " LIMIT ?1");
  if (!prepared.ok()) return prepared.error();
  statement = *std::move(prepared);
  return &statement;
}

Result<std::vector<ListedTable>> SqliteStore::list_tables(const Query& query) {
  const Snapshot snapshot(connection_);
  if (!snapshot.status().ok()) return snapshot.status().error();
  const auto statement = listing_statement(query);
  if (!statement.ok()) return statement.error();
  Statement& rows = **statement;
  if (query.player) {
    rows.with(query.most, *query.player);
  } else {
    rows.with(query.most);
  }
  std::vector<ListedTable> tables;
  const Status read = rows.each([&] {
    ListedTable& table = tables.emplace_back(read_listed(rows));
    table.created = time_in(rows, 2);
    table.changed = time_in(rows, 3);
    return seat_at(rows.integer(0), table.listing);
  });
  if (!read.ok()) return read.error();
  return tables;
}

Status SqliteStore::seat_at(std::int64_t table, Listing& listing) {
  auto players = seated(table);
  if (!players.ok()) return players.error();
  listing.players = *std::move(players);
  return Done{};
}

Result<std::uint64_t> SqliteStore::for_each_table(const std::function<Status(const WholeTable&)>& take) {
  assert(!working_);
  auto prepared =
      connection_.prepare("SELECT " + std::string(kListedColumns) + ", opening FROM tables ORDER BY number");
  if (!prepared.ok()) return prepared.error();
  Statement rows = *std::move(prepared);
  const Snapshot snapshot(connection_);
  if (!snapshot.status().ok()) return snapshot.status().error();
  if (const Status fresh = entries_.refresh(); !fresh.ok()) return fresh.error();
  std::uint64_t count = 0;
  const Status given = rows.each([&]() -> Status {
    WholeTable table{read_listed(rows), rows.text(8), entries_.load(TableNumber{rows.integer(0)})};
    if (!table.entries.ok() && table.entries.error().name != "store-damaged") return table.entries.error();
    if (const Status seated = seat_at(rows.integer(0), table.listed.listing); !seated.ok()) return seated;
    ++count;
    return take(table);
  });
  if (!given.ok()) return given.error();
  return count;
}

Status SqliteStore::check() {
  return transaction([this] { return count_check_.run(); });
}

}  // namespace tavola::store
