// Where a server is.
#pragma once

#include <netinet/in.h>

#include <string>
#include <string_view>

#include "core/result.h"

namespace tavola::client {

/// A server by the address that people give for it.
struct Address {
  std::string host;  ///< with its port, as it stands in a request's Host and Origin
  sockaddr_in where{};

  /// Whether it is this machine itself.
  bool is_loopback() const;
};

/// Reads "http://HOST:PORT" (the port may be left out: 80; a slash may follow) and finds the host's IPv4 address.
core::Result<Address> find_address(std::string_view url);

}  // namespace tavola::client
