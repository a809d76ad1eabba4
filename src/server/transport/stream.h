// A connection's bytes, plain or through TLS, as one type. So the sessions are compiled once, and Boost's TLS only in
// tls.cc.
#pragma once

#include <algorithm>
#include <boost/asio/async_result.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace tavola::server {

// With the executor's own type: no type erasure, no allocation.
using PlainSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// A completion handler of any type. It is called once.
class StreamHandler {
 public:
  template <class Handler>
    requires(!std::is_same_v<std::remove_cvref_t<Handler>, StreamHandler>)
  explicit StreamHandler(Handler&& handler)
      : held_(std::make_unique<Holder<std::decay_t<Handler>>>(std::forward<Handler>(handler))) {}
  void operator()(boost::system::error_code failure, std::size_t bytes = 0) {
    const auto held = std::move(held_);
    held->call(failure, bytes);
  }

 private:
  struct Base {
    virtual ~Base() = default;
    virtual void call(boost::system::error_code failure, std::size_t bytes) = 0;
  };
  template <class Handler>
  struct Holder final : Base {
    explicit Holder(Handler given) : handler(std::move(given)) {}
    void call(boost::system::error_code failure, std::size_t bytes) override { std::move(handler)(failure, bytes); }
    Handler handler;
  };
  std::unique_ptr<Base> held_;
};

/// TLS over a socket (made by tls.h).
class TlsLayer {
 public:
  virtual ~TlsLayer() = default;
  virtual PlainSocket& socket() = 0;
  virtual void handshake(StreamHandler handler) = 0;
  virtual void read_some(boost::asio::mutable_buffer buffer, StreamHandler handler) = 0;
  virtual void write_some(boost::asio::const_buffer buffer, StreamHandler handler) = 0;
  virtual void shutdown(StreamHandler handler) = 0;
};

/// What Asio and Beast call an AsyncStream.
class Stream {
 public:
  using executor_type = PlainSocket::executor_type;  // NOLINT(readability-identifier-naming): Asio's name
  explicit Stream(PlainSocket socket) : plain_(std::move(socket)) {}
  explicit Stream(std::unique_ptr<TlsLayer> tls) : tls_(std::move(tls)) {}

  executor_type get_executor() { return next_layer().get_executor(); }
  PlainSocket& next_layer() { return tls_ ? tls_->socket() : *plain_; }
  const PlainSocket& next_layer() const { return tls_ ? tls_->socket() : *plain_; }
  bool is_secure() const { return tls_ != nullptr; }

  /// Only with TLS.
  template <class Token>
  auto async_handshake(Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto&& handler) { tls_->handshake(StreamHandler(std::forward<decltype(handler)>(handler))); }, token);
  }
  /// Only with TLS: says goodbye and waits for the other side's goodbye.
  template <class Token>
  auto async_shutdown(Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto&& handler) { tls_->shutdown(StreamHandler(std::forward<decltype(handler)>(handler))); }, token);
  }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto&& handler, const Buffers& into) {
          if (!tls_) return plain_->async_read_some(into, std::forward<decltype(handler)>(handler));
          tls_->read_some(first_of(into), StreamHandler(std::forward<decltype(handler)>(handler)));
        },
        token, buffers);
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto&& handler, const Buffers& from) {
          if (!tls_) return plain_->async_write_some(from, std::forward<decltype(handler)>(handler));
          tls_->write_some(gather(from), StreamHandler(std::forward<decltype(handler)>(handler)));
        },
        token, buffers);
  }

 private:
  static constexpr std::size_t kRecord = 16384;  // what TLS puts into one record

  template <class Buffers>
  static boost::asio::mutable_buffer first_of(const Buffers& buffers) {
    for (auto it = boost::asio::buffer_sequence_begin(buffers); it != boost::asio::buffer_sequence_end(buffers); ++it) {
      if (const boost::asio::mutable_buffer buffer = *it; buffer.size() > 0) return buffer;
    }
    return {};
  }

  /// Joins the pieces, so that a frame's head and its payload share a record and a packet.
  template <class Buffers>
  boost::asio::const_buffer gather(const Buffers& buffers) {
    gathered_.resize(std::min(kRecord, boost::asio::buffer_size(buffers)));
    boost::asio::buffer_copy(boost::asio::buffer(gathered_), buffers);
    return boost::asio::buffer(gathered_);
  }

  std::optional<PlainSocket> plain_;
  std::unique_ptr<TlsLayer> tls_;
  std::string gathered_;  // lives until the write is done; there is one write at a time
};

}  // namespace tavola::server
