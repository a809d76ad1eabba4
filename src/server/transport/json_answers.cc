#include "server/transport/json_answers.h"

#include <algorithm>

namespace tavola::server {
namespace {

using core::Error;
using wire::Json;

/// What a client is told about the store's trouble.
std::string_view store_trouble(std::string_view name) {
  if (name == "store-full") {
    return "the server's disk is full, so nothing can be saved: try again when the operator has made room";
  }
  if (name == "store-busy") return "the server's store is locked right now: try again in a few seconds";
  return "the server's store can't be used right now: try again later; the server's log says why";
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

Response json_response(int status, std::string body) {
  Response response;
  response.status = status;
  response.body = std::move(body);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

Response json_response(int status, const Json& body) { return json_response(status, wire::to_text(body)); }

Response error_response(int status, const Error& error) {
  Json told = {{"name", error.name}};
  if (is_store_error(error)) {
    told["what"] = store_trouble(error.name);
  } else {
    if (!error.where.empty()) told["where"] = error.where;
    told["what"] = error.what;
  }
  Response response = json_response(status, Json{{"error", told}});
  if (status == 503) response.headers.emplace_back("Retry-After", "5");
  return response;
}

Response error_response(const Error& error) { return error_response(status_of(error.name), error); }

bool is_store_error(const Error& error) { return error.name.starts_with("store-"); }

core::Result<Json> read_body(const Request& request, wire::Limits limits) {
  if (request.body.empty()) return Json::object();
  if (request.content_type != "application/json") {
    return Error{"needs-json", "", "expected a JSON body, with Content-Type: application/json"};
  }
  return wire::parse(request.body, limits);
}

bool same_origin(const Request& request) {
  const std::string own = (request.secure ? "https://" : "http://") + request.host;
  return !request.host.empty() && std::ranges::equal(request.origin, own, {}, lower, lower);
}

core::Status check_origin(const Request& request) {
  if (request.method == "GET" || request.origin.empty() || same_origin(request)) return core::Done{};
  return Error{"foreign-origin", "", "expected a request from this server's own pages"};
}

}  // namespace tavola::server
