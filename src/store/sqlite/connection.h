// One connection to an SQLite file and its statements. Only for store/sqlite/.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/result.h"

namespace tavola::store {

/// Bound as a blob, where a plain string_view is bound as text.
struct Blob {
  std::string_view bytes;
};

/// The named error of Store for what SQLite reports. It says what to do.
core::Error store_error(sqlite3* db, int code, const std::string& path);

class Connection;

/// A prepared statement, used again and again. Bound values must live until the statement has given its last row.
class Statement {
 public:
  Statement() = default;
  Statement(Statement&& other) noexcept { swap(other); }
  Statement& operator=(Statement&& other) noexcept {
    swap(other);
    return *this;
  }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(statement_); }

  bool prepared() const { return statement_ != nullptr; }

  /// Starts again, with these values for ?1, ?2, ...
  template <class... Values>
  Statement& with(const Values&... values) {
    rewind();
    [[maybe_unused]] int place = 0;
    (bind(++place, values), ...);
    return *this;
  }

  /// Whether there is another row. Its values are valid until the next call.
  core::Result<bool> next();

  /// Calls `take` for each row that is left. It returns nothing, or a Status whose first error ends this.
  template <class Take>
  core::Status each(Take take) {
    for (;;) {
      const core::Result<bool> row = next();
      if (!row.ok()) return row.error();
      if (!*row) return core::Done{};
      if constexpr (std::is_void_v<std::invoke_result_t<Take>>) {
        take();
      } else if (const core::Status taken = take(); !taken.ok()) {
        rewind();
        return taken;
      }
    }
  }

  /// Runs it to the end with these values.
  template <class... Values>
  core::Status run(const Values&... values) {
    with(values...);
    return each([] {});
  }

  /// Stops before the last row.
  void rewind() { sqlite3_reset(statement_); }

  std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
  bool flag(int column) const { return integer(column) != 0; }
  bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
  /// Whether a whole number is stored there. SQLite would turn anything into one, so ask this before the value.
  bool is_integer(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_INTEGER; }
  std::string text(int column) const;

 private:
  friend class Connection;
  Statement(const Connection& connection, sqlite3_stmt* statement) : connection_(&connection), statement_(statement) {}

  void swap(Statement& other) noexcept {
    std::swap(connection_, other.connection_);
    std::swap(statement_, other.statement_);
  }

  template <class Value>
  void bind(int place, const Value& value) {
    if constexpr (std::is_enum_v<Value>) {
      sqlite3_bind_int64(statement_, place, static_cast<std::int64_t>(value));
    } else if constexpr (std::is_integral_v<Value>) {
      sqlite3_bind_int64(statement_, place, static_cast<std::int64_t>(value));
    } else {
      bind_bytes(place, value);
    }
  }
  void bind_bytes(int place, std::string_view text);
  void bind_bytes(int place, Blob blob);
  void bind_bytes(int place, std::nullptr_t) { sqlite3_bind_null(statement_, place); }

  const Connection* connection_ = nullptr;
  sqlite3_stmt* statement_ = nullptr;
};

/// An open file. It can't be moved, since its statements refer to it.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() { close(); }

  /// Opens with these flags of sqlite3_open_v2; `vfs` is "" for the system's files.
  core::Status open(const std::string& path, const std::string& vfs, int flags);
  void close();

  core::Status execute(const std::string& sql);
  core::Result<Statement> prepare(std::string_view sql) const;

  /// The first value of the first row, as text; "" if there is none.
  core::Result<std::string> ask(std::string_view sql) const;
  core::Result<std::int64_t> ask_number(std::string_view sql) const;

  /// Whether a transaction is open. SQLite itself may end one after an error.
  bool in_transaction() const { return sqlite3_get_autocommit(db_) == 0; }
  void roll_back();

  core::Error error(int code) const { return store_error(db_, code, path_); }
  /// "store-damaged", for damage that SQLite itself can't see.
  core::Error damaged(const std::string& what) const;
  sqlite3* handle() const { return db_; }
  const std::string& path() const { return path_; }

 private:
  sqlite3* db_ = nullptr;
  std::string path_;
};

/// Prepares each of the statements. Stops at the first error.
core::Status prepare_all(const Connection& connection,
                         std::initializer_list<std::pair<Statement*, std::string_view>> statements);

/// A transaction that reads: what it sees stays the same until it ends. Inside another transaction it does nothing.
class Snapshot {
 public:
  explicit Snapshot(Connection& connection);
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;
  ~Snapshot();

  const core::Status& status() const { return status_; }

 private:
  Connection& connection_;
  bool ours_;
  core::Status status_;
};

}  // namespace tavola::store
