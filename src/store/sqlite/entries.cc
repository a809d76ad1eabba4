#include "store/sqlite/entries.h"

#include <cassert>

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr std::size_t kMostRecentBytes = 8u << 20;  // in memory, whatever the number of entries
constexpr std::size_t kMostOfATable = 256;          // so that moving one table is never long
constexpr std::size_t kTrimRows = 64;
constexpr std::int64_t kMostNumber = std::int64_t{1} << 62;   // of a row of the log
constexpr std::int64_t kMostVersion = std::int64_t{1} << 31;  // of a table

}  // namespace

Status Entries::prepare() {
  return prepare_all(connection_,
                     {{&file_version_now_, "PRAGMA data_version"},
                      {&whole_log_, "SELECT number, table_no, version, entry FROM recent_entries ORDER BY number"},
                      {&newest_moved_, "SELECT max(version) FROM entries WHERE table_no = ?1"},
                      {&count_moved_, "SELECT max(version), count(*) FROM entries WHERE table_no = ?1"},
                      {&known_table_, "SELECT 1 FROM tables WHERE number = ?1"},
                      {&add_, "INSERT INTO recent_entries VALUES (?1, ?2, ?3, ?4)"},
                      {&oldest_,
                       "SELECT number, table_no FROM recent_entries WHERE CAST(table_no AS INTEGER) NOT IN"
                       " (SELECT value FROM json_each(?2)) ORDER BY number LIMIT ?1"},
                      {&drop_,
                       "DELETE FROM recent_entries WHERE number <= ?1 AND CAST(table_no AS INTEGER) NOT IN"
                       " (SELECT value FROM json_each(?2))"},
                      {&add_moved_, "INSERT INTO entries VALUES (?1, ?2, ?3)"},
                      {&moved_, "SELECT version, entry FROM entries WHERE table_no = ?1 ORDER BY version"}});
}

Status Entries::refresh() {
  const auto row = file_version_now_.with().next();
  if (!row.ok()) return row.error();
  const std::int64_t now = file_version_now_.integer(0);
  file_version_now_.rewind();
  if (known_ && now == file_version_) return Done{};
  known_ = false;
  file_version_ = now;
  return read_log();
}

Status Entries::read_log() {
  tails_.clear();
  damaged_.clear();
  rows_ = 0;
  bytes_ = 0;
  last_number_ = 0;
  std::unordered_map<std::int64_t, LogRows> seen;
  const Status read = whole_log_.with().each([&]() -> Status {
    const bool numbers = whole_log_.is_integer(1) && whole_log_.is_integer(2);
    const std::int64_t table = whole_log_.integer(1);
    LogRows& rows = seen[table];
    ++rows.count;
    ++rows_;
    const auto sound = read_row(table, rows);
    if (!sound.ok()) return sound.error();
    if (!*sound || !numbers) damaged_.insert(table);
    return Done{};
  });
  if (!read.ok()) return read;
  for (const std::int64_t table : damaged_) {
    rows_ -= seen[table].count;
    for (const std::string& entry : tails_[table].entries) bytes_ -= entry.size();
    tails_.erase(table);
  }
  std::erase_if(tails_, [](const auto& item) { return item.second.entries.empty(); });
  damaged_list_ = "[";
  for (const std::int64_t table : damaged_) {
    damaged_list_ += (damaged_list_.size() > 1 ? "," : "") + std::to_string(table);
  }
  damaged_list_ += "]";
  known_ = true;
  return Done{};
}

/// Takes up one row of the log; false if it can't be what was appended to this table.
Result<bool> Entries::read_row(std::int64_t table, LogRows& rows) {
  const std::int64_t number = whole_log_.integer(0);
  const std::int64_t version = whole_log_.integer(2);
  if (number <= 0 || number > kMostNumber) return false;
  last_number_ = number;
  Tail& tail = tails_[table];
  bool follows = version == rows.last_version + 1;
  if (rows.count == 1) {
    const auto moved = moved_version(table, true);
    if (!moved.ok()) return moved.error();
    follows = version >= 1 && version <= *moved + 1;
    tail.next_version = static_cast<std::uint32_t>(*moved + 1);
  }
  if (!follows || version > kMostVersion) return false;
  rows.last_version = version;
  if (version < tail.next_version) return true;  // moved before
  if (tail.entries.empty()) tail.first_number = number;
  ++tail.next_version;
  bytes_ += tail.entries.emplace_back(whole_log_.text(3)).size();
  return true;
}

