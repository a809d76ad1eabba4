// Turns what Beast parsed into the Request for the site.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "core/result.h"
#include "server/transport/gate.h"

namespace tavola::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

struct ReadRequest {
  Request request;
  Address client;
  bool is_head = false;
};

/// Reads everything but the body. The error, "bad-request" or "bad-path", is for the answer.
core::Result<ReadRequest> read_request(const HttpRequest& message, const Address& peer, bool secure,
                                       const TransportSettings& settings);

/// Whether the request asks for a WebSocket, correctly or not.
bool wants_websocket(const HttpRequest& message);

/// Nothing if the upgrade is in order; otherwise the refusal.
std::optional<Response> refuse_upgrade(const HttpRequest& message);

}  // namespace tavola::server
