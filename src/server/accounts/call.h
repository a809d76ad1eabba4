// A request on its way through a route of Accounts. Only for server/accounts/.
#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/accounts/accounts.h"

namespace tavola::server {

/// What a route requires of its caller.
enum class Needs : std::uint8_t {
  kNobody,   ///< anyone
  kBrowser,  ///< anyone without a token
  kPlayer,   ///< a player, by cookie or token
  kPerson,   ///< a player by cookie
};

struct AccountCall {
  const Request& request;
  wire::Json body;
  std::optional<Identity> who;
  core::Digest session{};   ///< of the cookie or token; only where there is a `who`
  store::Time created = 0;  ///< the session

  AccountCall(const Request& from, wire::Json json) : request(from), body(std::move(json)) {}

  /// The text that must be a member of the body; else "bad-request".
  core::Result<std::string> text(std::string_view member) const;
  /// The same, as this function reads it.
  core::Result<std::string> text(std::string_view member, core::Result<std::string> (*read)(std::string_view)) const {
    auto found = text(member);
    return found.ok() ? read(*found) : found;
  }
};

struct Accounts::Route {
  std::string_view method;
  std::string_view path;  ///< if it ends with "/", one more step follows
  Needs needs;
  std::initializer_list<std::string_view> members;  ///< all that the body may have; a GET ignores its body
  Awaitable<Response> (Accounts::*answer)(const Call&);
};

/// Milliseconds since 1970.
store::Time wall_clock();

/// Whether a player from the store can be shown to others. Rows are outside input, so this is checked.
bool is_sound(const store::Player& player);
core::Error damaged_player();

/// A new session of a browser: the secret goes into its cookie, the hash into the store.
struct NewSession {
  std::string secret;
  core::Digest hash{};
};
NewSession new_session();

/// The player of a session as the store has it now; "needs-player" if the session has ended meanwhile.
core::Result<store::Player> player_of(store::Store& store, const core::Digest& session);

/// Work for a transaction with the player of a session, as player_of() finds it.
template <class Use>
std::function<core::Status(store::Store&)> with_player(const core::Digest& session, Use use) {
  return [session, use](store::Store& store) -> core::Status {
    const auto player = player_of(store, session);
    return player.ok() ? use(store, *player) : player.error();
  };
}

/// Adds the session of a browser. A player has a limited number of them: the oldest are deleted.
core::Status add_session(store::Store& store, store::PlayerId player, const core::Digest& hash);

/// `{"player":{"name","account"}}`, with the cookie of a new session.
Response welcome(int status, const store::Player& player, const NewSession& session, const Request& request);

/// `{"player":null}`, and the cookie is removed.
Response goodbye(const Request& request);

/// `{"player":{"name","account"|null}}`.
wire::Json describe(std::string_view name, std::string_view account);

}  // namespace tavola::server
