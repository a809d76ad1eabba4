#include "store/sqlite/lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace tavola::store {

using core::Error;
using core::Result;

namespace {

/// " (process 123)", as the holder of the lock wrote it; "" if that can't be read.
std::string holder(int file) {
  std::array<char, 16> digits{};
  const ssize_t got = ::pread(file, digits.data(), digits.size(), 0);
  std::size_t length = 0;
  while (std::cmp_less(length, got) && digits[length] >= '0' && digits[length] <= '9') ++length;
  return length == 0 ? "" : " (process " + std::string(digits.data(), length) + ")";
}

/// One name for a file that has several paths.
std::string lock_path(const std::string& store_path) {
  std::error_code failed;
  const auto whole = std::filesystem::weakly_canonical(store_path, failed);
  return (failed ? store_path : whole.string()) + ".lock";
}

}  // namespace

ServerLock& ServerLock::operator=(ServerLock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

ServerLock::~ServerLock() {
  if (file_ >= 0) ::close(file_);
}

Result<ServerLock> ServerLock::take(const std::string& store_path) {
  const std::string path = lock_path(store_path);
  ServerLock lock;
  lock.file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock.file_ < 0) {
    const bool full = errno == ENOSPC || errno == EDQUOT;
    return Error{
        full ? "store-full" : "store-unwritable", path,
        std::string("can't be created (") + std::strerror(errno) + "): check the folder's permissions and free space"};
  }
  if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
    return Error{"store-busy", store_path,
                 "is in use by another tavola" + holder(lock.file_) + ": stop that one first"};
  }
  const std::string process = std::to_string(::getpid()) + "\n";
  // Only for the message above. The lock works without a number too.
  [[maybe_unused]] const bool noted =
      ::ftruncate(lock.file_, 0) == 0 && ::pwrite(lock.file_, process.data(), process.size(), 0) > 0;
  return lock;
}

}  // namespace tavola::store
