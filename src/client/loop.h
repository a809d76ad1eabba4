// Waits for many sockets at once, on one thread.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>

#include "core/result.h"

namespace tavola::client {

/// Is told when its socket is ready. Must outlive the run of the loop that watches it. Calls may be spurious.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void ready(std::uint32_t events) = 0;  ///< `events` are epoll's flags
};

class Loop {
 public:
  using Clock = std::chrono::steady_clock;

  static core::Result<std::unique_ptr<Loop>> make();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  /// Watches the socket for incoming data and, if `writable`, for room to send. Closing the socket ends this.
  core::Status watch(int socket, Watcher& watcher, bool writable);
  /// Changes what is watched on a socket.
  void change(int socket, Watcher& watcher, bool writable);

  /// Calls the watchers of ready sockets. If there are none, waits for one until `until`.
  void run_once(Clock::time_point until);

  /// A shared receive buffer. Its content is valid until the next read.
  std::span<char> chunk() { return chunk_; }

 private:
  explicit Loop(int epoll) : epoll_(epoll) {}
  int epoll_;
  std::array<char, std::size_t{256} * 1024> chunk_;
};

/// Raises this process's descriptor limit as far as the system allows. Returns the limit.
std::size_t raise_descriptor_limit();

}  // namespace tavola::client
