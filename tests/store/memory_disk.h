// A disk in memory, as an SQLite VFS. It knows what was synced and what was only written. For one connection at a time.
#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace tavola::store::testing {

class MemoryDisk {
 public:
  using Random = std::mt19937_64;

  MemoryDisk();
  MemoryDisk(const MemoryDisk&) = delete;
  MemoryDisk& operator=(const MemoryDisk&) = delete;
  ~MemoryDisk();

  /// The name of the VFS.
  const std::string& name() const { return name_; }

  /// Cuts the power in the middle of the n-th change from now (a write, sync, truncation or deletion; 0 is the next
  /// one). After that every call fails.
  void cut_after(std::uint64_t changes) { left_ = changes; }
  bool is_off() const { return off_; }

  /// Restores the power. Synced data is intact. Each sector of 512 bytes that was written since has its synced content
  /// or any later one.
  void restart(Random& random);

  /// Limits the total size of all files. Writes beyond it fail with SQLITE_FULL.
  void set_room(std::size_t bytes) { room_ = bytes; }
  std::size_t used() const;

  /// Makes every sync fail, as a broken disk does.
  void set_sync_fails(bool fails) { sync_fails_ = fails; }

 private:
  static constexpr std::size_t kSector = 512;

  /// One sector after a write or, if `cut` is set, a truncation to `at` bytes.
  struct Change {
    bool cut = false;
    std::size_t at = 0;
    std::string bytes;
  };

  struct Content {
    std::string now;
    std::string synced;
    bool ever_synced = false;
    std::vector<Change> changes;                       // since the last sync
    std::vector<std::unique_ptr<std::string>> shared;  // the regions of an -shm file
  };

  struct OpenFile {
    sqlite3_file base;  // must be first: SQLite sees only this
    MemoryDisk* disk;
    Content* content;
    bool passing;  // a temporary file, deleted on close
  };

  /// Counts a change. Returns false if the power is off or fails with this change.
  bool change_happens();
  int write(Content& content, const void* bytes, std::size_t size, std::size_t at);
  int truncate(Content& content, std::size_t size);
  int sync(Content& content);
  int remove(const std::string& name, bool synced);
  static void survive(Content& content, Random& random);

  static MemoryDisk& of(sqlite3_vfs* vfs) { return *static_cast<MemoryDisk*>(vfs->pAppData); }
  static OpenFile& of(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }
  static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags);
  static int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 at);
  static int map_shared(sqlite3_file* file, int region, int size, int extend, void volatile** out);
  void fill_methods();

  std::string name_;
  sqlite3_vfs vfs_{};
  sqlite3_io_methods methods_{};
  std::map<std::string, std::unique_ptr<Content>> files_;
  std::map<std::string, std::unique_ptr<Content>> deleted_;  // may come back after a power cut
  std::uint64_t left_ = UINT64_MAX;
  std::size_t room_ = SIZE_MAX;
  bool off_ = false;
  bool sync_fails_ = false;
};

}  // namespace tavola::store::testing
