// Requests and responses of the JSON routes: bodies, and errors with stable names.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "server/transport/error_status.h"
#include "server/transport/site.h"
#include "wire/json.h"

namespace tavola::server {

/// The limits of a request's body. The transport has already limited its bytes.
inline constexpr wire::Limits kBodyLimits{16u << 10, 8};

/// A response that no cache keeps.
Response json_response(int status, std::string body);
Response json_response(int status, const wire::Json& body);

/// `{"error":{"name","where"?,"what"}}`. An error of the store is told without its file and its details: log them for
/// the operator.
Response error_response(int status, const core::Error& error);

/// The same with the status of the error's name.
Response error_response(const core::Error& error);

/// Whether the store failed, as opposed to what was asked of it.
bool is_store_error(const core::Error& error);

/// The body of a request. An empty one is `{}`. The errors are "needs-json", "too-long" and "bad-json".
core::Result<wire::Json> read_body(const Request& request, wire::Limits limits = kBodyLimits);

/// Whether the request's Origin is the host that it was sent to. False without an Origin: browsers leave it out only
/// where nothing changes.
bool same_origin(const Request& request);

/// "foreign-origin" if the request would change something on behalf of another site's page; otherwise Done.
core::Status check_origin(const Request& request);

}  // namespace tavola::server
