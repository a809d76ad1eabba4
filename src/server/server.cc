#include "server/server.h"

#include <sodium.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>

#include "server/service.h"
#include "server/transport/transport.h"

namespace tavola::server {

namespace asio = boost::asio;
using core::Error;
using core::Result;

namespace {

constexpr int kGoingAway = 1001;
constexpr auto kLongestStop = std::chrono::seconds(10);

}  // namespace

/// The parts of the server. Each comes after those it depends on.
struct Server::Parts {
  Parts(ServerSettings settings, std::unique_ptr<store::Store> opened)
      : log(settings.log_descriptor, settings.log_level),
        queue(std::move(opened), {}),
        bots(settings.bot_threads, 100'000),
        hub(io, queue, bots, log, metrics, settings.hub),
        accounts(queue, log, accounts_settings(settings.transport, hub)),
        service(hub, accounts, queue, metrics, std::move(settings.commit), [this] { return transport.connections(); }),
        transport(io, std::move(settings.transport), service, log, metrics),
        signals(io),
        patience(io) {}

  static AccountsSettings accounts_settings(const TransportSettings& transport, Hub& hub) {
    AccountsSettings settings;
    settings.unlimited = transport.unlimited;
    settings.changed = [&hub](store::PlayerId player) { hub.player_changed(player); };
    return settings;
  }

  void wait_for_signal() {
    signals.async_wait([this](const boost::system::error_code& error, int signal) {
      if (error) return;
      if (signal == SIGHUP) {
        const core::Status done = transport.reload_certificate();
        if (done.ok()) {
          log.info("certificate read again");
        } else {
          log.error("certificate not read again", {{"why", done.error().text()}});
        }
      } else {
        stop();
      }
      wait_for_signal();
    });
  }

  void stop() {
    if (hub.stopping()) return io.stop();  // the second request stops at once
    log.info("stopping");
    transport.stop_accepting();
    patience.expires_after(kLongestStop);
    patience.async_wait([this](const boost::system::error_code& error) {
      if (!error) io.stop();
    });
    hub.stop([this] { transport.close_all(kGoingAway, "the server is stopping", [this] { io.stop(); }); });
  }

  /// Closes sockets whose session was ended by another program. Sessions ended by the server close theirs at once.
  asio::awaitable<void> watch_sessions() {
    asio::steady_timer timer(io);
    for (;;) {
      timer.expires_after(Hub::kSessionsEvery);
      co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
      std::vector<SessionKey> sessions = hub.next_sessions();
      if (!sessions.empty()) co_await accounts.check(std::move(sessions));
    }
  }

  asio::io_context io{1};
  Log log;
  Metrics metrics;
  store::StoreQueue queue;
  BotPool bots;
  Hub hub;
  Accounts accounts;
  Service service;
  Transport transport;
  asio::signal_set signals;
  asio::steady_timer patience;
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::start(ServerSettings settings) {
  if (sodium_init() < 0) return Error{"no-entropy", "", "the system provides no random numbers"};
  settings.store.open_for = store::OpenFor::kServing;
  auto opened = store::open_store(settings.store);
  if (!opened.ok()) return opened.error();
  auto parts = std::make_unique<Parts>(std::move(settings), *std::move(opened));
  if (const core::Status done = parts->transport.listen(); !done.ok()) return done.error();
  return std::unique_ptr<Server>(new Server(std::move(parts)));
}

std::uint16_t Server::port() const { return parts_->transport.port(); }

void Server::catch_signals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) parts_->signals.add(signal);
  parts_->wait_for_signal();
}

void Server::run() {
  asio::co_spawn(
      parts_->io,
      [this]() -> asio::awaitable<void> {
        const core::Status done = co_await parts_->hub.begin();
        if (!done.ok()) parts_->log.error("tables not restored", {{"why", done.error().text()}});
      },
      asio::detached);
  asio::co_spawn(parts_->io, parts_->watch_sessions(), asio::detached);
  parts_->log.info("listening", {{"port", port()}});
  parts_->io.run();
  parts_->bots.stop();
  parts_->queue.stop();
  parts_->log.info("stopped");
}

void Server::stop() {
  asio::post(parts_->io, [this] { parts_->stop(); });
}

}  // namespace tavola::server
