// Starting the sessions of accepted connections. Their code is a template over the stream, compiled once for plain TCP
// and once for TLS.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>

#include "server/gate.h"

namespace boost::asio::ssl {
class context;
}

namespace tavola::server {

// With the executor's own type: nothing is erased, nothing is allocated for it.
using PlainSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// A connection that was let in, or that is to be told why not.
struct Arrival {
  PlainSocket socket;
  Address peer;
  Slot slot;
  std::optional<Response> refusal;
};

void start_plain_session(const std::shared_ptr<Gate>& gate, Arrival arrival);
void start_tls_session(const std::shared_ptr<Gate>& gate, Arrival arrival, boost::asio::ssl::context& tls);

}  // namespace tavola::server
