#include "server/transport/websocket_session.h"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/transport/target.h"

namespace tavola::server {

/// Beast calls it to end a connection after the close frames. It waits for the client to end it; the session limits
/// that.
template <class Handler>
void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
  if (stream.is_secure()) {
    stream.async_shutdown([kept = std::forward<Handler>(handler)](boost::system::error_code failure,
                                                                  std::size_t) mutable { kept(failure); });
  } else {
    boost::beast::websocket::async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
  }
}

namespace {

/// Uses plain completion handlers, so that a waiting socket holds no coroutine.
class Session final : public WebSocketSession {
 public:
  Session(std::shared_ptr<Gate> gate, const Address& client)
      : WebSocketSession(std::move(gate)),
        client_(client),
        limited_(this->gate().has_limits(client)),
        messages_(this->gate().settings().messages_per_socket, Clock::now()) {}

  /// Answers the upgrade and begins to read.
  void open(Stream stream, Slot slot, std::shared_ptr<Channel> channel, const HttpRequest& request) override {
    enter();
    slot_ = std::move(slot);
    channel_ = std::move(channel);
    deadline_ = Clock::now() + gate().settings().handshake_timeout;
    stream_.emplace(std::move(stream));
    set_options();
    stream_->async_accept(request, [self = shared()](Failure failure) { self->on_accept(failure); });
  }

  void wake() override { schedule(); }

  void close(int code, std::string reason) override {
    if (farewell_) return;
    farewell_ = Farewell{code, std::move(reason)};
    deadline_ = Clock::now() + gate().settings().write_timeout;
    schedule();
  }

  void stop(const Farewell& farewell) override {
    close(farewell.code, farewell.reason);
    deadline_ = Clock::now() + gate().settings().close_timeout;
  }

  void tick(Time now) override {
    if (!channel_) return;
    const TransportSettings& settings = gate().settings();
    const auto quiet = now - heard_;
    if (now >= deadline_ || (writing_ && now - write_began_ > settings.write_timeout)) return finish();
    if (!open_ || farewell_) return;
    if (quiet > settings.socket_timeout) return finish();
    if (quiet > settings.socket_timeout / 2 && !pinged_) ping();
  }

  void flush() override {
    scheduled_ = false;
    if (!open_ || !channel_ || writing_ || closing_) return;
    outgoing_ = gate().take_text();
    channel_->next(outgoing_);
    if (!outgoing_.empty()) return write();
    gate().give_back(std::move(outgoing_));
    if (farewell_) send_close();
  }

 private:
  using Failure = boost::system::error_code;
  using WebSocket = boost::beast::websocket::stream<Stream, false>;  // false: without compression, which costs memory
  static constexpr std::size_t kMaxReason = 123;                     // what fits into a close frame

  std::shared_ptr<Session> shared() { return std::static_pointer_cast<Session>(shared_from_this()); }

  void set_options() {
    stream_->auto_fragment(false);
    stream_->read_message_max(gate().settings().max_message);
    stream_->text(true);
    stream_->control_callback([this](boost::beast::websocket::frame_type kind, boost::beast::string_view) {
      kind == boost::beast::websocket::frame_type::close ? hear_close() : hear();
    });
    stream_->set_option(
        boost::beast::websocket::stream_base::decorator([](boost::beast::websocket::response_type& response) {
          response.set("X-Content-Type-Options", "nosniff");
          response.erase(boost::beast::http::field::server);
        }));
  }

  void schedule() {
    if (scheduled_) return;
    scheduled_ = true;
    gate().schedule(shared_from_this());
  }

  void on_accept(Failure failure) {
    if (failure || !channel_) return finish();
    open_ = true;
    gate().websockets.add(1);
    if (!farewell_) deadline_ = Time::max();
    heard_ = Clock::now();
    if (gate().farewell()) stop(*gate().farewell());
    read();
    schedule();
  }

  /// Something arrived: the client is alive, and it used one of its messages.
  void hear() {
    heard_ = Clock::now();
    pinged_ = false;
    if (limited_ && !farewell_ && !messages_.take(gate().settings().messages_per_socket, heard_)) {
      gate().refused("too-many-messages", client_);
      close(1008, "too many messages");
    }
  }

