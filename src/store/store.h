// Where tables and players live. A store knows ids, versions and bytes, and no game.
//
// store/open.h opens one. The kinds of store are in folders of their own: sqlite/ and memory/. The suite in
// store/contract.h tests for every kind what is promised here.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/digest.h"
#include "core/player_id.h"
#include "core/result.h"

namespace tavola::store {

using Time = std::int64_t;                 ///< milliseconds since 1970
enum class TableNumber : std::int64_t {};  ///< the store's own name of a table
using core::PlayerId;                      ///< a player, guest or account; the store gives the number

/// What a listing says about a table. The store understands all of it but the summary.
struct Listing {
  enum class State : std::uint8_t { kOpen, kPlaying, kOver };
  State state = State::kOpen;
  bool is_public = false;         ///< shown in the lobby
  bool attended = false;          ///< needs the server even if nobody is connected: for a clock or a bot
  std::vector<PlayerId> players;  ///< the players of this table, each once
  std::string summary;            ///< JSON for the lobby
  friend bool operator==(const Listing&, const Listing&) = default;
};

struct NewTable {
  std::string id;       ///< unique, from a random source
  std::string opening;  ///< what the table was created with; never changes
  Time created = 0;
  Listing listing;
};

/// One change of a table. It is acknowledged when its transaction is done.
struct Change {
  TableNumber table{};
  std::uint32_t version = 0;  ///< counts from 1; must be the next one
  std::string entry;
  Time at = 0;                     ///< becomes the table's time of change, if there is a new listing
  std::optional<Listing> listing;  ///< the new listing, if it changed
};

struct StoredTable {
  TableNumber number{};
  std::string id;
  std::string opening;
  std::vector<std::string> entries;  ///< of versions 1, 2, ...
};

struct ListedTable {
  std::string id;
  Time created = 0;
  Time changed = 0;  ///< when the listing last changed; an entry without a new listing leaves it alone
  Listing listing;
};

/// All that is stored of a table.
struct WholeTable {
  ListedTable listed;
  std::string opening;
  core::Result<std::vector<std::string>> entries;  ///< "store-damaged" if they can't be read
};

struct Player {
  PlayerId number{};
  std::string name;           ///< as shown
  std::string account;        ///< the name to sign in with; "" for a guest
  std::string password_hash;  ///< "" for a guest
  Time created = 0;
  Time seen = 0;
  bool banned = false;
};

/// What proves that a client is a player: a browser's cookie, or a program's token. Only the hash of its secret is
/// kept.
struct Session {
  core::Digest hash{};
  PlayerId player{};
  bool is_token = false;
  std::string label;  ///< of a token, chosen by its owner
  Time created = 0;
};

/// Which tables to list. The one whose listing changed last comes first.
struct Query {
  std::optional<PlayerId> player{};  ///< only those of this player
  bool only_public = false;
  bool only_attended = false;
  bool without_over = false;
  std::uint32_t most = 100;
};

/// What to delete.
struct PruneOrder {
  std::optional<Time> over_before{};       ///< tables that are over and whose listing last changed before this
  std::optional<Time> unchanged_before{};  ///< tables in any state whose listing last changed before this
  std::optional<Time> guests_before{};     ///< guests without a table that were last seen before this
  bool dry_run = false;                    ///< only count
};

struct Pruned {
  std::uint64_t tables = 0;
  std::uint64_t guests = 0;  ///< includes guests whose only tables are deleted by the same order
  friend bool operator==(const Pruned&, const Pruned&) = default;
};

/// One store. Calls come from one thread at a time. Other programs may use the same store through a Store of their own.
///
/// Every error has one of these names:
/// - "store-full": there is no room
/// - "store-busy": another program has locked it
/// - "store-unwritable"
/// - "store-damaged"
/// - "store-foreign": it belongs to another program
/// - "store-too-new": a newer Tavola wrote it
/// - "store-exists": there is already such an id, account or session
/// - "store-missing": there is no such store, table or player
/// - "store-order": this is not the next version
/// - "store-unsupported": this kind of store can't do that, or there is no such kind
/// - "store-failed"
/// - "file": the file of a backup can't be used
class Store {
 public:
  virtual ~Store() = default;

  /// Runs the work in one transaction. When this returns Done, the work is on disk. After an error, of the work or of
  /// the commit, none of it has happened.
  virtual core::Status transaction(const std::function<core::Status()>& work) = 0;

  // Tables. Writes are called inside a transaction.
  virtual core::Result<TableNumber> create_table(const NewTable&) = 0;
  virtual core::Status append(const Change&) = 0;
  /// "store-damaged" if its entries are not what was appended. Other tables are not affected.
  virtual core::Result<std::optional<StoredTable>> load_table(std::string_view id) = 0;
  virtual core::Result<std::vector<ListedTable>> list_tables(const Query&) = 0;

  // Players and sessions. Writes are called inside a transaction.
  virtual core::Result<PlayerId> create_player(const Player&) = 0;  ///< the store chooses the number
  virtual core::Status update_player(const Player&) = 0;            ///< all but number and created
  virtual core::Result<std::optional<Player>> find_player(PlayerId) = 0;
  virtual core::Result<std::optional<Player>> find_account(std::string_view account) = 0;  ///< A to Z in any case
  virtual core::Result<std::vector<Player>> list_accounts(std::uint32_t most, std::uint32_t skip) = 0;  ///< by account
  virtual core::Status create_session(const Session&) = 0;
  virtual core::Result<std::optional<Session>> find_session(const core::Digest& hash) = 0;
  virtual core::Result<std::vector<Session>> list_sessions(PlayerId) = 0;  ///< the oldest first
  virtual core::Status delete_session(const core::Digest& hash) = 0;       ///< also Done if there is none
  virtual core::Status delete_sessions(PlayerId) = 0;                      ///< all of a player's, tokens too
  /// Forgets a player's name, account, password and sessions. Their tables stay, for the people they played with.
  virtual core::Status forget_player(PlayerId) = 0;

  /// Whether the store can be read and written now. The error says what to do.
  virtual core::Status check() = 0;

  // Looking after a store. Called outside a transaction. A server can keep writing meanwhile.

  /// Writes a copy of the store, as it is at one moment, to a new file. The copy is whole and checked, or there is
  /// none.
  virtual core::Status back_up(const std::string& to) = 0;
  /// Gives every table, as it is at one moment, in the order in which they were created. Stops at the first error of
  /// `take`. The result is the number of tables.
  virtual core::Result<std::uint64_t> for_each_table(const std::function<core::Status(const WholeTable&)>& take) = 0;
  /// Deletes what the order says, in short transactions, so that a server can write in between. What was deleted before
  /// an error stays deleted, and the order can be given again. A deleted table's number is never used again.
  virtual core::Result<Pruned> prune(const PruneOrder&) = 0;
};

}  // namespace tavola::store
