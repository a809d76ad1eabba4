// Admin: prune.
#include <algorithm>

#include "store/admin.h"
#include "store/sqlite/open_file.h"

namespace tavola::store {

using core::Done;
using core::Result;
using core::Status;

namespace {

constexpr int kBatch = 64;  // rows of one transaction: a server waits for it

/// One kind of thing that goes: which ones, and what else goes with them. The chosen ones are in temp.chosen.
struct Kind {
  std::string choose;  // a query of numbers
  std::string remove;
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

Result<std::uint64_t> count(const Connection& connection, const Kind& kind) {
  const auto number = connection.ask_number("SELECT count(*) FROM (" + kind.choose + ")");
  if (!number.ok()) return number.error();
  return static_cast<std::uint64_t>(*number);
}

/// Removes at most kBatch of them in one transaction; how many there were.
Result<std::uint64_t> remove_some(Connection& connection, const Kind& kind) {
  const Status removed =
      connection.execute("BEGIN IMMEDIATE; DELETE FROM temp.chosen; INSERT INTO temp.chosen " + kind.choose +
                         " LIMIT " + std::to_string(kBatch) + ";" + kind.remove + "COMMIT");
  if (!removed.ok()) {
    connection.roll_back();
    return removed.error();
  }
  const auto number = connection.ask_number("SELECT count(*) FROM temp.chosen");
  if (!number.ok()) return number.error();
  return static_cast<std::uint64_t>(*number);
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

Result<Pruned> prune(const std::string& store, const PruneOrder& order) {
  SqliteSettings settings;
  settings.path = store;
  settings.create = false;
  Connection connection;
  if (const auto opened = open_file(connection, settings); !opened.ok()) return opened.error();
  const Status made =
      connection.execute("PRAGMA temp_store = MEMORY; CREATE TEMP TABLE chosen (number INTEGER PRIMARY KEY)");
  if (!made.ok()) return made.error();
  const auto handle = [&](const Kind& kind) {
    return order.dry_run ? count(connection, kind) : remove_all(connection, kind);
  };
  Pruned pruned;
  const Kind tables = tables_of(order);
  const auto gone_tables = handle(tables);
  if (!gone_tables.ok()) return gone_tables.error();
  pruned.tables = *gone_tables;
  if (!order.guests_before) return pruned;
  const auto gone_guests = handle(guests_of(order, tables.choose));
  if (!gone_guests.ok()) return gone_guests.error();
  pruned.guests = *gone_guests;
  return pruned;
}

}  // namespace tavola::store
