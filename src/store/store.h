// Where tables and players live. Knows ids, versions and bytes; no game. SQLite is behind it (store/sqlite.h); other
// databases can follow.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/digest.h"
#include "core/result.h"

namespace tavola::store {

using Time = std::int64_t;                  ///< milliseconds since 1970
enum class TableNumber : std::int64_t {};   ///< the store's own name of a table
enum class PlayerNumber : std::int64_t {};  ///< the store's own name of a player, guest or account

/// What a listing tells of a table. The store understands all but the summary.
struct Listing {
  enum class State : std::uint8_t { kOpen, kPlaying, kOver };
  State state = State::kOpen;
  bool is_public = false;             ///< shown in the lobby
  bool attended = false;              ///< needs the server while nobody is connected: a clock or a bot is at it
  std::vector<PlayerNumber> players;  ///< those whose table it is, once each
  std::string summary;                ///< JSON for the lobby
  friend bool operator==(const Listing&, const Listing&) = default;
};

struct NewTable {
  std::string id;       ///< unique, from a random source
  std::string opening;  ///< what the table was made with; never changes
  Time created = 0;
  Listing listing;
};

/// One change of a table. It is acknowledged when the transaction that has it is done.
struct Change {
  TableNumber table{};
  std::uint32_t version = 0;  ///< counts from 1; must be the next one
  std::string entry;
  Time at = 0;                     ///< becomes the table's time of change when there is a new listing
  std::optional<Listing> listing;  ///< when it changed
};

struct StoredTable {
  TableNumber number{};
  std::string id;
  std::string opening;
  std::vector<std::string> entries;  ///< of version 1, 2, ...
};

struct ListedTable {
  std::string id;
  Time created = 0;
  Time changed = 0;  ///< when the listing last changed; an entry without a new listing leaves it
  Listing listing;
};

struct Player {
  PlayerNumber number{};
  std::string name;           ///< as shown
  std::string account;        ///< the name to log in with; "" for a guest
  std::string password_hash;  ///< "" for a guest
  Time created = 0;
  Time seen = 0;
  bool banned = false;
};

/// A way to be a player: a browser's cookie, or a token for a program. Only the hash of its secret is kept.
struct Session {
  core::Digest hash{};
  PlayerNumber player{};
  bool is_token = false;
  std::string label;  ///< of a token, chosen by its owner
  Time created = 0;
};

/// Which tables to list, the latest change of the listing first.
struct Query {
  std::optional<PlayerNumber> player{};  ///< only those of this player
  bool only_public = false;
  bool only_attended = false;
  bool without_over = false;
  std::uint32_t most = 100;
};

/// Calls come from one thread at a time. Every error's name is one of: "store-full" (no room), "store-busy" (locked by
/// another program), "store-unwritable", "store-damaged", "store-foreign" (another program's file), "store-too-new",
/// "store-exists" (such an id, account or session is there), "store-missing" (no such table or player), "store-order"
/// (not the next version), "store-failed".
class Store {
 public:
  virtual ~Store() = default;

  /// Runs the work in one transaction that is on disk when this returns Done. After an error, of the work or of the
  /// commit, nothing of it has happened.
  virtual core::Status transaction(const std::function<core::Status()>& work) = 0;

  // Tables. The writing ones are called inside of a transaction.
  virtual core::Result<TableNumber> create_table(const NewTable&) = 0;
  virtual core::Status append(const Change&) = 0;
  /// "store-damaged" when its entries are not what was appended; other tables are as good as before.
  virtual core::Result<std::optional<StoredTable>> load_table(std::string_view id) = 0;
  virtual core::Result<std::vector<ListedTable>> list_tables(const Query&) = 0;

  // Players and sessions. The writing ones are called inside of a transaction.
  virtual core::Result<PlayerNumber> create_player(const Player&) = 0;  ///< its number is given by the store
  virtual core::Status update_player(const Player&) = 0;                ///< all but number and created
  virtual core::Result<std::optional<Player>> find_player(PlayerNumber) = 0;
  virtual core::Result<std::optional<Player>> find_account(std::string_view account) = 0;  ///< A to Z in any case
  virtual core::Result<std::vector<Player>> list_accounts(std::uint32_t most, std::uint32_t skip) = 0;  ///< by account
  virtual core::Status create_session(const Session&) = 0;
  virtual core::Result<std::optional<Session>> find_session(const core::Digest& hash) = 0;
  virtual core::Result<std::vector<Session>> list_sessions(PlayerNumber) = 0;
  virtual core::Status delete_session(const core::Digest& hash) = 0;
  virtual core::Status delete_sessions(PlayerNumber) = 0;  ///< all of a player's, tokens too
  /// Forgets who a player was: name, account, password, sessions. Their tables stay, for those they played with.
  virtual core::Status forget_player(PlayerNumber) = 0;

  /// Whether the store can be read and written now; the error says what to do.
  virtual core::Status check() = 0;
};

}  // namespace tavola::store
