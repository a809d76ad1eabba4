#include "store/sqlite/schema.h"

#include <array>
#include <string>

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

// Numbers are never used twice (AUTOINCREMENT): a server may still know the number of a table that was pruned.
// recent_entries is only written at its end, which makes an append cheap; see store/sqlite/entries.h.
constexpr std::string_view kVersion1 = R"(
CREATE TABLE tables (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  opening BLOB NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  state INTEGER NOT NULL,
  is_public INTEGER NOT NULL,
  attended INTEGER NOT NULL,
  summary TEXT NOT NULL);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_in_lobby ON tables (changed) WHERE is_public AND state <> 2;
CREATE INDEX tables_attended ON tables (changed) WHERE attended;
CREATE TABLE seats (
  table_no INTEGER NOT NULL,
  place INTEGER NOT NULL,
  player_no INTEGER NOT NULL,
  PRIMARY KEY (table_no, place)) WITHOUT ROWID;
CREATE INDEX seats_of_player ON seats (player_no, table_no);
CREATE TABLE entries (
  table_no INTEGER NOT NULL,
  version INTEGER NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (table_no, version)) WITHOUT ROWID;
CREATE TABLE recent_entries (
  number INTEGER PRIMARY KEY,
  table_no INTEGER NOT NULL,
  version INTEGER NOT NULL,
  entry BLOB NOT NULL);
CREATE TABLE players (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  account TEXT UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  banned INTEGER NOT NULL);
CREATE TABLE sessions (
  hash BLOB PRIMARY KEY,
  player_no INTEGER NOT NULL,
  is_token INTEGER NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX sessions_of_player ON sessions (player_no);
CREATE TABLE checks (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), count INTEGER NOT NULL);
INSERT INTO checks VALUES (1, 0);
)";

constexpr std::array<std::string_view, 1> kMigrations{kVersion1};

Error too_new(const std::string& path, std::int64_t version, std::size_t known) {
  return {"store-too-new", path,
          "has version " + std::to_string(version) + ", and this program knows versions up to " +
              std::to_string(known) +
              ": use the newer tavola that wrote it, or restore an older backup with `tavola admin restore`"};
}

}  // namespace

std::span<const std::string_view> migrations() { return kMigrations; }

Result<FileVersion> read_version(Connection& connection, std::span<const std::string_view> steps) {
  const Snapshot snapshot(connection);
  if (!snapshot.status().ok()) return snapshot.status().error();
  const auto things = connection.ask_number("SELECT count(*) FROM sqlite_schema");
  if (!things.ok()) return things.error();
  const auto application = connection.ask_number("PRAGMA application_id");
  if (!application.ok()) return application.error();
  const auto version = connection.ask_number("PRAGMA user_version");
  if (!version.ok()) return version.error();
  if (*things == 0 && *application == 0 && *version == 0) return FileVersion{true, 0};
  if (*application != kApplicationId) return connection.error(SQLITE_NOTADB);
  if (*version > static_cast<std::int64_t>(steps.size())) return too_new(connection.path(), *version, steps.size());
  return FileVersion{false, *version};
}

Status migrate(Connection& connection, std::span<const std::string_view> steps) {
  if (const Status begun = connection.execute("BEGIN IMMEDIATE"); !begun.ok()) return begun;
  const auto found = read_version(connection, steps);  // again: another program may have been faster
  Status done = found.ok() ? Status(Done{}) : Status(found.error());
  for (std::size_t step = found.ok() ? static_cast<std::size_t>(found->version) : steps.size();
       done.ok() && step < steps.size(); ++step) {
    done = connection.execute(std::string(steps[step]));
  }
  if (done.ok()) {
    done = connection.execute("PRAGMA application_id = " + std::to_string(kApplicationId) +
                              "; PRAGMA user_version = " + std::to_string(steps.size()) + "; COMMIT");
  }
  if (!done.ok()) connection.roll_back();
  return done;
}

}  // namespace tavola::store
