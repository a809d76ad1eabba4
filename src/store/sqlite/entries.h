// The entries of all tables, cheap to append.
//
// There are two places on disk. `recent_entries` is a log that only grows at its end, so that appends to many tables
// share a page. `entries` is ordered by table. When the log exceeds its bound, its oldest rows are dropped. Before
// that, the table of such a row moves all it has in the log to `entries`, in one piece. What is in the log and not yet
// moved is also kept in memory, since the log is not ordered by table.
//
// Rows are outside input: a disk or another program may have changed them. If the rows of a table can't be what was
// appended to it, that table is "store-damaged". Its rows stay where they are, and all other tables keep working.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "store/sqlite/connection.h"
#include "store/store.h"

namespace tavola::store {

class Entries {
 public:
  Entries(Connection& connection, std::size_t most_recent) : connection_(connection), most_recent_(most_recent) {}

  core::Status prepare();

  /// Called first in every transaction: reads what another program has changed since the last one.
  core::Status refresh();

  /// Called when what is in memory may not be on disk, as after a failed transaction.
  void forget() { known_ = false; }

  /// Adds the entry; "store-order" unless its version is the table's next one, "store-damaged" if the table is damaged.
  core::Status append(TableNumber table, std::uint32_t version, const std::string& entry);

  /// Called last in a transaction that appended: keeps the log within its bound. The work is a small multiple of what
  /// the transaction appended, so no commit waits long for it.
  core::Status trim();

  /// All entries of a table, of versions 1, 2, ...; "store-damaged" if they are not what was appended.
  core::Result<std::vector<std::string>> load(TableNumber table);

 private:
  /// What a table has in the log and not in `entries`.
  struct Tail {
    std::int64_t first_number = 0;  // of the log's row with its first entry
    std::uint32_t next_version = 1;
    std::vector<std::string> entries;
  };

  /// The rows of a table, while the log is read.
  struct LogRows {
    std::size_t count = 0;
    std::int64_t last_version = 0;
  };

  core::Status read_log();
  core::Result<bool> read_row(std::int64_t table, LogRows& rows);
  core::Result<std::int64_t> moved_version(std::int64_t table, bool counted);
  core::Error damaged_table() const { return connection_.damaged("entries of a table are missing"); }
  core::Result<Tail*> tail_of(std::int64_t table);
  core::Status move(std::int64_t table, const Tail& tail);
  core::Status trim_step();

  Connection& connection_;
  std::size_t most_recent_;
  bool known_ = false;             // whether the members below agree with the file
  std::int64_t file_version_ = 0;  // SQLite's count of the changes made by others
  std::int64_t last_number_ = 0;
  std::size_t rows_ = 0;   // of the log, without those of damaged tables
  std::size_t bytes_ = 0;  // in the tails
  std::unordered_map<std::int64_t, Tail> tails_;
  std::unordered_set<std::int64_t> damaged_;  // tables whose rows in the log are damaged
  std::string damaged_list_ = "[]";           // the same as JSON, for SQL

  Statement file_version_now_, whole_log_, newest_moved_, count_moved_, known_table_, add_, oldest_, drop_, add_moved_,
      moved_;
};

}  // namespace tavola::store