/// The newest version of the table in `entries`: 0 if it has none there, -1 if it can't be a version. `counted`: also
/// -1 if any version before it is missing. Otherwise what the log still has would be taken for moved, and dropped.
Result<std::int64_t> Entries::moved_version(std::int64_t table, bool counted) {
  Statement& newest = counted ? count_moved_ : newest_moved_;
  const auto row = newest.with(table).next();
  if (!row.ok()) return row.error();
  const bool none = newest.is_null(0);
  const bool number = newest.is_integer(0);
  const std::int64_t version = newest.integer(0);
  const bool whole = !counted || newest.integer(1) == version;
  newest.rewind();
  if (none) return 0;
  return number && whole && version >= 1 && version <= kMostVersion ? version : -1;
}

Result<Entries::Tail*> Entries::tail_of(std::int64_t table) {
  if (const auto found = tails_.find(table); found != tails_.end()) return &found->second;
  if (damaged_.contains(table)) return damaged_table();
  const auto row = known_table_.with(table).next();
  if (!row.ok()) return row.error();
  known_table_.rewind();
  if (!*row) {
    return Error{"store-missing", connection_.path(),
                 "table " + std::to_string(table) + " is not in the store (any more)"};
  }
  const auto moved = moved_version(table, false);
  if (!moved.ok()) return moved.error();
  if (*moved < 0) return damaged_table();
  Tail& tail = tails_[table];
  tail.next_version = static_cast<std::uint32_t>(*moved + 1);
  return &tail;
}

Status Entries::append(TableNumber table, std::uint32_t version, const std::string& entry) {
  assert(known_);
  const auto number = static_cast<std::int64_t>(table);
  const auto found = tail_of(number);
  if (!found.ok()) return found.error();
  Tail& tail = **found;
  if (version != tail.next_version) {
    return Error{"store-order", connection_.path(),
                 "version " + std::to_string(version) + " of table " + std::to_string(number) +
                     " can't be stored: the next one is " + std::to_string(tail.next_version)};
  }
  if (const Status added = add_.run(last_number_ + 1, number, version, Blob{entry}); !added.ok()) return added;
  ++last_number_;
  ++rows_;
  if (tail.entries.empty()) tail.first_number = last_number_;
  ++tail.next_version;
  bytes_ += tail.entries.emplace_back(entry).size();
  if (tail.entries.size() < kMostOfATable) return Done{};
  const Status moved = move(number, tail);
  tails_.erase(number);
  return moved;
}

Status Entries::move(std::int64_t table, const Tail& tail) {
  std::uint32_t version = tail.next_version - static_cast<std::uint32_t>(tail.entries.size());
  for (const std::string& entry : tail.entries) {
    if (const Status added = add_moved_.run(table, version++, Blob{entry}); !added.ok()) return added;
    bytes_ -= entry.size();
  }
  return Done{};
}

Status Entries::trim() {
  Status done = Done{};
  while (done.ok() && (rows_ > most_recent_ || (bytes_ > kMostRecentBytes && rows_ > 0))) done = trim_step();
  return done;
}

Status Entries::trim_step() {
  std::int64_t last = 0;
  std::size_t rows = 0;
  std::vector<std::int64_t> tables;
  const Status read = oldest_.with(kTrimRows, damaged_list_).each([&] {
    ++rows;
    last = oldest_.integer(0);
    const auto found = tails_.find(oldest_.integer(1));
    if (found != tails_.end() && found->second.first_number == last) tables.push_back(found->first);
  });
  if (!read.ok()) return read;
  if (rows == 0) return connection_.damaged("recent entries are missing");
  for (const std::int64_t table : tables) {
    const auto found = tails_.find(table);
    if (const Status moved = move(table, found->second); !moved.ok()) return moved;
    tails_.erase(found);
  }
  Status dropped = drop_.run(last, damaged_list_);
  if (dropped.ok()) rows_ -= rows;
  return dropped;
}

Result<std::vector<std::string>> Entries::load(TableNumber table) {
  assert(known_);
  const auto number = static_cast<std::int64_t>(table);
  if (damaged_.contains(number)) return damaged_table();
  std::vector<std::string> entries;
  const Status read = moved_.with(number).each([&]() -> Status {
    const bool next = moved_.is_integer(0) && moved_.integer(0) == static_cast<std::int64_t>(entries.size()) + 1;
    if (!next) return damaged_table();
    entries.push_back(moved_.text(1));
    return Done{};
  });
  if (!read.ok()) return read.error();
  if (const auto found = tails_.find(number); found != tails_.end()) {
    const Tail& tail = found->second;
    if (entries.size() + tail.entries.size() + 1 != tail.next_version) return damaged_table();
    entries.insert(entries.end(), tail.entries.begin(), tail.entries.end());
  }
  return entries;
}

}  // namespace tavola::store
