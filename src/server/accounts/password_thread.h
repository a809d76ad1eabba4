// Hashing a password takes 50 ms on purpose. So it has a thread of its own, and a limited number may wait for it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <string>

#include "core/result.h"

namespace tavola::server {

/// Called on the I/O thread, where its coroutines continue. The error is "overloaded".
class PasswordThread {
 public:
  explicit PasswordThread(std::size_t most_waiting);
  ~PasswordThread();
  PasswordThread(const PasswordThread&) = delete;
  PasswordThread& operator=(const PasswordThread&) = delete;

  boost::asio::awaitable<core::Result<std::string>> hash(std::string password);
  /// Whether the hash is that of the password. The hash "" matches none, and finding that out takes just as long.
  boost::asio::awaitable<core::Result<bool>> matches(std::string hash, std::string password);

 private:
  template <class Work>
  auto run(Work work) -> boost::asio::awaitable<core::Result<std::invoke_result_t<Work>>>;

  const std::size_t most_waiting_;
  std::size_t waiting_ = 0;  // including the one at work; only for the I/O thread
  boost::asio::thread_pool pool_{1};
};

}  // namespace tavola::server
