#include "server/accounts/password_thread.h"

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>

#include "server/accounts/passwords.h"

namespace tavola::server {

namespace asio = boost::asio;
using core::Error;
using core::Result;

PasswordThread::PasswordThread(std::size_t most_waiting) : most_waiting_(most_waiting) {}

PasswordThread::~PasswordThread() {
  pool_.stop();
  pool_.join();
}

template <class Work>
auto PasswordThread::run(Work work) -> asio::awaitable<Result<std::invoke_result_t<Work>>> {
  using Value = std::invoke_result_t<Work>;
  if (waiting_ >= most_waiting_) {
    co_return Error{"overloaded", "", "too many people are signing in right now: try again in a few seconds"};
  }
  const auto executor = co_await asio::this_coro::executor;
  auto begin = [this, executor](auto handler, Work job) {
    auto waiter = std::make_shared<decltype(handler)>(std::move(handler));
    asio::post(pool_, [waiter, executor, job = std::move(job)]() mutable {
      asio::post(executor, [waiter = std::move(waiter), value = job()]() mutable { (*waiter)(std::move(value)); });
    });
  };
  ++waiting_;
  Value value = co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Value)>(begin, asio::use_awaitable,
                                                                                          std::move(work));
  --waiting_;
  co_return value;
}

asio::awaitable<Result<std::string>> PasswordThread::hash(std::string password) {
  auto work = [password = std::move(password)] { return hash_password(password); };
  auto made = co_await run(std::move(work));
  if (made.ok() && made->empty()) {
    co_return Error{"overloaded", "", "the server doesn't have enough memory right now: try again in a few seconds"};
  }
  co_return made;
}

asio::awaitable<Result<bool>> PasswordThread::matches(std::string hash, std::string password) {
  auto work = [hash = std::move(hash), password = std::move(password)] {
    const bool matches = password_matches(hash.empty() ? kNobodysHash : hash, password);
    return matches && !hash.empty();
  };
  co_return co_await run(std::move(work));
}

}  // namespace tavola::server
