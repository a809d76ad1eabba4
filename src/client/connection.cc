#include "client/connection.h"

#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace tavola::client {

using core::Done;
using core::Error;
using core::Status;

namespace {

constexpr std::size_t kMostPayload = 8u << 20;

End failure(const char* what) { return {0, std::string(what) + ": " + std::strerror(errno)}; }

}  // namespace

Status Connection::connect(const Address& address) {
  close();
  ++life_;
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return Error{"no-socket", "", std::string("can't open a socket: ") + std::strerror(errno)};
  const int yes = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const auto* where = reinterpret_cast<const sockaddr*>(&address.where);
  connecting_ = ::connect(socket_, where, sizeof address.where) != 0;
  if (connecting_ && errno != EINPROGRESS) {
    const std::string why = std::strerror(errno);
    close();
    return Error{"not-reached", address.host, "the server can't be reached: " + why};
  }
  watches_room_ = connecting_;
  const Status watched = loop_.watch(socket_, *this, watches_room_);
  if (!watched.ok()) close();
  return watched;
}

void Connection::close() {
  if (socket_ < 0) return;
  if (std::exchange(websocket_, false)) {
    std::string bye;
    append_frame(bye, Opcode::kClose, std::string_view("\x03\xe8", 2), static_cast<std::uint32_t>(masks_.next()));
    [[maybe_unused]] const ssize_t sent = ::send(socket_, bye.data(), bye.size(), MSG_NOSIGNAL);  // may fail
  }
  ::close(std::exchange(socket_, -1));
  ++life_;
  connecting_ = false;
  unread_.clear();
  unsent_.clear();
  message_.clear();
}

void Connection::end(const End& how) {
  if (socket_ < 0) return;
  websocket_ = false;  // nothing left to send
  close();
  owner_.ended(how);
}

void Connection::request(const Sender& sender, std::string_view method, std::string_view path, std::string_view body) {
  write(request_text(sender, method, path, body));
}

void Connection::open_websocket(const Sender& sender, std::string_view path) { write(upgrade_text(sender, path)); }

void Connection::send(std::string_view message) {
  std::string frame;
  append_frame(frame, Opcode::kText, message, static_cast<std::uint32_t>(masks_.next()));
  write(frame);
}

void Connection::write(std::string_view bytes) {
  if (socket_ < 0) return;
  std::size_t sent = 0;
  if (!connecting_ && unsent_.empty()) {
    const ssize_t now = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (now > 0) sent = static_cast<std::size_t>(now);  // errors show up when reading
    figures_.bytes_out += sent;
  }
  if (sent == bytes.size()) return;
  unsent_.append(bytes.substr(sent));
  if (!std::exchange(watches_room_, true)) loop_.change(socket_, *this, true);
}

void Connection::flush() {
  while (!unsent_.empty()) {
    const ssize_t sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) return;
    if (sent < 0) return end(failure("can't send"));
    figures_.bytes_out += static_cast<std::size_t>(sent);
    unsent_.erase(0, static_cast<std::size_t>(sent));
  }
  if (std::exchange(watches_room_, false)) loop_.change(socket_, *this, false);
}

void Connection::ready(std::uint32_t events) {
  if (socket_ < 0) return;
  if (connecting_ && (events & (EPOLLOUT | EPOLLERR | EPOLLHUP)) != 0) {
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(socket_, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0) return end({0, std::string("not connected: ") + std::strerror(error)});
    connecting_ = false;
  }
  const std::uint32_t life = life_;
  if ((events & EPOLLOUT) != 0 && !connecting_) flush();
  if (life == life_ && (events & (EPOLLIN | EPOLLERR | EPOLLHUP)) != 0) receive();
}

void Connection::receive() {
  const std::span<char> chunk = loop_.chunk();
  const ssize_t got = ::recv(socket_, chunk.data(), chunk.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got < 0) return end(failure("can't receive"));
  if (got == 0) return end({0, "the server closed the connection"});
  figures_.bytes_in += static_cast<std::size_t>(got);
  const std::string_view bytes(chunk.data(), static_cast<std::size_t>(got));
  if (unread_.empty()) return take(bytes);
  const std::string whole = std::exchange(unread_, {}).append(bytes);
  take(whole);
}

void Connection::take(std::string_view bytes) {
  const std::uint32_t life = life_;
  while (!bytes.empty()) {
    const std::size_t taken = websocket_ ? take_frame(bytes) : take_reply(bytes);
    if (life != life_) return;
    if (taken == 0) break;
    bytes.remove_prefix(taken);
  }
  unread_.assign(bytes);
}

std::size_t Connection::take_reply(std::string_view bytes) {
  const auto found = read_reply(bytes);
  if (!found.ok()) return end({0, found.error().text()}), 0;
  if (!*found) return 0;
  const auto& [reply, size] = **found;
  websocket_ = reply.switched;
  if (websocket_) {
    owner_.opened();
  } else {
    owner_.replied(reply);
  }
  return size;
}

std::size_t Connection::take_frame(std::string_view bytes) {
  const auto found = read_frame(bytes, kMostPayload);
  if (!found.ok()) return end({0, found.error().text()}), 0;
  if (!*found) return 0;
  act_on(**found);
  return (*found)->bytes;
}

void Connection::act_on(const Frame& frame) {
  switch (frame.opcode) {
    case Opcode::kText:
    case Opcode::kContinuation:
      if (frame.final && message_.empty()) return owner_.received(frame.payload);
      message_.append(frame.payload);
      if (message_.size() > kMostPayload) return end({0, "the server sent a message that never ends"});
      if (frame.final) owner_.received(std::exchange(message_, {}));
      return;
    case Opcode::kPing: {
      std::string pong;
      append_frame(pong, Opcode::kPong, frame.payload, static_cast<std::uint32_t>(masks_.next()));
      return write(pong);
    }
    case Opcode::kPong:
      return;
    case Opcode::kClose: {
      End how{1005, ""};  // no code
      if (frame.payload.size() >= 2) {
        how.code = static_cast<std::uint8_t>(frame.payload[0]) << 8 | static_cast<std::uint8_t>(frame.payload[1]);
        how.why = frame.payload.substr(2);
      }
      close();
      return owner_.ended(how);
    }
    default:
      return end({0, "the server sent a frame that is not text"});
  }
}

}  // namespace tavola::client
