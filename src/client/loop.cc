#include "client/loop.h"

#include <poll.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace tavola::client {

using core::Done;
using core::Error;
using core::Result;
using core::Status;

namespace {

epoll_event event_of(Watcher& watcher, bool writable) {
  epoll_event event{};
  event.events = EPOLLIN | (writable ? EPOLLOUT : 0u);
  event.data.ptr = &watcher;
  return event;
}

}  // namespace

Result<std::unique_ptr<Loop>> Loop::make() {
  const int epoll = ::epoll_create1(EPOLL_CLOEXEC);
  if (epoll < 0) return Error{"no-epoll", "", std::string("can't open epoll: ") + std::strerror(errno)};
  return std::unique_ptr<Loop>(new Loop(epoll));
}

Loop::~Loop() { ::close(epoll_); }

Status Loop::watch(int socket, Watcher& watcher, bool writable) {
  epoll_event event = event_of(watcher, writable);
  if (::epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event) == 0) return Done{};
  return Error{"no-epoll", "", std::string("a socket can't be watched: ") + std::strerror(errno)};
}

void Loop::change(int socket, Watcher& watcher, bool writable) {
  epoll_event event = event_of(watcher, writable);
  ::epoll_ctl(epoll_, EPOLL_CTL_MOD, socket, &event);
}

void Loop::run_once(Clock::time_point until) {
  using std::chrono::milliseconds;
  using std::chrono::nanoseconds;
  const nanoseconds left = std::max(nanoseconds(0), nanoseconds(until - Clock::now()));
  const auto whole = std::chrono::floor<milliseconds>(left);
  if (whole.count() == 0 && left.count() > 0) {  // epoll can't wait for less than a millisecond
    pollfd any{epoll_, POLLIN, 0};
    const timespec time{0, static_cast<long>(left.count())};
    ::ppoll(&any, 1, &time, nullptr);
  }
  std::array<epoll_event, 256> events;
  const auto wait = static_cast<int>(std::min<std::int64_t>(whole.count(), 1000));
  const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    static_cast<Watcher*>(event.data.ptr)->ready(event.events);
  }
}

std::size_t raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  ::getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

}  // namespace tavola::client
