// SqliteStore: players and sessions.
#include "store/sqlite/sqlite_store.h"

namespace tavola::store {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

Blob bytes_of(const core::Digest& digest) { return {{reinterpret_cast<const char*>(digest.data()), digest.size()}}; }

Player read_player(const Statement& row) {
  Player player;
  player.number = PlayerId{row.integer(0)};
  player.name = row.text(1);
  player.account = row.text(2);
  player.password_hash = row.text(3);
  player.created = time_in(row, 4);
  player.seen = time_in(row, 5);
  player.banned = row.flag(6);
  return player;
}

Session read_session(const Statement& row) {
  Session session;
  const std::string hash = row.text(0);
  std::copy_n(hash.begin(), std::min(hash.size(), session.hash.size()), session.hash.begin());
  session.player = PlayerId{row.integer(1)};
  session.is_token = row.flag(2);
  session.label = row.text(3);
  session.created = time_in(row, 4);
  return session;
}

template <class Item>
Result<std::optional<Item>> first(Statement& rows, Item (*read)(const Statement&)) {
  const auto row = rows.next();
  if (!row.ok()) return row.error();
  std::optional<Item> item;
  if (*row) item = read(rows);
  rows.rewind();
  return item;
}

template <class Item>
Result<std::vector<Item>> all(Statement& rows, Item (*read)(const Statement&)) {
  std::vector<Item> items;
  const Status done = rows.each([&] { items.push_back(read(rows)); });
  if (!done.ok()) return done.error();
  return items;
}

}  // namespace

Status SqliteStore::prepare_players() {
  // A guest's account is NULL: accounts are unique, and any number of guests may have none.
  return prepare_all(
      connection_,
      {{&add_player_,
        "INSERT INTO players (name, account, password_hash, created, seen, banned)"
        " VALUES (?1, nullif(?2, ''), ?3, ?4, ?5, ?6)"},
       {&update_player_,
        "UPDATE players SET name = ?2, account = nullif(?3, ''), password_hash = ?4, seen = ?5, banned = ?6"
        " WHERE number = ?1"},
       {&find_player_,
        "SELECT number, name, account, password_hash, created, seen, banned FROM players WHERE number = ?1"},
       {&find_account_,
        "SELECT number, name, account, password_hash, created, seen, banned FROM players WHERE account = ?1"},
       {&accounts_,
        "SELECT number, name, account, password_hash, created, seen, banned FROM players"
        " WHERE account IS NOT NULL ORDER BY account LIMIT ?1 OFFSET ?2"},
       {&forget_player_, "UPDATE players SET name = '', account = NULL, password_hash = '' WHERE number = ?1"},
       {&add_session_, "INSERT INTO sessions VALUES (?1, ?2, ?3, ?4, ?5)"},
       {&find_session_, "SELECT hash, player_no, is_token, label, created FROM sessions WHERE hash = ?1"},
       {&sessions_,
        "SELECT hash, player_no, is_token, label, created FROM sessions WHERE player_no = ?1 ORDER BY created, hash"},
       {&delete_session_, "DELETE FROM sessions WHERE hash = ?1"},
       {&delete_sessions_, "DELETE FROM sessions WHERE player_no = ?1"}});
}

/// Done if the last statement changed a row.
Status SqliteStore::changed_one() const {
  if (sqlite3_changes(connection_.handle()) > 0) return Done{};
  return Error{"store-missing", connection_.path(), "there is no such player"};
}

Result<PlayerId> SqliteStore::create_player(const Player& player) {
  const Status added =
      write(add_player_, player.name, player.account, player.password_hash, player.created, player.seen, player.banned);
  if (!added.ok()) return added.error();
  return PlayerId{sqlite3_last_insert_rowid(connection_.handle())};
}

Status SqliteStore::update_player(const Player& player) {
  const Status updated = write(update_player_, player.number, player.name, player.account, player.password_hash,
                               player.seen, player.banned);
  return updated.ok() ? changed_one() : updated;
}

Result<std::optional<Player>> SqliteStore::find_player(PlayerId player) {
  return first(find_player_.with(player), read_player);
}

Result<std::optional<Player>> SqliteStore::find_account(std::string_view account) {
  return first(find_account_.with(account), read_player);
}

Result<std::vector<Player>> SqliteStore::list_accounts(std::uint32_t most, std::uint32_t skip) {
  return all(accounts_.with(most, skip), read_player);
}

Status SqliteStore::create_session(const Session& session) {
  return write(add_session_, bytes_of(session.hash), session.player, session.is_token, session.label, session.created);
}

Result<std::optional<Session>> SqliteStore::find_session(const core::Digest& hash) {
  return first(find_session_.with(bytes_of(hash)), read_session);
}

Result<std::vector<Session>> SqliteStore::list_sessions(PlayerId player) {
  return all(sessions_.with(player), read_session);
}

Status SqliteStore::delete_session(const core::Digest& hash) { return write(delete_session_, bytes_of(hash)); }

Status SqliteStore::delete_sessions(PlayerId player) { return write(delete_sessions_, player); }

Status SqliteStore::forget_player(PlayerId player) {
  Status done = write(forget_player_, player);
  if (done.ok()) done = changed_one();
  return done.ok() ? delete_sessions_.run(player) : done;
}

}  // namespace tavola::store
