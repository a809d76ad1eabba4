#include "store/entries.h"

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

}  // namespace

Status Entries::prepare() {
  return prepare_all(connection_,
                     {{&file_version_now_, "PRAGMA data_version"},
                      {&whole_log_, "SELECT number, table_no, version, entry FROM recent_entries ORDER BY number"},
                      {&newest_moved_, "SELECT max(version) FROM entries WHERE table_no = ?1"},
                      {&known_table_, "SELECT 1 FROM tables WHERE number = ?1"},
                      {&add_, "INSERT INTO recent_entries VALUES (?1, ?2, ?3, ?4)"},
                      {&oldest_, "SELECT number, table_no FROM recent_entries ORDER BY number LIMIT ?1"},
                      {&drop_, "DELETE FROM recent_entries WHERE number <= ?1"},
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
  rows_ = 0;
  bytes_ = 0;
  last_number_ = 0;
  whole_log_.rewind();
  for (;;) {
    const auto row = whole_log_.next();
    if (!row.ok()) return row.error();
    if (!*row) break;
    last_number_ = whole_log_.integer(0);
    ++rows_;
    const std::int64_t table = whole_log_.integer(1);
    const auto version = static_cast<std::uint32_t>(whole_log_.integer(2));
    const auto [place, is_new] = tails_.try_emplace(table);
    Tail& tail = place->second;
    if (is_new) {
      const auto moved = moved_version(table);
      if (!moved.ok()) return moved.error();
      tail.next_version = *moved + 1;
    }
    if (version < tail.next_version) continue;  // moved before
    if (version > tail.next_version) return connection_.damaged("entries are missing");
    if (tail.entries.empty()) tail.first_number = last_number_;
    ++tail.next_version;
    bytes_ += tail.entries.emplace_back(whole_log_.text(3)).size();
  }
  std::erase_if(tails_, [](const auto& item) { return item.second.entries.empty(); });
  known_ = true;
  return Done{};
}

/// The newest version of the table in `entries`; 0 when it has none there.
Result<std::uint32_t> Entries::moved_version(std::int64_t table) {
  const auto row = newest_moved_.with(table).next();
  if (!row.ok()) return row.error();
  const auto version = static_cast<std::uint32_t>(newest_moved_.integer(0));
  newest_moved_.rewind();
  return version;
}

Result<Entries::Tail*> Entries::tail_of(std::int64_t table) {
  if (const auto found = tails_.find(table); found != tails_.end()) return &found->second;
  const auto row = known_table_.with(table).next();
  if (!row.ok()) return row.error();
  known_table_.rewind();
  if (!*row) {
    return Error{"store-missing", connection_.path(),
                 "table " + std::to_string(table) + " is not in the store (anymore)"};
  }
  const auto moved = moved_version(table);
  if (!moved.ok()) return moved.error();
  Tail& tail = tails_[table];
  tail.next_version = *moved + 1;
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
  while (rows_ > most_recent_ || (bytes_ > kMostRecentBytes && rows_ > 0)) {
    if (const Status done = trim_step(); !done.ok()) return done;
  }
  return Done{};
}

Status Entries::trim_step() {
  std::int64_t last = 0;
  std::size_t rows = 0;
  std::vector<std::int64_t> tables;
  oldest_.with(kTrimRows);
  for (;; ++rows) {
    const auto row = oldest_.next();
    if (!row.ok()) return row.error();
    if (!*row) break;
    last = oldest_.integer(0);
    const auto found = tails_.find(oldest_.integer(1));
    if (found != tails_.end() && found->second.first_number == last) tables.push_back(found->first);
  }
  if (rows == 0) return connection_.damaged("recent entries are missing");
  for (const std::int64_t table : tables) {
    const auto found = tails_.find(table);
    if (const Status moved = move(table, found->second); !moved.ok()) return moved;
    tails_.erase(found);
  }
  if (const Status dropped = drop_.run(last); !dropped.ok()) return dropped;
  rows_ -= rows;
  return Done{};
}

Result<std::vector<std::string>> Entries::load(TableNumber table) {
  assert(known_);
  const auto number = static_cast<std::int64_t>(table);
  std::vector<std::string> entries;
  moved_.with(number);
  for (;;) {
    const auto row = moved_.next();
    if (!row.ok()) return row.error();
    if (!*row) break;
    if (moved_.integer(0) != static_cast<std::int64_t>(entries.size()) + 1)
      return connection_.damaged("entries are missing");
    entries.push_back(moved_.text(1));
  }
  if (const auto found = tails_.find(number); found != tails_.end()) {
    const Tail& tail = found->second;
    if (entries.size() + tail.entries.size() + 1 != tail.next_version)
      return connection_.damaged("entries are missing");
    entries.insert(entries.end(), tail.entries.begin(), tail.entries.end());
  }
  return entries;
}

}  // namespace tavola::store
