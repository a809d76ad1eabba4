// What the transport (listener, HTTP and WebSocket sessions) asks of the service, and the other way round. Everything
// here happens on the one I/O thread.
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

/// A request as the transport understood it: bounded, and already checked for what HTTP itself demands.
struct Request {
  std::string method;  ///< "GET", "POST", ...; HEAD comes as "GET"
  std::string path;    ///< decoded, absolute, without "..", "//" or control characters
  std::string query;   ///< after the "?", not decoded
  std::string body;
  std::string cookie;        ///< the value of the product's cookie, "" when there is none
  std::string bearer;        ///< the token of "Authorization: Bearer", "" when there is none
  std::string origin;        ///< the Origin header, "" when there is none
  std::string host;          ///< the Host header (or what a trusted proxy says it was)
  std::string address;       ///< the client's, through trusted proxies only
  std::string content_type;  ///< without parameters
  std::string if_none_match;
  std::string accept_encoding;
  bool secure = false;  ///< https, here or at a trusted proxy
};

struct Response {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  ///< besides those that every response has
};

/// The transport's side of a WebSocket.
class Socket {
 public:
  virtual ~Socket() = default;
  /// There may be something to send: ask the channel as soon as what was taken before is written.
  virtual void wake() = 0;
  /// Sends what the channel still has, then closes with this code and reason.
  virtual void close(int code, std::string reason) = 0;
};

/// The service's side of a WebSocket. It is asked for messages when there is room for one: there is no queue that
/// could grow, and a slow client gets fewer and longer messages.
class Channel {
 public:
  virtual ~Channel() = default;
  virtual void receive(std::string_view message) = 0;
  /// Puts the next message to send into this empty text, which has memory for it; leaves it empty when there is none.
  virtual void next(std::string& message) = 0;
  /// The socket is gone; nothing is asked any more.
  virtual void closed() = 0;
};

/// A WebSocket that is let in has a channel; one that is not, a response.
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
