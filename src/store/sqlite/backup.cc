// SqliteStore: backup and restore.
#include <fcntl.h>
#include <unistd.h>

#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "store/sqlite/open_file.h"
#include "store/sqlite/sqlite_store.h"

namespace tavola::store {

using core::Done;
using core::Error;
using core::Status;

namespace {

/// A file that is removed at the end, unless it was moved to another place.
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
    if (file < 0) return Error{"file", path_, std::string("can't be created: ") + std::strerror(errno)};
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

/// Moves a file to its place. The move is on disk when this returns Done.
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

/// Copies all pages, as they are at one moment, into a single file without a log. Checks and syncs it.
Status copy(const Connection& source, const std::string& to) {
  Connection target;
  if (const Status opened = target.open(to, "", SQLITE_OPEN_READWRITE); !opened.ok()) return opened;
  sqlite3_backup* copying = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
  if (copying == nullptr) return target.error(sqlite3_extended_errcode(target.handle()));
  const int stepped = sqlite3_backup_step(copying, -1);  // all in one step: else each write would make it start again
  const int finished = sqlite3_backup_finish(copying);
  if (finished != SQLITE_OK) return target.error(finished);
  if (stepped != SQLITE_DONE) return source.error(stepped);
  const auto mode = target.ask("PRAGMA journal_mode = DELETE");
  if (!mode.ok()) return mode.error();
  if (const Status checked = check_pages(target); !checked.ok()) return checked;
  target.close();
  return sync(to, O_RDWR);
}

/// Copies the file at this path, which must be a store.
Status copy_file(const std::string& from, const std::string& to) {
  Connection source;
  const Status opened = open_unchanged(source, from, false);
  return opened.ok() ? copy(source, to) : opened;
}

/// Brings all of a store into its one file, and checks that nobody has it open. A damaged one stays as it is.
Status close_off(const std::string& store) {
  Connection old;
  Status done = open_unchanged(old, store, true);
  if (done.ok()) {
    const auto mode = old.ask("PRAGMA journal_mode = DELETE");
    if (!mode.ok()) done = mode.error();
  }
  return !done.ok() && done.error().name == "store-busy" ? done : Status(Done{});
}

Status set_aside(const std::string& store) {
  if (::access(store.c_str(), F_OK) == 0) {
    if (const Status closed = close_off(store); !closed.ok()) return closed;
    if (const Status put_aside = put(store, store + ".before-restore"); !put_aside.ok()) return put_aside;
    // Only a damaged store still has a log. It stays with its store, and must not be taken for the restored one's.
    ::unlink((store + ".before-restore-wal").c_str());
    if (std::rename((store + "-wal").c_str(), (store + ".before-restore-wal").c_str()) != 0 && errno != ENOENT) {
      return Error{"file", store + "-wal", std::string("can't be moved: ") + std::strerror(errno)};
    }
  }
  for (const char* end : {"-wal", "-shm", "-journal"}) ::unlink((store + end).c_str());
  return Done{};
}

}  // namespace

Status SqliteStore::back_up(const std::string& to) {
  assert(!working_);
  if (::access(to.c_str(), F_OK) == 0) return Error{"file", to, "already exists: name a new file"};
  const NewFile beside(to + ".part");
  if (const Status made = beside.make(); !made.ok()) return made;
  const Status copied = copy(connection_, beside.path());
  return copied.ok() ? put(beside.path(), to) : copied;
}

Status restore_sqlite(const std::string& path, const std::string& from) {
  std::error_code ignored;
  if (std::filesystem::equivalent(path, from, ignored)) {
    return Error{"file", from, "is the store itself: name a backup"};
  }
  const auto lock = ServerLock::take(path);
  if (!lock.ok()) return lock.error();
  const NewFile beside(path + ".part");
  if (const Status made = beside.make(); !made.ok()) return made;
  if (const Status copied = copy_file(from, beside.path()); !copied.ok()) return copied;
  const Status aside = set_aside(path);
  return aside.ok() ? put(beside.path(), path) : aside;
}

}  // namespace tavola::store
