#include "store/sqlite/open_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "store/sqlite/schema.h"

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

constexpr int kPageBytes = 4096;
constexpr int kMostWalBytesAtRest = 64 << 20;
constexpr int kBusyMilliseconds = 5000;

/// Makes the file if it is not there. Never opens one that is: closing it would end the locks that SQLite has on it.
Status make_file(const SqliteSettings& settings) {
  struct stat found{};
  if (::stat(settings.path.c_str(), &found) == 0) {
    if (S_ISREG(found.st_mode)) return Done{};
    return Error{"store-unwritable", settings.path, "is not a file: name the file of the store"};
  }
  if (!settings.create)
    return Error{"store-missing", settings.path, "there is no store: name the file that the server uses"};
  const auto folder = std::filesystem::path(settings.path).parent_path();
  if (!folder.empty() && ::stat(folder.c_str(), &found) != 0) {
    return Error{"store-unwritable", settings.path, "its folder does not exist: create " + folder.string() + " first"};
  }
  const int file = ::open(settings.path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0 && errno != EEXIST) {
    const bool full = errno == ENOSPC || errno == EDQUOT;
    return Error{
        full ? "store-full" : "store-unwritable", settings.path,
        std::string("can't be created (") + std::strerror(errno) + "): check the folder's permissions and free space"};
  }
  if (file >= 0) ::close(file);
  return Done{};
}

Status set_up(Connection& connection, const SqliteSettings& settings, bool is_new) {
  // EXTRA until the log is there: a rollback journal that reappears after a power cut would undo it, and lose the log.
  Status set = connection.execute("PRAGMA synchronous = EXTRA");
  if (set.ok() && is_new) set = connection.execute("PRAGMA page_size = " + std::to_string(kPageBytes));
  if (!set.ok()) return set;
  const auto mode = connection.ask("PRAGMA journal_mode = WAL");
  if (!mode.ok()) return mode.error();
  if (*mode != "wal") {
    return Error{"store-failed", connection.path(), "can't have a write-ahead log here: put it on a local disk"};
  }
  return connection.execute(std::string("PRAGMA synchronous = ") + (settings.durable ? "FULL" : "OFF") +
                            "; PRAGMA cache_size = -" + std::to_string(settings.cache_bytes / 1024) +
                            "; PRAGMA wal_autocheckpoint = " + std::to_string(settings.checkpoint_pages) +
                            "; PRAGMA journal_size_limit = " + std::to_string(kMostWalBytesAtRest));
}

/// Migrates an older file. Refused beside a running server, which knows only its own version.
Status bring_up_to_date(Connection& connection, const SqliteSettings& settings, const ServerLock& lock,
                        const FileVersion& found) {
  if (!found.is_new && found.version == static_cast<std::int64_t>(migrations().size())) return Done{};
  ServerLock meanwhile;
  if (!lock.held() && settings.vfs.empty()) {
    auto taken = ServerLock::take(settings.path);
    if (!taken.ok()) return taken.error();
    meanwhile = *std::move(taken);
  }
  return migrate(connection, migrations());
}

}  // namespace

Result<ServerLock> open_file(Connection& connection, const SqliteSettings& settings) {
  ServerLock lock;
  if (settings.vfs.empty()) {
    if (const Status made = make_file(settings); !made.ok()) return made.error();
    if (settings.exclusive) {
      auto taken = ServerLock::take(settings.path);
      if (!taken.ok()) return taken.error();
      lock = *std::move(taken);
    }
  }
  const int create = settings.vfs.empty() ? 0 : SQLITE_OPEN_CREATE;
  if (const Status opened = connection.open(settings.path, settings.vfs, SQLITE_OPEN_READWRITE | create);
      !opened.ok()) {
    return opened.error();
  }
  sqlite3_busy_timeout(connection.handle(), static_cast<int>(settings.busy_timeout.count()));
  const auto found = read_version(connection, migrations());
  if (!found.ok()) return found.error();
  if (sqlite3_db_readonly(connection.handle(), "main") == 1) return connection.error(SQLITE_READONLY);
  if (const Status done = set_up(connection, settings, found->is_new); !done.ok()) return done.error();
  if (const Status done = bring_up_to_date(connection, settings, lock, *found); !done.ok()) return done.error();
  return lock;
}

Status open_unchanged(Connection& connection, const std::string& path, bool keep_log) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) {
    return Error{"store-missing", path, "there is no such file"};
  }
  // For writing too: a reader of a store that nobody has open must make its -shm file.
  if (const Status opened = connection.open(path, "", SQLITE_OPEN_READWRITE); !opened.ok()) return opened;
  sqlite3_busy_timeout(connection.handle(), kBusyMilliseconds);
  sqlite3_db_config(connection.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep_log ? 1 : 0, nullptr);
  const auto version = read_version(connection, migrations());
  if (!version.ok()) return version.error();
  return version->is_new ? Status(connection.error(SQLITE_NOTADB)) : Status(Done{});
}

}  // namespace tavola::store
