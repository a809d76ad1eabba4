// Waiting for many sockets at once, on one thread.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>

#include "core/result.h"

namespace tavola::client {

/// Somebody who is told when its socket is ready. Must outlive the loop's run in which it is watched; may be told once
/// more than there is something to do.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void ready(std::uint32_t events) = 0;  ///< as epoll names them
};

class Loop {
 public:
  using Clock = std::chrono::steady_clock;

  static core::Result<std::unique_ptr<Loop>> make();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  /// Watches the socket for incoming bytes, and for room for outgoing ones if asked to. Closing it ends that.
  core::Status watch(int socket, Watcher& watcher, bool writable);
  /// The same for a socket that is watched already.
  void change(int socket, Watcher& watcher, bool writable);

  /// Tells those whose sockets are ready; waits for one, but not after `until`.
  void run_once(Clock::time_point until);

  /// Room to receive into: what is in it is true until the next reading.
  std::span<char> chunk() { return chunk_; }

 private:
  explicit Loop(int epoll) : epoll_(epoll) {}
  int epoll_;
  std::array<char, std::size_t{256} * 1024> chunk_;
};

/// Lets this process have as many descriptors as the system allows; the number.
std::size_t raise_descriptor_limit();

}  // namespace tavola::client
