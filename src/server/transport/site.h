// What the transport (listener, HTTP and WebSocket sessions) and the service ask of each other. Everything here happens
// on the one I/O thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tavola::server {

/// The name of the product's one cookie.
inline constexpr std::string_view kCookieName = "tavola";

/// A request as the transport understood it. Its size is bounded, and it is valid HTTP.
struct Request {
  std::string method;  ///< "GET", "POST", ...; HEAD comes as "GET"
  std::string path;    ///< decoded, absolute, without "..", "//" or control characters
  std::string query;   ///< after the "?", not decoded
  std::string body;
  std::string cookie;        ///< the value of the product's cookie, "" if there is none
  std::string bearer;        ///< the token of "Authorization: Bearer", "" if there is none
  std::string origin;        ///< the Origin header, "" if there is none
  std::string host;          ///< the Host header (or what a trusted proxy says it was)
  std::string address;       ///< of the client, as seen through trusted proxies only
  std::string content_type;  ///< without parameters
  std::string if_none_match;
  std::string accept_encoding;
  bool secure = false;  ///< https, here or at a trusted proxy
};

struct Response {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  ///< in addition to those of every response
};

/// The transport's side of a WebSocket.
class Socket {
 public:
  virtual ~Socket() = default;
  /// There may be something to send: ask the channel once the previous message is written.
  virtual void wake() = 0;
  /// Sends what the channel still has, then closes with this code and reason.
  virtual void close(int code, std::string reason) = 0;
};

/// The service's side of a WebSocket. It is asked for a message when there is room for one. So there is no queue that
/// could grow, and a slow client gets fewer and longer messages.
class Channel {
 public:
  virtual ~Channel() = default;
  virtual void receive(std::string_view message) = 0;
  /// Puts the next message into this empty text, which has memory for it; leaves it empty if there is none.
  virtual void next(std::string& message) = 0;
  /// The socket is gone. Nothing more will be asked.
  virtual void closed() = 0;
};

/// The answer to an upgrade: a channel if the WebSocket is admitted, otherwise a refusal.
struct Admission {
  std::shared_ptr<Channel> channel;
  Response refusal;
};

class Site {
 public:
  virtual ~Site() = default;
  virtual boost::asio::awaitable<Response> answer(const Request&) = 0;
  /// Called before the upgrade. The socket lives until the channel's closed() returns.
  virtual boost::asio::awaitable<Admission> admit(const Request&, Socket&) = 0;
};

}  // namespace tavola::server
