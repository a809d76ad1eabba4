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

// A cookie that is older gets its whole time again. Not a younger one: its answer could cross that of a log-in, which
// changes the cookie.
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
  if (const Status known = call.only({"name"}); !known.ok()) co_return refuse(known.error());
  const auto text = call.text("name");
  if (!text.ok()) co_return refuse(text.error());
  const auto name = read_name(*text);
  if (!name.ok()) co_return refuse(name.error());
  if (call.who) co_return refuse({"already-known", "", "you are " + call.who->name + " already: log out first"});
  if (!may(guests_, call.request)) co_return slow_down(guests_, "new players from your address", call.request);

  Player guest;
  guest.name = *name;
  guest.created = guest.seen = wall_clock();
  const NewSession session = new_session();
  Work work = [guest, hash = session.hash](Store& store) -> Status {
    const auto number = store.create_player(guest);
    if (!number.ok()) return number.error();
    return add_session(store, *number, hash);
  };
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  co_return welcome(201, guest, session, call.request);
}

boost::asio::awaitable<Response> Accounts::rename(const Call& call) {
  if (const Status known = call.only({"name"}); !known.ok()) co_return refuse(known.error());
  const auto text = call.text("name");
  if (!text.ok()) co_return refuse(text.error());
  const auto name = read_name(*text);
  if (!name.ok()) co_return refuse(name.error());

  Work work = [name = *name, session = call.session](Store& store) -> Status {
    auto player = player_of(store, session);
    if (!player.ok()) return player.error();
    Player renamed = *std::move(player);
    renamed.name = name;
    return store.update_player(renamed);
  };
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  forget(call.who->player);
  co_return json_response(200, describe(*name, call.who->account));
}

/// What ends the session of who asks: the browser forgets it too.
boost::asio::awaitable<Response> Accounts::write_and_leave(const Call& call, Work work) {
  const Status written = co_await write(std::move(work));
  if (!written.ok()) co_return refuse(written.error());
  forget(call.who->player);
  co_return goodbye(call.request);
}

boost::asio::awaitable<Response> Accounts::log_out(const Call& call) {
  if (const Status known = call.only({}); !known.ok()) co_return refuse(known.error());
  if (!call.who) co_return goodbye(call.request);
  Work work = [session = call.session](Store& store) { return store.delete_session(session); };
  co_return co_await write_and_leave(call, std::move(work));
}

boost::asio::awaitable<Response> Accounts::log_out_everywhere(const Call& call) {
  if (const Status known = call.only({}); !known.ok()) co_return refuse(known.error());
  Work work = [session = call.session](Store& store) -> Status {
    const auto player = player_of(store, session);
    if (!player.ok()) return player.error();
    return store.delete_sessions(player->number);
  };
  co_return co_await write_and_leave(call, std::move(work));
}

}  // namespace tavola::server
