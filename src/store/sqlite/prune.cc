// SqliteStore: prune.
#include <cassert>

#include "store/sqlite/sqlite_store.h"

namespace tavola::store {

using core::Result;
using core::Status;

namespace {

constexpr int kBatch = 64;  // rows in one transaction; a server waits for it

/// One kind of thing to delete, with what belongs to it. The numbers of the current batch are in temp.chosen.
struct Kind {
  std::string choose;  // a query for the numbers of all of them
  std::string remove;  // deletes those in temp.chosen
};

Kind tables_of(const PruneOrder& order) {
  std::string which = "false";
  if (order.over_before) which += " OR (state = 2 AND changed < " + std::to_string(*order.over_before) + ")";
  if (order.unchanged_before) which += " OR changed < " + std::to_string(*order.unchanged_before);
  return {"SELECT number FROM tables WHERE " + which,
          "DELETE FROM entries WHERE table_no IN (SELECT number FROM temp.chosen);"
          "DELETE FROM recent_entries WHERE table_no IN (SELECT number FROM temp.chosen);"
          "DELETE FROM seats WHERE table_no IN (SELECT number FROM temp.chosen);"
          "DELETE FROM tables WHERE number IN (SELECT number FROM temp.chosen);"};
}

Kind guests_of(const PruneOrder& order, const std::string& tables) {
  return {"SELECT number FROM players WHERE account IS NULL AND seen < " + std::to_string(*order.guests_before) +
              " AND NOT EXISTS (SELECT 1 FROM seats WHERE player_no = players.number AND table_no NOT IN (" + tables +
              "))",
          "DELETE FROM sessions WHERE player_no IN (SELECT number FROM temp.chosen);"
          "DELETE FROM players WHERE number IN (SELECT number FROM temp.chosen);"};
}

/// The number that a query for a count gives.
Result<std::uint64_t> count_of(const Connection& connection, const std::string& sql) {
  const auto number = connection.ask_number(sql);
  if (!number.ok()) return number.error();
  return static_cast<std::uint64_t>(*number);
}

/// Removes at most kBatch of them in one transaction. The result is how many.
Result<std::uint64_t> remove_some(Connection& connection, const Kind& kind) {
  const Status removed =
      connection.execute("BEGIN IMMEDIATE; DELETE FROM temp.chosen; INSERT INTO temp.chosen " + kind.choose +
                         " LIMIT " + std::to_string(kBatch) + ";" + kind.remove + "COMMIT");
  if (!removed.ok()) {
    connection.roll_back();
    return removed.error();
  }
  return count_of(connection, "SELECT count(*) FROM temp.chosen");
}

Result<std::uint64_t> remove_all(Connection& connection, const Kind& kind) {
  for (std::uint64_t all = 0;;) {
    const auto some = remove_some(connection, kind);
    if (!some.ok()) return some.error();
    if (*some == 0) return all;
    all += *some;
  }
}

}  // namespace

Result<Pruned> SqliteStore::prune(const PruneOrder& order) {
  assert(!working_);
  const Status made = connection_.execute(
      "PRAGMA temp_store = MEMORY; CREATE TEMP TABLE IF NOT EXISTS chosen (number INTEGER PRIMARY KEY)");
  if (!made.ok()) return made.error();
  entries_.forget();  // SQLite reports only what other connections delete
  const auto handle = [&](const Kind& kind) {
    return order.dry_run ? count_of(connection_, "SELECT count(*) FROM (" + kind.choose + ")")
                         : remove_all(connection_, kind);
  };
  const Kind tables = tables_of(order);
  const auto gone_tables = handle(tables);
  if (!gone_tables.ok()) return gone_tables.error();
  if (!order.guests_before) return Pruned{*gone_tables, 0};
  const auto gone_guests = handle(guests_of(order, tables.choose));
  if (!gone_guests.ok()) return gone_guests.error();
  return Pruned{*gone_tables, *gone_guests};
}

}  // namespace tavola::store
