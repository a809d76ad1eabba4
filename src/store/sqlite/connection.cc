#include "store/sqlite/connection.h"

#include <cassert>
#include <cerrno>
#include <cstring>

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

Error no_room(const std::string& path) {
  return {"store-full", path, "there is no room left on the disk: free some, and it continues by itself"};
}

Error unwritable(const std::string& path, const std::string& why) {
  return {"store-unwritable", path,
          "can't be opened and written (" + why + "): check the permissions of the file and its folder"};
}

Error damaged_file(const std::string& path, const std::string& what) {
  return {"store-damaged", path, "is damaged (" + what + "): restore a backup with `tavola admin restore`"};
}

/// What the system said, when the disk is the reason.
Error disk_error(sqlite3* db, int code, const std::string& path) {
  const int reason = sqlite3_system_errno(db);
  if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG) return no_room(path);
  const std::string why = reason == 0 ? sqlite3_errstr(code) : std::strerror(reason);
  if (reason == EROFS || reason == EACCES || reason == EPERM) return unwritable(path, why);
  return {"store-failed", path, "the disk reports an error (" + why + "): check the disk"};
}

/// What `read` finds in the first row; its type's default if there is none.
template <class Read>
auto first_value(const Connection& connection, std::string_view sql, Read read)
    -> Result<std::invoke_result_t<Read, const Statement&>> {
  auto statement = connection.prepare(sql);
  if (!statement.ok()) return statement.error();
  Statement asked = *std::move(statement);
  const auto row = asked.next();
  if (!row.ok()) return row.error();
  if (!*row) return std::invoke_result_t<Read, const Statement&>();
  return read(asked);
}

}  // namespace

Error store_error(sqlite3* db, int code, const std::string& path) {
  const std::string message = db == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(db);
  switch (code & 0xff) {
    case SQLITE_FULL:
      return no_room(path);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {"store-busy", path, "is locked by another program: close it, or try again"};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: {
      const int reason = sqlite3_system_errno(db);
      return unwritable(path, reason == 0 ? message : std::strerror(reason));
    }
    case SQLITE_CORRUPT:
      return damaged_file(path, message);
    case SQLITE_NOTADB:
      return {"store-foreign", path,
              "is not a Tavola store: choose another file, or restore a backup with `tavola admin restore`"};
    case SQLITE_CONSTRAINT:
      return {"store-exists", path, "already has it (" + message + ")"};
    case SQLITE_IOERR:
      return disk_error(db, code, path);
    default:
      return {"store-failed", path, message + " (SQLite error " + std::to_string(code) + ")"};
  }
}

Result<bool> Statement::next() {
  assert(prepared());
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) {
    rewind();
    return false;
  }
  Error error = connection_->error(code);  // before the reset, which could replace the message
  rewind();
  return error;
}

std::string Statement::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
  return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

// An empty view may have no address, which SQLite takes for NULL.
void Statement::bind_bytes(int place, std::string_view text) {
  sqlite3_bind_text64(statement_, place, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

void Statement::bind_bytes(int place, Blob blob) {
  sqlite3_bind_blob64(statement_, place, blob.bytes.empty() ? "" : blob.bytes.data(), blob.bytes.size(), SQLITE_STATIC);
}

Status Connection::open(const std::string& path, const std::string& vfs, int flags) {
  path_ = path;
  const int code = sqlite3_open_v2(path.c_str(), &db_, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                                   vfs.empty() ? nullptr : vfs.c_str());
  if (code != SQLITE_OK) return error(code);
  return Done{};
}

void Connection::close() {
  sqlite3_close_v2(db_);
  db_ = nullptr;
}

Status Connection::execute(const std::string& sql) {
  const int code = sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return error(code);
  return Done{};
}

Result<Statement> Connection::prepare(std::string_view sql) const {
  sqlite3_stmt* statement = nullptr;
  const int code =
      sqlite3_prepare_v3(db_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return error(code);
  return Statement(*this, statement);
}

Result<std::string> Connection::ask(std::string_view sql) const {
  return first_value(*this, sql, [](const Statement& row) { return row.text(0); });
}

Result<std::int64_t> Connection::ask_number(std::string_view sql) const {
  return first_value(*this, sql, [](const Statement& row) { return row.integer(0); });
}

Error Connection::damaged(const std::string& what) const { return damaged_file(path_, what); }

void Connection::roll_back() {
  if (in_transaction()) sqlite3_exec(db_, "ROLLBACK", nullptr, nullptr, nullptr);
}

Status prepare_all(const Connection& connection,
                   std::initializer_list<std::pair<Statement*, std::string_view>> statements) {
  for (const auto& [statement, sql] : statements) {
    auto prepared = connection.prepare(sql);
    if (!prepared.ok()) return prepared.error();
    *statement = *std::move(prepared);
  }
  return Done{};
}

Snapshot::Snapshot(Connection& connection)
    : connection_(connection), ours_(!connection.in_transaction()), status_(Done{}) {
  if (ours_) status_ = connection_.execute("BEGIN");
}

Snapshot::~Snapshot() {
  if (ours_) connection_.roll_back();
}

}  // namespace tavola::store
