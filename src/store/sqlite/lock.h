// The lock that lets only one server use a store.
#pragma once

#include <string>

#include "core/result.h"

namespace tavola::store {

/// Held by the server of a store, and by work that must not happen beside one. It is a lock on the file "<store>.lock".
/// The system releases it when the process ends. The file stays, and means nothing by itself.
class ServerLock {
 public:
  ServerLock() = default;
  ServerLock(ServerLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  ServerLock& operator=(ServerLock&& other) noexcept;
  ServerLock(const ServerLock&) = delete;
  ServerLock& operator=(const ServerLock&) = delete;
  ~ServerLock();

  /// Takes the lock of this store; "store-busy" at once if another process has it.
  static core::Result<ServerLock> take(const std::string& store_path);

  bool held() const { return file_ >= 0; }

 private:
  int file_ = -1;
};

}  // namespace tavola::store