  /// The client closes. Beast answers, and then waits for the end of the connection, but not forever.
  void hear_close() { deadline_ = std::min(deadline_, Clock::now() + gate().settings().close_timeout); }

  void read() {
    stream_->async_read_some(boost::asio::buffer(chunk_),
                             [self = shared()](Failure failure, std::size_t bytes) { self->on_read(failure, bytes); });
  }

  void on_read(Failure failure, std::size_t bytes) {
    if (failure || !channel_) return finish(failure);
    if (!farewell_) take(std::string_view(chunk_.data(), bytes));
    if (channel_) read();  // after a close too: the client's answer to it comes later
  }

  void take(std::string_view part) {
    if (!stream_->got_text()) return close(1003, "expected text, not binary");
    const bool whole = stream_->is_message_done();
    if (whole) {
      hear();
      if (farewell_) return;
      gate().received.add();
    }
    if (whole && incoming_.empty()) return channel_->receive(part);
    incoming_.append(part);
    if (!whole) return;
    const std::string message = std::exchange(incoming_, std::string());
    channel_->receive(message);
  }

  void write() {
    writing_ = true;
    write_began_ = Clock::now();
    // The whole message in one frame. The server's messages are not masked, so no copy is needed.
    stream_->async_write_some(true, boost::asio::buffer(outgoing_),
                              [self = shared()](Failure failure, std::size_t) { self->on_written(failure); });
  }

  void on_written(Failure failure) {
    writing_ = false;
    gate().give_back(std::move(outgoing_));
    if (failure || !channel_) return finish(failure);
    gate().sent.add();
    flush_unless_scheduled();
  }

  void flush_unless_scheduled() {
    if (!scheduled_) flush();
  }

  void send_close() {
    closing_ = true;
    deadline_ = std::min(deadline_, Clock::now() + gate().settings().close_timeout);
    std::string_view reason = std::string_view(farewell_->reason).substr(0, kMaxReason);
    while (!is_utf8(reason)) reason.remove_suffix(1);
    const boost::beast::websocket::close_reason why(static_cast<boost::beast::websocket::close_code>(farewell_->code),
                                                    boost::beast::string_view(reason.data(), reason.size()));
    stream_->async_close(why, [self = shared()](Failure) { self->finish(); });
  }

  void ping() {
    pinged_ = true;
    stream_->async_ping({}, [self = shared()](Failure) {});
  }

  void finish(Failure failure = {}) {
    if (!channel_) return;
    if (failure.category() == protocol_category() && failure != boost::beast::websocket::error::closed) {
      gate().refused("bad-message", client_);
    }
    const std::shared_ptr<Channel> channel = std::move(channel_);
    boost::system::error_code ignored;
    boost::beast::get_lowest_layer(*stream_).close(ignored);
    if (open_) gate().websockets.add(-1);
    channel->closed();
    leave();
    slot_.release();
  }

  static const boost::system::error_category& protocol_category() {
    static const Failure kAny = boost::beast::websocket::error::closed;
    return kAny.category();
  }

  std::optional<WebSocket> stream_;
  std::shared_ptr<Channel> channel_;  // none once it is finished
  Slot slot_;
  const Address client_;
  const bool limited_;
  TokenBucket messages_;
  std::string incoming_;  // the beginning of a message that is longer than the chunk
  std::string outgoing_;
  std::optional<Farewell> farewell_;
  Time deadline_ = Time::max();
  Time heard_{};
  Time write_began_{};
  bool open_ = false;
  bool scheduled_ = false;
  bool writing_ = false;
  bool closing_ = false;  // our close frame is sent
  bool pinged_ = false;
  std::array<char, 512> chunk_;
};

}  // namespace

std::shared_ptr<WebSocketSession> make_websocket_session(std::shared_ptr<Gate> gate, const Address& client) {
  return std::make_shared<Session>(std::move(gate), client);
}

}  // namespace tavola::server
