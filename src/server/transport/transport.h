// The listening side of the server: accepts connections and runs their sessions. One thread runs the io_context, and
// everything here happens on it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/result.h"
#include "server/transport/settings.h"
#include "server/transport/site.h"
#include "server/watch/log.h"
#include "server/watch/metrics.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): Asio's name
}

namespace tavola::server {

/// Site, log and metrics must outlive the io_context's run. Before this object ends, call close_all and run the
/// io_context until that is done.
class Transport {
 public:
  Transport(boost::asio::io_context& io, TransportSettings settings, Site& site, Log& log, Metrics& metrics);
  ~Transport();
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;

  /// Begins to accept. The error says in one line what to do. Raises the process's limit of open files if needed.
  core::Status listen();
  /// The port that it listens on.
  std::uint16_t port() const;
  /// Reads certificate and key again, for new connections. After an error the old ones stay.
  core::Status reload_certificate();

  void stop_accepting();
  /// Closes WebSockets with this code and reason, after sending what their channels still have. Closes the other
  /// connections after the answer that they wait for. Calls `done` when no connection is left.
  void close_all(int code, std::string reason, std::function<void()> done = {});

  /// The number of open connections, including WebSockets.
  std::size_t connections() const;
  std::size_t websockets() const;

 private:
  class Listener;
  std::shared_ptr<Listener> listener_;
};

}  // namespace tavola::server
