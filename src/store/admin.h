// What `tavola admin` does with a store, most of it beside a running server.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace tavola::store {

/// Writes a copy of the store, as it is at one moment, to a new file: whole and checked, or not at all. A server may
/// go on writing meanwhile.
core::Status back_up(const std::string& store, const std::string& to);

/// Puts a backup in the place of the store, after checking it. What was there stays as "<store>.before-restore", in
/// the place of what an earlier restore left there. Refused while a server or another program has the store.
core::Status restore(const std::string& store, const std::string& from);

/// Gives every table as one line of JSON (id, created, changed, state, is_public, attended, players, summary, opening,
/// entries), all as they were at one moment; bytes that are not UTF-8 become U+FFFD. The entries of a table that is
/// damaged are null, and "damaged" says why. Ends with the first error of `take`. The result is the number of tables.
core::Result<std::uint64_t> export_tables(const std::string& store,
                                          const std::function<core::Status(std::string_view line)>& take);

struct PruneOrder {
  std::optional<Time> over_before{};       ///< tables that are over and whose listing last changed before this
  std::optional<Time> unchanged_before{};  ///< tables in any state whose listing last changed before this
  std::optional<Time> guests_before{};     ///< guests who sit at no table and were last seen before this
  bool dry_run = false;                    ///< only count
};

struct Pruned {
  std::uint64_t tables = 0;
  std::uint64_t guests = 0;  ///< those whose only tables go with this order too
  friend bool operator==(const Pruned&, const Pruned&) = default;
};

/// Deletes what the order says, in short transactions between which a server can write. What was deleted before an
/// error stays deleted; the order can be given again.
core::Result<Pruned> prune(const std::string& store, const PruneOrder& order);

// Accounts, by the name to log in with; "store-missing" when there is none. Each is a transaction of its own.

/// Sets another password and ends all sessions and tokens of the account.
core::Status reset_password(Store& store, std::string_view account, const std::string& password_hash);
/// Bans the account, which ends its sessions and tokens; or lets it in again.
core::Status set_banned(Store& store, std::string_view account, bool banned);
/// Forgets the account; its tables stay, for those it played with.
core::Status delete_account(Store& store, std::string_view account);

}  // namespace tavola::store
