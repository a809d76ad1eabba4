// One HTTP connection: request by request, until it ends or becomes a WebSocket.
#pragma once

#include <memory>
#include <optional>

#include "server/transport/gate.h"
#include "server/transport/stream.h"

namespace tavola::server {

/// A connection that was admitted, or one that must be told why not.
struct Arrival {
  Stream stream;
  Address peer;
  Slot slot;
  std::optional<Response> refusal;
};

/// Serves the connection until it ends.
void start_http_session(const std::shared_ptr<Gate>& gate, Arrival arrival);

}  // namespace tavola::server
