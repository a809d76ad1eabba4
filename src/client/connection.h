// A connection to the server: HTTP requests first, and from some time on a WebSocket.
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
  int code = 0;     ///< of the server's close frame; 0 when there was none
  std::string why;  ///< the reason in it, or the system's
};

/// Never waits. May be used again after its end.
class Connection final : public Watcher {
 public:
  /// Who uses it. Each call may use the connection in any way, except destroy it.
  class Owner {
   public:
    virtual ~Owner() = default;
    virtual void replied(const Reply& reply) = 0;         ///< to a request; for a WebSocket, if it was refused
    virtual void opened() = 0;                            ///< the WebSocket
    virtual void received(std::string_view message) = 0;  ///< on the WebSocket
    virtual void ended(const End& end) = 0;               ///< by the server, or by an error; not by close()
  };
  struct Figures {
    std::uint64_t bytes_in = 0;
    std::uint64_t bytes_out = 0;
  };

  Connection(Loop& loop, Owner& owner, std::uint64_t seed) : loop_(loop), owner_(owner), masks_(seed) {}
  ~Connection() override { close(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Begins to connect; what is sent meanwhile goes out when the connection stands.
  core::Status connect(const Address& address);
  bool connected() const { return socket_ >= 0; }
  bool is_websocket() const { return websocket_; }

  /// One request at a time.
  void request(const Sender& sender, std::string_view method, std::string_view path, std::string_view body = {});
  void open_websocket(const Sender& sender, std::string_view path);
  void send(std::string_view message);
  /// Ends it; a WebSocket politely.
  void close();

  const Figures& figures() const { return figures_; }

 private:
  void ready(std::uint32_t events) override;
  void receive();
  void take(std::string_view bytes);
  /// Takes one reply or frame from the bytes; its size, or 0 when there is no whole one.
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
  std::uint32_t life_ = 0;  ///< counts the sockets: whoever was called may have taken another one
  std::string unread_;
  std::string unsent_;
  std::string message_;  ///< the beginning of one in several frames
  Figures figures_;
};

}  // namespace tavola::client
