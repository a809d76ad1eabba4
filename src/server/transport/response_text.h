// The bytes of a response's head, including the security headers of every response.
#pragma once

#include <string>
#include <string_view>

#include "server/transport/site.h"

namespace tavola::server {

/// A refusal: `{"error":{"name":...,"what":...}}`, with the status of the error's name.
Response error_response(std::string_view name, std::string_view what);

/// The same, where the name does not decide the status.
Response error_response(int status, std::string_view name, std::string_view what);

struct Framing {
  bool keep_alive = true;
  bool secure = false;  ///< adds Strict-Transport-Security
};

/// Status line and headers, including the empty line after them.
std::string response_head(const Response& response, const Framing& framing);

/// Whether a response of this status has a body at all.
bool has_body(int status);

/// The security headers, with the end of each line.
std::string_view security_headers();

}  // namespace tavola::server
