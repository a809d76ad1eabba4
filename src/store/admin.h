// What `tavola admin` does with a store of any kind, beyond what Store itself does.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace tavola::store {

/// Gives every table as one line of JSON: id, created, changed, state, is_public, attended, players, summary, opening,
/// entries. All are as they were at one moment. Bytes that are not UTF-8 become U+FFFD. If a table is damaged, its
/// entries are null and "damaged" says why. Stops at the first error of `take`. The result is the number of tables.
core::Result<std::uint64_t> export_tables(Store& store, const std::function<core::Status(std::string_view line)>& take);

// Accounts, by the name to sign in with; "store-missing" if there is none. Each is a transaction of its own.

/// Sets a new password and ends all sessions and tokens of the account.
core::Status reset_password(Store& store, std::string_view account, const std::string& password_hash);
/// Bans the account, which ends its sessions and tokens; or lifts the ban.
core::Status set_banned(Store& store, std::string_view account, bool banned);
/// Forgets the account. Its tables stay, for the people it played with.
core::Status delete_account(Store& store, std::string_view account);

}  // namespace tavola::store
