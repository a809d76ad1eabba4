// One WebSocket. It asks its channel for a message when the previous one is written, so that nothing queues up here.
#pragma once

#include <memory>

#include "server/transport/gate.h"
#include "server/transport/request_reading.h"
#include "server/transport/stream.h"

namespace tavola::server {

class WebSocketSession : public Connection, public Socket {
 public:
  using Connection::Connection;
  /// Answers the upgrade and serves the channel until it is closed.
  virtual void open(Stream stream, Slot slot, std::shared_ptr<Channel> channel, const HttpRequest& request) = 0;
};

/// A session that waits to be opened.
std::shared_ptr<WebSocketSession> make_websocket_session(std::shared_ptr<Gate> gate, const Address& client);

}  // namespace tavola::server
