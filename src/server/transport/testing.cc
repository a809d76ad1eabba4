#include "server/transport/testing.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <stdexcept>

namespace tavola::server::testing {
namespace {

constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";             // of RFC 6455
constexpr std::string_view kAcceptance = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";  // the answer to it

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what + ": " + std::strerror(errno)); }

sockaddr_in address_of(const std::string& address, std::uint16_t port) {
  sockaddr_in out{};
  out.sin_family = AF_INET;
  out.sin_port = htons(port);
  if (::inet_pton(AF_INET, address.c_str(), &out.sin_addr) != 1) throw std::runtime_error("bad address " + address);
  return out;
}

ssl_st* start_tls(int socket) {
  std::signal(SIGPIPE, SIG_IGN);  // OpenSSL writes to sockets that the server has closed
  SSL_CTX* context = SSL_CTX_new(TLS_client_method());
  SSL* tls = SSL_new(context);
  SSL_CTX_free(context);  // the connection keeps it
  SSL_set_fd(tls, socket);
  if (SSL_connect(tls) != 1) {
    SSL_free(tls);
    ::close(socket);
    throw std::runtime_error("no TLS");
  }
  return tls;
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

Reply parse_head(std::string_view head) {
  Reply reply;
  reply.status = std::stoi(std::string(head.substr(9, 3)));
  for (std::size_t at = head.find("\r\n") + 2; at < head.size();) {
    const std::size_t end = head.find("\r\n", at);
    const std::string_view line = head.substr(at, end - at);
    at = end + 2;
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) continue;
    reply.headers[lower(std::string(line.substr(0, colon)))] = line.substr(colon + 2);
  }
  return reply;
}

std::string request_text(const std::string& method, const std::string& path, const std::string& body,
                         const Headers& headers) {
  std::string text = method + " " + path + " HTTP/1.1\r\n";
  const auto has = [&](std::string_view name) {
    return std::ranges::any_of(headers, [&](const auto& header) { return header.first == name; });
  };
  if (!has("Host")) text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  if (!body.empty() && !has("Content-Length")) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return text + "\r\n" + body;
}

Headers upgrade_headers(const Headers& more) {
  Headers headers = {{"Connection", "Upgrade"},
                     {"Upgrade", "websocket"},
                     {"Sec-WebSocket-Version", "13"},
                     {"Sec-WebSocket-Key", std::string(kKey)}};
  headers.insert(headers.end(), more.begin(), more.end());
  return headers;
}

}  // namespace

RawClient::RawClient(const Destination& destination) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (socket_ < 0) fail("socket");
  if (destination.receive_buffer > 0) {
    const int bytes = static_cast<int>(destination.receive_buffer);
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
  }
  const int yes = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const sockaddr_in from = address_of(destination.from, 0);
  const sockaddr_in to = address_of("127.0.0.1", destination.port);
  if (::bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof from) != 0) fail("bind");
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) fail("connect");
  if (destination.tls) tls_ = start_tls(socket_);
}

RawClient::RawClient(RawClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), tls_(std::exchange(other.tls_, nullptr)) {}

RawClient::~RawClient() { close(); }

bool RawClient::send(std::string_view bytes) {
  if (tls_ != nullptr) return bytes.empty() || SSL_write(tls_, bytes.data(), static_cast<int>(bytes.size())) > 0;
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void RawClient::wait_readable(std::chrono::milliseconds deadline) const {
  if (tls_ != nullptr && SSL_pending(tls_) > 0) return;
  pollfd ready{socket_, POLLIN, 0};
  const int count = ::poll(&ready, 1, static_cast<int>(deadline.count()));
  if (count == 0) throw std::runtime_error("the server sent nothing within the deadline");
}

std::string RawClient::receive(std::chrono::milliseconds deadline) {
  wait_readable(deadline);
  std::string bytes(std::size_t{16} * 1024, '\0');
  const auto got = tls_ != nullptr ? SSL_read(tls_, bytes.data(), static_cast<int>(bytes.size()))
                                   : ::recv(socket_, bytes.data(), bytes.size(), 0);
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));  // a reset is an end, too
  return bytes;
}

std::string RawClient::receive_all() {
  std::string all;
  for (std::string more = receive(); !more.empty(); more = receive()) all += more;
  return all;
}

void RawClient::close() {
  if (tls_ != nullptr) {
    SSL_shutdown(tls_);
    SSL_free(std::exchange(tls_, nullptr));
  }
  if (socket_ >= 0) ::close(std::exchange(socket_, -1));
}

