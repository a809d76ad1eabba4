// Blocking HTTP and WebSocket clients, and a server in a thread. Only for tests. The clients write their own frames, so
// that they can write wrong ones too. Whatever does not happen within the deadline throws.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "server/transport/transport.h"

struct ssl_st;

namespace tavola::server::testing {

using Headers = std::vector<std::pair<std::string, std::string>>;

inline constexpr std::chrono::seconds kDeadline(20);

/// Where and how a client connects.
struct Destination {
  std::uint16_t port = 0;
  bool tls = false;                            ///< accepts any certificate
  std::string from = "127.0.0.1";              ///< the client's address, any of 127.0.0.0/8
  std::size_t receive_buffer = 0;              ///< of the socket, in bytes; 0 is the system's
  Destination(std::uint16_t to) : port(to) {}  // NOLINT(google-explicit-constructor): a port is a destination
  Destination(std::uint16_t to, std::string source) : port(to), from(std::move(source)) {}
};

/// Bytes to and from the server.
class RawClient {
 public:
  explicit RawClient(const Destination& destination);
  ~RawClient();
  RawClient(RawClient&& other) noexcept;
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  /// False if the server has closed.
  bool send(std::string_view bytes);
  /// What has arrived, at least a byte; "" if the server has closed.
  std::string receive(std::chrono::milliseconds deadline = kDeadline);
  /// Everything until the server closes.
  std::string receive_all();
  void close();
  /// Ends the connection abruptly.
  void reset();

 private:
  void wait_readable(std::chrono::milliseconds deadline) const;
  int socket_ = -1;
  ssl_st* tls_ = nullptr;
};

/// A response as it arrived.
struct Reply {
  int status = 0;
  std::map<std::string, std::string> headers;  ///< the names in lower case
  std::string body;
  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
  }
};

/// An HTTP connection, kept for several requests.
class HttpClient {
 public:
  explicit HttpClient(const Destination& destination) : raw_(destination) {}
  Reply request(const std::string& method, const std::string& path, const std::string& body = "",
                const Headers& headers = {});
  /// Sends these bytes and reads one response.
  Reply exchange(const std::string& bytes, bool is_head = false);
  /// Reads one response.
  Reply read_reply(bool is_head = false);
  /// Whether the server closes without another byte.
  bool closes();
  RawClient& raw() { return raw_; }

 private:
  friend class WebSocketClient;
  RawClient raw_;
  std::string unread_;
};

/// One request over a connection of its own.
Reply request(const Destination& destination, const std::string& method, const std::string& path,
              const std::string& body = "", const Headers& headers = {});

enum class Opcode : std::uint8_t { kContinue = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

struct Frame {
  Opcode opcode = Opcode::kText;
  bool final = true;
  std::string payload;
};

struct CloseFrame {
  int code = 0;  ///< 0 if the server closed without a frame
  std::string reason;
  friend bool operator==(const CloseFrame&, const CloseFrame&) = default;
};

/// A WebSocket. It answers pings while it receives.
class WebSocketClient {
 public:
  WebSocketClient(const Destination& destination, const std::string& path, const Headers& headers = {});

  /// The answer to the upgrade; 101 if it is open.
  const Reply& handshake() const { return handshake_; }
  bool is_open() const { return handshake_.status == 101; }

  bool send(std::string_view text) { return send_frame(Opcode::kText, text); }
  bool send_frame(Opcode opcode, std::string_view payload, bool final = true);
  /// The next message; nothing if the server has closed, and then closed() says how.
  std::optional<std::string> receive(std::chrono::milliseconds deadline = kDeadline);
  /// The next frame of any kind; nothing if the connection has ended.
  std::optional<Frame> receive_frame(std::chrono::milliseconds deadline = kDeadline);
  /// Receives until the server closes, and says how.
  CloseFrame wait_for_close();
  /// Says goodbye and waits for the answer.
  CloseFrame close(int code = 1000);
  /// How the server closed.
  const std::optional<CloseFrame>& closed() const { return closed_; }
  RawClient& raw() { return http_.raw_; }

 private:
  bool fill(std::size_t bytes, std::chrono::milliseconds deadline);
  HttpClient http_;
  Reply handshake_;
  std::optional<CloseFrame> closed_;
};

/// A transport on a free port with a site, on a thread of its own, until the end of the object.
class RunningServer {
 public:
  using MakeSite = std::function<std::unique_ptr<Site>(boost::asio::io_context&)>;
  explicit RunningServer(const MakeSite& make_site, TransportSettings settings = TransportSettings());
  ~RunningServer();
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  std::uint16_t port() const { return port_; }
  Metrics& metrics() { return metrics_; }
  /// Runs the work on the server's thread and waits for it.
  template <class Work>
  auto run(Work work) {
    std::packaged_task<decltype(work(*transport_))()> task([&] { return work(*transport_); });
    auto result = task.get_future();
    post([&task] { task(); });
    return result.get();
  }
  /// Closes all connections and waits until none is left.
  void stop(int code = 1001, const std::string& reason = "the server is stopping");

 private:
  void post(std::function<void()> work);
  /// A descriptor that takes everything; closed after the log has ended.
  struct Nowhere {
    Nowhere();
    ~Nowhere();
    Nowhere(const Nowhere&) = delete;
    Nowhere& operator=(const Nowhere&) = delete;
    int descriptor;
  };
  Nowhere nowhere_;
  Log log_{nowhere_.descriptor};
  Metrics metrics_;
  boost::asio::io_context io_{1};
  std::unique_ptr<Site> site_;  // may have timers of the context
  std::unique_ptr<Transport> transport_;
  std::uint16_t port_ = 0;
  std::thread thread_;
  bool stopped_ = false;
};

/// Waits until the condition holds; false if it doesn't within the deadline.
bool eventually(const std::function<bool()>& condition);

}  // namespace tavola::server::testing
