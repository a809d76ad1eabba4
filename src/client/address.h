// Where a server is.
#pragma once

#include <netinet/in.h>

#include <string>
#include <string_view>

#include "core/result.h"

namespace tavola::client {

/// A server's address.
struct Address {
  std::string host;  ///< with its port, as in the Host and Origin headers
  sockaddr_in where{};

  /// Whether the server is on this machine.
  bool is_loopback() const;
};

/// Reads "http://HOST:PORT" and resolves the host's IPv4 address. The port defaults to 80; a trailing slash is allowed.
core::Result<Address> find_address(std::string_view url);

}  // namespace tavola::client
