// Admin: backup and restore.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "store/admin.h"
#include "store/sqlite/open_file.h"
#include "store/sqlite/schema.h"

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr int kBusyMilliseconds = 5000;

/// A file that goes away unless it was kept.
class NewFile {
 public:
  explicit NewFile(std::string path) : path_(std::move(path)) { remove(); }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() { remove(); }

  const std::string& path() const { return path_; }

  /// Makes it, for its owner alone.
  Status make() const {
    const int file = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return Error{"file", path_, std::string("can't be made: ") + std::strerror(errno)};
    ::close(file);
    return Done{};
  }

 private:
  void remove() const {
    for (const char* end : {"", "-journal", "-wal", "-shm"}) ::unlink((path_ + end).c_str());
  }
  std::string path_;
};

Status sync(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  const bool synced = file >= 0 && ::fsync(file) == 0;
  const int reason = errno;
  if (file >= 0) ::close(file);
  if (!synced) return Error{"file", path, std::string("can't be written: ") + std::strerror(reason)};
  return Done{};
}

/// Moves a file to its place, on disk when this returns.
Status put(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) {
    return Error{"file", to, std::string("can't be written: ") + std::strerror(errno)};
  }
  const auto folder = std::filesystem::path(to).parent_path();
  return sync(folder.empty() ? "." : folder.string(), O_RDONLY | O_DIRECTORY);
}

/// Whether every page of an open store makes sense.
Status check_pages(Connection& connection) {
  const auto found = connection.ask("PRAGMA quick_check(1)");
  if (!found.ok()) return found.error();
  return *found == "ok" ? Status(Done{}) : Status(connection.damaged(*found));
}

/// `keep_log`: closing it leaves its log (WAL) as it is, where SQLite would write it into the file.
Status open_source(Connection& connection, const std::string& path, bool keep_log) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) {
    return Error{"store-missing", path, "there is no such file"};
  }
  // For writing too, since a reader of a store that nobody has open needs to make its -shm file.
  if (const Status opened = connection.open(path, "", SQLITE_OPEN_READWRITE); !opened.ok()) return opened;
  sqlite3_busy_timeout(connection.handle(), kBusyMilliseconds);
  sqlite3_db_config(connection.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep_log ? 1 : 0, nullptr);
  const auto version = read_version(connection, migrations());
  if (!version.ok()) return version.error();
  if (version->is_new) return connection.error(SQLITE_NOTADB);
  return Done{};
}

/// Copies all pages, as they are at one moment, into a file that needs no other beside it; checks and syncs it.
Status copy(const Connection& source, const std::string& to) {
  Connection target;
  if (const Status opened = target.open(to, "", SQLITE_OPEN_READWRITE); !opened.ok()) return opened;
  sqlite3_backup* copying = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
  if (copying == nullptr) return target.error(sqlite3_extended_errcode(target.handle()));
  const int stepped = sqlite3_backup_step(copying, -1);  // in one step, so that a writer can't make it begin anew
  const int finished = sqlite3_backup_finish(copying);
  if (finished != SQLITE_OK) return target.error(finished);
  if (stepped != SQLITE_DONE) return source.error(stepped);
  const auto mode = target.ask("PRAGMA journal_mode = DELETE");
  if (!mode.ok()) return mode.error();
  if (const Status checked = check_pages(target); !checked.ok()) return checked;
  target.close();
  return sync(to, O_RDWR);
}

/// Brings all of a store into its one file and sees that nobody has it open. A damaged one stays as it is.
Status close_off(const std::string& store) {
  Connection old;
  const Status opened = open_source(old, store, true);
  Status done = opened;
  if (opened.ok()) {
    const auto mode = old.ask("PRAGMA journal_mode = DELETE");
    done = mode.ok() ? Status(Done{}) : Status(mode.error());
  }
  return !done.ok() && done.error().name == "store-busy" ? done : Status(Done{});
}

Status set_aside(const std::string& store) {
  if (::access(store.c_str(), F_OK) == 0) {
    if (const Status closed = close_off(store); !closed.ok()) return closed;
    if (const Status put_aside = put(store, store + ".before-restore"); !put_aside.ok()) return put_aside;
    // Only a damaged store still has a log; it goes with its store, and never with the restored one.
    ::unlink((store + ".before-restore-wal").c_str());
    if (std::rename((store + "-wal").c_str(), (store + ".before-restore-wal").c_str()) != 0 && errno != ENOENT) {
      return Error{"file", store + "-wal", std::string("can't be moved: ") + std::strerror(errno)};
    }
  }
  for (const char* end : {"-wal", "-shm", "-journal"}) ::unlink((store + end).c_str());
  return Done{};
}

}  // namespace

Status back_up(const std::string& store, const std::string& to) {
  if (::access(to.c_str(), F_OK) == 0) return Error{"file", to, "is there already: name a new file"};
  Connection source;
  if (const Status opened = open_source(source, store, false); !opened.ok()) return opened;
  const NewFile beside(to + ".part");
  if (const Status made = beside.make(); !made.ok()) return made;
  if (const Status copied = copy(source, beside.path()); !copied.ok()) return copied;
  return put(beside.path(), to);
}

Status restore(const std::string& store, const std::string& from) {
  std::error_code ignored;
  if (std::filesystem::equivalent(store, from, ignored)) {
    return Error{"file", from, "is the store itself: name a backup"};
  }
  const auto lock = ServerLock::take(store);
  if (!lock.ok()) return lock.error();
  const NewFile beside(store + ".part");
  if (const Status made = beside.make(); !made.ok()) return made;
  {
    Connection backup;
    if (const Status opened = open_source(backup, from, false); !opened.ok()) return opened;
    if (const Status copied = copy(backup, beside.path()); !copied.ok()) return copied;
  }
  if (const Status aside = set_aside(store); !aside.ok()) return aside;
  return put(beside.path(), store);
}

}  // namespace tavola::store
