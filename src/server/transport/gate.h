// What all connections share: the settings, the limits, the one timer, the counters. All of it runs on the I/O thread.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/transport/rate.h"
#include "server/transport/settings.h"
#include "server/transport/site.h"
#include "server/watch/log.h"
#include "server/watch/metrics.h"

namespace tavola::server {

class Gate;

/// How a WebSocket is closed when the server stops.
struct Farewell {
  int code = 1001;
  std::string reason;
};

/// A connection in the gate's list, from its creation until leave() or its end.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  explicit Connection(std::shared_ptr<Gate> gate) : gate_(std::move(gate)) {}
  virtual ~Connection() { leave(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Called several times a second: ends whatever took too long.
  virtual void tick(Time now) = 0;
  /// Called after Gate::schedule, while no code of the site is running.
  virtual void flush() {}
  /// The server stops: ends as soon as the work under way is done.
  virtual void stop(const Farewell& farewell) = 0;

 protected:
  void enter();
  void leave();
  Gate& gate() const { return *gate_; }

 private:
  friend class Gate;
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  std::shared_ptr<Gate> gate_;
  std::size_t place_ = kNowhere;
};

/// One of the limited number of connections. It is given back when this object ends.
class Slot {
 public:
  Slot() = default;
  Slot(std::shared_ptr<Gate> gate, std::optional<Address> key) : gate_(std::move(gate)), key_(key) {}
  Slot(Slot&& other) noexcept : gate_(std::move(other.gate_)), key_(std::exchange(other.key_, std::nullopt)) {}
  Slot& operator=(Slot&& other) noexcept {
    release();
    gate_ = std::move(other.gate_);
    key_ = std::exchange(other.key_, std::nullopt);
    return *this;
  }
  ~Slot() { release(); }
  void release();
  explicit operator bool() const { return gate_ != nullptr; }
  /// Counts the connection for this address too, which a proxy reported; false if it already has too many.
  bool count_for(const Address& address);

 private:
  std::shared_ptr<Gate> gate_;
  std::optional<Address> key_;  // the address that it counts for
};

class Gate : public std::enable_shared_from_this<Gate> {
 public:
  Gate(boost::asio::io_context& io, TransportSettings settings, Site& site, Log& log, Metrics& metrics);

  const TransportSettings& settings() const { return settings_; }
  Site& site() { return site_; }
  Log& log() { return log_; }
  boost::asio::io_context& io() { return io_; }

  /// Admits a connection of this peer, or says what to answer.
  std::pair<Slot, std::optional<Response>> admit(const Address& peer);
  /// Whether the client may make a request now.
  bool may_request(const Address& client);
  bool trusts(const Address& peer) const { return any_contains(settings_.trusted_proxies, peer); }
  bool has_limits(const Address& client) const { return !any_contains(settings_.unlimited, client); }

  /// Counts and logs that something was refused.
  void refused(std::string_view name, const Address& client);
  /// Calls flush() of the connection soon.
  void schedule(std::shared_ptr<Connection> connection);
  /// An empty text that reuses the memory of one that was sent: there are many messages of about the same length.
  std::string take_text();
  void give_back(std::string text);
  /// Checks the timeouts of every connection.
  void tick(Time now);
  /// Ends all connections, and each new one.
  void stop(Farewell farewell, std::function<void()> done);
  /// Set once the server stops.
  const std::optional<Farewell>& farewell() const { return farewell_; }

  std::size_t open() const { return open_; }

  // What is counted.
  Counter& accepted;
  Counter& received;  ///< WebSocket messages
  Counter& sent;
  Gauge& connections;
  Gauge& websockets;
  Histogram& answer_seconds;
  Counter& answered(int status);

 private:
  friend class Connection;
  friend class Slot;
  void flush_all();
  void tell_when_empty();

  boost::asio::io_context& io_;
  const TransportSettings settings_;
  Site& site_;
  Log& log_;
  Metrics& metrics_;
  std::array<Counter*, 5> by_status_;  // 1xx, ... 5xx
  AddressTable addresses_;
  Time forgot_{};
  std::vector<Connection*> list_;
  std::vector<std::shared_ptr<Connection>> scheduled_;
  std::vector<std::shared_ptr<Connection>> flushing_;
  std::vector<std::string> texts_;
  std::size_t open_ = 0;
  std::optional<Farewell> farewell_;
  std::function<void()> done_;
};

}  // namespace tavola::server
