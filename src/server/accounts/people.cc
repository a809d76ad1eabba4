// The routes of Accounts that need no password.
#include "server/accounts/call.h"
#include "server/accounts/secrets.h"

namespace tavola::server {

using core::Error;
using core::Result;
using core::Status;
using store::Player;
using store::Store;

namespace {

// A cookie older than this gets its full lifetime again. A younger one does not: the answer could cross that of a
// sign-in, which changes the cookie.
constexpr store::Time kRenewAfter = 30LL * 24 * 3600 * 1000;  // milliseconds

}  // namespace

boost::asio::awaitable<Response> Accounts::get_me(const Call& call) {
  if (!call.who) co_return json_response(200, wire::Json{{"player", nullptr}});
  Response response = json_response(200, describe(call.who->name, call.who->account));
  if (!call.who->is_token && wall_clock() - call.created > kRenewAfter) {
    response.headers.emplace_back("Set-Cookie", cookie_with(call.request.cookie, call.request.secure));
  }
  co_return response;
}

boost::asio::awaitable<Response> Accounts::make_guest(const Call& call) {
  const auto name = call.text("name", read_name);
  if (!name.ok()) co_return refuse(name.error());
  if (call.who) co_return refuse({"already-known", "", "you are already " + call.who->name + ": sign out first"});
  if (!may(guests_, call.request)) co_return slow_down(guests_, "new players from your address", call.request);

  Player guest;
  guest.name = *name;
  guest.created = guest.seen = wall_clock();
  const NewSession session = new_session();
  Work work = [guest, hash = session.hash](Store& store) -> Status {
    const auto number = store.create_player(guest);
    return number.ok() ? add_session(store, *number, hash) : number.error();
  };
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  co_return welcome(201, guest, session, call.request);
}

boost::asio::awaitable<Response> Accounts::rename(const Call& call) {
  const auto name = call.text("name", read_name);
  if (!name.ok()) co_return refuse(name.error());

  auto change = [name = *name](Store& store, Player player) {
    player.name = name;
    return store.update_player(player);
  };
  Work work = with_player(call.session, std::move(change));
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  forget(call.who->player);
  co_return json_response(200, describe(*name, call.who->account));
}

/// Ends the session of the request. The browser forgets it too.
boost::asio::awaitable<Response> Accounts::write_and_leave(const Call& call, Work work) {
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  forget(call.who->player);
  co_return goodbye(call.request);
}

boost::asio::awaitable<Response> Accounts::log_out(const Call& call) {
  if (!call.who) co_return goodbye(call.request);
  Work work = [session = call.session](Store& store) { return store.delete_session(session); };
  co_return co_await write_and_leave(call, std::move(work));
}

boost::asio::awaitable<Response> Accounts::log_out_everywhere(const Call& call) {
  auto end = [](Store& store, const Player& player) { return store.delete_sessions(player.number); };
  Work work = with_player(call.session, end);
  co_return co_await write_and_leave(call, std::move(work));
}

}  // namespace tavola::server
