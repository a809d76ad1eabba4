// The routes of Accounts that have to do with passwords.
#include "server/accounts/call.h"
#include "server/accounts/on_store.h"

namespace tavola::server {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using store::Player;
using store::Store;

namespace {

Error account_taken() { return {"account-taken", "account", "this name is taken: choose another one, or sign in"}; }
Error has_account() { return {"already-known", "", "you already have an account: sign out first"}; }
/// One error for both a wrong name and a wrong password.
Error wrong_password() { return {"wrong-password", "", "wrong account name or password"}; }

Status check_free(Store& store, const std::string& account) {
  const auto taken = store.find_account(account);
  if (!taken.ok()) return taken.error();
  if (*taken) return account_taken();
  return Done{};
}

struct Credentials {
  std::string name;  ///< of the account, as it was typed
  std::string account;
  std::string password;
};

/// What a sign-in sends. A name that can't be an account's is left as it is, and looked up like any other.
Result<Credentials> read_login(const AccountCall& call) {
  const auto name = call.text("account");
  if (!name.ok()) return name.error();
  const auto password = call.text("password");
  if (!password.ok()) return password.error();
  const auto account = read_account(*name);
  return Credentials{*name, account.ok() ? *account : *name, *password};
}

/// What a request for a new account sends.
Result<Credentials> read_wanted(const AccountCall& call) {
  auto wanted = read_login(call);
  if (!wanted.ok()) return wanted;
  if (const auto account = read_account(wanted->name); !account.ok()) return account.error();
  if (const auto password = read_password(wanted->password); !password.ok()) return password.error();
  return wanted;
}

/// What a browser asks to become.
struct Becoming {
  std::optional<core::Digest> guest;  ///< the session that ends
  core::Digest session{};             ///< the one that begins
  Player player;
};

/// The guest becomes the account, or a new player does. The result is the player.
Result<Player> become(Store& store, const Becoming& becoming) {
  const Player& wanted = becoming.player;
  if (const Status free = check_free(store, wanted.account); !free.ok()) return free.error();
  if (!becoming.guest) {
    const auto number = store.create_player(wanted);
    if (!number.ok()) return number.error();
    const Status added = add_session(store, *number, becoming.session);
    return added.ok() ? Result<Player>(wanted) : added.error();
  }
  auto found = player_of(store, *becoming.guest);
  if (!found.ok()) return found.error();
  Player player = *std::move(found);
  if (!player.account.empty()) return has_account();
  player.account = wanted.account;
  player.password_hash = wanted.password_hash;
  Status done = store.update_player(player);
  if (done.ok()) done = store.delete_session(*becoming.guest);
  if (done.ok()) done = add_session(store, player.number, becoming.session);
  return done.ok() ? Result<Player>(player) : done.error();
}

}  // namespace

boost::asio::awaitable<Response> Accounts::make_account(const Call& call) {
  const auto wanted = read_wanted(call);
  if (!wanted.ok()) co_return refuse(wanted.error());
  if (call.who && !call.who->account.empty()) co_return refuse(has_account());
  if (!call.who && !may(guests_, call.request)) {
    co_return slow_down(guests_, "new players from your address", call.request);
  }

  auto reading = [account = wanted->account](Store& store) { return check_free(store, account); };
  const Status free = co_await read_store(queue_, std::move(reading));  // before the work of hashing
  if (!free.ok()) co_return refuse(free.error());
  const auto hash = co_await passwords_.hash(wanted->password);
  if (!hash.ok()) co_return refuse(hash.error());

  const NewSession session = new_session();
  const store::Time now = wall_clock();
  Becoming becoming{std::nullopt, session.hash, {{}, wanted->name, wanted->account, *hash, now, now, false}};
  if (call.who) becoming.guest = call.session;
  auto player = std::make_shared<Player>();
  Work work = [becoming, player](Store& store) -> Status {
    auto done = become(store, becoming);
    if (!done.ok()) return done.error();
    *player = *std::move(done);
    return Done{};
  };
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  if (call.who) forget(call.who->player);
  co_return welcome(201, *player, session, call.request);
}

boost::asio::awaitable<Response> Accounts::log_in(const Call& call) {
  const auto given = read_login(call);
  if (!given.ok()) co_return refuse(given.error());
  if (!may(logins_, call.request)) co_return slow_down(logins_, "sign-ins from your address", call.request);
  if (!attempts_.take(given->account, settings_.now())) {
    co_return slow_down(attempts_, "sign-ins to this account", call.request);
  }

  auto reading = [account = given->account](Store& store) { return store.find_account(account); };
  const auto found = co_await read_store(queue_, std::move(reading));
  if (!found.ok()) co_return refuse(found.error());
  const Player player = found->value_or(Player{});
  const auto matches = co_await passwords_.matches(player.password_hash, given->password);
  if (!matches.ok()) co_return refuse(matches.error());
  if (!*matches) {
    log_.refused("log-in refused", "wrong-password", {{"address", call.request.address}});
    co_return refuse(wrong_password());
  }

  const NewSession session = new_session();
  std::optional<core::Digest> before;
  if (call.who) before = call.session;
  Work work = [player, before, hash = session.hash](Store& store) -> Status {
    const auto now = store.find_player(player.number);
    if (!now.ok()) return now.error();
    if (!*now || (*now)->password_hash != player.password_hash) return wrong_password();
    if (!is_sound(**now)) return damaged_player();
    if ((*now)->banned) return Error{"banned", "", "this account is banned from this server"};
    const Status ended = before ? store.delete_session(*before) : Done{};
    return ended.ok() ? add_session(store, player.number, hash) : ended;
  };
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  if (call.who) forget(call.who->player);
  co_return welcome(200, player, session, call.request);
}

/// The player of the session, if this is the password.
boost::asio::awaitable<Result<Player>> Accounts::check_password(const Call& call, std::string password) {
  auto reading = [session = call.session](Store& store) { return player_of(store, session); };
  const auto player = co_await read_store(queue_, std::move(reading));
  if (!player.ok()) co_return player;
  const auto matches = co_await passwords_.matches(player->password_hash, std::move(password));
  if (!matches.ok()) co_return matches.error();
  if (!*matches) co_return wrong_password();
  co_return player;
}

boost::asio::awaitable<Response> Accounts::change_password(const Call& call) {
  const auto old = call.text("old");
  if (!old.ok()) co_return refuse(old.error());
  const auto text = call.text("new");
  if (!text.ok()) co_return refuse(text.error());
  const auto password = read_password(*text);
  if (!password.ok()) co_return refuse({password.error().name, "new", password.error().what});
  const std::string account = call.who->account;
  if (account.empty()) co_return refuse({"needs-account", "", "a guest has no password: create an account first"});
  if (!attempts_.take(account, settings_.now())) co_return slow_down(attempts_, "attempts", call.request);

  const auto player = co_await check_password(call, *old);
  if (!player.ok()) co_return refuse(player.error());
  const auto hash = co_await passwords_.hash(*password);
  if (!hash.ok()) co_return refuse(hash.error());
  const NewSession session = new_session();
  auto change = [checked = player->password_hash, hash = *hash, after = session.hash](Store& store,
                                                                                      Player changed) -> Status {
    if (changed.password_hash != checked) return wrong_password();  // it was changed meanwhile
    changed.password_hash = hash;
    Status done = store.update_player(changed);
    if (done.ok()) done = store.delete_sessions(changed.number);
    return done.ok() ? add_session(store, changed.number, after) : done;
  };
  Work work = with_player(call.session, std::move(change));
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  forget(player->number);
  co_return welcome(200, *player, session, call.request);
}

boost::asio::awaitable<Response> Accounts::delete_account(const Call& call) {
  std::string checked;  // a guest has no password
  if (const std::string account = call.who->account; !account.empty()) {
    const auto password = call.text("password");
    if (!password.ok()) co_return refuse(password.error());
    if (!attempts_.take(account, settings_.now())) co_return slow_down(attempts_, "attempts", call.request);
    const auto player = co_await check_password(call, *password);
    if (!player.ok()) co_return refuse(player.error());
    checked = player->password_hash;
  }
  auto remove = [checked](Store& store, const Player& player) -> Status {
    return player.password_hash == checked ? store.forget_player(player.number) : wrong_password();
  };
  Work work = with_player(call.session, std::move(remove));
  co_return co_await write_and_leave(call, std::move(work));
}

}  // namespace tavola::server
