// Admin: accounts.
#include "store/admin.h"

namespace tavola::store {

using core::Error;
using core::Status;

namespace {

/// Does the work with the account, in one transaction.
Status with_account(Store& store, std::string_view account, const std::function<Status(Player&)>& work) {
  return store.transaction([&]() -> Status {
    auto found = store.find_account(account);
    if (!found.ok()) return found.error();
    if (!*found) {
      return Error{"store-missing", std::string(account),
                   "there is no such account: `tavola admin user list` shows them"};
    }
    Player player = **found;
    return work(player);
  });
}

}  // namespace

Status reset_password(Store& store, std::string_view account, const std::string& password_hash) {
  return with_account(store, account, [&](Player& player) -> Status {
    player.password_hash = password_hash;
    const Status updated = store.update_player(player);
    return updated.ok() ? store.delete_sessions(player.number) : updated;
  });
}

Status set_banned(Store& store, std::string_view account, bool banned) {
  return with_account(store, account, [&](Player& player) -> Status {
    player.banned = banned;
    const Status updated = store.update_player(player);
    return updated.ok() && banned ? store.delete_sessions(player.number) : updated;
  });
}

Status delete_account(Store& store, std::string_view account) {
  return with_account(store, account, [&](Player& player) { return store.forget_player(player.number); });
}

}  // namespace tavola::store
