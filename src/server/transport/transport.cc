#include "server/transport/transport.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/transport/http_session.h"
#include "server/transport/tls.h"

namespace tavola::server {
namespace {

using boost::asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t kOtherFiles = 128;  // store, logs, content, spare
constexpr auto kPauseWithoutFiles = 100ms;

core::Error listen_error(const std::string& address, std::uint16_t port, const error_code& failure) {
  const std::string number = std::to_string(port);
  namespace errors = boost::system::errc;
  if (failure == errors::address_in_use) {
    return {"port-in-use", "", "port " + number + " is in use; choose another with --port, or 0 for any free one"};
  }
  if (failure == errors::permission_denied) {
    return {"port-forbidden", "", "port " + number + " needs more privileges; choose one above 1023 with --port"};
  }
  if (failure == errors::address_not_available) {
    return {"bad-address", "", address + " is not an address of this machine; choose another with --address"};
  }
  return {"listen-failed", "", "can't listen on " + address + " port " + number + ": " + failure.message()};
}

core::Status raise_file_limit(std::size_t connections) {
  rlimit limit{};
  const rlim_t needed = connections + kOtherFiles;
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= needed) return core::Done{};
  limit.rlim_cur = std::min<rlim_t>(needed, limit.rlim_max);
  if (::setrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur >= needed) return core::Done{};
  return core::Error{"few-files", "",
                     "this process may open " + std::to_string(limit.rlim_cur) + " files, which is too few for " +
                         std::to_string(connections) + " connections; raise it with ulimit -n"};
}

Address address_of(const boost::asio::ip::address& from) {
  if (from.is_v6()) return Address(from.to_v6().to_bytes());
  return Address(boost::asio::ip::make_address_v6(boost::asio::ip::v4_mapped, from.to_v4()).to_bytes());
}

}  // namespace

/// Accepts connections, and runs the one timer. Its handlers keep it alive.
class Transport::Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(boost::asio::io_context& io, TransportSettings settings, Site& site, Log& log, Metrics& metrics)
      : gate_(std::make_shared<Gate>(io, std::move(settings), site, log, metrics)),
        acceptor_(io),
        ticker_(io),
        pause_(io) {}

  core::Status listen() {
    const TransportSettings& settings = gate_->settings();
    if (!settings.tls_certificate.empty() || !settings.tls_key.empty()) {
      if (const auto loaded = load_certificate(); !loaded.ok()) return loaded;
    }
    const auto address = parse_address(settings.address);
    if (!address.ok()) {
      return core::Error{"bad-address", "", address.error().what + ", 0.0.0.0 or :: (with --address)"};
    }
    if (const error_code failure = bind(*address)) return listen_error(settings.address, settings.port, failure);
    if (const auto raised = raise_file_limit(settings.max_connections); !raised.ok()) {
      gate_->log().warning("few files", {{"what", raised.error().what}});
    }
    accept();
    tick();
    return core::Done{};
  }

  core::Status load_certificate() {
    auto loaded = load_tls(gate_->settings().tls_certificate, gate_->settings().tls_key);
    if (!loaded.ok()) return loaded.error();
    tls_ = *std::move(loaded);
    return core::Done{};
  }

  void stop_accepting() {
    error_code ignored;
    acceptor_.close(ignored);
    pause_.cancel();
  }

  /// Ends what would keep the io_context running.
  void end() {
    stop_accepting();
    ticker_.cancel();
    ended_ = true;
  }

  Gate& gate() { return *gate_; }
  std::uint16_t port() const {
    error_code ignored;
    return acceptor_.local_endpoint(ignored).port();
  }

 private:
  using Executor = boost::asio::io_context::executor_type;
  using Timer = boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor>;

  error_code bind(const Address& address) {
    error_code failure;
    const boost::asio::ip::address_v6 v6(address.bytes());
    const tcp::endpoint where =
        address.is_v4()
            ? tcp::endpoint(boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6), gate_->settings().port)
            : tcp::endpoint(v6, gate_->settings().port);
    acceptor_.open(where.protocol(), failure);
    if (!failure) acceptor_.set_option(boost::asio::socket_base::reuse_address(true), failure);
    if (!failure && !address.is_v4()) acceptor_.set_option(boost::asio::ip::v6_only(false), failure);
    if (!failure) acceptor_.bind(where, failure);
    if (!failure) acceptor_.listen(boost::asio::socket_base::max_listen_connections, failure);
    if (failure) {
      error_code ignored;
      acceptor_.close(ignored);
    }
    return failure;
  }

  void accept() {
    acceptor_.async_accept([self = shared_from_this()](error_code failure, PlainSocket socket) {
      if (failure == boost::asio::error::operation_aborted || !self->acceptor_.is_open()) return;
      if (failure) return self->pause(failure);
      self->receive(std::move(socket));
      self->accept();
    });
  }

  /// While no file descriptors are left, accepting keeps failing: waits for some to be closed.
  void pause(error_code failure) {
    gate_->log().refused("accept failed", failure.message());
    pause_.expires_after(kPauseWithoutFiles);
    pause_.async_wait([self = shared_from_this()](error_code cancelled) {
      if (!cancelled) self->accept();
    });
  }

  void receive(PlainSocket socket) {
    error_code failure;
    const tcp::endpoint peer = socket.remote_endpoint(failure);
    if (failure) return;  // gone already
    const Address address = address_of(peer.address());
    // A TLS handshake costs more than most requests, so it counts as one.
    if (tls_ && !gate_->trusts(address) && !gate_->may_request(address)) return gate_->refused("slow-down", address);
    auto [slot, refusal] = gate_->admit(address);
    const bool drop = refusal && (tls_ || !slot);
    if (drop) return;
    socket.set_option(tcp::no_delay(true), failure);
    Stream stream = tls_ ? Stream(make_tls_layer(std::move(socket), *tls_)) : Stream(std::move(socket));
    start_http_session(gate_, Arrival{std::move(stream), address, std::move(slot), std::move(refusal)});
  }

  void tick() {
    ticker_.expires_after(gate_->settings().tick);
    ticker_.async_wait([self = shared_from_this()](error_code cancelled) {
      if (cancelled || self->ended_) return;
      self->gate_->tick(Clock::now());
      self->tick();
    });
  }

  std::shared_ptr<Gate> gate_;
  boost::asio::basic_socket_acceptor<tcp, Executor> acceptor_;
  Timer ticker_;
  Timer pause_;
  std::shared_ptr<boost::asio::ssl::context> tls_;
  bool ended_ = false;
};

Transport::Transport(boost::asio::io_context& io, TransportSettings settings, Site& site, Log& log, Metrics& metrics)
    : listener_(std::make_shared<Listener>(io, std::move(settings), site, log, metrics)) {}

Transport::~Transport() { listener_->end(); }

core::Status Transport::listen() { return listener_->listen(); }
std::uint16_t Transport::port() const { return listener_->port(); }
core::Status Transport::reload_certificate() { return listener_->load_certificate(); }
void Transport::stop_accepting() { listener_->stop_accepting(); }

void Transport::close_all(int code, std::string reason, std::function<void()> done) {
  listener_->stop_accepting();
  listener_->gate().stop(Farewell{code, std::move(reason)}, [self = listener_, done = std::move(done)] {
    self->end();
    if (done) done();
  });
}

std::size_t Transport::connections() const { return listener_->gate().open(); }
std::size_t Transport::websockets() const { return static_cast<std::size_t>(listener_->gate().websockets.value()); }

}  // namespace tavola::server
