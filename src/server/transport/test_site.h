// A site for the transport's tests: it reports what it was asked, and its channels echo.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <deque>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/transport/response_text.h"
#include "server/transport/testing.h"
#include "wire/json.h"

namespace tavola::server::testing {

/// What the test's thread may look at while the server runs.
struct Observed {
  std::atomic<int> opened{0};
  std::atomic<int> closed{0};
  std::atomic<int> asked{0};     ///< next() calls
  std::atomic<int> received{0};  ///< messages
};

/// Sends back what it gets. "close" makes it close, after "goodbye"; "flood" makes it send without end.
class EchoChannel final : public Channel {
 public:
  EchoChannel(Socket& socket, Observed& observed) : socket_(socket), observed_(observed) { ++observed_.opened; }

  void receive(std::string_view message) override {
    ++observed_.received;
    if (message == "close") {
      waiting_.emplace_back("goodbye");
      return socket_.close(4001, "as you wish");
    }
    flood_ = message == "flood";
    waiting_.emplace_back(message);
    socket_.wake();
  }

  void next(std::string& message) override {
    ++observed_.asked;
    if (flood_) {
      message.assign(4096, 'x');
    } else if (!waiting_.empty()) {
      message = std::move(waiting_.front());
      waiting_.pop_front();
    }
  }

  void closed() override { ++observed_.closed; }

 private:
  Socket& socket_;
  Observed& observed_;
  std::deque<std::string> waiting_;
  bool flood_ = false;
};

class TestSite final : public Site {
 public:
  explicit TestSite(Observed& observed) : observed_(observed) {}

  boost::asio::awaitable<Response> answer(const Request& request) override {
    Response response;
    if (request.path == "/throw") throw std::runtime_error("thrown by the test");
    if (request.path == "/nothing") response.status = 204;
    if (request.path == "/large") response.body = std::string(3'000'000, 'a');
    if (request.path == "/injected") response.headers.emplace_back("X-Name", "a\r\nX-Evil: b");
    if (request.path == "/asked") response.body = describe(request);
    if (request.path == "/echo") {
      response.content_type = "text/plain";
      response.body = request.body;
    }
    co_return response;
  }

  boost::asio::awaitable<Admission> admit(const Request& request, Socket& socket) override {
    Admission admission;
    if (request.path == "/ws") {
      admission.channel = std::make_shared<EchoChannel>(socket, observed_);
    } else {
      admission.refusal = error_response("foreign-origin", "not from there");
    }
    co_return admission;
  }

 private:
  static std::string describe(const Request& request) {
    return wire::Json{{"method", request.method}, {"path", request.path},       {"query", request.query},
                      {"cookie", request.cookie}, {"bearer", request.bearer},   {"origin", request.origin},
                      {"host", request.host},     {"address", request.address}, {"type", request.content_type},
                      {"secure", request.secure}}
        .dump();
  }

  Observed& observed_;
};

inline RunningServer::MakeSite test_site(Observed& observed) {
  return [&observed](boost::asio::io_context&) { return std::make_unique<TestSite>(observed); };
}

/// Settings with timeouts that are short enough to wait for.
inline TransportSettings quick_settings() {
  TransportSettings settings;
  settings.tick = std::chrono::milliseconds(5);
  return settings;
}

/// The name in an error's body; "" if it is no error.
inline std::string error_name(const Reply& reply) {
  const auto json = wire::parse(reply.body);
  if (!json.ok() || !json->contains("error")) return "";
  return json->at("error").value("name", "");
}

}  // namespace tavola::server::testing
