// The whole server: its threads and parts, from start to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/tables/hub.h"
#include "server/transport/settings.h"
#include "server/watch/log.h"
#include "store/open.h"

namespace tavola::server {

struct ServerSettings {
  TransportSettings transport;
  store::StoreSettings store;
  HubSettings hub;
  unsigned bot_threads = 1;
  LogLevel log_level = LogLevel::kInfo;
  int log_descriptor = 2;
  std::string commit = "unknown";  ///< the commit that the program is built from, for /api/status
};

class Server {
 public:
  /// Opens the store and listens. The error is one line that says what to do.
  static core::Result<std::unique_ptr<Server>> start(ServerSettings settings);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  /// From now on, SIGINT and SIGTERM stop it, and SIGHUP reads the certificate again. Call it before anybody is told
  /// the address: a signal that comes before run() counts.
  void catch_signals();
  /// Serves until stop(). When it stops, it takes no new tables, stores what is under way and tells the clients.
  void run();
  /// May be called from any thread.
  void stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace tavola::server
