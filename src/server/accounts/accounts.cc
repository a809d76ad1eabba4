#include "server/accounts/accounts.h"

#include <algorithm>
#include <chrono>

#include "server/accounts/call.h"
#include "server/accounts/on_store.h"
#include "server/accounts/secrets.h"

namespace tavola::server {

using core::Done;
using core::Error;
using core::Result;
using core::Status;
using store::Player;
using store::PlayerId;
using store::Session;
using store::Store;
using wire::Json;

namespace {

constexpr wire::Limits kLimits{4096, 2};
constexpr store::Time kSeenEvery = 3600 * 1000LL;  // milliseconds
constexpr std::size_t kMostSessions = 50;          // browsers of a player

Error banned() { return {"banned", "", "this player is banned from this server"}; }
Error needs_player() {
  return {"needs-player", "", "this cookie or token belongs to nobody: become a guest (POST /api/guest) or sign in"};
}

// What the bodies of requests may have. The routes refer to these lists, so they must be static.
using Members = std::initializer_list<std::string_view>;
const Members kNothing = {};
const Members kName = {"name"};
const Members kCredentials = {"account", "password"};
const Members kPassword = {"password"};
const Members kOldAndNew = {"old", "new"};
const Members kLabel = {"label"};

/// Whether the path belongs to the route, which may have one more step at its end.
bool leads(std::string_view route, std::string_view path) {
  if (!route.ends_with('/')) return path == route;
  return path.size() > route.size() && path.starts_with(route) &&
         path.find('/', route.size()) == std::string_view::npos;
}

/// Done if the body is an object with no other members than these; else "bad-request".
Status check_members(const Json& body, Members members) {
  if (members.size() == 0 && !(body.is_object() && body.empty())) {
    return Error{"bad-request", "", "expected an empty body, or {}"};
  }
  return wire::Node(body, "", "bad-request").only(members);
}

struct Found {
  std::optional<Session> session;
  std::optional<Player> player;
};

Result<Found> find(Store& store, const core::Digest& hash) {
  Found found;
  auto session = store.find_session(hash);
  if (!session.ok()) return session.error();
  found.session = *std::move(session);
  if (!found.session) return found;
  auto player = store.find_player(found.session->player);
  if (!player.ok()) return player.error();
  found.player = *std::move(player);
  return found;
}

}  // namespace

Result<std::string> AccountCall::text(std::string_view member) const {
  const auto node = wire::Node(body, "", "bad-request").at(member);
  if (!node.ok()) return node.error();
  return node->text(kLimits.bytes);
}

store::Time wall_clock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Error damaged_player() {
  return {"damaged-player", "", "this player's data can't be read: ask the operator of the server to repair it"};
}

bool is_sound(const Player& player) {
  return read_name(player.name).ok() && (player.account.empty() || read_account(player.account).ok());
}

NewSession new_session() {
  NewSession session{make_secret()};
  session.hash = core::sha256(session.secret);
  return session;
}

Result<Player> player_of(Store& store, const core::Digest& session) {
  auto found = find(store, session);
  if (!found.ok()) return found.error();
  if (!found->player) return needs_player();
  if (found->player->banned) return banned();
  if (!is_sound(*found->player)) return damaged_player();
  return *found->player;
}

Status add_session(Store& store, PlayerId player, const core::Digest& hash) {
  auto sessions = store.list_sessions(player);
  if (!sessions.ok()) return sessions.error();
  std::vector<Session> browsers = *std::move(sessions);
  std::erase_if(browsers, [](const Session& session) { return session.is_token; });
  for (std::size_t i = 0; i + kMostSessions <= browsers.size(); ++i) {
    if (Status ended = store.delete_session(browsers[i].hash); !ended.ok()) return ended;
  }
  return store.create_session({hash, player, false, "", wall_clock()});
}

Json describe(std::string_view name, std::string_view account) {
  return {{"player", {{"name", name}, {"account", account.empty() ? Json(nullptr) : Json(account)}}}};
}

Response welcome(int status, const Player& player, const NewSession& session, const Request& request) {
  Response response = json_response(status, describe(player.name, player.account));
  response.headers.emplace_back("Set-Cookie", cookie_with(session.secret, request.secure));
  return response;
}

Response goodbye(const Request& request) {
  Response response = json_response(200, Json{{"player", nullptr}});
  response.headers.emplace_back("Set-Cookie", cookie_without(request.secure));
  return response;
}

Accounts::Accounts(store::StoreQueue& queue, Log& log, AccountsSettings settings)
    : queue_(queue),
      log_(log),
      settings_(std::move(settings)),
      cache_(settings_.cached_sessions, settings_.cache_lifetime),
      guests_(settings_.buckets, settings_.guests_per_address, settings_.now()),
      logins_(settings_.buckets, settings_.logins_per_address, settings_.now()),
      attempts_(settings_.buckets, settings_.passwords_per_account, settings_.now()),
      passwords_(settings_.passwords_waiting) {}

const std::vector<Accounts::Route>& Accounts::routes() {
  static const std::vector<Route> all = {
      {"GET", "/api/me", Needs::kNobody, kNothing, &Accounts::get_me},
      {"PATCH", "/api/me", Needs::kPlayer, kName, &Accounts::rename},
      {"POST", "/api/guest", Needs::kBrowser, kName, &Accounts::make_guest},
      {"POST", "/api/account", Needs::kBrowser, kCredentials, &Accounts::make_account},
      {"DELETE", "/api/account", Needs::kPerson, kPassword, &Accounts::delete_account},
      {"POST", "/api/login", Needs::kBrowser, kCredentials, &Accounts::log_in},
      {"POST", "/api/logout", Needs::kBrowser, kNothing, &Accounts::log_out},
      {"POST", "/api/logout-everywhere", Needs::kPerson, kNothing, &Accounts::log_out_everywhere},
      {"POST", "/api/password", Needs::kPerson, kOldAndNew, &Accounts::change_password},
      {"GET", "/api/tokens", Needs::kPerson, kNothing, &Accounts::list_tokens},
      {"POST", "/api/tokens", Needs::kPerson, kLabel, &Accounts::make_token},
      {"DELETE", "/api/tokens/", Needs::kPerson, kNothing, &Accounts::delete_token}};
  return all;
}

boost::asio::awaitable<std::optional<Response>> Accounts::answer(const Request& request) {
  std::string allowed;
  const Route* asked = nullptr;
  for (const Route& route : routes()) {
    if (!leads(route.path, request.path)) continue;
    if (route.method == request.method) asked = &route;
    allowed.append(allowed.empty() ? "" : ", ").append(route.method);
    if (route.method == "GET") allowed.append(", HEAD");
  }
  if (allowed.empty()) co_return std::nullopt;
  if (asked == nullptr) {
    Response response = refuse({"bad-method", "", "expected one of these methods: " + allowed});
    response.headers.emplace_back("Allow", allowed);
    co_return response;
  }
  co_return co_await respond(*asked, request);
}

boost::asio::awaitable<Response> Accounts::respond(const Route& route, const Request& request) {
  if (const Status own = check_origin(request); !own.ok()) co_return refuse(own.error());
  auto body = read_body(request, kLimits);
  if (!body.ok()) co_return refuse(body.error());
  auto found = co_await known(request);
  if (!found.ok()) co_return refuse(found.error());
  Call call(request, *std::move(body));
  if (const std::optional<KnownSession>& session = *found) {
    call.who = session->identity;
    call.session = session->hash;
    call.created = session->created;
  }
  const bool needs_one = route.needs == Needs::kPlayer || route.needs == Needs::kPerson;
  if (needs_one && !call.who) co_return refuse(needs_player());
  const bool takes_tokens = route.needs == Needs::kNobody || route.needs == Needs::kPlayer;
  if (!takes_tokens && !request.bearer.empty()) {
    co_return refuse({"needs-person", "", "a token can't do this: use a browser, without a token"});
  }
  if (request.method != "GET") {
    if (const Status known = check_members(call.body, route.members); !known.ok()) co_return refuse(known.error());
  }
  co_return co_await (this->*route.answer)(call);
}

boost::asio::awaitable<Result<std::optional<Identity>>> Accounts::identify(const Request& request) {
  const auto found = co_await known(request);
  if (!found.ok()) co_return found.error();
  std::optional<Identity> who;
  if (*found) who = (*found)->identity;
  co_return who;
}

/// The request's session, from the cache or the store.
boost::asio::awaitable<Result<std::optional<KnownSession>>> Accounts::known(const Request& request) {
  std::optional<KnownSession> session;
  const bool is_token = !request.bearer.empty();
  const std::string& secret = is_token ? request.bearer : request.cookie;
  if (!is_secret(secret)) co_return session;
  const core::Digest hash = core::sha256(secret);
  if (const KnownSession* cached = cache_.find(hash, settings_.now())) {
    if (cached->identity.is_token == is_token) session = *cached;
    co_return session;
  }
  const std::uint64_t epoch = cache_.epoch();
  auto reading = [hash](Store& store) { return find(store, hash); };
  const auto found = co_await read_store(queue_, std::move(reading));
  if (!found.ok()) co_return found.error();
  // A cookie's secret does not work as a token, nor the other way round.
  if (!found->player || found->session->is_token != is_token) co_return session;
  const Player& player = *found->player;
  if (player.banned) co_return banned();
  if (!is_sound(player)) {
    log_.refused("player damaged", std::to_string(static_cast<std::int64_t>(player.number)));
    co_return damaged_player();
  }
  note_seen(player);
  session = KnownSession{hash, found->session->created, {player.number, player.name, player.account, is_token}};
  cache_.remember(*session, settings_.now(), epoch);
  co_return session;
}

boost::asio::awaitable<void> Accounts::check(std::vector<SessionKey> sessions) {
  auto reading = [sessions = std::move(sessions)](Store& store) -> Result<std::vector<PlayerId>> {
    std::vector<PlayerId> lost;
    for (const SessionKey& session : sessions) {
      const auto found = find(store, session.hash);
      if (!found.ok()) continue;  // the store can't say now: ask again later
      if (!found->player || found->player->banned) lost.push_back(session.player);
    }
    return lost;
  };
  const auto lost = co_await read_store(queue_, std::move(reading));
  if (!lost.ok()) co_return;
  for (const PlayerId player : *lost) forget(player);
}

/// Writes now and then that the player was here, so that a guest is not pruned. Nobody waits for it.
void Accounts::note_seen(const Player& player) {
  const store::Time now = wall_clock();
  if (now - player.seen < kSeenEvery) return;
  queue_.write(
      [number = player.number, now](Store& store) -> Status {
        auto found = store.find_player(number);
        if (!found.ok()) return found.error();
        if (!*found) return Done{};
        Player seen = **found;
        seen.seen = now;
        return store.update_player(seen);
      },
      [](const Status&) {});
}

/// Does the work in a transaction. The work may refuse with an error of its own before it has written anything. That
/// does not fail the transaction, which others share.
boost::asio::awaitable<Status> Accounts::write(Work work) {
  auto decision = std::make_shared<Status>(Done{});
  auto writing = [work = std::move(work), decision](Store& store) -> Status {
    *decision = work(store);
    if (!decision->ok() && is_store_error(decision->error())) return *decision;
    return Done{};
  };
  Status written = co_await write_store(queue_, std::move(writing));
  if (!written.ok()) co_return written;
  co_return *decision;
}

Response Accounts::refuse(const Error& error) {
  if (is_store_error(error)) log_.refused("store failed", error.name, {{"what", error.text()}});
  return error_response(error);
}

Response Accounts::slow_down(const SharedBuckets& buckets, std::string_view what, const Request& request) {
  const std::string seconds = std::to_string(buckets.wait_seconds());
  log_.refused("slow-down", what, {{"address", request.address}});
  Response response = refuse({"slow-down", "", "too many " + std::string(what) + ": try again in " + seconds + " s"});
  response.headers.emplace_back("Retry-After", seconds);
  return response;
}

bool Accounts::may(SharedBuckets& by_address, const Request& request) {
  const auto address = parse_address(request.address);
  if (!address.ok()) return by_address.take(request.address, settings_.now());
  return any_contains(settings_.unlimited, *address) || by_address.take(limit_key(*address).text(), settings_.now());
}

void Accounts::forget(PlayerId player) {
  cache_.forget(player);
  if (settings_.changed) settings_.changed(player);
}

}  // namespace tavola::server
