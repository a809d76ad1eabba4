// A request on its way through a route of Accounts; inside of accounts*.cc alone.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/accounts/accounts.h"

namespace tavola::server {

/// Who may use a route.
enum class Needs : std::uint8_t {
  kNobody,   ///< anybody may
  kBrowser,  ///< anybody without a token
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

  /// Done when the body is an object with no other members than these; else "bad-request".
  core::Status only(std::initializer_list<std::string_view> members) const;
  /// The text that must be a member of the body; else "bad-request".
  core::Result<std::string> text(std::string_view member) const;
};

struct Accounts::Route {
  std::string_view method;
  std::string_view path;  ///< one that ends with "/" has a last step after it
  Needs needs;
  Awaitable<Response> (Accounts::*answer)(const Call&);
};

/// Milliseconds since 1970.
store::Time wall_clock();

/// Whether a player of the store can be shown to others: rows are outside input.
bool is_sound(const store::Player& player);
core::Error damaged_player();

/// A new session of a browser: the secret goes into its cookie, the hash into the store.
struct NewSession {
  std::string secret;
  core::Digest hash{};
};
NewSession new_session();

/// The player of a session as the store has it now; "needs-player" when the session has ended meanwhile.
core::Result<store::Player> player_of(store::Store& store, const core::Digest& session);

/// Adds the session of a browser. A player has a bounded number of them; the oldest go.
core::Status add_session(store::Store& store, store::PlayerNumber player, const core::Digest& hash);

/// `{"player":{"name","account"}}`, with the cookie of a new session.
Response welcome(int status, const store::Player& player, const NewSession& session, const Request& request);

/// `{"player":null}`, and the cookie is taken back.
Response goodbye(const Request& request);

/// `{"player":{"name","account"|null}}`.
wire::Json describe(std::string_view name, std::string_view account);

}  // namespace tavola::server
