#include "server/transport/http_session.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <utility>

#include "server/transport/error_status.h"
#include "server/transport/request_reading.h"
#include "server/transport/response_text.h"
#include "server/transport/websocket_session.h"

namespace tavola::server {
namespace {

class HttpSession final : public Connection {
 public:
  HttpSession(std::shared_ptr<Gate> gate, Arrival arrival)
      : Connection(std::move(gate)),
        stream_(std::move(arrival.stream)),
        buffer_(this->gate().settings().max_header + kChunk),
        peer_(arrival.peer),
        slot_(std::move(arrival.slot)),
        refusal_(std::move(arrival.refusal)) {}

  static void start(const std::shared_ptr<HttpSession>& self) {
    self->enter();
    boost::asio::co_spawn(self->gate().io(), run(self), [self](const std::exception_ptr& failed) {
      self->leave();
      self->slot_.release();
      if (failed) self->gate().log().error("session failed");
    });
  }

  void tick(Time now) override {
    if (now < deadline_) return;
    if (phase_ == Phase::kRequest && !timed_out_) {
      timed_out_ = true;  // the reader wakes with an error and answers 408
      boost::system::error_code ignored;
      lowest().cancel(ignored);
    } else {
      shut();
    }
  }

  void stop(const Farewell&) override {
    if (phase_ == Phase::kHandshake || phase_ == Phase::kIdle) return shut();
    deadline_ = std::min(deadline_, Clock::now() + gate().settings().close_timeout);
  }

 private:
  enum class Phase : std::uint8_t { kHandshake, kIdle, kRequest, kAnswer, kWrite, kGoodbye };
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;
  using Failure = boost::system::error_code;
  template <class T>
  using Awaitable = boost::asio::awaitable<T>;

  static constexpr std::size_t kChunk = 1024;
  static constexpr std::size_t kWriteChunk = 65536;
  static constexpr std::size_t kMostDiscarded = 262144;
  static constexpr auto kTuple = boost::asio::as_tuple(boost::asio::use_awaitable);

  PlainSocket& lowest() { return stream_.next_layer(); }

  void enter_phase(Phase phase, Milliseconds most) {
    phase_ = phase;
    deadline_ = Clock::now() + most;
  }

  void shut() {
    boost::system::error_code ignored;
    lowest().close(ignored);
  }

  bool keeps_alive(const Parser& parser) const { return parser.keep_alive() && !gate().farewell(); }

  static Awaitable<void> run(std::shared_ptr<HttpSession> self) {
    if (self->stream_.is_secure()) {
      const bool shaken = co_await self->shake_hands();
      if (!shaken) co_return;
    }
    if (self->refusal_) {
      co_await self->write(*self->refusal_, Framing{false, self->stream_.is_secure()}, false);
      co_return co_await self->say_goodbye();
    }
    for (bool first = true;; first = false) {
      if (!co_await self->await_request(first)) co_return;
      const bool goes_on = co_await self->exchange();
      if (!goes_on) break;
    }
    if (!self->upgraded_) co_await self->say_goodbye();
  }

  Awaitable<bool> shake_hands() {
    enter_phase(Phase::kHandshake, gate().settings().handshake_timeout);
    const auto [failure, bytes] = co_await stream_.async_handshake(kTuple);
    co_return !failure;
  }

  /// Waits for the first byte of a request; false if the connection ended.
  Awaitable<bool> await_request(bool first) {
    const TransportSettings& settings = gate().settings();
    enter_phase(Phase::kIdle, first ? settings.head_timeout : settings.keep_alive_timeout);
    if (gate().farewell()) co_return false;
    if (buffer_.size() > 0) co_return true;
    buffer_.shrink_to_fit();
    const auto [failure, bytes] = co_await stream_.async_read_some(buffer_.prepare(kChunk), kTuple);
    if (failure) co_return false;
    buffer_.commit(bytes);
    co_return true;
  }

  /// Reads a request and answers it; false if the connection takes no further request.
  Awaitable<bool> exchange() {
    const TransportSettings& settings = gate().settings();
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(settings.max_header));
    parser.body_limit(settings.max_body);
    enter_phase(Phase::kRequest, settings.head_timeout);
    const auto [failure, bytes] = co_await boost::beast::http::async_read_header(stream_, buffer_, parser, kTuple);
    if (failure) co_return co_await refuse_reading(failure);

    auto read = read_request(parser.get(), peer_, stream_.is_secure(), settings);
    if (!read.ok()) {
      const Response response = error_response(read.error().name, read.error().what);
      co_return co_await refuse(response, read.error().name, peer_);
    }
    ReadRequest request = *std::move(read);
    if (!gate().may_request(request.client)) {
      Response response = error_response("slow-down", "too many requests from your address: wait a second");
      response.headers.emplace_back("Retry-After", "1");
      co_return co_await refuse(response, "slow-down", request.client);
    }
    if (wants_websocket(parser.get())) co_return co_await upgrade(request, parser);
    if (!parser.is_done()) {
      const Failure body_failure = co_await read_body(parser);
      if (body_failure) co_return co_await refuse_reading(body_failure);
    }
    request.request.body = std::move(parser.get().body());
    const Response response = co_await answer(request.request);
    const Framing framing{keeps_alive(parser), request.request.secure};
    co_return co_await write(response, framing, request.is_head);
  }

  Awaitable<Failure> read_body(Parser& parser) {
    enter_phase(Phase::kRequest, gate().settings().body_timeout);
    if (boost::beast::iequals(parser.get()[boost::beast::http::field::expect], "100-continue")) {
      constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [failure, bytes] = co_await boost::asio::async_write(stream_, boost::asio::buffer(kContinue), kTuple);
      if (failure) co_return failure;
    }
    const auto [failure, bytes] = co_await boost::beast::http::async_read(stream_, buffer_, parser, kTuple);
    co_return failure;
  }

