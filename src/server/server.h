// The whole server: its threads and parts, from start to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/tables/hub.h"
#include "server/transport/settings.h"
#include "server/watch/log.h"
#include "store/sqlite/sqlite.h"

namespace tavola::server {

struct ServerSettings {
  TransportSettings transport;
  store::SqliteSettings store;
  HubSettings hub;
  unsigned bot_threads = 1;
  LogLevel log_level = LogLevel::kInfo;
  int log_descriptor = 2;
};

class Server {
 public:
  /// Opens the store and listens; the error is one line that says what to do.
  static core::Result<std::unique_ptr<Server>> start(ServerSettings settings);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  /// Serves until stop(), or a signal when `signals` (SIGINT, SIGTERM; SIGHUP reads the certificate again). Then: no
  /// new tables, what is under way is stored, clients are told.
  void run(bool signals);
  /// From any thread.
  void stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace tavola::server
