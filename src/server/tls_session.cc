#include <boost/asio/ssl/context.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/http_session.h"

namespace tavola::server {

void start_tls_session(const std::shared_ptr<Gate>& gate, Arrival arrival, boost::asio::ssl::context& tls) {
  // Beast's stream puts the pieces of a message into one TLS record.
  using TlsStream = boost::beast::ssl_stream<PlainSocket>;
  TlsStream stream(std::move(arrival.socket), tls);
  HttpSession<TlsStream>::start(std::make_shared<HttpSession<TlsStream>>(gate, std::move(stream), std::move(arrival)));
}

}  // namespace tavola::server
