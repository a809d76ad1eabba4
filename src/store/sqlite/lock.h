// That one server alone uses a store.
#pragma once

#include <string>

#include "core/result.h"

namespace tavola::store {

/// Held by the server of a store, and by what must not happen beside one. It is a lock on the file "<store>.lock",
/// which stays there, empty of meaning, when it is not held: the system ends the lock with the process.
class ServerLock {
 public:
  ServerLock() = default;
  ServerLock(ServerLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  ServerLock& operator=(ServerLock&& other) noexcept;
  ServerLock(const ServerLock&) = delete;
  ServerLock& operator=(const ServerLock&) = delete;
  ~ServerLock();

  /// The lock of this store, or "store-busy" at once when another one has it.
  static core::Result<ServerLock> take(const std::string& store_path);

  bool held() const { return file_ >= 0; }

 private:
  int file_ = -1;
};

}  // namespace tavola::store
