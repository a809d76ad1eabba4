#include "server/http_session.h"

namespace tavola::server {

void start_plain_session(const std::shared_ptr<Gate>& gate, Arrival arrival) {
  PlainSocket socket = std::move(arrival.socket);
  HttpSession<PlainSocket>::start(
      std::make_shared<HttpSession<PlainSocket>>(gate, std::move(socket), std::move(arrival)));
}

}  // namespace tavola::server
