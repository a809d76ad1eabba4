// HTTP/1.1 requests and replies as text, as far as a client of the server needs them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace tavola::client {

/// What a request is sent with.
struct Sender {
  std::string host;    ///< with its port
  std::string cookie;  ///< "name=value"; may be empty
  std::string token;   ///< may be empty
};

/// A request; one with a body says that it is JSON.
std::string request_text(const Sender& sender, std::string_view method, std::string_view path, std::string_view body);

/// The request for a WebSocket.
std::string upgrade_text(const Sender& sender, std::string_view path);

struct Reply {
  int status = 0;
  std::string cookie;     ///< "name=value", when the server set one
  bool switched = false;  ///< to a WebSocket, rightly
  std::string body;
};

/// The reply that the bytes begin with, and its size; nothing while it is not whole.
core::Result<std::optional<std::pair<Reply, std::size_t>>> read_reply(std::string_view bytes);

}  // namespace tavola::client