void RawClient::reset() {
  const linger now{1, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
  ::close(std::exchange(socket_, -1));
}

Reply HttpClient::read_reply(bool is_head) {
  std::size_t end = std::string::npos;
  while ((end = unread_.find("\r\n\r\n")) == std::string::npos) {
    const std::string more = raw_.receive();
    if (more.empty()) throw std::runtime_error("the server closed without a response; it sent \"" + unread_ + "\"");
    unread_ += more;
  }
  Reply reply = parse_head(std::string_view(unread_).substr(0, end + 2));
  unread_.erase(0, end + 4);
  if (reply.status == 100) return read_reply(is_head);
  const std::string length = reply.header("content-length");
  const std::size_t bytes = is_head || length.empty() ? 0 : std::stoul(length);
  while (unread_.size() < bytes) {
    const std::string more = raw_.receive();
    if (more.empty()) throw std::runtime_error("the server closed in the middle of a body");
    unread_ += more;
  }
  reply.body = unread_.substr(0, bytes);
  unread_.erase(0, bytes);
  return reply;
}

Reply HttpClient::exchange(const std::string& bytes, bool is_head) {
  raw_.send(bytes);
  return read_reply(is_head);
}

Reply HttpClient::request(const std::string& method, const std::string& path, const std::string& body,
                          const Headers& headers) {
  return exchange(request_text(method, path, body, headers), method == "HEAD");
}

bool HttpClient::closes() { return unread_.empty() && raw_.receive().empty(); }

Reply request(const Destination& destination, const std::string& method, const std::string& path,
              const std::string& body, const Headers& headers) {
  return HttpClient(destination).request(method, path, body, headers);
}

WebSocketClient::WebSocketClient(const Destination& destination, const std::string& path, const Headers& headers)
    : http_(destination), handshake_(http_.request("GET", path, "", upgrade_headers(headers))) {
  if (is_open() && handshake_.header("sec-websocket-accept") != kAcceptance) {
    throw std::runtime_error("wrong Sec-WebSocket-Accept");
  }
}

bool WebSocketClient::send_frame(Opcode opcode, std::string_view payload, bool final) {
  std::string frame;
  frame += static_cast<char>((final ? 0x80 : 0) | static_cast<int>(opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(0x80 | 126);
    for (const int shift : {8, 0}) frame += static_cast<char>(payload.size() >> shift);
  } else {
    frame += static_cast<char>(0x80 | 127);
    for (const int shift : {56, 48, 40, 32, 24, 16, 8, 0}) frame += static_cast<char>(payload.size() >> shift);
  }
  constexpr std::string_view kMask = "\x12\x34\x56\x78";
  frame += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) frame += static_cast<char>(payload[i] ^ kMask[i % 4]);
  return http_.raw_.send(frame);
}

bool WebSocketClient::fill(std::size_t bytes, std::chrono::milliseconds deadline) {
  while (http_.unread_.size() < bytes) {
    const std::string more = http_.raw_.receive(deadline);
    if (more.empty()) return false;
    http_.unread_ += more;
  }
  return true;
}

std::optional<Frame> WebSocketClient::receive_frame(std::chrono::milliseconds deadline) {
  if (!fill(2, deadline)) return std::nullopt;
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(http_.unread_[i]); };
  Frame frame;
  frame.final = (byte(0) & 0x80) != 0;
  frame.opcode = static_cast<Opcode>(byte(0) & 0x0f);
  std::size_t length = byte(1) & 0x7f;
  std::size_t head = 2;
  if (length >= 126) {
    const std::size_t digits = length == 126 ? 2 : 8;
    if (!fill(2 + digits, deadline)) return std::nullopt;
    length = 0;
    for (std::size_t i = 0; i < digits; ++i) length = length << 8 | byte(2 + i);
    head += digits;
  }
  if (!fill(head + length, deadline)) return std::nullopt;
  frame.payload = http_.unread_.substr(head, length);
  http_.unread_.erase(0, head + length);
  return frame;
}

std::optional<std::string> WebSocketClient::receive(std::chrono::milliseconds deadline) {
  std::string message;
  while (!closed_) {
    const auto frame = receive_frame(deadline);
    if (!frame) {
      closed_ = CloseFrame{};
    } else if (frame->opcode == Opcode::kPing) {
      send_frame(Opcode::kPong, frame->payload);
    } else if (frame->opcode == Opcode::kClose) {
      const std::string& payload = frame->payload;
      closed_ = CloseFrame{1005, ""};
      if (payload.size() >= 2) {
        closed_ = CloseFrame{static_cast<std::uint8_t>(payload[0]) * 256 + static_cast<std::uint8_t>(payload[1]),
                             payload.substr(2)};
      }
      send_frame(Opcode::kClose, payload.substr(0, 2));
      http_.raw_.receive_all();
      http_.raw_.close();
    } else if (frame->opcode != Opcode::kPong) {
      message += frame->payload;
      if (frame->final) return message;
    }
  }
  return std::nullopt;
}

CloseFrame WebSocketClient::wait_for_close() {
  while (receive()) {
  }
  return *closed_;
}

CloseFrame WebSocketClient::close(int code) {
  send_frame(Opcode::kClose, std::string{static_cast<char>(code / 256), static_cast<char>(code % 256)});
  return wait_for_close();
}

RunningServer::RunningServer(const MakeSite& make_site, TransportSettings settings) : site_(make_site(io_)) {
  settings.port = 0;
  transport_ = std::make_unique<Transport>(io_, std::move(settings), *site_, log_, metrics_);
  const auto listening = transport_->listen();
  if (!listening.ok()) throw std::runtime_error(listening.error().text());
  port_ = transport_->port();
  thread_ = std::thread([this] { io_.run(); });
}

RunningServer::~RunningServer() { stop(); }

RunningServer::Nowhere::Nowhere() : descriptor(::open("/dev/null", O_WRONLY | O_CLOEXEC)) {
  if (descriptor < 0) fail("/dev/null");
}
RunningServer::Nowhere::~Nowhere() { ::close(descriptor); }

void RunningServer::post(std::function<void()> work) { boost::asio::post(io_, std::move(work)); }

void RunningServer::stop(int code, const std::string& reason) {
  if (std::exchange(stopped_, true)) return;
  post([this, code, reason] { transport_->close_all(code, reason, [this] { io_.stop(); }); });
  thread_.join();
}

bool eventually(const std::function<bool()>& condition) {
  const auto until = std::chrono::steady_clock::now() + kDeadline;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

}  // namespace tavola::server::testing
