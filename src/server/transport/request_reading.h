// From what Beast parsed to the Request that the site gets.
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

/// Everything but the body. The error is the answer's: "bad-request" or "bad-path".
core::Result<ReadRequest> read_request(const HttpRequest& message, const Address& peer, bool secure,
                                       const TransportSettings& settings);

/// Whether the request asks for a WebSocket, rightly or wrongly.
bool wants_websocket(const HttpRequest& message);

/// Nothing when the upgrade is in order; otherwise the answer.
std::optional<Response> refuse_upgrade(const HttpRequest& message);

}  // namespace tavola::server
