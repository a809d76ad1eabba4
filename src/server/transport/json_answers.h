// Requests and responses of the JSON routes: bodies, and errors with stable names.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "server/transport/site.h"
#include "wire/json.h"

namespace tavola::server {

/// What the body of a request may be; the transport has bounded its bytes already.
inline constexpr wire::Limits kBodyLimits{16u << 10, 8};

/// A response that no cache keeps.
Response json_response(int status, std::string body);
Response json_response(int status, const wire::Json& body);

/// `{"error":{"name","where"?,"what"}}`. An error of the store is told without its file and its details, which are the
/// operator's business: log them.
Response error_response(int status, const core::Error& error);

/// The same with the status that the error's name has.
Response error_response(const core::Error& error);

/// The status of an error by its stable name: 503 for all of the store's; 400 for names that are not known here.
int status_of(std::string_view error_name);

/// Whether the error came from the store, not from what was asked of it.
bool is_store_error(const core::Error& error);

/// The body of a request, an empty one as `{}`; the errors are "needs-json", "too-long" and "bad-json".
core::Result<wire::Json> read_body(const Request& request, wire::Limits limits = kBodyLimits);

/// Whether the request's Origin is the host that it was sent to; false without an Origin, which browsers leave out
/// only where nothing changes.
bool same_origin(const Request& request);

/// Done unless the request would change something on behalf of a page of another site: "foreign-origin".
core::Status check_origin(const Request& request);

}  // namespace tavola::server
