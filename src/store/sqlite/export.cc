// Admin: export.
#include "store/admin.h"
#include "store/sqlite/entries.h"
#include "store/sqlite/open_file.h"
#include "wire/json.h"

namespace tavola::store {

using core::Result;
using core::Status;
using wire::Json;

namespace {

std::string state_name(std::int64_t state) {
  if (state < 0 || state > static_cast<std::int64_t>(Listing::State::kOver)) return std::to_string(state);
  switch (static_cast<Listing::State>(state)) {
    case Listing::State::kOpen:
      return "open";
    case Listing::State::kPlaying:
      return "playing";
    case Listing::State::kOver:
      return "over";
  }
  return std::to_string(state);
}

Result<Json> players_of(Statement& seats, std::int64_t table) {
  Json players = Json::array();
  seats.with(table);
  for (;;) {
    const auto row = seats.next();
    if (!row.ok()) return row.error();
    if (!*row) return players;
    players.push_back(seats.integer(0));
  }
}

Json table_json(const Statement& row, Json players, const Result<std::vector<std::string>>& entries) {
  Json table = {{"id", row.text(1)}, {"created", row.integer(2)}, {"changed", row.integer(3)}};
  table["state"] = state_name(row.integer(4));
  table["is_public"] = row.flag(5);
  table["attended"] = row.flag(6);
  table["players"] = std::move(players);
  table["summary"] = row.text(7);
  table["opening"] = row.text(8);
  table["entries"] = entries.ok() ? Json(*entries) : Json(nullptr);
  if (!entries.ok()) table["damaged"] = entries.error().what;
  return table;
}

}  // namespace

Result<std::uint64_t> export_tables(const std::string& store,
                                    const std::function<Status(std::string_view line)>& take) {
  SqliteSettings settings;
  settings.path = store;
  settings.create = false;
  Connection connection;
  if (const auto opened = open_file(connection, settings); !opened.ok()) return opened.error();
  Statement tables;
  Statement seats;
  Entries entries(connection, settings.most_recent);
  Status ready = prepare_all(
      connection, {{&tables,
                    "SELECT number, id, created, changed, state, is_public, attended, summary, opening FROM tables"
                    " ORDER BY number"},
                   {&seats, "SELECT player_no FROM seats WHERE table_no = ?1 ORDER BY place"}});
  if (ready.ok()) ready = entries.prepare();
  if (!ready.ok()) return ready.error();
  const Snapshot snapshot(connection);
  if (!snapshot.status().ok()) return snapshot.status().error();
  if (const Status fresh = entries.refresh(); !fresh.ok()) return fresh.error();
  for (std::uint64_t count = 0;; ++count) {
    const auto row = tables.next();
    if (!row.ok()) return row.error();
    if (!*row) return count;
    auto players = players_of(seats, tables.integer(0));
    if (!players.ok()) return players.error();
    const auto loaded = entries.load(TableNumber{tables.integer(0)});
    if (!loaded.ok() && loaded.error().name != "store-damaged") return loaded.error();
    const Json table = table_json(tables, *std::move(players), loaded);
    const Status taken = take(wire::to_text(table) + "\n");
    if (!taken.ok()) return taken.error();
  }
}

}  // namespace tavola::store
