#include "server/transport/request_reading.h"

#include <algorithm>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/transport/response_text.h"
#include "server/transport/target.h"

namespace tavola::server {
namespace {

namespace http = boost::beast::http;
using boost::beast::iequals;

constexpr std::size_t kKeyLength = 24;  // 16 bytes in base64

std::string_view plain(boost::beast::string_view text) { return {text.data(), text.size()}; }

std::string_view field(const HttpRequest& message, http::field name) { return plain(message[name]); }

std::string joined(const HttpRequest& message, std::string_view name) {
  std::string all;
  const auto range = message.equal_range(name);
  for (auto one = range.first; one != range.second; ++one) {
    if (!all.empty()) all += ',';
    all += plain(one->value());
  }
  return all;
}

core::Error bad_request(std::string what) { return {"bad-request", "", std::move(what)}; }

bool is_key(std::string_view key) {
  return key.size() == kKeyLength && key.ends_with("==") &&
         std::ranges::all_of(key.substr(0, kKeyLength - 2), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '/';
         });
}

}  // namespace

core::Result<ReadRequest> read_request(const HttpRequest& message, const Address& peer, bool secure,
                                       const TransportSettings& settings) {
  if (message.version() != 11 && message.version() != 10) return bad_request("expected HTTP/1.1");
  const auto hosts = message.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && message.version() == 11)) return bad_request("expected one Host header");
  auto target = parse_target(plain(message.target()));
  if (!target.ok()) return target.error();

  ForwardedHeaders headers;
  headers.host = field(message, http::field::host);
  if (hosts == 1 && !is_host(headers.host)) return bad_request("the Host header is not a name or address");
  if (any_contains(settings.trusted_proxies, peer)) {
    headers.x_forwarded_for = joined(message, "X-Forwarded-For");
    headers.x_forwarded_proto = joined(message, "X-Forwarded-Proto");
    headers.x_forwarded_host = joined(message, "X-Forwarded-Host");
    headers.forwarded = joined(message, "Forwarded");
  }
  const Client client = resolve_client(peer, secure, headers, settings.trusted_proxies, settings.proxy_headers);

  ReadRequest read;
  read.client = client.address;
  read.is_head = message.method() == http::verb::head;
  Request& request = read.request;
  request.method = read.is_head ? "GET" : plain(message.method_string());
  request.path = target->path;
  request.query = target->query;
  request.cookie = cookie_value(field(message, http::field::cookie), kCookieName);
  request.bearer = bearer_token(field(message, http::field::authorization));
  request.origin = field(message, http::field::origin);
  request.host = client.host;
  request.address = client.address.text();
  request.content_type = media_type(field(message, http::field::content_type));
  request.if_none_match = field(message, http::field::if_none_match);
  request.accept_encoding = field(message, http::field::accept_encoding);
  request.secure = client.secure;
  return read;
}

bool wants_websocket(const HttpRequest& message) {
  return http::token_list{message[http::field::upgrade]}.exists("websocket");
}

std::optional<Response> refuse_upgrade(const HttpRequest& message) {
  if (field(message, http::field::sec_websocket_version) != "13") {
    Response response = error_response(426, "bad-upgrade", "expected Sec-WebSocket-Version: 13");
    response.headers.emplace_back("Sec-WebSocket-Version", "13");
    return response;
  }
  if (!boost::beast::websocket::is_upgrade(message)) {
    return error_response("bad-upgrade", "expected GET with HTTP/1.1, Connection: Upgrade and Upgrade: websocket");
  }
  if (!is_key(field(message, http::field::sec_websocket_key))) {
    return error_response("bad-upgrade", "expected a Sec-WebSocket-Key of 16 bytes in base64");
  }
  return std::nullopt;
}

}  // namespace tavola::server
