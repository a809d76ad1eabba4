// Players and how they sign in: guests, accounts, browsers' sessions, and tokens for people's own programs.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/digest.h"
#include "core/result.h"
#include "server/accounts/cache.h"
#include "server/accounts/limits.h"
#include "server/accounts/names.h"
#include "server/accounts/password_thread.h"
#include "server/transport/json_answers.h"
#include "server/transport/network.h"
#include "server/transport/site.h"
#include "server/watch/log.h"
#include "store/queue.h"

namespace tavola::server {

struct AccountCall;

struct AccountsSettings {
  std::vector<Network> unlimited;           ///< clients without the limits per address
  Rate guests_per_address{1.0 / 10, 30};    ///< new players
  Rate logins_per_address{1.0 / 30, 8};     ///< attempts
  Rate passwords_per_account{1.0 / 30, 8};  ///< attempts, from anywhere
  std::size_t buckets = 16384;              ///< of each of these limits
  std::size_t passwords_waiting = 32;       ///< for the thread that hashes them
  std::size_t cached_sessions = 8192;
  Clock::duration cache_lifetime = std::chrono::seconds(30);  ///< short, since `tavola admin` bans beside the server

  /// Called on the I/O thread when a player's name changed or sessions ended. Sockets of the player must then be
  /// closed, so that the client comes back with its new identity.
  std::function<void(store::PlayerId)> changed;
  std::function<Time()> now = [] { return Clock::now(); };
};

/// Everything runs on the I/O thread, which never waits: the store and the passwords have threads of their own. Must
/// outlive the coroutines that it returns.
///
/// If a guest signs in to an account, the guest's games stay with that guest. To keep them, the guest creates an
/// account instead (POST /api/account), and stays the same player.
class Accounts {
 public:
  Accounts(store::StoreQueue& queue, Log& log, AccountsSettings settings = {});

  /// The player behind the request, by its token or else its cookie; nobody if that is unknown. The errors are "banned"
  /// and those of the store. A ban or deletion by another program takes effect within the cache's lifetime.
  boost::asio::awaitable<core::Result<std::optional<Identity>>> identify(const Request& request);

  /// The same with the session, for a socket that stays open with it.
  boost::asio::awaitable<core::Result<std::optional<KnownSession>>> known(const Request& request);

  /// Changes whenever a session may have ended. Whatever was found before must then be looked up again.
  std::uint64_t epoch() const { return cache_.epoch(); }

  /// Checks whether these sessions are still in the store, and forgets the players of those that are not. `tavola
  /// admin` may have ended them beside the server, or the player had too many.
  boost::asio::awaitable<void> check(std::vector<SessionKey> sessions);

  /// The answer to a request for one of its routes under /api/; nothing for other paths.
  boost::asio::awaitable<std::optional<Response>> answer(const Request& request);

  /// Forgets what is cached of a player. For code that changes players without these routes.
  void forget(store::PlayerId player);

 private:
  struct Route;
  using Call = AccountCall;
  using Work = std::function<core::Status(store::Store&)>;
  template <class T>
  using Awaitable = boost::asio::awaitable<T>;

  // accounts.cc
  static const std::vector<Route>& routes();
  Awaitable<Response> respond(const Route& route, const Request& request);
  Awaitable<core::Status> write(Work work);
  Awaitable<Response> write_and_leave(const Call& call, Work work);
  void note_seen(const store::Player& player);
  Response refuse(const core::Error& error);
  Response slow_down(const SharedBuckets& buckets, std::string_view what, const Request& request);
  bool may(SharedBuckets& by_address, const Request& request);

  // people.cc: without a password
  Awaitable<Response> get_me(const Call& call);
  Awaitable<Response> make_guest(const Call& call);
  Awaitable<Response> rename(const Call& call);
  Awaitable<Response> log_out(const Call& call);
  Awaitable<Response> log_out_everywhere(const Call& call);

  // login.cc: with a password
  Awaitable<Response> make_account(const Call& call);
  Awaitable<Response> log_in(const Call& call);
  Awaitable<Response> change_password(const Call& call);
  Awaitable<Response> delete_account(const Call& call);
  Awaitable<core::Result<store::Player>> check_password(const Call& call, std::string password);

  // tokens.cc
  Awaitable<Response> list_tokens(const Call& call);
  Awaitable<Response> make_token(const Call& call);
  Awaitable<Response> delete_token(const Call& call);

  store::StoreQueue& queue_;
  Log& log_;
  const AccountsSettings settings_;
  SessionCache cache_;
  SharedBuckets guests_;
  SharedBuckets logins_;
  SharedBuckets attempts_;
  PasswordThread passwords_;
};

}  // namespace tavola::server
