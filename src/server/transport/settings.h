// The settings of the transport: where it listens, and what a client may do.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "server/transport/network.h"
#include "server/transport/rate.h"

namespace tavola::server {

using Milliseconds = std::chrono::milliseconds;
using std::chrono_literals::operator""s;
using std::chrono_literals::operator""ms;

struct TransportSettings {
  // Where it listens.
  std::string address = "127.0.0.1";  ///< "0.0.0.0" is every IPv4 address of the machine, "::" every one
  std::uint16_t port = 8080;          ///< 0 is any free port
  std::string tls_certificate;        ///< file with the chain, PEM; "" is plain http
  std::string tls_key;                ///< file, PEM

  // What it trusts.
  std::vector<Network> trusted_proxies;                    ///< what they say about their clients is believed
  ProxyHeaders proxy_headers = ProxyHeaders::kXForwarded;  ///< the kind of headers that they write
  std::vector<Network> unlimited;                          ///< clients without limits per address and per socket

  // How much.
  std::size_t max_header = 8192;                  ///< bytes of a request's line and headers
  std::size_t max_body = 65536;                   ///< bytes of a request's body
  std::size_t max_message = 16384;                ///< bytes of a WebSocket message
  std::size_t max_connections = 8192;             ///< in all
  std::size_t max_connections_per_address = 256;  ///< an IPv6 client has its /64
  Rate requests_per_address{40, 400};             ///< HTTP requests and upgrades
  Rate messages_per_socket{30, 120};              ///< WebSocket messages, pings and pongs

  // How long.
  Milliseconds handshake_timeout = 10s;   ///< of TLS, and of the answer to an upgrade
  Milliseconds head_timeout = 10s;        ///< from a request's first byte to the end of its headers
  Milliseconds body_timeout = 20s;        ///< for a request's body
  Milliseconds keep_alive_timeout = 60s;  ///< between two requests
  Milliseconds write_timeout = 20s;       ///< for the client to take a message, or 64 KB of a response
  Milliseconds socket_timeout = 60s;      ///< a quiet WebSocket is pinged after half of it, and ended after all of it
  Milliseconds close_timeout = 5s;        ///< for a client to answer a close
  Milliseconds tick = 250ms;              ///< how often timeouts are checked: one timer serves all connections
};

}  // namespace tavola::server
