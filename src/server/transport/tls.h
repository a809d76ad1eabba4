// The server's certificate and key, and TLS over a connection.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "server/transport/stream.h"

namespace boost::asio::ssl {
class context;  // NOLINT(readability-identifier-naming): Asio's name
}

namespace tavola::server {

/// Reads certificate chain and key, both PEM, for TLS 1.2 and later. The error is "bad-certificate" and names the file.
core::Result<std::shared_ptr<boost::asio::ssl::context>> load_tls(const std::string& certificate,
                                                                  const std::string& key);

std::unique_ptr<TlsLayer> make_tls_layer(PlainSocket socket, boost::asio::ssl::context& tls);

}  // namespace tavola::server
