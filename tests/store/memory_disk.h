// A disk in memory, as an SQLite VFS, that knows what was synced and what was only written. For one connection at a
// time.
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

  /// The power fails in the middle of the n-th change from now (a write, a sync, a truncation, a deletion; 0 is the
  /// next one). From then on every call fails.
  void cut_after(std::uint64_t changes) { left_ = changes; }
  bool is_off() const { return off_; }

  /// The power is back, and the disk has what was synced. Of what was only written, each sector of 512 bytes has its
  /// synced content or any that was written since.
  void restart(Random& random);

  /// How many bytes all files may have; writes beyond fail for want of room.
  void set_room(std::size_t bytes) { room_ = bytes; }
  std::size_t used() const;

  /// Makes every sync fail, as a broken disk does.
  void set_sync_fails(bool fails) { sync_fails_ = fails; }

 private:
  static constexpr std::size_t kSector = 512;

  /// One sector as a write left it; or, when `cut` is set, a truncation to so many bytes.
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
    sqlite3_file base;  // first: SQLite sees the file as this
    MemoryDisk* disk;
    Content* content;
    bool passing;  // without a name: it goes away when closed
  };

  /// Whether this change happens; false when the power is off or goes off with it.
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
  std::map<std::string, std::unique_ptr<Content>> deleted_;  // not yet for good
  std::uint64_t left_ = UINT64_MAX;
  std::size_t room_ = SIZE_MAX;
  bool off_ = false;
  bool sync_fails_ = false;
};

}  // namespace tavola::store::testing