  Awaitable<Response> answer(const Request& request) {
    phase_ = Phase::kAnswer;
    deadline_ = Time::max();  // the site decides how long it takes
    const Time begin = Clock::now();
    Response response;
    try {
      response = co_await gate().site().answer(request);
    } catch (const std::exception& error) {
      response = internal_error(error);
    }
    gate().answer_seconds.add(std::chrono::duration<double>(Clock::now() - begin).count());
    co_return response;
  }

  Response internal_error(const std::exception& error) {
    gate().log().error("request failed", {{"what", error.what()}});
    return error_response("internal", "something went wrong in the server: its log says what");
  }

  /// Answers a request that could not be read.
  Awaitable<bool> refuse_reading(Failure failure) {
    using boost::beast::http::error;
    const TransportSettings& settings = gate().settings();
    std::string_view name = "bad-request";
    std::optional<int> status;  // if the name does not decide it
    std::string what = "this is not HTTP: " + failure.message();
    if (timed_out_) {
      name = "too-slow";
      what = "the request took too long to arrive";
    } else if (failure == error::body_limit) {
      name = "too-large";
      what = "the body is longer than " + std::to_string(settings.max_body) + " bytes";
    } else if (failure == error::header_limit || failure == error::buffer_overflow) {
      name = "too-large";
      status = 431;  // a body that is too large has 413
      what = "the headers are longer than " + std::to_string(settings.max_header) + " bytes";
    } else if (failure.category() != Failure(error::bad_method).category() || failure == error::end_of_stream ||
               failure == error::partial_message) {
      co_return false;  // the client is gone
    }
    const Response response = error_response(status.value_or(status_of(name)), name, what);
    co_return co_await refuse(response, name, peer_);
  }

  /// Answers with a refusal of this name, and closes.
  Awaitable<bool> refuse(const Response& response, std::string_view name, const Address& client) {
    gate().refused(name, client);
    co_await write(response, Framing{false, stream_.is_secure()}, false);
    co_return false;
  }

  /// Writes the response; false if the connection must be closed.
  Awaitable<bool> write(const Response& response, Framing framing, bool is_head) {
    const std::string head = response_head(response, framing);
    gate().answered(response.status).add();
    std::string_view body = is_head || !has_body(response.status) ? std::string_view() : response.body;
    std::string_view start = head;
    do {
      enter_phase(Phase::kWrite, gate().settings().write_timeout);
      const std::array<boost::asio::const_buffer, 2> buffers{boost::asio::buffer(start),
                                                             boost::asio::buffer(body.substr(0, kWriteChunk))};
      const auto [failure, bytes] = co_await boost::asio::async_write(stream_, buffers, kTuple);
      if (failure) co_return false;
      start = {};
      body.remove_prefix(std::min(body.size(), kWriteChunk));
    } while (!body.empty());
    co_return framing.keep_alive;
  }

  /// Becomes a WebSocket if the request is in order and the site admits it.
  Awaitable<bool> upgrade(ReadRequest& request, Parser& parser) {
    std::optional<Response> refusal = refuse_upgrade(parser.get());
    if (!refusal && (!parser.is_done() || buffer_.size() > 0)) {
      refusal = error_response("bad-upgrade", "expected an upgrade without a body, and nothing more before the answer");
    }
    if (!refusal && !slot_.count_for(request.client)) {
      refusal = error_response("too-many-connections", "your address has too many connections: close some");
    }
    if (refusal) co_return co_await refuse(*refusal, "bad-upgrade", request.client);

    auto socket = make_websocket_session(gate().shared_from_this(), request.client);
    Admission admission;
    phase_ = Phase::kAnswer;
    deadline_ = Time::max();
    try {
      admission = co_await gate().site().admit(request.request, *socket);
    } catch (const std::exception& error) {
      admission = Admission{nullptr, internal_error(error)};
    }
    if (!admission.channel) {
      const Framing framing{keeps_alive(parser), request.request.secure};
      co_return co_await write(admission.refusal, framing, false);
    }
    upgraded_ = true;
    leave();
    socket->open(std::move(stream_), std::move(slot_), std::move(admission.channel), parser.get());
    co_return false;
  }

  /// Closes so that the client still gets the last response. Closing a socket with unread bytes would lose it.
  Awaitable<void> say_goodbye() {
    enter_phase(Phase::kGoodbye, std::min<Milliseconds>(gate().settings().close_timeout, 2s));
    if (stream_.is_secure()) {
      co_await stream_.async_shutdown(kTuple);
      co_return shut();
    }
    boost::system::error_code ignored;
    lowest().shutdown(boost::asio::socket_base::shutdown_send, ignored);
    buffer_.clear();
    for (std::size_t discarded = 0; discarded < kMostDiscarded;) {
      const auto [failure, bytes] = co_await stream_.async_read_some(buffer_.prepare(kChunk), kTuple);
      if (failure) break;
      discarded += bytes;
    }
    shut();
  }

  Stream stream_;
  boost::beast::flat_buffer buffer_;
  const Address peer_;
  Slot slot_;
  const std::optional<Response> refusal_;
  Time deadline_ = Time::max();
  Phase phase_ = Phase::kHandshake;
  bool timed_out_ = false;
  bool upgraded_ = false;
};

}  // namespace

void start_http_session(const std::shared_ptr<Gate>& gate, Arrival arrival) {
  HttpSession::start(std::make_shared<HttpSession>(gate, std::move(arrival)));
}

}  // namespace tavola::server
