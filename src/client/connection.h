// A connection to the server. It starts with HTTP requests and can become a WebSocket.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "client/address.h"
#include "client/frames.h"
#include "client/http_text.h"
#include "client/loop.h"
#include "core/random.h"

namespace tavola::client {

/// How a connection ended.
struct End {
  int code = 0;     ///< from the server's close frame; 0 without one
  std::string why;  ///< the reason in that frame, or the system's error
};

/// Never blocks. Can connect again after it ended.
class Connection final : public Watcher {
 public:
  /// The user of the connection. Each callback may use the connection in any way, except destroy it.
  class Owner {
   public:
    virtual ~Owner() = default;
    virtual void replied(const Reply& reply) = 0;         ///< to a request, or because a WebSocket was refused
    virtual void opened() = 0;                            ///< the WebSocket is open
    virtual void received(std::string_view message) = 0;  ///< a message on the WebSocket
    virtual void ended(const End& end) = 0;               ///< the server or an error ended it; not called by close()
  };
  struct Figures {
    std::uint64_t bytes_in = 0;
    std::uint64_t bytes_out = 0;
  };

  Connection(Loop& loop, Owner& owner, std::uint64_t seed) : loop_(loop), owner_(owner), masks_(seed) {}
  ~Connection() override { close(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Starts to connect. Data sent meanwhile goes out once connected.
  core::Status connect(const Address& address);
  bool connected() const { return socket_ >= 0; }
  bool is_websocket() const { return websocket_; }

  /// Sends a request. Only one may be pending at a time.
  void request(const Sender& sender, std::string_view method, std::string_view path, std::string_view body = {});
  void open_websocket(const Sender& sender, std::string_view path);
  void send(std::string_view message);
  /// Closes the connection. A WebSocket gets a close frame.
  void close();

  const Figures& figures() const { return figures_; }

 private:
  void ready(std::uint32_t events) override;
  void receive();
  void take(std::string_view bytes);
  /// Consumes one reply or frame. Returns its size, or 0 while it is incomplete.
  std::size_t take_reply(std::string_view bytes);
  std::size_t take_frame(std::string_view bytes);
  void act_on(const Frame& frame);
  void write(std::string_view bytes);
  void flush();
  void end(const End& how);

  Loop& loop_;
  Owner& owner_;
  core::Rng masks_;
  int socket_ = -1;
  bool connecting_ = false;
  bool websocket_ = false;
  bool watches_room_ = false;
  std::uint32_t life_ = 0;  ///< counts sockets: a callback may have reconnected
  std::string unread_;
  std::string unsent_;
  std::string message_;  ///< the frames so far of an unfinished message
  Figures figures_;
};

}  // namespace tavola::client
