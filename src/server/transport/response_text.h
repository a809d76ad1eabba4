// The bytes of a response's head, with the security headers that every response has.
#pragma once

#include <string>
#include <string_view>

#include "server/transport/site.h"

namespace tavola::server {

/// The answer to something refused: `{"error":{"name":...,"what":...}}`.
Response error_response(int status, std::string_view name, std::string_view what);

struct Framing {
  bool keep_alive = true;
  bool secure = false;  ///< adds Strict-Transport-Security
};

/// Status line and headers, up to and with the empty line.
std::string response_head(const Response& response, const Framing& framing);

/// Whether a response of this status has a body at all.
bool has_body(int status);

/// The security headers, each line with its end.
std::string_view security_headers();

}  // namespace tavola::server
