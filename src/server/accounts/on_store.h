// Waiting for the store in a coroutine: the work runs on the store's thread, and the coroutine continues on its own.
//
// Give the work a name first: g++ 12 destroys a lambda with captures twice if it is a temporary of a co_await.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>

#include "store/queue.h"

namespace tavola::server {

inline core::Error store_overloaded() {
  return {"overloaded", "", "the server has too much to write right now: try again in a few seconds"};
}

/// The core::Result of `work(Store&)`, which only reads.
template <class Work>
auto read_store(store::StoreQueue& queue, Work work)
    -> boost::asio::awaitable<std::invoke_result_t<Work, store::Store&>> {
  namespace asio = boost::asio;
  using Value = std::invoke_result_t<Work, store::Store&>;
  const auto executor = co_await asio::this_coro::executor;
  auto begin = [&queue, executor](auto handler, Work reading) {
    auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
    const auto resume = [waiting, executor](Value value) {
      asio::post(executor, [waiting, value = std::move(value)]() mutable { (*waiting)(std::move(value)); });
    };
    if (!queue.read(std::move(reading), resume)) resume(Value(store_overloaded()));
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Value)>(begin, asio::use_awaitable,
                                                                                      std::move(work));
}

/// Calls `work(Store&)` in a transaction. The work is on disk when this is Done.
template <class Work>
boost::asio::awaitable<core::Status> write_store(store::StoreQueue& queue, Work work) {
  namespace asio = boost::asio;
  const auto executor = co_await asio::this_coro::executor;
  auto begin = [&queue, executor](auto handler, Work writing) {
    auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
    const auto resume = [waiting, executor](core::Status status) {
      asio::post(executor, [waiting, status = std::move(status)]() mutable { (*waiting)(std::move(status)); });
    };
    if (!queue.write(std::move(writing), resume)) resume(core::Status(store_overloaded()));
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(core::Status)>(begin, asio::use_awaitable,
                                                                                             std::move(work));
}

}  // namespace tavola::server
