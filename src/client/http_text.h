// HTTP/1.1 requests and replies as text. Covers only what a client of our server needs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace tavola::client {

/// The headers that identify the sender of a request.
struct Sender {
  std::string host;    ///< with its port
  std::string cookie;  ///< "name=value"; may be empty
  std::string token;   ///< may be empty
};

/// A request. If it has a body, its content type is JSON.
std::string request_text(const Sender& sender, std::string_view method, std::string_view path, std::string_view body);

/// A request to open a WebSocket.
std::string upgrade_text(const Sender& sender, std::string_view path);

struct Reply {
  int status = 0;
  std::string cookie;     ///< "name=value" if the server set one
  bool switched = false;  ///< to a WebSocket, with the expected accept key
  std::string body;
};

/// Reads the first reply in the bytes, and its size; nothing while it is incomplete.
core::Result<std::optional<std::pair<Reply, std::size_t>>> read_reply(std::string_view bytes);

}  // namespace tavola::client
