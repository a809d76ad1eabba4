#include "server/service.h"

#include "core/version.h"
#include "server/accounts/on_store.h"
#include "server/tables/summary.h"
#include "server/transport/json_answers.h"
#include "table/listing.h"
#include "table/people.h"
#include "table/requests.h"
#include "wire/writer.h"

namespace tavola::server {

namespace asio = boost::asio;
using core::Error;
using core::Result;
using wire::Json;

namespace {

constexpr std::string_view kTables = "/api/tables";
constexpr std::string_view kSocket = "socket";
constexpr table::Time kLobbyFor = 500;  // milliseconds for which a list of tables is reused
constexpr std::uint32_t kMostListed = 100;
constexpr std::uint32_t kMostMine = 500;
constexpr std::size_t kLongestId = 64;

Response not_here() { return error_response({"not-found", "", "there is nothing at this address"}); }

Response bad_method(std::string_view allowed) {
  Response response = error_response({"bad-method", "", "expected " + std::string(allowed)});
  response.headers.emplace_back("Allow", allowed);
  return response;
}

Error needs_player() { return {"needs-player", "", "choose a name first: POST /api/guest"}; }

table::Who who_is(const Identity& identity) { return {identity.player, identity.name, identity.account, false}; }

/// The id and part of "/api/tables/<id>/<part>"; an empty id if it is no such path.
std::pair<std::string, std::string_view> table_path(std::string_view path) {
  if (!path.starts_with(kTables) || path.size() <= kTables.size() + 1 || path[kTables.size()] != '/') return {};
  path.remove_prefix(kTables.size() + 1);
  const std::size_t slash = path.find('/');
  const std::string_view id = path.substr(0, slash);
  if (id.size() > kLongestId) return {};
  return {std::string(id), slash == path.npos ? std::string_view() : path.substr(slash + 1)};
}

}  // namespace

Service::Service(Hub& hub, Accounts& accounts, store::StoreQueue& queue, Metrics& metrics, std::string commit,
                 std::function<std::size_t()> connections)
    : hub_(hub),
      accounts_(accounts),
      queue_(queue),
      metrics_(metrics),
      commit_(std::move(commit)),
      connections_(std::move(connections)),
      page_(web_site()),
      since_(hub.now()),
      games_(wire::to_text(Json{{"games", registry::games_json()}})) {
  metrics.gauge_of("tavola_store_queue", "Reads and writes waiting for the store",
                   [this] { return static_cast<double>(queue_.figures().waiting); });
  metrics.counter_of("tavola_store_groups_total", "Store transactions",
                     [this] { return static_cast<double>(queue_.figures().groups); });
  metrics.counter_of("tavola_store_writes_total", "Writes that the store has completed",
                     [this] { return static_cast<double>(queue_.figures().writes); });
  metrics.counter_of("tavola_store_failures_total", "Writes that failed",
                     [this] { return static_cast<double>(queue_.figures().failures); });
  metrics.counter_of("tavola_store_group_seconds_total", "Time spent in store transactions",
                     [this] { return static_cast<double>(queue_.figures().group_time.count()) / 1e6; });
}

Service::Answer Service::answer(const Request& request) {
  const std::string& path = request.path;
  if (path == "/healthz") co_return Response{200, "text/plain", "ok\n", {}};
  if (path == "/readyz") co_return ready();
  if (path == "/metrics") co_return Response{200, "text/plain; version=0.0.4", metrics_.text(), {}};
  if (path == "/api/status") co_return status();
  if (path == "/api/games") {
    if (request.method != "GET") co_return bad_method("GET");
    co_return json_response(200, games_);
  }
  if (path == kTables) co_return co_await tables(request);
  if (path == "/api/my/tables") co_return co_await my_tables(request);
  if (auto [id, part] = table_path(path); !id.empty()) co_return co_await table(request, std::move(id), part);
  if (auto own = co_await accounts_.answer(request)) co_return *std::move(own);
  if (auto file = page_.answer(request)) co_return *std::move(file);
  co_return not_here();
}

Response Service::ready() const {
  if (hub_.stopping()) return {503, "text/plain", "stopping\n", {}};
  if (!hub_.store_state().ok()) return {503, "text/plain", hub_.store_state().error().text() + "\n", {}};
  return {200, "text/plain", "ready\n", {}};
}

Response Service::status() const {
  return json_response(
      200, Json({{"name", "Tavola"},
                 {"version", core::kVersion},
                 {"commit", commit_},
                 {"protocol", table::kProtocolVersion},
                 {"since", since_},
                 {"now", hub_.now()},
                 {"tables",
                  {{"open", hub_.tables_in(table::Phase::kOpen)}, {"playing", hub_.tables_in(table::Phase::kPlaying)}}},
                 {"connections", connections_()},
                 {"stopping", hub_.stopping()}}));
}

Service::Answer Service::tables(const Request& request) {
  if (request.method == "GET") co_return co_await lobby();
  if (request.method == "POST") co_return co_await create_table(request);
  co_return bad_method("GET, POST");
}

Service::Answer Service::lobby() {
  if (lobby_.empty() || hub_.now() > lobby_at_ + kLobbyFor) {
    store::Query query;
    query.only_public = true;
    query.without_over = true;
    query.most = kMostListed;
    const auto list = [query](store::Store& store) { return store.list_tables(query); };
    const auto listed = co_await read_store(queue_, list);
    if (!listed.ok()) co_return error_response(listed.error());
    lobby_ = list_of(*listed);
    lobby_at_ = hub_.now();
  }
  co_return json_response(200, lobby_);
}

/// The list of all tables whose summary can be read.
std::string Service::list_of(const std::vector<store::ListedTable>& listed) {
  std::string out;
  {
    wire::Writer to(out);
    to.object([&] {
      to.key("tables");
      to.array([&] {
        for (const store::ListedTable& one : listed) {
          if (summary_of(one)) to.raw(one.listing.summary);
        }
      });
    });
  }
  return out;
}

std::optional<Json> Service::summary_of(const store::ListedTable& listed) {
  auto summary = read_summary(listed);
  if (summary.ok()) return *std::move(summary);
  hub_.note_damage("summary damaged", listed.id, summary.error());
  return {};
}

asio::awaitable<Result<Identity>> Service::player_of(const Request& request) {
  const auto identity = co_await accounts_.identify(request);
  if (!identity.ok()) co_return identity.error();
  if (!*identity) co_return needs_player();
  co_return **identity;
}

Service::Answer Service::create_table(const Request& request) {
  if (const core::Status status = check_origin(request); !status.ok()) co_return error_response(status.error());
  const auto player = co_await player_of(request);
  if (!player.ok()) co_return error_response(player.error());
  const auto body = read_body(request);
  if (!body.ok()) co_return error_response(body.error());
  auto settings = table::read_settings(wire::Node(*body, "", "bad-settings"));
  if (!settings.ok()) co_return error_response(settings.error());
  const auto made = co_await hub_.create(*std::move(settings), player->player);
  if (!made.ok()) co_return error_response(made.error());
  const table::Opening& opening = (*made)->table().opening();
  Response response = json_response(201, Json{{"id", opening.id}, {"invitation", opening.invitation}});
  response.headers.emplace_back("Location", std::string(kTables) + "/" + opening.id);
  co_return response;
}

Service::Answer Service::my_tables(const Request& request) {
  if (request.method != "GET") co_return bad_method("GET");
  const auto player = co_await player_of(request);
  if (!player.ok()) co_return error_response(player.error());
  store::Query query;
  query.player = player->player;
  query.most = kMostMine;
  const auto list = [query](store::Store& store) { return store.list_tables(query); };
  const auto listed = co_await read_store(queue_, list);
  if (!listed.ok()) co_return error_response(listed.error());
  const table::Who who = who_is(*player);
  Json all = Json::array();
  for (const store::ListedTable& one : *listed) {
    auto read = summary_of(one);
    if (!read) continue;
    Json summary = *std::move(read);
    summary["your_seats"] = seats_of(player->player, one.listing.players, summary);
    if (one.listing.state == store::Listing::State::kPlaying) {
      const auto hosted = co_await hub_.find(one.id);
      if (hosted.ok()) summary["your_turn"] = table::waits_for((*hosted)->table(), who.player);
    }
    all.push_back(std::move(summary));
  }
  co_return json_response(200, Json{{"tables", std::move(all)}});
}

Service::Answer Service::table(const Request& request, std::string id, std::string_view part) {
  if (request.method != "GET") co_return bad_method("GET");
  if (part == kSocket) co_return error_response({"needs-websocket", "", "this address is for WebSockets"});
  if (!part.empty() && part != "record") co_return not_here();
  const auto identity = co_await accounts_.identify(request);
  if (!identity.ok()) co_return error_response(identity.error());
  const auto hosted = co_await hub_.find(std::move(id));
  if (!hosted.ok()) co_return error_response(hosted.error());
  const table::Table& table = (*hosted)->table();
  if (!table::may_watch(table, *identity ? who_is(**identity) : table::Who{}))
    co_return error_response(no_such_table());
  if (part.empty()) co_return json_response(200, table::listing(table).summary);
  if (table.phase() != table::Phase::kOver) {
    co_return error_response({"not-over", "", "the record is available when the game is over"});
  }
  Response response = json_response(200, match::write_record(table.match()->record()));
  response.headers.emplace_back("Content-Disposition",
                                "attachment; filename=\"tavola-" + table.opening().id + ".json\"");
  co_return response;
}

asio::awaitable<Admission> Service::admit(const Request& request, Socket& socket) {
  auto [id, part] = table_path(request.path);
  if (id.empty() || part != kSocket) co_return Admission{nullptr, not_here()};
  // A browser says where its page came from. A program identifies itself with a token instead.
  if (request.bearer.empty() && !same_origin(request)) {
    co_return Admission{nullptr, error_response({"foreign-origin", "", "this page is not allowed to use this server"})};
  }
  for (;;) {
    const std::uint64_t epoch = accounts_.epoch();
    const auto session = co_await accounts_.known(request);
    if (!session.ok()) co_return Admission{nullptr, error_response(session.error())};
    if (!*session) co_return Admission{nullptr, error_response(needs_player())};
    const auto hosted = co_await hub_.find(id);
    if (!hosted.ok()) co_return Admission{nullptr, error_response(hosted.error())};
    // If a session ended while we waited, the hub has closed the sockets it knew, but not this one.
    if (epoch != accounts_.epoch()) continue;
    auto channel = std::make_shared<TableChannel>(*hosted, who_is((*session)->identity), (*session)->key(), socket);
    hub_.enter(channel);
    co_return Admission{std::move(channel), {}};
  }
}

}  // namespace tavola::server
